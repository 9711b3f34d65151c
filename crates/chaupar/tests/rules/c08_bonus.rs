use crate::study::*;
use chaupar::parameters::{Door, Play};
use chaupat_core::{Node, Position as _};

#[test]
fn c8_1_bonus_throws_give_single_steps_of_two_kinds() {
    let position = study(cowrie()).men(SOUTH, &[20, 30, 40, 50]).throws(SOUTH);
    assert_eq!(pool(&cast(position, &[10, 30, 2])), [D, S1, T(2), T(10), T(30)]);
    let position = study(charkoni()).men(SOUTH, &[20, 30, 40, 50]).throws(SOUTH);
    assert_eq!(pool(&cast(position, &[6, 25, 2])), [D, T(2), T(6), T(25)]);
}

#[test]
fn c8_1_no_step_with_a_man_in_hand_when_the_turn_began() {
    let position = study(cowrie()).men(SOUTH, &[0, 30, 40, 50]).throws(SOUTH);
    assert_eq!(pool(&cast(position, &[10, 30, 2])), [T(2), T(10), T(30)]);
}

#[test]
fn c8_1_the_last_man_entering_in_this_turn_gives_no_step_in_its_later_casts() {
    let rules = Parameters { capture_throws_again: true, ..cowrie() };
    let board = study(rules).men(SOUTH, &[0, 11, 40, 50]).men(EAST, &[0, 0, 0, 64]);
    let position = play(cast(board.throws(SOUTH), &[10, 2]), "10:0-4");
    assert!(position.entered());
    let position = play(position, "2:11-13x");
    assert_eq!((position.node(), position.entered()), (Node::Throw(SOUTH), true));
    let position = cast(position, &[25, 3]);
    assert_eq!(pool(&position), [T(3), T(25)]);
    let position = play(play(position, "3:4-7"), "25:7-32");
    assert!(!position.entered());
}

#[test]
fn c8_1_throws_played_one_by_one_remember_the_entering_too() {
    let rules = Parameters { play: Play::Each, burn: false, door: Door::None, ..cowrie() };
    let position = play(cast(study(rules).men(SOUTH, &[0, 11, 40, 50]).throws(SOUTH), &[10]), "10:0-4");
    assert!(position.entered());
    assert_eq!(pool(&cast(position, &[25])), [T(25)]);
    let position = study(rules).men(SOUTH, &[4, 11, 40, 50]).throws(SOUTH);
    assert_eq!(pool(&cast(position, &[25])), [D, T(25)]);
}

#[test]
fn c8_2_a_step_moves_any_man_before_or_after_its_throw_and_may_be_declined() {
    let position = study(cowrie()).men(SOUTH, &[20, 30, 40, 50]).moves(SOUTH, &[D, T(10)]);
    let position = play(position, "+d:20-21");
    let position = play(position, "10:50-60");
    assert_eq!(position.node(), Node::Throw(EAST));
    let position = study(cowrie()).men(SOUTH, &[20, 30, 40, 50]).moves(SOUTH, &[D, T(10)]);
    let position = play(position, "10:50-60");
    assert_eq!(listed(&position), ["+d:20-21", "+d:30-31", "+d:40-41", "+d:60-61", "--"]);
}

#[test]
fn c8_2_a_forfeited_throw_still_gives_its_step() {
    let position = study(cowrie()).men(SOUTH, &[80, 84, 84, 84]).tod(SOUTH).throws(SOUTH);
    assert_eq!(listed(&cast(position, &[30, 7])), ["+s:80-81", "--"]);
}

#[test]
fn c8_3_only_a_step_gets_home_from_83() {
    let position = study(cowrie()).men(SOUTH, &[83, 84, 84, 84]).tod(SOUTH).throws(SOUTH);
    for value in [2, 3, 4, 7, 14] {
        assert_eq!(cast(position, &[value]).node(), Node::Throw(EAST));
    }
    assert_eq!(listed(&cast(position, &[25, 2])), ["+d:83-84", "--"]);
}
