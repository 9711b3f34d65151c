//! The positions of C17, with the results written there.

use crate::study::*;
use chaupar::parameters::Door;
use chaupar::{End, Man, Place, board::LoopSquare};
use chaupat_core::{Node, Position as _, Seat};

#[test]
fn c17_1_loop_squares() {
    let squares = Seat::ALL.map(|seat| LoopSquare::of(seat, 4).unwrap());
    assert_eq!(squares, [4, 21, 38, 55].map(square));
    assert!(rules(cowrie()).is_flower(square(29)));
    assert_eq!(rules(cowrie()).place(Man::new(34, SOUTH)), Place::Loop(square(34)));
}

#[test]
fn c17_2_east_64_is_south_13() {
    assert_eq!(LoopSquare::of(EAST, 64), Some(square(13)));
    assert_eq!(LoopSquare::of(SOUTH, 13), Some(square(13)));
}

#[test]
fn c17_3_who_entered_must_take_the_4() {
    let position = play(cast(study(cowrie()).throws(SOUTH), &[10, 4]), "10:0-4");
    assert_eq!(listed(&position), ["4:4-8"]);
    assert_eq!(cast(study(cowrie()).throws(SOUTH), &[4]).node(), Node::Throw(EAST));
}

#[test]
fn c17_4_no_bonus_with_a_man_in_hand_even_if_the_25_enters_him() {
    let position = cast(study(cowrie()).men(SOUTH, &[0, 20, 30, 40]).throws(SOUTH), &[25, 2]);
    assert_eq!(pool(&position), [T(2), T(25)]);
    assert_eq!(pool(&play(position, "25:0-4")), [T(2)]);
}

#[test]
fn c17_5_a_10_and_its_bonus_move_the_doublet() {
    let position = study(cowrie()).men(SOUTH, &[4, 4, 84, 84]).tod(SOUTH).throws(SOUTH);
    let position = cast(position, &[10, 3]);
    let both = play(play(position, "10:4-14=2"), "+d:14-15=2");
    assert_eq!(at(&both, SOUTH), [15, 15, 84, 84]);
    let parted = play(position, "3:4-7");
    assert_eq!(listed(&parted), ["+d:4-5", "+d:7-8", "10:4-14", "10:7-17"]);
}

#[test]
fn c17_6_a_30_and_its_bonus_move_one() {
    let position = study(cowrie()).men(SOUTH, &[4, 4, 84, 84]).tod(SOUTH).throws(SOUTH);
    let position = cast(position, &[30, 2]);
    assert_eq!(listed(&position), ["+s:4-5", "2:4-6", "30:4-34"]);
}

#[test]
fn c17_7_nobody_lands_on_a_pair_but_all_pass_it() {
    let board = study(cowrie()).men(SOUTH, &[0, 0, 0, 11]).men(EAST, &[0, 0, 64, 64]);
    assert_eq!(cast(board.clone().throws(SOUTH), &[2]).node(), Node::Throw(EAST));
    assert_eq!(listed(&board.moves(SOUTH, &[T(4)])), ["4:11-15"]);
}

#[test]
fn c17_8_without_tod_at_70() {
    let circle = study(cowrie()).men(SOUTH, &[0, 0, 0, 70]).throws(SOUTH);
    let waiting = Parameters { door: Door::Wait, ..cowrie() };
    let wait = study(waiting).men(SOUTH, &[0, 0, 0, 70]).throws(SOUTH);
    assert_eq!(listed(&cast(circle, &[4])), ["4:70-6"]);
    assert_eq!(cast(wait, &[4]).node(), Node::Throw(EAST));
    assert_eq!(listed(&cast(circle, &[2])), ["2:70-72"]);
    assert_eq!(listed(&cast(wait, &[2])), ["2:70-72"]);
}

