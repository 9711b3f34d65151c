//! The laws that every position of every game keeps.
//!
//! Each panics with the position's text when it is broken, so that the position can be typed into a test.

use crate::Walk;
use chaupat_core::{
    Event, Fault, Match, Node, Ply, PlyOf, Position, RuleSet, Scratch, Seat, Step, ThrowSource, Visit,
};
use chaupat_dice::Seeded;
use chaupat_notation::{Notation, RulesText};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

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
    assert_eq!(position.count_actions(&mut Scratch::new()), listed, "{text}: counted as listed");
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
        let (rule, book) = (fault.rule(), <P::Rules as RulesText>::RULE);
        assert_eq!(
            rule.chars().next(),
            book.chars().next(),
            "{text}: {ply:?} is refused by a rule of the game, not {rule}"
        );
    }
}

fn visiting_leaves_no_trace<P: Notation>(position: &P, text: &str) {
    let (mut visited, mut played) = (position.clone(), Vec::new());
    for ply in position.plies() {
        let mut next = position.clone();
        next.play_unchecked(ply);
        played.push(next.clone());
        visited
            .visit(ply, |seen| assert_eq!(*seen.position(), next, "{text}: {ply:?} is seen as it is played"));
        assert_eq!(visited, *position, "{text}: {ply:?} is taken back");
    }
    let mut seen = Vec::new();
    visited.visit_each(position.plies(), |next| seen.push(next.position().clone()));
    assert_eq!((seen, &visited), (played, position), "{text}: visited one after the other");
    a_panic_leaves_no_trace(&mut visited, position, text);
}

/// A visitor that does not come back.
#[derive(Debug)]
struct Lost;

fn a_panic_leaves_no_trace<P: Notation>(visited: &mut P, position: &P, text: &str) {
    let Some(&ply) = position.plies().first() else { return };
    // Unlike `panic!`, this asks no hook, which would write to the terminal each time.
    let lost = AssertUnwindSafe(|| {
        visited.visit(ply, |next| {
            if let Some(&ply) = next.plies().first() {
                next.visit(ply, |_| resume_unwind(Box::new(Lost)));
            }
            resume_unwind(Box::new(Lost))
        });
    });
    let gone: Result<(), _> = catch_unwind(lost);
    assert!(gone.is_err_and(|cause| cause.is::<Lost>()), "{text}: the visitor was lost");
    assert_eq!(
        (&*visited, visited.key()),
        (position, position.key()),
        "{text}: {ply:?} is taken back all the same"
    );
}

/// Plays random games twice, and visits one of them at every step, up to three plies deep, with visitors who play
/// on and let players leave on clones. Both must go on alike, in what equality sees and in what only later steps bring to
/// light, such as the history behind repetition (J10.1). Returns the number of plies.
///
/// # Panics
/// When the visited game is another one.
pub fn visited_games<P: Notation>(rules: &P::Rules, games: u64) -> u64 {
    let mut plies = 0;
    for number in 0..games {
        let (mut chance, mut scratch) = (Seeded::stream(0x7151, number), Scratch::new());
        let mut alone = P::initial(rules);
        let mut visited = alone.clone();
        for _ in 0..600 {
            let Some(ply) = any_ply(&alone, &mut scratch, &mut chance) else { break };
            wander(&mut Visit::root(&mut visited), 3, &mut scratch, &mut chance);
            assert_eq!((&visited, visited.key()), (&alone, alone.key()), "visits leave no trace");
            alone.play_unchecked(ply);
            visited.play_unchecked(ply);
            assert_eq!((&visited, visited.key()), (&alone, alone.key()), "{ply:?} after visits");
            plies += 1;
        }
        assert_eq!(visited.outcome(), alone.outcome());
    }
    plies
}

fn any_ply<P: Position>(position: &P, scratch: &mut Scratch<P>, chance: &mut Seeded) -> Option<PlyOf<P>> {
    match position.node() {
        Node::Over => None,
        Node::Throw(_) => Some(Ply::Throw(position.throws().draw(chance))),
        Node::Act(_) => {
            let place = |count| chance.ticket(count as u64) as usize;
            Some(Ply::Act(position.pick_action(scratch, place)))
        }
    }
}

fn wander<P: Position>(visit: &mut Visit<'_, P>, depth: u32, scratch: &mut Scratch<P>, chance: &mut Seeded) {
    play_on_a_clone(visit, scratch, chance);
    let plies: Vec<_> = (0..2).filter_map(|_| any_ply(visit.position(), scratch, chance)).collect();
    if let (Some(_), Some(&first)) = (depth.checked_sub(1), plies.first()) {
        visit.visit(first, |next| wander(next, depth - 1, scratch, chance));
        visit.visit_each(plies, |next| wander(next, depth - 1, scratch, chance));
    }
}

fn play_on_a_clone<P: Position>(visit: &Visit<'_, P>, scratch: &mut Scratch<P>, chance: &mut Seeded) {
    let mut clone = visit.position().clone();
    let seat = Seat::ALL[chance.ticket(4) as usize];
    let event = [Event::Resigns(seat), Event::Flagged(seat), Event::Claims(seat)][chance.ticket(3) as usize];
    let _ = clone.happen(event);
    for _ in 0..2 {
        if let Some(ply) = any_ply(&clone, scratch, chance) {
            clone.play_unchecked(ply);
        }
    }
}

fn text_goes_round<P: Notation>(position: &P, text: &str) {
    let read =
        P::read_position(text).unwrap_or_else(|error| panic!("{text}: its own text is refused: {error}"));
    assert_eq!(read, *position, "{text}: read back");
    assert_eq!(read.key(), position.key(), "{text}: equal positions have equal keys");
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

/// A match taken back to any of its steps is the one that was played so far, events and endings too; so is one
/// that is undone step by step.
///
/// # Panics
/// When it is another.
pub fn matches_go_back<P: Notation>(rules: &P::Rules, games: u64) {
    for number in 0..games {
        let (mut chance, mut scratch) = (Seeded::stream(0xbac, number), Scratch::new());
        let (mut game, mut stood) = (Match::<P>::new(rules), Vec::new());
        while stood.len() < 400 && game.ending().is_none() {
            stood.push(game.clone());
            let seat = Seat::ALL[chance.ticket(4) as usize];
            let left = chance.ticket(90) == 0 && game.happen(Event::Resigns(seat)).is_ok();
            if let Some(ply) = any_ply(game.current(), &mut scratch, &mut chance).filter(|_| !left) {
                game.play(ply).expect("it is one of the legal ones");
            }
        }
        for (steps, then) in stood.iter().enumerate() {
            assert_eq!(game.at(steps), *then, "after {steps} steps");
        }
        assert_eq!(game.at(stood.len()), game, "at its end");
        while let Some(then) = stood.pop() {
            let Ok(_) = game.undo() else { break };
            assert_eq!(game, then, "undone to {} steps", stood.len());
        }
    }
}
