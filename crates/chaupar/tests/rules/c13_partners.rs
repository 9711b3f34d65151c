use crate::study::*;
use chaupar::parameters::Partners;
use chaupar::{Action, Effect, End, Fault, Man, Throw};
use chaupat_core::{Node, Ply, Position as _};

#[test]
fn c13_1_partners_stand_together_and_never_knock_each_other_out() {
    // South p = 13 and North p = 47 are L 13.
    let position =
        study(charkoni()).men(SOUTH, &[0, 0, 0, 11]).men(NORTH, &[0, 0, 0, 47]).moves(SOUTH, &[T(2)]);
    assert_eq!(listed(&position), ["2:11-13"]);
    let alone = Parameters { partners: Partners::Off, ..charkoni() };
    let position = study(alone).men(SOUTH, &[0, 0, 0, 11]).men(NORTH, &[0, 0, 0, 47]).moves(SOUTH, &[T(2)]);
    assert_eq!(listed(&position), ["2:11-13x"]);
}

#[test]
fn c13_1_each_partner_needs_his_own_tod() {
    let position = study(charkoni()).men(SOUTH, &[0, 0, 0, 70]).tod(NORTH).throws(SOUTH);
    assert_eq!(cast(position, &[4]).node(), Node::Throw(EAST));
}

#[test]
fn c13_1_two_men_of_two_partners_are_no_pair() {
    // L 13: p = 64 of East, p = 30 of West.
    let board = study(charkoni()).men(SOUTH, &[0, 0, 0, 11]).men(EAST, &[0, 0, 0, 64]);
    let position = board.men(WEST, &[0, 0, 0, 30]).moves(SOUTH, &[T(2)]);
    assert_eq!(listed(&position), ["2:11-13xx"]);
}

#[test]
fn c13_2_a_finished_partner_misses_five_turns() {
    let position = study(charkoni()).men(SOUTH, &[80, 84, 84, 84]).tod(SOUTH).moves(SOUTH, &[T(4)]);
    let mut position = play(position, "4:80-84");
    for left in (0..5).rev() {
        assert_eq!((position.miss(SOUTH), position.node()), (left + 1, Node::Throw(EAST)));
        position = cast(position, &[2, 2]);
        let told = effects(&position, Ply::Throw(Throw::Value(2)));
        assert_eq!(told[1..], [Effect::TurnEnded(WEST), Effect::Missed { seat: SOUTH, left }]);
        position = cast(position, &[2]);
    }
    position = cast(position, &[2, 2, 2]);
    assert_eq!((position.node(), position.mover()), (Node::Throw(SOUTH), NORTH));
}

#[test]
fn c13_2_without_a_delay_he_helps_from_his_next_turn_on() {
    let rules = Parameters { partner_delay: 0, ..charkoni() };
    let position = study(rules).men(SOUTH, &[80, 84, 84, 84]).tod(SOUTH).moves(SOUTH, &[T(4)]);
    let position = cast(play(position, "4:80-84"), &[2, 2, 2]);
    assert_eq!(position.node(), Node::Throw(SOUTH));
}

#[test]
fn c13_2_his_casts_move_his_partners_men_under_the_partners_rules() {
    // North p = 47 is L 13, p = 64 of East.
    let board = study(charkoni()).done(SOUTH, 1, 0).men(NORTH, &[20, 45, 71, 84]).men(EAST, &[0, 0, 0, 64]);
    let position = cast(board.throws(SOUTH), &[10, 2]);
    assert_eq!(position.node(), Node::Act(SOUTH));
    let expected = ["+d:20-21", "+d:45-46", "+d:71-72", "2:20-22", "2:45-47x", "10:20-30", "10:45-55"];
    assert_eq!(listed(&position), expected);
    let after = play(position, "2:45-47x");
    assert!(after.tod(NORTH));
    assert!(listed(&after).contains(&"10:71-81".to_owned()));
}

#[test]
fn c13_2_a_helper_wakes_nobody_but_moves_who_is_awake() {
    let woken = Man::new(30, EAST).woken();
    let men = [woken, Man::new(84, NORTH), Man::new(84, NORTH), Man::new(84, NORTH)];
    let board = study(charkoni()).done(SOUTH, 1, 0).exactly(NORTH, &men).tod(NORTH);
    let position = cast(board.throws(SOUTH), &[10, 2]);
    assert_eq!(listed(&position), ["+d:E30!-E31!", "2:E30!-E32!", "10:E30!-E40!"]);
    let wake = Action::Use { element: T(10), man: Man::new(84, NORTH), wake: Some(EAST) };
    assert_eq!(why_not(&position, wake), (Fault::HelperWakes, "C12.1"));
}

#[test]
fn c13_2_in_teams_a_finished_seat_has_no_further_turns() {
    let rules = Parameters { partners: Partners::Teams, ..charkoni() };
    let position = cast(study(rules).done(SOUTH, 1, 0).throws(EAST), &[2, 2, 2]);
    assert_eq!(position.node(), Node::Throw(EAST));
}

#[test]
fn c13_3_a_team_wins_when_all_its_men_are_home() {
    let board = study(charkoni()).done(SOUTH, 1, 0).men(NORTH, &[80, 84, 84, 84]).tod(NORTH).tod(EAST);
    let over = play(cast(board.throws(SOUTH), &[4]), "4:80-84");
    assert_eq!((over.end(), place(&over, NORTH), over.miss(NORTH)), (Some(End::Won), 2, 0));
    let outcome = over.outcome().unwrap();
    assert_eq!(outcome.places.0, [Some(1), Some(2), Some(1), Some(2)]);
    assert_eq!(outcome.marks.0, [None, None, None, Some("bay-thoree")]);
}

#[test]
fn c13_3_equal_sums_at_the_limit_are_both_first() {
    let position = study(charkoni()).men(SOUTH, &[0, 0, 0, 10]).men(WEST, &[0, 0, 0, 10]).throws(EAST);
    assert_eq!(position.standing(None).places.0, [Some(1); 4]);
}

#[test]
fn c13_3_dead_is_lost_by_both() {
    let board = study(charkoni()).men(SOUTH, &[72; 4]).men(EAST, &[72; 4]).men(NORTH, &[72; 4]);
    let position = board.men(WEST, &[70, 72, 72, 72]).moves(WEST, &[T(2)]);
    let dead = play(position, "2:70-72");
    assert_eq!(dead.end(), Some(End::Dead));
    assert_eq!(dead.outcome().unwrap().places.0, [Some(2); 4]);
}
