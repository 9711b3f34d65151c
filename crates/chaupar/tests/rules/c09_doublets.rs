use crate::study::*;
use chaupar::parameters::DoubletRule;
use chaupar::{Action, Fault, Man};

#[test]
fn c9_1_a_doublet_is_two_men_alike_and_of_three_two_move() {
    let position = study(cowrie()).men(SOUTH, &[0, 20, 20, 20]).moves(SOUTH, &[T(10)]);
    assert_eq!(at(&play(position, "10:20-30=2"), SOUTH), [0, 20, 30, 30]);
    let woken = Man::new(20, SOUTH).woken();
    let men = [Man::new(0, SOUTH), Man::new(0, SOUTH), Man::new(20, SOUTH), woken];
    let position = study(charkoni()).exactly(SOUTH, &men).moves(SOUTH, &[T(10)]);
    assert_eq!(listed(&position), ["10:0-10", "10:20-30", "10:S20!-S30!"]);
}

#[test]
fn c9_1_men_in_hand_are_no_doublet() {
    assert_eq!(listed(&study(cowrie()).moves(SOUTH, &[T(10)])), ["10:0-4"]);
}

#[test]
fn c9_2_a_10_a_25_and_their_steps_move_two_all_else_one() {
    let position = study(cowrie()).men(SOUTH, &[20, 20, 84, 84]).tod(SOUTH).throws(SOUTH);
    let position = cast(position, &[25, 30, 3]);
    assert_eq!(listed(&position), ["+d:20-21=2", "+s:20-21", "3:20-23", "25:20-45=2", "30:20-50"]);
}

#[test]
fn c9_2_a_doublet_knocks_out_like_one_man() {
    // L 24 is p = 7 of East.
    let position =
        study(cowrie()).men(SOUTH, &[0, 0, 14, 14]).men(EAST, &[0, 0, 0, 7]).moves(SOUTH, &[T(10)]);
    assert_eq!(at(&play(position, "10:14-24=2x"), EAST), [0; 4]);
}

#[test]
fn c9_3_compulsory_a_doublet_alone_takes_the_throw() {
    let rules = Parameters { doublet: DoubletRule::Compulsory, ..charkoni() };
    let position = study(rules).men(SOUTH, &[0, 20, 20, 84]).tod(SOUTH).moves(SOUTH, &[T(2), T(10)]);
    assert_eq!(listed(&position), ["2:20-22", "10:20-30=2"]);
    assert_eq!(why_not(&position, using(T(10), 0, SOUTH)), (Fault::DoubletFirst, "C9.3"));
    let wake = Action::Use { element: T(10), man: Man::new(84, SOUTH), wake: Some(EAST) };
    assert_eq!(why_not(&position, wake), (Fault::DoubletFirst, "C9.3"));
    let parted = play(position, "2:20-22");
    assert_eq!(listed(&parted).len(), 3 + 4);
}

#[test]
fn c9_3_steps_are_not_bound() {
    let rules = Parameters { doublet: DoubletRule::Compulsory, ..cowrie() };
    let position = study(rules).men(SOUTH, &[20, 20, 30, 40]).moves(SOUTH, &[D, T(10)]);
    assert_eq!(listed(&position), ["+d:20-21=2", "+d:30-31", "+d:40-41", "10:20-30=2"]);
}

#[test]
fn c9_3_a_doublet_that_cannot_take_it_binds_nobody() {
    let rules = Parameters { doublet: DoubletRule::Compulsory, ..cowrie() };
    let position = study(rules).men(SOUTH, &[30, 40, 80, 80]).tod(SOUTH).moves(SOUTH, &[T(10)]);
    assert_eq!(listed(&position), ["10:30-40", "10:40-50"]);
}

#[test]
fn c9_3_without_doublets_everything_moves_one() {
    let rules = Parameters { doublet: DoubletRule::Off, ..cowrie() };
    let position = study(rules).men(SOUTH, &[20, 20, 84, 84]).tod(SOUTH).moves(SOUTH, &[D, T(10)]);
    assert_eq!(listed(&position), ["+d:20-21", "10:20-30"]);
}
