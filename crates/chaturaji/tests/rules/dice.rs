use crate::board::*;
use chaturaji::parameters::{Control, DiceKind, Fraction};
use chaturaji::{Due, Effect, Kind, Parameters, Position, Preset, Throw};
use chaupat_core::{Node, Ply, Position as _};
use std::collections::HashSet;

fn weights(position: &Position) -> Vec<(String, u64)> {
    let text = |&(throw, weight): &(Throw, u64)| match throw {
        Throw::Dice(dice) => (dice.to_string(), weight),
        other => panic!("{other:?}"),
    };
    position.throws().as_slice().iter().map(text).collect()
}

fn list(text: &str) -> Vec<(String, u64)> {
    let pair = |word: &str| {
        let (dice, weight) = word.split_once(':').expect("dice:weight");
        (dice.to_owned(), weight.parse().expect("a number"))
    };
    text.split(' ').map(pair).collect()
}

fn start(change: impl FnOnce(&mut Parameters)) -> Position {
    Position::initial(&rules(Preset::Classic, change))
}

#[test]
fn j5_1_weights_of_two_sticks_and_two_cubes() {
    let sticks = list("22:1 23:2 24:2 25:2 33:1 34:2 35:2 44:1 45:2 55:1");
    assert_eq!(weights(&start(|_| ())), sticks);
    // 2 and 3 stand on one face of six, 4 (and 6) and 5 (and 1) on two.
    let cubes = list("22:1 23:2 24:4 25:4 33:1 34:4 35:4 44:4 45:8 55:4");
    assert_eq!(weights(&start(|parameters| parameters.dice = DiceKind::Cubic)), cubes);
    let one = start(|parameters| (parameters.dice, parameters.count) = (DiceKind::Cubic, 1));
    assert_eq!(weights(&one), list("2:1 3:1 4:2 5:2"));
}

#[test]
fn j5_1_the_die_moves_its_type_the_pawn_and_the_king_share_one() {
    for (die, kinds) in [("22", "B"), ("33", "N"), ("44", "E"), ("55", "PK")] {
        let mut position = board(Preset::Classic.rules(), "rKc4 rPe5 rBc3 rNf6 rEb2 gKa8 yKh8", R);
        play(&mut position, die);
        let movers: HashSet<char> = moves(&position)
            .iter()
            .filter(|text| *text != "pass")
            .map(|text| kind_at(&position, &text[..2]).expect("a man").letter())
            .collect();
        assert_eq!(movers, kinds.chars().collect(), "{die}");
    }
}

#[test]
fn j5_1_the_type_before_the_move_counts() {
    // The pawn uses a 5 and is an elephant afterwards, who moves by the 4.
    let mut position = board(Preset::Classic.rules(), "gPc7 gKd1 rKh4 yKa5", G);
    let effects = play(&mut position, "45 c7c8");
    assert!(matches!(effects[0], Effect::Moved { die: Some(chaturaji::Class::Pawn), .. }));
    assert_eq!(position.dice(), dice("4"));
    assert!(position.fault(ply("c8c2")).is_none());
}

/// The sequences of a first turn and the boards they lead to, as J12.2 counts them.
fn first_turn(throw: &str) -> (usize, usize) {
    fn follow(position: &Position, sequences: &mut usize, boards: &mut HashSet<Vec<Option<chaturaji::Man>>>) {
        if position.due() != Due::Act || position.turn() != Some(R) {
            *sequences += 1;
            boards.insert(chaturaji::Square::all().map(|square| position.man_at(square)).collect());
            return;
        }
        for ply in position.plies() {
            let mut next = position.clone();
            next.play_unchecked(ply);
            follow(&next, sequences, boards);
        }
    }
    let mut position = Position::initial(&Preset::Classic.rules());
    play(&mut position, throw);
    let (mut sequences, mut boards) = (0, HashSet::new());
    follow(&position, &mut sequences, &mut boards);
    (sequences, boards.len())
}

