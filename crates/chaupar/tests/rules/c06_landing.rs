use crate::study::*;
use chaupar::{Effect, Fault, Man};
use chaupat_core::Ply;

#[test]
fn c6_1_a_man_moves_exactly_his_throw_over_anything() {
    // East p = 64 is L 13.
    let position =
        study(cowrie()).men(SOUTH, &[0, 0, 0, 11]).men(EAST, &[0, 0, 64, 64]).moves(SOUTH, &[T(3)]);
    assert_eq!(listed(&position), ["3:11-14"]);
}

#[test]
fn c6_2_a_single_opponent_is_knocked_out_and_gives_the_tod() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 0, 11]).men(EAST, &[0, 0, 0, 64]).moves(SOUTH, &[T(2)]);
    let (from, to, out) = (Man::new(11, SOUTH), Man::new(13, SOUTH), Man::new(64, EAST));
    assert_eq!(
        effects(&position, Ply::Act(using(T(2), 11, SOUTH))),
        [
            Effect::Moved { owner: SOUTH, from, to, count: 1 },
            Effect::KnockedOut { owner: EAST, man: out },
            Effect::Tod(SOUTH),
            Effect::TurnEnded(SOUTH),
        ]
    );
    let after = play(position, "2:11-13x");
    assert!(after.tod(SOUTH) && !after.tod(EAST));
    assert_eq!(at(&after, EAST), [0, 0, 0, 0]);
}

#[test]
fn c6_2_the_tod_counts_within_the_same_turn() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 11, 71]).men(EAST, &[0, 0, 0, 64]).throws(SOUTH);
    let position = cast(position, &[10, 2]);
    assert_eq!(listed(&position), ["2:11-13x", "2:71-5", "10:0-4", "10:11-21", "10:71-13x"]);
    assert_eq!(listed(&play(position, "2:11-13x")), ["10:0-4", "10:13-23", "10:71-81"]);
}

#[test]
fn c6_3_a_pair_is_safe_whatever_its_progress() {
    let position =
        study(charkoni()).men(SOUTH, &[0, 0, 9, 11]).men(EAST, &[0, 0, 64, 64]).moves(SOUTH, &[T(2)]);
    assert_eq!(listed(&position), ["2:9-11"]);
    assert_eq!(why_not(&position, using(T(2), 11, SOUTH)), (Fault::Pair(square(13)), "C6.3"));
    // An East man woken for the house West stands on L 13 at p = 30: together with an ordinary one they are safe.
    let woken = Man::new(30, WEST).woken();
    let men = [Man::new(0, EAST), Man::new(0, EAST), woken, Man::new(64, EAST)];
    let position = study(charkoni()).men(SOUTH, &[0, 0, 9, 11]).exactly(EAST, &men).moves(SOUTH, &[T(2)]);
    assert_eq!(why_not(&position, using(T(2), 11, SOUTH)), (Fault::Pair(square(13)), "C6.3"));
}

#[test]
fn c6_4_on_a_flower_nobody_is_knocked_out() {
    // L 12 is a flower: East p = 63.
    for men in [[0, 0, 0, 63], [0, 0, 63, 63]] {
        let position = study(cowrie()).men(SOUTH, &[0, 0, 0, 10]).men(EAST, &men).moves(SOUTH, &[T(2)]);
        let after = play(position, "2:10-12");
        assert_eq!((at(&after, EAST), after.tod(SOUTH)), (men.to_vec(), false));
    }
}

#[test]
fn c6_5_lying_men_land_anywhere_and_are_not_met() {
    // South p = 74 lies on L 6, where an East pair stands at p = 57.
    let position = study(cowrie())
        .men(SOUTH, &[0, 0, 0, 72])
        .tod(SOUTH)
        .men(EAST, &[0, 0, 57, 57])
        .moves(SOUTH, &[T(2)]);
    let after = play(position, "2:72-74");
    assert_eq!(at(&after, EAST), [0, 0, 57, 57]);
    // Two lying South men on L 7 do not hinder East.
    let position =
        study(cowrie()).men(SOUTH, &[0, 0, 75, 75]).tod(SOUTH).men(EAST, &[0, 0, 0, 56]).moves(EAST, &[T(2)]);
    assert_eq!(at(&play(position, "2:56-58"), SOUTH), [0, 0, 75, 75]);
}

#[test]
fn c6_6_each_group_is_judged_alone() {
    // L 13 is p = 64 of East and p = 30 of West, partners who may share it.
    let board = |west: &[u8]| {
        study(charkoni()).men(SOUTH, &[0, 0, 0, 11]).men(EAST, &[0, 0, 0, 64]).men(WEST, west).throws(SOUTH)
    };
    let both = play(cast(board(&[0, 0, 0, 30]), &[2]), "2:11-13xx");
    assert_eq!((at(&both, EAST), at(&both, WEST)), (vec![0; 4], vec![0; 4]));
    let guarded = board(&[0, 0, 30, 30]);
    assert!(pool(&cast(guarded, &[2])).is_empty());
}

#[test]
fn c6_7_own_men_stand_together_in_any_number() {
    let position = study(cowrie()).men(SOUTH, &[11, 13, 13, 13]).moves(SOUTH, &[T(2)]);
    assert_eq!(at(&play(position, "2:11-13"), SOUTH), [13; 4]);
}
