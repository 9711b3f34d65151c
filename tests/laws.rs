//! The laws of the testkit on random games of every rule set.

use crate::rulesets::{CHATURAJI, CHAUPAR};
use chaupat::{Notation, chaturaji, chaupar};
use chaupat_testkit::laws;

/// Thousands of games of each rule set that people play, some of each other; laws are checked on a sample of positions.
fn hold_in<P: Notation>(rule_sets: &[&str], presets: usize) {
    for (index, text) in rule_sets.iter().enumerate() {
        let (games, sample) = if index < presets { (1000, 1499) } else { (32, 149) };
        let rules = P::read_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(P::write_rules(&rules), *text);
        let seen = laws::games::<P>(&rules, games, sample);
        assert!(seen > 10 * games, "{text}: {seen} positions");
    }
}

/// What a search does to a position, and a match to its past, in every rule set.
fn visits_and_matches<P: Notation>(rule_sets: &[&str]) {
    for text in rule_sets {
        let rules = P::read_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(laws::visited_games::<P>(&rules, 3) > 60, "{text}");
        laws::matches_go_back::<P>(&rules, 2);
    }
}

#[test]
fn visits_and_matches_of_chaupar() {
    visits_and_matches::<chaupar::Position>(CHAUPAR);
}

#[test]
fn visits_and_matches_of_chaturaji() {
    visits_and_matches::<chaturaji::Position>(CHATURAJI);
}

#[test]
fn laws_hold_in_chaupar() {
    hold_in::<chaupar::Position>(CHAUPAR, 9);
}

#[test]
fn laws_hold_in_chaturaji() {
    hold_in::<chaturaji::Position>(CHATURAJI, 7);
}
