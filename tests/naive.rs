//! The engines against the naive second implementations, on random positions.

use crate::rulesets::{CHATURAJI, CHAUPAR};
use chaupat::{Notation, Ply, chaturaji, chaupar};
use chaupat_testkit::{
    Walk,
    naive::{self, NaivePly},
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

fn agree_in_games<P: Notation>(rule_sets: &[&str], naive: Naive, games: u64, sample: usize) {
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
fn chaupar_agrees_in_games() {
    agree_in_games::<chaupar::Position>(CHAUPAR, naive::chaupar::plies, 12, 7);
}

#[test]
fn chaupar_agrees_on_scattered_positions() {
    let positions = (0..20).flat_map(|seed| naive::chaupar::random_positions(seed).take(1500));
    agree_on::<chaupar::Position>(positions, naive::chaupar::plies);
}

#[test]
fn chaturaji_agrees_in_games() {
    agree_in_games::<chaturaji::Position>(CHATURAJI, naive::chaturaji::plies, 12, 7);
}

#[test]
fn chaturaji_agrees_on_scattered_positions() {
    let positions = (0..20).flat_map(|seed| naive::chaturaji::random_positions(seed).take(500));
    agree_on::<chaturaji::Position>(positions, naive::chaturaji::plies);
}
