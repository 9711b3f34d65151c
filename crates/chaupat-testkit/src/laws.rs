//! The laws that every position of every game keeps.
//!
//! Each panics with the position's text when it is broken, so that the position can be typed into a test.

use crate::Walk;
use chaupat_core::{Fault, Match, Node, PlyOf, RuleSet, Step};
use chaupat_notation::Notation;

/// Checks all laws that speak of one position; `strangers` are plies that were legal elsewhere.
///
/// # Panics
/// When a law is broken.
pub fn position<P: Notation>(position: &P, strangers: &[PlyOf<P>]) {
    let text = position.write_position();
    plies_are_sorted_and_fit_the_node(position, &text);
    counting_agrees_with_listing(position, &text);
    every_listed_ply_plays_and_no_other(position, strangers, &text);
    visiting_leaves_no_trace(position, &text);
    text_goes_round(position, &text);
    scores_come_at_the_end(position, &text);
}

fn plies_are_sorted_and_fit_the_node<P: Notation>(position: &P, text: &str) {
    let (mut actions, throws) = (Vec::new(), position.throws());
    position.actions(&mut actions);
    assert!(
        actions.is_sorted_by(|one, other| one < other),
        "{text}: actions are sorted, none twice: {actions:?}"
    );
    let sorted = throws.as_slice().is_sorted_by(|one, other| one.0 < other.0);
    assert!(sorted && throws.as_slice().iter().all(|&(_, weight)| weight > 0), "{text}: throws ascend");
    let (acts, casts) = match position.node() {
        Node::Throw(_) => (false, true),
        Node::Act(_) => (true, false),
        Node::Over => (false, false),
    };
    assert_eq!((!actions.is_empty(), !throws.is_empty()), (acts, casts), "{text}: what is due can be played");
    if let Some(seat) = position.node().seat() {
        assert!(position.rules().seats().contains(seat), "{text}: only seats in play have turns");
    }
}

fn counting_agrees_with_listing<P: Notation>(position: &P, text: &str) {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let listed = actions.len();
    assert_eq!(position.count_actions(&mut actions), listed, "{text}: counted as listed");
}

fn every_listed_ply_plays_and_no_other<P: Notation>(position: &P, strangers: &[PlyOf<P>], text: &str) {
    let plies = position.plies();
    for &ply in &plies {
        let next = position.clone().play(ply);
        let mut unchecked = position.clone();
        unchecked.play_unchecked(ply);
        match next {
            Ok(next) => assert_eq!(next, unchecked, "{text}: the same ply gives the same position"),
            Err(illegal) => panic!("{text}: {ply:?} is listed and refused: {illegal}"),
        }
    }
    for &ply in strangers.iter().filter(|ply| !plies.contains(ply)) {
        let Some(fault) = position.fault(ply) else { panic!("{text}: {ply:?} is not listed and plays") };
        assert!(fault.rule().starts_with(['C', 'J']), "{text}: {ply:?} is refused by a rule");
    }
}

fn visiting_leaves_no_trace<P: Notation>(position: &P, text: &str) {
    let (mut visited, mut played) = (position.clone(), Vec::new());
    for ply in position.plies() {
        let mut next = position.clone();
        next.play_unchecked(ply);
        played.push(next.clone());
        visited.visit(ply, |seen| assert_eq!(*seen, next, "{text}: {ply:?} is seen as it is played"));
        assert_eq!(visited, *position, "{text}: {ply:?} is taken back");
    }
    let mut seen = Vec::new();
    visited.visit_each(position.plies(), |next| seen.push(next.clone()));
    assert_eq!((seen, &visited), (played, position), "{text}: visited one after the other");
}

fn text_goes_round<P: Notation>(position: &P, text: &str) {
    let read =
        P::read_position(text).unwrap_or_else(|error| panic!("{text}: its own text is refused: {error}"));
    assert_eq!(read, *position, "{text}: read back");
    assert_eq!(read.write_position(), text, "written again");
    assert_eq!(read.plies(), position.plies(), "{text}: equal positions have equal plies");
    for ply in position.plies() {
        let short = position.write_ply(ply);
        let same = position.read_ply(&short);
        assert_eq!(same, Ok(ply), "{text}: {short} is read back");
        let long = position.record_ply(ply);
        assert_eq!(position.read_ply(&long[0]), Ok(ply), "{text}: {} is read back", long[0]);
    }
}

fn scores_come_at_the_end<P: Notation>(position: &P, text: &str) {
    let over = position.node() == Node::Over;
    assert_eq!(position.outcome().is_some(), over, "{text}: an outcome comes at the end");
    assert_eq!(position.ended().is_some(), over, "{text}: and so does its reason");
    let outcome = position.outcome().unwrap_or_else(|| position.standing(None));
    for (seat, place) in outcome.places.iter() {
        let plays = position.rules().seats().contains(seat);
        assert_eq!(place.is_some(), plays, "{text}: each seat in play has a place");
    }
}

/// Walks through random games of a rule set and checks the laws at one in `sample` positions, at every last one, and of
/// one in 16 matches. Returns the number of plies.
///
/// # Panics
/// When a law is broken.
pub fn games<P: Notation>(rules: &P::Rules, games: u64, sample: u64) -> u64 {
    let mut seen = 0;
    let mut strangers = Vec::new();
    for number in 0..games {
        let mut walk = Walk::<P>::new(rules, number);
        while let Some(ply) = walk.next_ply() {
            if (seen + number).is_multiple_of(sample) {
                position(walk.game().current(), &strangers);
            }
            if strangers.len() < 60 {
                strangers.push(ply);
            } else {
                strangers[(seen % 60) as usize] = ply;
            }
            seen += 1;
            walk.play(ply);
        }
        position(walk.game().current(), &strangers);
        if number.is_multiple_of(16) {
            undoing_and_replaying_is_identity(walk.game());
        }
    }
    seen
}

fn undoing_and_replaying_is_identity<P: Notation>(game: &Match<P>) {
    let mut earlier = game.at(game.steps().len() / 2);
    for step in &game.steps()[earlier.steps().len()..] {
        let Step::Ply(ply) = step else { continue };
        let before = earlier.clone();
        earlier.play(*ply).expect("it was played before");
        if let Ok(undone) = earlier.undo() {
            assert_eq!((undone, &earlier), (*step, &before), "undone");
            earlier.play(*ply).expect("it was played before");
        }
        if earlier.steps().len() > before.steps().len() + 40 {
            break;
        }
    }
    assert_eq!(earlier, *game, "replayed");
}
