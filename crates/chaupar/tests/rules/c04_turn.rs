use crate::study::*;
use chaupar::parameters::{Door, Play};
use chaupar::{Action, Effect, Fault, Throw};
use chaupat_core::{Node, Ply, Position as _};

#[test]
fn c4_0_equal_elements_and_equal_men_give_one_action() {
    let position = study(cowrie()).men(SOUTH, &[9, 9, 14, 14]).throws(SOUTH);
    let position = cast(position, &[10, 10, 3]);
    assert_eq!(pool(&position), [D, D, T(3), T(10), T(10)]);
    let expected = ["+d:9-10=2", "+d:14-15=2", "3:9-12", "3:14-17", "10:9-19=2", "10:14-24=2"];
    assert_eq!(listed(&position), expected);
}

#[test]
fn c4_0_an_element_without_a_use_now_may_get_one_later() {
    let position = cast(study(cowrie()).throws(SOUTH), &[10, 4]);
    assert_eq!(listed(&position), ["10:0-4"]);
    assert_eq!(listed(&play(position, "10:0-4")), ["4:4-8"]);
}

#[test]
fn c4_0_the_turn_ends_within_the_ply_that_causes_it() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 0, 20]).throws(SOUTH);
    let position = play(cast(position, &[4]), "4:20-24");
    assert_eq!(position.node(), Node::Throw(EAST));
    assert!(pool(&position).is_empty());
}

#[test]
fn c4_declining_is_allowed_when_only_steps_are_left_and_gives_up_all() {
    let position = study(cowrie()).men(SOUTH, &[9, 20, 30, 84]).tod(SOUTH).moves(SOUTH, &[D]);
    assert_eq!(listed(&position), ["+d:9-10", "+d:20-21", "+d:30-31", "--"]);
    let after = position.play(Ply::Act(Action::Decline)).unwrap();
    assert_eq!((after.node(), at(&after, SOUTH)), (Node::Throw(EAST), vec![9, 20, 30, 84]));
}

#[test]
fn c4_1_high_throws_throw_again_7_and_14_do_not() {
    for value in [10, 25, 30] {
        assert_eq!(cast(study(cowrie()).throws(SOUTH), &[value]).node(), Node::Throw(SOUTH));
    }
    for value in [7, 14] {
        assert_eq!(cast(study(cowrie()).throws(SOUTH), &[value]).node(), Node::Throw(EAST));
    }
    for value in [6, 10, 12, 25] {
        assert_eq!(cast(study(charkoni()).throws(SOUTH), &[value]).node(), Node::Throw(SOUTH));
    }
}

#[test]
fn c4_2_throws_are_used_in_any_order_on_any_man() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 9, 20]).throws(SOUTH);
    let position = cast(position, &[25, 4]);
    assert_eq!(listed(&position), ["4:9-13", "4:20-24", "25:0-4", "25:9-34", "25:20-45"]);
    assert_eq!(listed(&play(position, "4:9-13")), ["25:0-4", "25:13-38", "25:20-45"]);
}

#[test]
fn c4_3_three_extra_throws_burn() {
    let position = study(cowrie()).men(SOUTH, &[9, 20, 30, 40]).throws(SOUTH);
    let position = cast(position, &[10, 25]);
    assert_eq!(
        effects(&position, Ply::Throw(Throw::Value(30))),
        [Effect::Burnt(SOUTH), Effect::TurnEnded(SOUTH)]
    );
    let position = cast(position, &[30]);
    assert_eq!((position.node(), at(&position, SOUTH)), (Node::Throw(EAST), vec![9, 20, 30, 40]));
}

#[test]
fn c4_3_without_burning_the_throwing_goes_on() {
    let position = study(Parameters { burn: false, ..cowrie() }).throws(SOUTH);
    let position = cast(position, &[10, 10, 10, 25, 30]);
    assert_eq!(position.casts().collect::<Vec<_>>(), [10, 10, 10, 25, 30]);
    assert_eq!(pool(&cast(position, &[2])), [T(2), T(10), T(10), T(10), T(25), T(30)]);
}

#[test]
fn c4_4_a_throw_that_can_be_used_must_be_used() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 0, 20]).moves(SOUTH, &[T(4)]);
    assert_eq!(listed(&position), ["4:20-24"]);
    assert_eq!(why_not(&position, Action::Decline), (Fault::MustUse, "C4.4"));
}

#[test]
fn c4_4_where_passing_is_allowed_one_may_always_decline() {
    let position =
        study(Parameters { may_pass: true, ..cowrie() }).men(SOUTH, &[0, 0, 0, 20]).moves(SOUTH, &[T(4)]);
    assert_eq!(listed(&position), ["4:20-24", "--"]);
    assert_eq!(play(position, "--").node(), Node::Throw(EAST));
}

#[test]
fn c4_5_no_extra_throw_for_a_capture() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 0, 11]).men(EAST, &[0, 0, 0, 64]).moves(SOUTH, &[T(2)]);
    assert_eq!(play(position, "2:11-13x").node(), Node::Throw(EAST));
}

fn capturing() -> Parameters {
    Parameters { capture_throws_again: true, ..cowrie() }
}

#[test]
fn c4_5_a_capture_may_throw_again_after_the_moving_with_a_fresh_burn_count() {
    let position = study(capturing()).men(SOUTH, &[0, 0, 0, 11]).men(EAST, &[0, 0, 0, 64]).throws(SOUTH);
    let position = play(cast(position, &[10, 25, 2]), "2:11-13x");
    assert!(position.again());
    let position = play(play(position, "10:0-4"), "25:0-4");
    assert_eq!((position.node(), position.again()), (Node::Throw(SOUTH), false));
    let position = cast(position, &[10, 25]);
    assert_eq!(position.node(), Node::Throw(SOUTH));
    assert_eq!(cast(position, &[30]).node(), Node::Throw(EAST));
}

#[test]
fn c4_5_no_cast_follows_when_the_last_man_got_home() {
    let rules = Parameters {
        capture_throws_again: true,
        play: Play::Each,
        burn: false,
        door: Door::None,
        ..cowrie()
    };
    let position = study(rules).men(SOUTH, &[74, 84, 84, 84]).throws(SOUTH);
    let position = play(cast(position, &[10]), "10:74-84");
    assert_eq!(position.node(), Node::Throw(EAST));
}

#[test]
fn c4_6_a_turn_without_any_use_passes_by_itself_and_tells_what_was_forfeited() {
    let position = study(cowrie()).throws(SOUTH);
    assert_eq!(
        effects(&position, Ply::Throw(Throw::Value(7))),
        [Effect::Forfeited(T(7)), Effect::TurnEnded(SOUTH)]
    );
    let position = study(cowrie()).men(SOUTH, &[69, 69, 69, 84]).tod(SOUTH).moves(SOUTH, &[D]);
    assert_eq!(
        effects(&position, Ply::Act(Action::Decline)),
        [Effect::Forfeited(D), Effect::TurnEnded(SOUTH)]
    );
}
