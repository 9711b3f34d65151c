use crate::study::*;
use chaupar::Fault;
use chaupat_core::{Node, Position as _};

#[test]
fn c15_each_throw_is_played_before_the_next_cast() {
    let position = cast(initial(pachisi()), &[6]);
    assert_eq!((position.node(), position.again()), (Node::Act(SOUTH), true));
    let position = play(position, "6:0-6");
    assert_eq!((position.node(), position.left(SOUTH)), (Node::Throw(SOUTH), true));
    let position = play(cast(position, &[2]), "2:6-8");
    assert_eq!(position.node(), Node::Throw(EAST));
}

#[test]
fn c15_the_first_man_is_free_only_once() {
    let position = study(pachisi()).left(SOUTH).throws(SOUTH);
    for value in [2, 3, 4, 5] {
        assert_eq!(cast(position, &[value]).node(), Node::Throw(EAST));
    }
    assert_eq!(listed(&cast(position, &[25])), ["25:0-25", "--"]);
}

#[test]
fn c15_nothing_burns() {
    let mut position = study(pachisi()).men(SOUTH, &[20, 20, 20, 20]).left(SOUTH).throws(SOUTH);
    for _ in 0..4 {
        position = play(cast(position, &[6]), "--");
        assert_eq!(position.node(), Node::Throw(SOUTH));
    }
}

#[test]
fn c15_an_unusable_6_casts_again() {
    let position = study(pachisi()).men(SOUTH, &[80, 84, 84, 84]).left(SOUTH).throws(SOUTH);
    assert_eq!(cast(position, &[6]), position);
}

#[test]
fn c15_an_opponent_closes_a_flower_for_entering_too() {
    // L 25, a flower: p = 8 of East.
    let board = study(pachisi()).men(SOUTH, &[0, 0, 0, 23]).left(SOUTH).men(EAST, &[0, 0, 0, 8]);
    let position = board.moves(SOUTH, &[T(25)]);
    assert_eq!(listed(&position), ["25:23-48", "--"]);
    assert_eq!(why_not(&position, using(T(25), 0, SOUTH)), (Fault::ClosedFlower(square(25)), "C15"));
}

#[test]
fn c15_a_partner_does_not_close_a_flower() {
    // L 25 is p = 59 of North.
    let board = study(pachisi()).men(SOUTH, &[0, 0, 0, 23]).left(SOUTH).men(NORTH, &[0, 0, 0, 59]);
    assert_eq!(listed(&board.moves(SOUTH, &[T(2)])), ["2:23-25", "--"]);
}

#[test]
fn c15_any_number_is_captured_and_throws_again_once() {
    // L 26: p = 9 of East, p = 43 of West.
    let board = study(pachisi()).men(SOUTH, &[0, 0, 0, 23]).left(SOUTH).men(EAST, &[0, 9, 9, 9]);
    let position = board.men(WEST, &[0, 0, 43, 43]).throws(SOUTH);
    let position = play(cast(position, &[3]), "3:23-26xxxxx");
    assert_eq!((position.node(), position.again()), (Node::Throw(SOUTH), false));
    assert_eq!(play(cast(position, &[2]), "2:26-28").node(), Node::Throw(EAST));
}

#[test]
fn c15_only_a_6_10_or_25_takes_the_last_step() {
    let board = study(pachisi()).men(SOUTH, &[20, 83, 84, 84]).left(SOUTH);
    for value in [6, 10, 25] {
        assert!(listed(&board.clone().moves(SOUTH, &[T(value)])).contains(&format!("{value}:83-84")));
    }
    let position = board.moves(SOUTH, &[T(5)]);
    assert_eq!(why_not(&position, using(T(5), 83, SOUTH)), (Fault::LastStep(T(5)), "C15"));
}

#[test]
fn c15_a_finished_colour_has_no_further_turns_and_8_men_home_win() {
    let board = study(pachisi()).men(SOUTH, &[82, 84, 84, 84]).left(SOUTH);
    let position = play(board.moves(SOUTH, &[T(2)]), "2:82-84");
    assert_eq!(position.node(), Node::Throw(EAST));
    let board = study(pachisi()).done(SOUTH, 1, 0).men(NORTH, &[82, 84, 84, 84]).left(NORTH);
    let over = play(board.moves(NORTH, &[T(2)]), "2:82-84");
    assert_eq!(over.outcome().unwrap().places.0, [Some(1), Some(2), Some(1), Some(2)]);
}
