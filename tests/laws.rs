//! The laws of the testkit on random games of every rule set.

use crate::rulesets::{self, in_every_game};
use chaupat::chaupar::parameters::{CastTable, Door, DoubletRule, Play};
use chaupat::chaupar::{self, Parameters, Values};
use chaupat::{Game, Notation, with_game};
use chaupat_testkit::laws;

/// A thousand games of each rule set that people play, some of each other; laws are checked on a sample of positions.
fn hold_in<P: Notation>(game: Game) {
    let played = rulesets::played(game);
    for text in rulesets::of(game) {
        let (games, sample) = if played.contains(&text) { (1000, 1499) } else { (32, 149) };
        let rules = P::read_rules(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(P::write_rules(&rules), text);
        let seen = laws::games::<P>(&rules, games, sample);
        assert!(seen > 10 * games, "{text}: {seen} positions");
    }
}

/// What a search does to a position, and a match to its past, in every rule set.
fn visits_and_matches<P: Notation>(rule_sets: &[String]) {
    for text in rule_sets {
        let rules = P::read_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!(laws::visited_games::<P>(&rules, 3) > 60, "{text}");
        laws::matches_go_back::<P>(&rules, 2);
    }
}

#[test]
fn visits_and_matches_hold_in_every_game() {
    in_every_game(|game| with_game!(game, P => visits_and_matches::<P>(&rulesets::of(game))));
}

#[test]
fn laws_hold_in_every_game() {
    in_every_game(|game| with_game!(game, P => hold_in::<P>(game)));
}

/// A game like ludo is parameters and nothing else (C2.4): one die, a six enters and throws again, no door, no bonus.
#[test]
fn laws_hold_in_a_game_like_ludo() {
    let parameters = Parameters {
        table: CastTable::CubicDie,
        play: Play::Each,
        extra: Values::of(&[6]),
        burn: false,
        capture_throws_again: true,
        door: Door::None,
        bonus: Values::NONE,
        doublet: DoubletRule::Off,
        ..chaupar::Preset::Cowrie.parameters()
    };
    let rules = chaupar::Rules::new(parameters).unwrap();
    let seen = laws::games::<chaupar::Position>(&rules, 300, 499);
    assert!(seen > 3000, "{seen} positions");
}
