use crate::study::*;
use chaupar::{Action, Fault, Position, Preset, Throw};
use chaupat_core::{Fault as _, Ply, Position as _};

fn throw_fault(position: &Position, throw: Throw) -> Fault {
    position.fault(Ply::Throw(throw)).unwrap()
}

#[test]
fn c4_throws_and_moves_are_due_at_their_times() {
    let throwing = study(cowrie()).throws(SOUTH);
    assert_eq!(why_not(&throwing, Action::Decline), (Fault::ThrowDue, "C4"));
    let moving = study(cowrie()).moves(SOUTH, &[T(10)]);
    assert_eq!(throw_fault(&moving, Throw::Value(10)), Fault::MoveDue);
    assert_eq!(why_not(&moving, using(T(4), 0, SOUTH)), (Fault::NotInPool(T(4)), "C4.2"));
    assert_eq!(why_not(&moving, using(T(10), 20, SOUTH)).1, "C4");
}

#[test]
fn c2_what_cannot_fall_is_refused() {
    let position = initial(Preset::Cowrie.parameters());
    assert_eq!(throw_fault(&position, Throw::Value(5)).rule(), "C2");
    assert_eq!(throw_fault(&position, Throw::Dice([1, 2, 5])), Fault::CannotFall);
    assert_eq!(throw_fault(&initial(pasa()), Throw::Dice([2, 1, 5])), Fault::CannotFall);
}

#[test]
fn c11_1_nothing_is_played_after_the_end() {
    let board = study(Parameters { players: 2, ..cowrie() }).done(SOUTH, 1, 0);
    let over = board.phase(chaupar::Phase::Over(chaupar::End::Won)).build();
    assert_eq!(why_not(&over, Action::Decline), (Fault::GameOver, "C11.1"));
    assert_eq!(throw_fault(&over, Throw::Value(2)), Fault::GameOver);
    assert!(over.throws().is_empty() && actions(&over).is_empty());
}

#[test]
fn a_refused_ply_hands_the_position_back_and_says_why() {
    let position =
        study(cowrie()).men(SOUTH, &[0, 0, 9, 11]).men(EAST, &[0, 0, 64, 64]).moves(SOUTH, &[T(2)]);
    let refused = position.play(Ply::Act(using(T(2), 11, SOUTH))).unwrap_err();
    assert_eq!(*refused.position, position);
    assert_eq!(
        refused.to_string(),
        "two or more men of one opponent on square 13 are safe: nobody lands there (C6.3)"
    );
}

#[test]
fn landings_are_told_for_legal_uses_only() {
    let position =
        study(cowrie()).men(SOUTH, &[0, 0, 9, 11]).men(EAST, &[0, 0, 64, 64]).moves(SOUTH, &[T(2)]);
    assert_eq!(position.after(using(T(2), 11, SOUTH)), None);
    assert_eq!(position.after(using(T(3), 11, SOUTH)), None);
    assert_eq!(position.after(using(T(2), 9, SOUTH)), Some(chaupar::Man::new(11, SOUTH)));
    assert_eq!(position.after(Action::Decline), None);
}