#[test]
fn c17_9_the_last_steps() {
    let position = cast(study(cowrie()).men(SOUTH, &[0, 0, 0, 72]).tod(SOUTH).throws(SOUTH), &[10, 2]);
    assert_eq!(at(&play(play(position, "10:72-82"), "2:82-84"), SOUTH), [0, 0, 0, 84]);
    assert_eq!(at(&play(play(position, "2:72-74"), "10:74-84"), SOUTH), [0, 0, 0, 84]);
    let two = Parameters { players: 2, ..cowrie() };
    let position = cast(study(two).men(SOUTH, &[83, 84, 84, 84]).tod(SOUTH).throws(SOUTH), &[10, 2]);
    assert_eq!(listed(&position), ["+d:83-84", "--"]);
    assert_eq!(play(position, "+d:83-84").end(), Some(End::Won));
}

#[test]
fn c17_10_both_stay_where_one_lies() {
    // South p = 75 lies on L 7, p = 24 of West.
    let board = study(cowrie()).men(SOUTH, &[0, 0, 0, 75]).tod(SOUTH).men(WEST, &[0, 0, 0, 22]);
    let after = play(board.moves(WEST, &[T(2)]), "2:22-24");
    assert_eq!((at(&after, SOUTH), at(&after, WEST)), (vec![0, 0, 0, 75], vec![0, 0, 0, 24]));
}

#[test]
fn c17_11_three_high_throws_burn() {
    let position = study(cowrie()).men(SOUTH, &[20, 20, 20, 20]).throws(SOUTH);
    let after = cast(position, &[10, 25, 30]);
    assert_eq!((after.node(), at(&after, SOUTH)), (Node::Throw(EAST), vec![20; 4]));
}

#[test]
fn c17_12_the_rest_is_dropped() {
    let position = study(cowrie()).men(SOUTH, &[74, 84, 84, 84]).tod(SOUTH).throws(SOUTH);
    let after = play(cast(position, &[10, 3]), "10:74-84");
    assert_eq!((place(&after, SOUTH), after.node()), (1, Node::Throw(EAST)));
}

#[test]
fn c17_13_out_of_the_nest() {
    let position = cast(study(charkoni()).throws(SOUTH), &[25, 4]);
    let after = play(play(position, "25:0-25"), "4:25-29");
    assert_eq!(at(&after, SOUTH), [0, 0, 0, 29]);
    let position = cast(study(charkoni()).throws(SOUTH), &[10, 2]);
    let after = play(play(position, "10:0-10"), "2:10-12");
    assert_eq!(at(&after, SOUTH), [0, 0, 0, 12]);
    assert!(rules(charkoni()).is_flower(square(29)) && rules(charkoni()).is_flower(square(12)));
}

#[test]
fn c17_14_a_double_meets_a_single_and_a_triple() {
    // South 20 + 5 is L 25, p = 8 of East (Red).
    let board = |red: &[u8]| study(pasa()).men(SOUTH, &[20, 20, 50, 84]).men(EAST, red);
    let single = board(&[8, 30, 40, 50]).moves(SOUTH, &[T(5)]);
    assert_eq!(at(&play(single, "5:20-25=2x"), EAST), [0, 30, 40, 50]);
    let triple = board(&[8, 8, 8, 50]).moves(SOUTH, &[T(5)]);
    assert_eq!(listed(&triple), ["5:50-55"]);
}

#[test]
fn c17_15_finished_seats_are_skipped() {
    let three = Parameters { players: 3, ..cowrie() };
    let position = cast(study(three).done(EAST, 1, 0).throws(SOUTH), &[2]);
    assert_eq!(position.node(), Node::Throw(NORTH));
    assert_eq!(cast(position, &[2]).node(), Node::Throw(SOUTH));
}

#[test]
fn c17_17_lying_doublets() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 74, 74]).tod(SOUTH).moves(SOUTH, &[T(10)]);
    assert_eq!(listed(&position), ["10:0-4", "10:74-84=2"]);
    let position = study(cowrie()).men(SOUTH, &[0, 0, 75, 75]).tod(SOUTH).moves(SOUTH, &[T(10)]);
    assert_eq!(listed(&position), ["10:0-4"]);
}

#[test]
fn c17_17_all_at_the_door_without_tod_are_dead() {
    let waiting = Parameters { door: Door::Wait, players: 2, ..cowrie() };
    let position = study(waiting).men(SOUTH, &[72; 4]).men(NORTH, &[72; 4]).throws(SOUTH);
    assert_eq!(cast(position, &[2]).end(), Some(End::Dead));
}