#[test]
fn j12_2_the_first_turn_of_red() {
    let expected = [
        ("22", (6, 5)),
        ("23", (6, 5)),
        ("24", (2, 2)),
        ("25", (18, 13)),
        ("33", (12, 9)),
        ("34", (5, 5)),
        ("35", (30, 20)),
        ("44", (1, 1)),
        ("45", (13, 13)),
        ("55", (52, 32)),
    ];
    for (throw, counts) in expected {
        assert_eq!(first_turn(throw), counts, "{throw}");
    }
}

#[test]
fn j12_2_with_two_twos_the_boat_takes_the_green_king() {
    let mut position = Position::initial(&Preset::Classic.rules());
    let effects = play(&mut position, "22 h1f3 f3d1");
    assert!(effects.contains(&Effect::KingTaken { army: G, by: R }));
    assert_eq!(scores(&position), [5, 0, 0, 0]);
}

#[test]
fn j12_3_a_capture_on_turn_one() {
    let mut position = Position::initial(&Preset::Classic.rules());
    assert_eq!(
        forbidden(
            &{
                let mut thrown = position.clone();
                play(&mut thrown, "45");
                thrown
            },
            "h3h7"
        ),
        "J2"
    );
    play(&mut position, "45 h4g5 h3h7");
    assert_eq!((position.score(R), kind_at(&position, "h7")), (1, Some(Kind::Elephant)));
    assert_eq!(position.node(), Node::Throw(G));
}

#[test]
fn j12_8_two_fours_on_turn_one_pass_by_themselves() {
    let mut position = Position::initial(&Preset::Classic.rules());
    let effects = play(&mut position, "44");
    assert_eq!(effects, [Effect::DiceLeft(dice("44")), Effect::TurnEnded(R)]);
    assert_eq!((position.turn(), position.quiet(), position.due()), (Some(G), 1, Due::Throw));
}

#[test]
fn j5_2_one_move_a_die_in_any_order_by_one_man_or_two() {
    let mut position = Position::initial(&Preset::Classic.rules());
    play(&mut position, "35");
    assert!(moves(&position).contains(&"h2f3".to_owned()) && moves(&position).contains(&"h4h5".to_owned()));
    play(&mut position, "h4h5 h2f1");
    assert_eq!(position.turn(), Some(G));
    let mut position = Position::initial(&Preset::Classic.rules());
    play(&mut position, "55 g3f3 f3e3");
    assert_eq!((kind_at(&position, "e3"), position.turn()), (Some(Kind::Pawn), Some(G)));
}

#[test]
fn j5_3_a_pass_gives_up_all_dice_left() {
    let mut position = Position::initial(&Preset::Classic.rules());
    play(&mut position, "55");
    assert_eq!(moves(&position).last().map(String::as_str), Some("pass"));
    let mut passed = position.clone();
    assert_eq!(play(&mut passed, "pass"), [Effect::TurnEnded(R)]);
    assert_eq!(passed.turn(), Some(G));
    play(&mut position, "g3f3 pass");
    assert_eq!(position.turn(), Some(G));
}

#[test]
fn j5_3_no_pass_where_the_rules_compel() {
    let mut position = start(|parameters| parameters.compulsory = true);
    play(&mut position, "55");
    assert_eq!(forbidden(&position, "pass"), "J5.3");
    play(&mut position, "g3f3");
    assert!(!moves(&position).contains(&"pass".to_owned()));
    assert_eq!(forbidden(&Position::initial(&diceless_classic()), "pass"), "J5.3");
}

#[test]
fn j5_3_a_die_is_never_void_before_the_turn_ends() {
    // The elephant cannot move until the king has made room.
    let mut position = Position::initial(&Preset::Classic.rules());
    play(&mut position, "45");
    assert!(!moves(&position).iter().any(|text| text.starts_with("h3")));
    play(&mut position, "h4h5");
    assert_eq!(position.due(), Due::Act);
    assert_eq!(moves(&position), ["h3h4", "pass"]);
    // When no unused die has a move the turn ends, and the dice left are told.
    let mut position = Position::initial(&Preset::Classic.rules());
    let effects = play(&mut position, "45 g1f1");
    assert_eq!(effects[1..], [Effect::DiceLeft(dice("4")), Effect::TurnEnded(R)]);
}

