//! Laws that hold at every step of random games, in every preset and in rule sets drawn at random.

use crate::{lot::Lot, rule_sets::any_rules};
use chaturaji::parameters::First;
use chaturaji::{Action, Choice, Dice, Due, Position, Preset, Rules, Square, Throw};
use chaupat_core::{Event, Fault as _, Node, Ply, Position as _, Scratch, Seat};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

fn every_action() -> Vec<Action> {
    let mut all = vec![Action::Keep, Action::Claim, Action::Decline, Action::Pass];
    for count in 0..=2 {
        all.extend(Dice::all(count).map(Action::Name).chain(Dice::all(count).map(Action::Cast)));
    }
    all.extend(Square::all().map(Action::At));
    let choices = [None].into_iter().chain(Choice::ALL.map(Some));
    for choice in choices {
        for from in Square::all() {
            all.extend(Square::all().map(|to| Action::Move { from, to, choice }));
        }
    }
    all
}

fn every_throw() -> Vec<Throw> {
    let mut all: Vec<Throw> =
        Seat::ALL.into_iter().map(Throw::Army).chain((0..=13).map(Throw::Sum)).collect();
    (0..=2).for_each(|count| all.extend(Dice::all(count).map(Throw::Dice)));
    all
}

pub(crate) fn assert_laws(position: &Position) {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let throws = position.throws();
    assert!(actions.is_sorted_by(|a, b| a < b), "sorted, none twice");
    assert!(throws.as_slice().is_sorted_by(|a, b| a.0 < b.0));
    assert!(throws.as_slice().iter().all(|&(_, weight)| weight > 0));
    assert_eq!(position.count_actions(&mut Scratch::new()), actions.len());
    for (place, &action) in actions.iter().enumerate() {
        let pick = |count| {
            assert_eq!(count, actions.len());
            place
        };
        assert_eq!(position.pick_action(&mut Scratch::new(), pick), action);
    }
    match position.node() {
        Node::Over => assert!(actions.is_empty() && throws.is_empty() && position.outcome().is_some()),
        Node::Throw(_) => assert!(actions.is_empty() && !throws.is_empty() && position.outcome().is_none()),
        Node::Act(_) => assert!(!actions.is_empty() && throws.is_empty() && position.outcome().is_none()),
    }
    let setup = position.to_setup();
    let again = Position::from_setup(&setup);
    assert_eq!(again.as_ref(), Ok(position), "{setup:?}");
    let keys = |position: &Position| (position.key(), position.placement_key(), hash(position));
    assert_eq!(
        again.as_ref().map(keys),
        Ok(keys(position)),
        "the keys that were kept are those of the setup"
    );
}

fn hash(position: &Position) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(position)
}

/// Exactly the listed plies are legal (J2, J5.3), and the others are refused with a rule.
fn assert_faults(position: &Position, actions: &[Action], throws: &[Throw]) {
    let mut listed = Vec::new();
    position.actions(&mut listed);
    for &action in actions {
        let fault = position.fault(Ply::Act(action));
        assert_eq!(
            fault.is_none(),
            listed.binary_search(&action).is_ok(),
            "{action:?} {fault:?} {position:?}"
        );
        assert!(fault.is_none_or(|fault| fault.rule().starts_with('J')));
    }
    for &throw in throws {
        let fault = position.fault(Ply::Throw(throw));
        assert_eq!(fault.is_none(), position.throws().weight(throw).is_some(), "{throw:?} {fault:?}");
    }
}

/// Visiting a ply shows what playing it brings, and takes everything back.
fn assert_visits(position: &mut Position) {
    let before = position.clone();
    for ply in before.plies() {
        let mut played = before.clone();
        played.play_unchecked(ply);
        position.visit(ply, |next| {
            assert_eq!(*next.position(), played);
            for ply in next.plies().into_iter().take(3) {
                let after = next.visit(ply, |after| after.position().clone());
                let mut played = played.clone();
                played.play_unchecked(ply);
                assert_eq!(after, played);
            }
            assert_eq!(*next.position(), played);
        });
        assert_eq!(*position, before);
    }
    let (mut visited, mut played) = (Vec::new(), Vec::new());
    position.visit_each(before.plies(), |next| {
        next.plies().first().into_iter().for_each(|&ply| next.visit(ply, |_| ()));
        visited.push(next.position().clone());
    });
    for ply in before.plies() {
        played.push(before.clone());
        played.last_mut().expect("one was pushed").play_unchecked(ply);
    }
    assert_eq!((visited, &*position), (played, &before));
}

