//! Keys: kept through a game they are what a setup gives, and different positions have different ones.

use crate::lot::Lot;
use chaturaji::{Action, Dice, Due, Man, Position, Preset, Rules, Setup, Square, Status, army};
use chaupat_core::{Node, Ply, Position as _, Scratch, Seat, SeatSet, key_of};
use std::collections::HashMap;

/// Plays random games, and looks at each position on the way, until so many were seen.
fn wander(rules: &Rules, positions: usize, mut look: impl FnMut(&Position)) {
    let (mut lot, mut scratch, mut seen) = (Lot(0x2026), Scratch::new(), 0);
    loop {
        let mut position = Position::initial(rules);
        while position.node() != Node::Over {
            look(&position);
            seen += 1;
            if seen == positions {
                return;
            }
            let throws = position.throws();
            position.play_unchecked(if throws.is_empty() {
                Ply::Act(position.pick_action(&mut scratch, |count| lot.below(count)))
            } else {
                Ply::Throw(throws.pick(lot.below(throws.total() as usize) as u64))
            });
        }
    }
}

/// 100 000 positions of each preset, of which hundreds of thousands are different: by an own hash of the whole setup.
#[test]
fn different_positions_of_random_games_have_different_keys() {
    let mut different = 0;
    for preset in Preset::ALL {
        let (mut keys, mut others) = (HashMap::new(), HashMap::new());
        wander(&preset.rules(), 100_000, |position| {
            let (key, other) = (position.key(), key_of(&position.to_setup()));
            assert_eq!(*keys.entry(key).or_insert(other), other, "two positions, one key: {position:?}");
            assert_eq!(*others.entry(other).or_insert(key), key, "one position, two keys: {position:?}");
        });
        different += keys.len();
    }
    assert!(different > 300_000, "{different}");
}

/// The placement with the army to move, told by squares, and its key are different for the same positions.
#[test]
fn j10_1_placements_have_different_keys() {
    for preset in [Preset::Diceless, Preset::Ffa, Preset::Classic] {
        let (mut keys, mut others) = (HashMap::new(), HashMap::new());
        wander(&preset.rules(), 100_000, |position| {
            let (key, other) = (position.placement_key(), {
                let men: Vec<Option<Man>> = Square::all().map(|square| position.man_at(square)).collect();
                key_of(&(men, position.turn()))
            });
            assert_eq!(*keys.entry(key).or_insert(other), other, "two placements, one key: {position:?}");
            assert_eq!(*others.entry(other).or_insert(key), key, "one placement, two keys: {position:?}");
        });
    }
}

fn at(text: &str) -> Square {
    text.parse().expect("a square")
}

fn bare(preset: Preset, men: &str) -> Setup {
    let mut setup = Setup::empty(preset.rules());
    for word in men.split(' ') {
        let mut letters = word.chars();
        let army = letters.next().and_then(army::from_letter).expect("an army");
        let kind = letters.next().and_then(chaturaji::Kind::from_letter).expect("a type");
        setup.put(at(letters.as_str()), Man { army, kind });
    }
    setup
}

fn position(setup: &Setup) -> Position {
    Position::from_setup(setup).unwrap_or_else(|error| panic!("{error}: {setup:?}"))
}

/// Each part of a position that equality sees, changed alone.
#[test]
fn a_key_covers_all_that_equality_covers() {
    let classic = bare(Preset::Classic, "rKh4 rPc3 gKd1 yKa5 bKe8 bBd4");
    let forbes = bare(Preset::Forbes, "rKh4 rPc3 gKd1 yKa5 bKe8 bBd4");
    let changed = |setup: &Setup, change: &dyn Fn(&mut Setup)| {
        let mut other = setup.clone();
        change(&mut other);
        let (one, other) = (position(setup), position(&other));
        assert_ne!(one, other);
        assert_ne!(one.key(), other.key(), "{one:?} and {other:?}");
    };
    let two = Dice::two(chaturaji::Class::Pawn, chaturaji::Class::Pawn);
    changed(&classic, &|setup| setup.turn = Some(army::GREEN));
    changed(&classic, &|setup| setup.quiet = 1);
    changed(&classic, &|setup| setup.scores[army::RED] = 1);
    changed(&classic, &|setup| setup.scores[army::BLACK] = 1);
    changed(&classic, &|setup| setup.taken[army::RED] = SeatSet::of(army::GREEN));
    changed(&classic, &|setup| setup.taken[army::YELLOW] = SeatSet::of(army::GREEN));
    changed(&classic, &|setup| setup.status[army::GREEN] = Status::Resigned);
    changed(&classic, &|setup| setup.status[army::GREEN] = Status::Flagged);
    changed(&classic, &|setup| (setup.due, setup.dice) = (Due::Act, two));
    changed(&classic, &|setup| setup.men.swap(at("c3").index(), at("d4").index()));
    changed(&forbes, &|setup| setup.lost[army::GREEN] = 1);
    changed(&forbes, &|setup| setup.lost[army::GREEN] = 2);
    changed(&forbes, &|setup| setup.thrones[army::RED] = SeatSet::of(army::GREEN));
    changed(&forbes, &|setup| {
        setup.thrones[army::RED] = SeatSet::of(army::YELLOW);
        setup.command[army::YELLOW] = army::RED;
    });
}

/// The same placement with the same counts, reached on two ways: only the quiet moves tell them apart.
#[test]
fn j10_1_a_key_covers_the_quiet_moves_and_their_order() {
    let reached = |ways: [&str; 8]| {
        let mut setup = bare(Preset::Diceless, "rKh4 rBh1 gKd1 gBa1 yKa5 yBa8 bKe8 bBh8");
        setup.due = Due::Act;
        let mut position = position(&setup);
        for way in ways {
            let action = Ply::Act(Action::step(at(&way[..2]), at(&way[2..])));
            assert_eq!(position.fault(action), None, "{way}");
            position.play_unchecked(action);
        }
        position
    };
    let one = reached(["h4h5", "d1d2", "a5a6", "e8e7", "h5g5", "d2d3", "a6a5", "e7e8"]);
    let other = reached(["h4g4", "d1d2", "a5a6", "e8e7", "g4g5", "d2d3", "a6a5", "e7e8"]);
    assert_eq!(one.placement_key(), other.placement_key());
    assert_eq!((one.quiet(), one.turn()), (other.quiet(), Some(Seat::ALL[0])));
    assert_ne!(one, other);
    assert_ne!(one.key(), other.key());
}
