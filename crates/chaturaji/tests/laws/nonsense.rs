//! Setups with nonsense in them: every kind is refused, none panics, and what is accepted is a position like others.

use crate::{
    games::{any_ply, assert_laws},
    lot::Lot,
    rule_sets::any_rules,
};
use chaturaji::{
    Capture, Class, Contest, Dice, Due, Kind, Man, Position, Preset, Reason, Setup, SetupFault, Square,
    Status,
};
use chaupat_core::{Node, Position as _, Seat, SeatSet};
use std::collections::BTreeSet;

/// A setup from somewhere in a random game.
fn any_setup(lot: &mut Lot) -> Setup {
    let rules = if lot.once_in(2) { lot.of(&Preset::ALL).rules() } else { any_rules(lot) };
    let mut position = Position::initial(&rules);
    for _ in 0..lot.below(300) {
        if position.node() == Node::Over {
            break;
        }
        position.play_unchecked(any_ply(&position, lot));
    }
    position.to_setup()
}

fn any_square(lot: &mut Lot) -> Square {
    Square::from_index(lot.below(64) as u8).expect("below 64")
}

fn any_seats(lot: &mut Lot) -> SeatSet {
    Seat::ALL.into_iter().filter(|_| lot.once_in(2)).collect()
}

fn any_dice(lot: &mut Lot) -> Dice {
    let (a, b) = (lot.of(&Class::ALL), lot.of(&Class::ALL));
    lot.of(&[Dice::NONE, Dice::one(a), Dice::two(a, b)])
}

fn any_number(lot: &mut Lot) -> u32 {
    lot.of(&[0, 1, 2, 3, 54, 255, 999_999, 99_999_999, 100_000_000, 100_000_001, u32::MAX])
}

fn any_due(lot: &mut Lot) -> Due {
    let capture = Capture { square: any_square(lot), of: lot.of(&Seat::ALL), crowned: lot.once_in(2) };
    let then = lot.once_in(2).then(|| lot.of(&Seat::ALL));
    let casts = [0; 4].map(|_: u8| lot.of(&[0, 0, 1, 2, 5, 12, 13, u8::MAX]));
    let (king, reason) = (lot.of(&Seat::ALL), lot.of(&Reason::ALL));
    let contest = Contest { armies: any_seats(lot), casts };
    lot.of(&[
        Due::First(contest),
        Due::Name,
        Due::Throw,
        Due::Catch,
        Due::Again,
        Due::Act,
        Due::Claim(capture),
        Due::Place { king, then, capture },
        Due::Over(reason),
    ])
}

/// Puts nonsense into one field.
fn spoil(setup: &mut Setup, lot: &mut Lot) {
    let army = lot.of(&Seat::ALL);
    match lot.below(16) {
        0 => setup.turn = None,
        1 => setup.turn = Some(army),
        2 | 3 => setup.due = any_due(lot),
        4 => setup.dice = any_dice(lot),
        5 => setup.status[army] = lot.of(&Status::ALL),
        6 => setup.scores[army] = any_number(lot),
        7 => setup.taken[army] = any_seats(lot),
        8 => setup.quiet = any_number(lot) as u16,
        9 => setup.command[army] = lot.of(&Seat::ALL),
        10 => setup.lost[army] = any_number(lot) as u8,
        11 => setup.thrones[army] = any_seats(lot),
        12 => setup.history.push((any_square(lot), any_square(lot))),
        13 => setup.history.clear(),
        14 => setup.men[any_square(lot).index()] = None,
        _ => {
            let man = Man { army, kind: lot.of(&Kind::ALL) };
            (0..=lot.below(10)).for_each(|_| setup.put(any_square(lot), man));
        }
    }
}

/// The name of the kind of a fault.
fn kind(fault: SetupFault) -> String {
    let name = format!("{fault:?}");
    name.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

#[test]
fn nonsense_is_refused_and_what_is_not_keeps_the_laws() {
    let mut lot = Lot(0x0BAD);
    let (mut refused, mut accepted) = (BTreeSet::new(), 0);
    for _ in 0..40_000 {
        let mut setup = any_setup(&mut lot);
        (0..=lot.below(3)).for_each(|_| spoil(&mut setup, &mut lot));
        match Position::from_setup(&setup) {
            Err(error) => {
                assert!(error.faults().is_sorted() && !error.to_string().is_empty());
                refused.extend(error.faults().iter().map(|&fault| kind(fault)));
            }
            Ok(mut position) => {
                accepted += 1;
                assert_eq!(position.to_setup(), setup);
                for _ in 0..20 {
                    assert_laws(&position);
                    if position.node() == Node::Over {
                        break;
                    }
                    position.play_unchecked(any_ply(&position, &mut lot));
                }
            }
        }
    }
    let all = [
        "Command",
        "Dice",
        "Due",
        "Exchange",
        "First",
        "History",
        "HistoryMove",
        "Lost",
        "Men",
        "NoMove",
        "NotOver",
        "OverBefore",
        "PawnBehind",
        "PawnWaits",
        "Pawns",
        "Placing",
        "Quiet",
        "Score",
        "Several",
        "Skipped",
        "Status",
        "TeamScores",
        "Thrones",
        "TookOwn",
        "Turn",
    ];
    assert_eq!(refused.iter().map(String::as_str).collect::<Vec<_>>(), all, "every kind of fault was found");
    assert!(accepted > 5_000, "{accepted}");
}