pub(crate) fn any_ply(position: &Position, lot: &mut Lot) -> Ply<Action, Throw> {
    let throws = position.throws();
    if throws.is_empty() {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        // Captures now and then, so that games come to their ends.
        let loud =
            |action: &&Action| matches!(action, Action::Move { to, .. } if position.man_at(*to).is_some());
        let captures: Vec<Action> = actions.iter().filter(loud).copied().collect();
        let pool = if captures.is_empty() || lot.once_in(2) { &actions } else { &captures };
        return Ply::Act(lot.of(pool));
    }
    Ply::Throw(throws.pick(lot.below(throws.total() as usize) as u64))
}

fn play_game(rules: &Rules, lot: &mut Lot, actions: &[Action], throws: &[Throw], events: bool) {
    let mut position = Position::initial(rules);
    for _ in 0..3000 {
        assert_laws(&position);
        if lot.once_in(200) {
            assert_faults(&position, actions, throws);
            assert_visits(&mut position);
        }
        if position.node() == Node::Over {
            return;
        }
        if events && lot.once_in(60) {
            let seat = lot.of(&Seat::ALL);
            let event = lot.of(&[Event::Resigns(seat), Event::Flagged(seat), Event::Claims(seat)]);
            let mut next = position.clone();
            if next.happen(event).is_err() {
                assert_eq!(next, position);
            }
            position = next;
            continue;
        }
        position.play_unchecked(any_ply(&position, lot));
    }
}

#[test]
fn j11_every_preset_keeps_the_laws() {
    let mut lot = Lot(0x1030);
    let (actions, throws) = (every_action(), every_throw());
    for preset in Preset::ALL {
        for game in 0..60 {
            play_game(&preset.rules(), &mut lot, &actions, &throws, game % 3 == 0);
        }
    }
}

#[test]
fn j11_1_rule_sets_drawn_at_random_keep_the_laws() {
    let mut lot = Lot(0x1783);
    let (actions, throws) = (every_action(), every_throw());
    for game in 0..600 {
        let rules = any_rules(&mut lot);
        play_game(&rules, &mut lot, &actions, &throws, game % 2 == 0);
    }
}

#[test]
fn j9_4_special_nodes_keep_the_laws() {
    let mut lot = Lot(0x54);
    let (actions, throws) = (every_action(), every_throw());
    let mut seen = [0; 4];
    for _ in 0..1500 {
        let mut position = Position::initial(&Preset::Forbes.rules());
        while position.node() != Node::Over {
            let at = match position.due() {
                Due::Claim(_) => 0,
                Due::Place { then: None, .. } => 1,
                Due::Place { .. } => 2,
                _ => 3,
            };
            seen[at] += 1;
            if at < 3 {
                assert_laws(&position);
                assert_visits(&mut position);
                assert_faults(&position, &actions, &throws);
            }
            position.play_unchecked(any_ply(&position, &mut lot));
        }
    }
    assert!(seen[0] > 20 && seen[1] > 0, "{seen:?}");
}

/// The ply as the next army, a quarter turn further, sees it (J1.2).
fn turned(ply: Ply<Action, Throw>) -> Ply<Action, Throw> {
    let quarter = |square: Square| chaturaji::army::absolute_square(chaturaji::army::YELLOW, square);
    match ply {
        Ply::Act(Action::Move { from, to, choice }) => {
            Ply::Act(Action::Move { from: quarter(from), to: quarter(to), choice })
        }
        Ply::Act(Action::At(square)) => Ply::Act(Action::At(quarter(square))),
        Ply::Throw(Throw::Army(army)) => Ply::Throw(Throw::Army(army.next())),
        other => other,
    }
}

#[test]
fn j1_2_a_game_turned_by_a_quarter_is_the_same_game() {
    let mut lot = Lot(0x12);
    for preset in Preset::ALL {
        let mut next = preset.parameters();
        next.first = First::Army(chaturaji::army::GREEN);
        let next = Rules::new(next).expect("any army may begin");
        for _ in 0..20 {
            let (mut red, mut green) = (Position::initial(&preset.rules()), Position::initial(&next));
            while red.node() != Node::Over {
                let mut plies: Vec<_> = red.plies().into_iter().map(turned).collect();
                plies.sort_unstable();
                assert_eq!(plies, green.plies());
                let ply = any_ply(&red, &mut lot);
                red.play_unchecked(ply);
                green.play_unchecked(turned(ply));
                for army in Seat::ALL {
                    assert_eq!(red.score(army), green.score(army.next()));
                }
            }
            assert_eq!(green.node(), Node::Over);
        }
    }
}
