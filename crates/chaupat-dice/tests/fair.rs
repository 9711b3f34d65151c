//! A million throws of one key, counted in every way in which dice could be false.

use chaupat_core::{Seat, Weighted};
use chaupat_dice::fair::{Key, Salt, Secret};

const THROWS: u32 = 1_000_000;

/// How many of seven shells lie with the mouth up.
const SHELLS: Weighted<usize> =
    Weighted::table(&[(0, 1), (1, 7), (2, 21), (3, 35), (4, 35), (5, 21), (6, 7), (7, 1)]);

fn key() -> Key {
    let salts = [1, 2, 3, 4].map(|byte| Some(Salt::new([byte; 32])));
    Key::new(&Secret::new([42; 32]), "a-million-throws", "", &salts)
}

/// Throw number `t`, of the seats in turn.
fn throw(key: &Key, t: u32) -> usize {
    SHELLS.draw(&mut key.source(t, seat(t), &[]))
}

fn seat(t: u32) -> Seat {
    Seat::ALL[t as usize % 4]
}

/// Pearson's sum over cells of what was counted and the share that was expected.
fn chi_square(cells: impl Iterator<Item = (u64, f64)> + Clone) -> f64 {
    let total: u64 = cells.clone().map(|(count, _)| count).sum();
    let distance = |(count, share): (u64, f64)| {
        let expected = share * total as f64;
        (count as f64 - expected).powi(2) / expected
    };
    cells.map(distance).sum()
}

fn share(value: usize) -> f64 {
    SHELLS.as_slice()[value].1 as f64 / 128.0
}

/// The critical values are those of the tables for a chance of 0.1 %: 24.32 for 7 degrees of freedom, 103.4 for 63.
#[test]
fn a_million_throws_fall_as_they_should() {
    let key = key();
    let mut by_seat = [[0_u64; 8]; 4];
    let mut pairs = [[0_u64; 8]; 8];
    let mut before = throw(&key, 0);
    for t in 1..=THROWS {
        let value = throw(&key, t);
        by_seat[seat(t).index()][value] += 1;
        pairs[before][value] += 1;
        before = value;
    }
    let all = (0..8).map(|value| (by_seat.iter().map(|counts| counts[value]).sum(), share(value)));
    let of_all = chi_square(all);
    assert!(of_all < 24.32, "{of_all}");
    for counts in by_seat {
        let of_seat = chi_square((0..8).map(|value| (counts[value], share(value))));
        assert!(of_seat < 24.32, "{of_seat}");
    }
    let cells = (0..64).map(|cell| (pairs[cell / 8][cell % 8], share(cell / 8) * share(cell % 8)));
    let of_pairs = chi_square(cells);
    assert!(of_pairs < 103.4, "{of_pairs}");
}

/// Seven bits of a ticket as shells of their own: each lies up as often as down, and each pair alike as often as not.
/// 17.1 is the critical value for one degree of freedom when 28 cells together shall fail by a chance of 0.1 %.
#[test]
fn each_shell_and_each_pair_of_shells_falls_as_it_should() {
    let key = key();
    let coins = Weighted::collect((0..128_u32).map(|shells| (shells, 1)));
    let (mut up, mut alike) = ([0_u64; 7], [[0_u64; 7]; 7]);
    for t in 1..=THROWS {
        let shells = coins.draw(&mut key.source(t, seat(t), &[]));
        for one in 0..7 {
            up[one] += u64::from(shells >> one & 1);
            for (other, count) in alike[one].iter_mut().enumerate().take(one) {
                *count += u64::from((shells >> one ^ shells >> other) & 1 == 0);
            }
        }
    }
    let all = up.into_iter().chain((0..7).flat_map(|one| alike[one][..one].to_vec()));
    for count in all {
        let of_one = chi_square([(count, 0.5), (u64::from(THROWS) - count, 0.5)].into_iter());
        assert!(of_one < 17.1, "{of_one}");
    }
}

/// Whoever takes what is public for the secret guesses no better than chance: two throws of seven shells agree with a
/// chance of 3432 in 16384 (the sum of the squared weights), 20947 times in 100 000, give or take five times 129.
#[test]
fn a_commitment_gives_nothing_away() {
    let secret = Secret::new([42; 32]);
    let key = Key::new(&secret, "game", "", &[None]);
    let guess = Key::new(&Secret::new(secret.commitment("game").0), "game", "", &[None]);
    let hits = (1..=100_000).filter(|&t| throw(&key, t) == throw(&guess, t)).count();
    assert!((20_302..21_592).contains(&hits), "{hits}");
}
