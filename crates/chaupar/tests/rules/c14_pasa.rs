use crate::study::*;
use chaupar::parameters::Start;
use chaupar::{Effect, End, Fault};
use chaupat_core::{Node, Ply, Position as _};

#[test]
fn c14_1_one_cast_of_three_dice_by_colour() {
    let position = dice(initial(pasa()), [6, 6, 6]);
    assert_eq!(position.node(), Node::Act(SOUTH));
    assert_eq!(pool(&position), [T(6), T(6), T(6)]);
    let mut position = position;
    for step in ["6:7-13", "6:13-19", "6:19-25"] {
        position = play(position, step);
    }
    assert_eq!(position.node(), Node::Throw(EAST));
    assert!(position.rules().are_opponents(SOUTH, EAST) && !position.rules().are_opponents(SOUTH, NORTH));
}

#[test]
fn c14_2_men_start_on_the_board() {
    let start = |start| at(&initial(Parameters { start, ..pasa() }), WEST);
    assert_eq!(start(Start::Usual), [6, 7, 23, 24]);
    assert_eq!(start(Start::AbulFazl), [6, 7, 9, 10]);
    assert_eq!(start(Start::Twins), [6, 7, 12, 12]);
}

#[test]
fn c14_2_all_turn_in_at_76() {
    let position = study(pasa()).men(SOUTH, &[20, 30, 75, 76]).moves(SOUTH, &[T(2)]);
    assert_eq!(listed(&position), ["2:20-22", "2:30-32", "2:75-77", "2:76-78"]);
    assert!(!play(position, "2:75-77").tod(SOUTH));
}

#[test]
fn c14_3_each_landing_is_real() {
    // L 22 is p = 5 of East: her middle column; L 26 is p = 9.
    let board = study(pasa()).men(SOUTH, &[21, 21, 84, 84]).men(EAST, &[5, 9, 30, 30]);
    let position = play(board.moves(SOUTH, &[T(5), T(6)]), "5:21-26=2x");
    assert_eq!(at(&position, EAST), [0, 5, 30, 30]);
    assert_eq!(listed(&position), ["6:26-32=2"]);
}

#[test]
fn c14_3_every_die_with_a_use_is_compulsory() {
    let position = study(pasa()).men(SOUTH, &[20, 84, 84, 84]).moves(SOUTH, &[T(1), T(2)]);
    assert_eq!(listed(&position), ["1:20-21", "2:20-22"]);
    assert_eq!(why_not(&position, chaupar::Action::Decline), (Fault::MustUse, "C4.4"));
}

#[test]
fn c14_4_a_jug_moves_as_one_home_too_and_is_never_split() {
    let position = dice(initial(Parameters { start: Start::Twins, ..pasa() }), [2, 2, 5]);
    assert!(listed(&position).contains(&"5:12-17=2".to_owned()));
    let position = study(pasa()).men(SOUTH, &[3, 3, 3, 30]).moves(SOUTH, &[T(6)]);
    assert_eq!(listed(&position), ["6:3-9=3", "6:30-36"]);
    let board = study(pasa()).men(SOUTH, &[20, 79, 79, 79]).done(NORTH, 1, 0);
    assert_eq!(at(&play(board.moves(SOUTH, &[T(5)]), "5:79-84=3"), SOUTH), [20, 84, 84, 84]);
}

#[test]
fn c14_4_pieces_merge_by_progress_not_by_square() {
    // p = 8 and p = 76 are both L 8.
    let position = study(pasa()).men(SOUTH, &[8, 20, 30, 76]).moves(SOUTH, &[T(1)]);
    assert_eq!(listed(&position), ["1:8-9", "1:20-21", "1:30-31", "1:76-77"]);
    let position = study(pasa()).men(SOUTH, &[7, 8, 20, 30]).moves(SOUTH, &[T(1), T(2)]);
    assert!(listed(&play(position, "1:7-8")).contains(&"2:8-10=2".to_owned()));
}

#[test]
fn c14_5_a_piece_lands_where_nobody_is_bigger() {
    // L 26 is p = 9 of East.
    let board = |east: &[u8]| study(pasa()).men(SOUTH, &[21, 21, 60, 84]).men(EAST, east);
    let equal = board(&[9, 9, 30, 40]).moves(SOUTH, &[T(5)]);
    assert_eq!(at(&play(equal, "5:21-26=2xx"), EAST), [0, 0, 30, 40]);
    let bigger = board(&[9, 9, 9, 40]).moves(SOUTH, &[T(5)]);
    assert_eq!(listed(&bigger), ["5:60-65"]);
    assert_eq!(why_not(&bigger, using(T(5), 21, SOUTH)), (Fault::BiggerPiece(square(26)), "C14.5"));
}

#[test]
fn c14_5_pieces_of_two_opponents_are_judged_one_by_one() {
    // L 26 is p = 9 of East and p = 43 of West: a double beside a double is no piece of four.
    let board = study(pasa()).men(SOUTH, &[21, 21, 60, 84]).men(EAST, &[9, 9, 30, 40]);
    let position = board.men(WEST, &[43, 43, 50, 50]).moves(SOUTH, &[T(5)]);
    assert_eq!(listed(&position)[0], "5:21-26=2xxxx");
}

#[test]
fn c14_6_all_black_are_home_before_a_yellow_and_all_red_before_a_green() {
    let south = study(pasa()).men(SOUTH, &[20, 79, 84, 84]).men(NORTH, &[79, 84, 84, 84]);
    let position = south.clone().moves(SOUTH, &[T(5)]);
    assert_eq!(listed(&position), ["5:20-25"]);
    assert_eq!(why_not(&position, using(T(5), 79, SOUTH)), (Fault::ColourOrder, "C14.6"));
    let north = south.clone().moves(NORTH, &[T(5)]);
    assert_eq!(listed(&north), ["5:79-84"]);
    let position = south.done(NORTH, 1, 0).moves(SOUTH, &[T(5)]);
    assert_eq!(listed(&position), ["5:20-25", "5:79-84"]);
    let west = study(pasa()).men(WEST, &[20, 79, 84, 84]).men(EAST, &[79, 84, 84, 84]);
    assert_eq!(listed(&west.clone().moves(WEST, &[T(5)])), ["5:20-25"]);
    assert_eq!(listed(&west.moves(EAST, &[T(5)])), ["5:79-84"]);
}

#[test]
fn c14_6_a_finished_colour_helps_from_its_next_turn_on() {
    let board = study(pasa()).men(NORTH, &[79, 84, 84, 84]).men(SOUTH, &[20, 30, 40, 50]);
    let position = board.moves(NORTH, &[T(2), T(5)]);
    let told = effects(&position, Ply::Act(using(T(5), 79, NORTH)));
    assert!(told.contains(&Effect::Forfeited(T(2))));
    let position = play(position, "5:79-84");
    assert_eq!((position.node(), position.miss(NORTH)), (Node::Throw(WEST), 0));
    let position = study(pasa()).done(NORTH, 1, 0).men(SOUTH, &[20, 84, 84, 84]).throws(NORTH);
    assert_eq!(listed(&dice(position, [1, 1, 1])), ["1:20-21"]);
}

#[test]
fn c14_6_a_team_wins_with_8_men_home() {
    let position = study(pasa()).done(NORTH, 1, 0).men(SOUTH, &[79, 84, 84, 84]).moves(NORTH, &[T(5)]);
    assert_eq!(play(position, "5:79-84").end(), Some(End::Won));
}
