use crate::study::*;
use chaupar::parameters::Door;
use chaupar::{Effect, End, Fault, Phase};
use chaupat_core::{Node, Ply, Position as _};

fn wait() -> Parameters {
    Parameters { door: Door::Wait, ..cowrie() }
}

#[test]
fn c7_1_the_tod_is_for_good_and_the_players_own() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 0, 11]).tod(SOUTH).men(EAST, &[0, 0, 0, 64]);
    let position = play(cast(position.throws(EAST), &[2]), "2:64-66");
    assert!(position.tod(SOUTH) && !position.tod(EAST) && !position.tod(NORTH));
}

#[test]
fn c7_2_without_tod_the_round_begins_again() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 70, 72]).moves(SOUTH, &[T(4)]);
    assert_eq!(listed(&position), ["4:70-6", "4:72-8"]);
    assert_eq!(at(&play(position, "4:72-8"), SOUTH), [0, 0, 8, 70]);
}

#[test]
fn c7_2_going_round_is_an_ordinary_landing() {
    // L 6 is p = 57 of East.
    let single = study(cowrie()).men(SOUTH, &[0, 0, 0, 70]).men(EAST, &[0, 0, 0, 57]).moves(SOUTH, &[T(4)]);
    assert_eq!(listed(&single), ["4:70-6x"]);
    assert!(play(single, "4:70-6x").tod(SOUTH));
    let pair = study(cowrie()).men(SOUTH, &[0, 0, 9, 70]).men(EAST, &[0, 0, 57, 57]).moves(SOUTH, &[T(4)]);
    assert_eq!(why_not(&pair, using(T(4), 70, SOUTH)), (Fault::Pair(square(6)), "C6.3"));
}

#[test]
fn c7_2_waiting_before_the_door() {
    let position = study(wait()).men(SOUTH, &[0, 0, 0, 70]).throws(SOUTH);
    assert_eq!(listed(&cast(position, &[2])), ["2:70-72"]);
    assert_eq!(cast(position, &[4]).node(), Node::Throw(EAST));
    let position = study(wait()).men(SOUTH, &[0, 0, 9, 70]).moves(SOUTH, &[T(4)]);
    assert_eq!(why_not(&position, using(T(4), 70, SOUTH)), (Fault::Door, "C7.2"));
}

#[test]
fn c7_3_a_dead_position_ends_the_game_when_a_turn_ends() {
    let board = study(wait()).done(SOUTH, 1, 0).men(NORTH, &[72; 4]).men(WEST, &[72; 4]);
    let position = board.men(EAST, &[70, 72, 72, 72]).moves(EAST, &[T(2)]);
    assert_eq!(effects(&position, Ply::Act(using(T(2), 70, EAST))).last(), Some(&Effect::Over(End::Dead)));
    let dead = play(position, "2:70-72");
    assert_eq!((dead.node(), dead.end()), (Node::Over, Some(End::Dead)));
    let outcome = dead.outcome().unwrap();
    assert_eq!(outcome.places.0, [Some(1), Some(4), Some(4), Some(4)]);
    assert_eq!(outcome.marks.0, [None, Some("bay-thoree"), Some("bay-thoree"), Some("bay-thoree")]);
}

#[test]
fn c7_3_a_bonus_step_keeps_a_position_alive() {
    let board = study(wait()).men(SOUTH, &[71, 72, 72, 72]).men(EAST, &[72; 4]);
    let position = board.men(NORTH, &[72; 4]).men(WEST, &[70, 72, 72, 72]).moves(WEST, &[T(2)]);
    let alive = play(position, "2:70-72");
    assert_eq!(alive.node(), Node::Throw(SOUTH));
    let position = cast(alive, &[10, 2]);
    assert_eq!(listed(&position), ["+d:71-72", "--"]);
    assert_eq!(play(position, "+d:71-72").end(), Some(End::Dead));
}

#[test]
fn c7_3_a_man_in_hand_keeps_a_position_alive() {
    let board = study(wait()).men(SOUTH, &[0, 72, 72, 72]).men(EAST, &[72; 4]).men(NORTH, &[72; 4]);
    let position = board.men(WEST, &[70, 72, 72, 72]).moves(WEST, &[T(2)]);
    assert_eq!(play(position, "2:70-72").node(), Node::Throw(SOUTH));
}

#[test]
fn c7_4_with_tod_a_man_turns_in() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 0, 70]).tod(SOUTH).moves(SOUTH, &[T(4)]);
    assert_eq!(listed(&position), ["4:70-74"]);
}

#[test]
fn c7_3_dead_is_a_phase_of_its_own() {
    let board =
        study(wait()).men(SOUTH, &[72; 4]).men(EAST, &[72; 4]).men(NORTH, &[72; 4]).men(WEST, &[72; 4]);
    assert_eq!(board.phase(Phase::Over(End::Dead)).build().node(), Node::Over);
}