#[test]
fn j5_2_only_what_can_fall_falls() {
    let mut position = Position::initial(&Preset::Classic.rules());
    assert_eq!(forbidden(&position, "5"), "J5.1");
    assert_eq!(forbidden(&position, "g3f3"), "J5.2");
    play(&mut position, "33");
    assert_eq!(forbidden(&position, "33"), "J5.2");
    assert_eq!(forbidden(&position, "g3f3"), "J5.1");
}

#[test]
fn j5_4_a_named_face_falls_more_often() {
    let quarter = Fraction::new(1, 4).expect("a quarter");
    let mut position = start(|parameters| parameters.control = Control::Nominate(quarter));
    assert_eq!(position.node(), Node::Act(R));
    assert_eq!(moves(&position).len(), 10);
    assert_eq!(forbidden(&position, "name:5"), "J5.4");
    play(&mut position, "name:25");
    assert_eq!((position.due(), position.dice()), (Due::Throw, dice("25")));
    // Named 1/4 + 3/4 · 1/4 = 7/16, others 3/16. 22: 7·3, 25: 7·7 + 3·3.
    let expected = "22:21 23:30 24:30 25:58 33:9 34:18 35:30 44:9 45:30 55:21";
    assert_eq!(weights(&position), list(expected));
    assert_eq!(position.throws().total(), 256);
    play(&mut position, "33 h2f3");
    assert_eq!(position.dice(), dice("3"));
}

#[test]
fn j5_4_named_cubes_and_sure_hits() {
    let half = Fraction::new(2, 4).expect("a half");
    assert_eq!((half.numerator(), half.denominator()), (1, 2));
    let one_cube = |control| {
        move |parameters: &mut Parameters| {
            (parameters.dice, parameters.count, parameters.control) = (DiceKind::Cubic, 1, control);
        }
    };
    let mut position = start(one_cube(Control::Nominate(half)));
    play(&mut position, "name:5");
    // In twelfths: the other five faces 1 each, the named one 1 + 6; the 1 counts as a 5 too.
    assert_eq!(weights(&position), list("2:1 3:1 4:2 5:8"));
    let sure = Fraction::new(1, 1).expect("one");
    let mut position = start(one_cube(Control::Nominate(sure)));
    play(&mut position, "name:3");
    assert_eq!(weights(&position), list("3:6"), "outcomes of weight 0 are not listed");
}

#[test]
fn j5_4_caught_dice_are_kept_or_cast_again_once() {
    let mut position = start(|parameters| parameters.control = Control::Catch(1));
    play(&mut position, "44");
    assert_eq!((position.due(), position.quiet()), (Due::Catch, 1));
    assert_eq!(moves(&position), ["keep", "cast:4"]);
    let mut kept = position.clone();
    play(&mut kept, "keep");
    assert_eq!(kept.turn(), Some(G), "two fours pass by themselves");
    play(&mut position, "cast:4");
    assert_eq!((position.due(), position.dice(), position.node()), (Due::Again, dice("4"), Node::Throw(R)));
    assert_eq!(weights(&position), list("2:1 3:1 4:1 5:1"));
    play(&mut position, "5");
    assert_eq!((position.due(), position.dice(), position.quiet()), (Due::Act, dice("45"), 1));
}

#[test]
fn j5_4_two_dice_may_be_cast_again_together() {
    let mut position = start(|parameters| parameters.control = Control::Catch(2));
    play(&mut position, "25");
    assert_eq!(moves(&position), ["keep", "cast:2", "cast:25", "cast:5"]);
    assert_eq!(forbidden(&position, "cast:3"), "J5.4");
    assert_eq!(forbidden(&position, "pass"), "J5.4");
    play(&mut position, "cast:25");
    assert_eq!((position.dice().len(), weights(&position).len()), (0, 10));
    play(&mut position, "55");
    assert_eq!(position.dice(), dice("55"));
}

#[test]
fn j5_1_without_dice_one_compulsory_move_a_turn() {
    let mut position = Position::initial(&diceless_classic());
    assert!(position.throws().is_empty());
    assert!(position.fault(Ply::Throw(Throw::Dice(dice("25")))).is_some());
    assert!(matches!(play(&mut position, "g3f3")[0], Effect::Moved { die: None, .. }));
    assert_eq!(position.turn(), Some(G));
}
