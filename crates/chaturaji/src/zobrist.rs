//! Zobrist keys (Zobrist, 1970): a random number for each man on each square. The key of a placement is the exclusive or
//! of its men's numbers, so that a move changes it by two of them.

use crate::{Man, Square};
use chaupat_core::Seat;

/// The numbers of Red's men, by type and square. Those of the other armies are the same bits turned round, each time by an
/// odd number of places: all that a small table lacks against a large one is room in the cache.
static MEN: [[u64; 64]; 5] = men();

/// How far the bits are turned from one army to the next.
const TURNED: u32 = 13;

/// The numbers of the army to move.
static TURN: [u64; 4] = [random(320), random(321), random(322), random(323)];

/// The number of a man on a square.
#[inline]
pub(crate) fn man(man: Man, square: Square) -> u64 {
    MEN[man.kind.index()][square.index()].rotate_left(TURNED * man.army.index() as u32)
}

/// The numbers of a man on two squares, combined: what his move from one to the other changes.
#[inline]
pub(crate) fn step(man: Man, from: Square, to: Square) -> u64 {
    let numbers = &MEN[man.kind.index()];
    (numbers[from.index()] ^ numbers[to.index()]).rotate_left(TURNED * man.army.index() as u32)
}

/// The number of the army to move.
#[inline]
pub(crate) fn turn(army: Seat) -> u64 {
    TURN[army.index()]
}

const fn men() -> [[u64; 64]; 5] {
    let mut table = [[0; 64]; 5];
    let mut place = 0;
    while place < 320 {
        table[place / 64][place % 64] = random(place as u64);
        place += 1;
    }
    table
}

/// A number of the sequence of SplitMix64 (Steele, Lea and Flood, 2014).
const fn random(place: u64) -> u64 {
    scatter((place + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// The finalizer of SplitMix64: one to one, and a changed bit changes about half of all.
pub(crate) const fn scatter(mut mixed: u64) -> u64 {
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;
    use std::collections::HashSet;

    #[test]
    fn every_man_on_every_square_has_a_number_of_his_own() {
        let men = Seat::ALL.into_iter().flat_map(|army| Kind::ALL.map(|kind| Man { army, kind }));
        let men = men.flat_map(|man| Square::all().map(move |square| super::man(man, square)));
        let numbers: HashSet<u64> = men.chain(TURN).collect();
        assert_eq!(numbers.len(), 4 * 5 * 64 + 4);
        assert!(!numbers.contains(&0));
    }

    /// The first numbers of SplitMix64 from the seed 0, as its authors' program gives them.
    #[test]
    fn the_numbers_are_those_of_split_mix() {
        assert_eq!(
            [random(0), random(1), random(2)],
            [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]
        );
    }
}
