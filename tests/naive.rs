//! The engines against the naive second implementations, on random positions.

use crate::rulesets::{self, in_every_game};
use chaupat::{Notation, Ply, with_game};
use chaupat_testkit::{
    Walk,
    naive::{NaivePly, Twin},
};

type Naive = fn(&str) -> Result<Vec<NaivePly>, String>;

/// Each line as `moves` prints it.
fn fast<P: Notation>(position: &P) -> Vec<String> {
    let throws = position.throws();
    let line = |ply| {
        let mut next = position.clone();
        next.play_unchecked(ply);
        let weight = match ply {
            Ply::Throw(throw) => throws.weight(throw).map(u128::from),
            Ply::Act(_) => None,
        };
        written(&position.write_ply(ply), weight, &next.write_position())
    };
    position.plies().into_iter().map(line).collect()
}

fn written(ply: &str, weight: Option<u128>, next: &str) -> String {
    weight.map_or_else(|| format!("{ply}\t{next}"), |weight| format!("{ply}\t{weight}\t{next}"))
}

fn agree<P: Notation>(position: &P, naive: Naive) {
    let text = position.write_position();
    let slow = naive(&text).unwrap_or_else(|error| panic!("{text}: the naive reader refuses: {error}"));
    let slow: Vec<String> = slow.iter().map(|ply| written(&ply.text, ply.weight, &ply.next)).collect();
    let fast = fast(position);
    assert!(fast == slow, "{text}\nfast:\n  {}\nnaive:\n  {}", fast.join("\n  "), slow.join("\n  "));
}

fn agree_in_games<P: Notation>(rule_sets: &[String], naive: Naive, games: u64, sample: usize) {
    for text in rule_sets {
        let rules = P::read_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        for number in 0..games {
            let mut walk = Walk::<P>::new(&rules, 1000 + number);
            let mut plies = number as usize;
            while let Some(ply) = walk.next_ply() {
                if plies.is_multiple_of(sample) {
                    agree(walk.game().current(), naive);
                }
                walk.play(ply);
                plies += 1;
            }
            agree(walk.game().current(), naive);
        }
    }
}

fn agree_on<P: Notation>(positions: impl Iterator<Item = String>, naive: Naive) {
    for text in positions {
        let position = P::read_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.write_position(), text);
        agree(&position, naive);
    }
}

#[test]
fn twins_agree_in_games() {
    in_every_game(|game| {
        let plies = Twin::of(game.name()).plies;
        with_game!(game, P => agree_in_games::<P>(&rulesets::of(game), plies, 12, 7));
    });
}

#[test]
fn twins_agree_on_scattered_positions() {
    in_every_game(|game| {
        let Twin { plies, random_positions } = Twin::of(game.name());
        let positions = (0..20).flat_map(|seed| random_positions(seed).take(1000));
        with_game!(game, P => agree_on::<P>(positions, plies));
    });
}
