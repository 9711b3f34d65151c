use crate::study::*;
use chaupar::parameters::{CastTable, MouthUp, Opening};
use chaupar::{Throw, Values, board::LoopSquare};
use chaupat_core::{Node, Position as _};

fn weights(parameters: Parameters) -> Vec<(u8, u64)> {
    let one = |&(throw, weight): &(Throw, u64)| match throw {
        Throw::Value(value) => (value, weight),
        Throw::Dice(_) => panic!("shells were cast"),
    };
    initial(parameters).throws().as_slice().iter().map(one).collect()
}

#[test]
fn c2_1_seven_shells() {
    let expected = [(2, 21), (3, 35), (4, 35), (7, 1), (10, 7), (14, 1), (25, 21), (30, 7)];
    assert_eq!(weights(cowrie()), expected);
}

#[test]
fn c2_1_six_shells() {
    let expected = [(2, 15), (3, 20), (4, 15), (6, 1), (10, 6), (12, 1), (25, 6)];
    assert_eq!(weights(charkoni()), expected);
    let expected = [(2, 15), (3, 20), (4, 15), (5, 6), (6, 1), (10, 6), (25, 1)];
    assert_eq!(weights(pachisi()), expected);
}

#[test]
fn c2_1_biased_shells() {
    let biased = Parameters { mouth_up: MouthUp { num: 1, den: 3 }, ..charkoni() };
    // 2^6, 6 * 2^5, 15 * 2^4, 20 * 2^3, 15 * 2^2, 6 * 2, 1 for none to six up
    let expected = [(2, 240), (3, 160), (4, 60), (6, 64), (10, 192), (12, 1), (25, 12)];
    assert_eq!(weights(biased), expected);
    assert_eq!(initial(biased).throws().total(), 3_u64.pow(6));
}

#[test]
fn c2_1_the_largest_denominator_fits() {
    for num in [1, 499] {
        let biased = Parameters { mouth_up: MouthUp { num, den: 500 }, ..cowrie() };
        assert_eq!(initial(biased).throws().total(), 500_u64.pow(7));
    }
}

#[test]
fn c2_2_three_long_dice() {
    let throws = initial(pasa()).throws();
    assert_eq!((throws.len(), throws.total()), (20, 64));
    assert_eq!(throws.weight(Throw::Dice([1, 1, 1])), Some(1));
    assert_eq!(throws.weight(Throw::Dice([1, 1, 2])), Some(3));
    assert_eq!(throws.weight(Throw::Dice([1, 5, 6])), Some(6));
    assert!(throws.as_slice().is_sorted());
}

#[test]
fn c2_4_a_single_cubic_die() {
    assert_eq!(weights(ludo()), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)]);
    let can_fall = |throw| rules(ludo()).can_fall(throw);
    assert!(can_fall(Throw::Value(1)) && can_fall(Throw::Value(6)));
    assert!(!can_fall(Throw::Value(0)) && !can_fall(Throw::Value(7)) && !can_fall(Throw::Value(10)));
    assert!(!can_fall(Throw::Dice([1, 2, 5])));
}

#[test]
fn c2_4_it_is_collected_burnt_and_compared_as_shells_are() {
    let start = study(ludo()).men(SOUTH, &[0, 0, 0, 83]).throws(SOUTH);
    let twice = cast(start, &[6, 6]);
    assert_eq!(twice.node(), Node::Throw(SOUTH));
    assert_eq!(cast(twice, &[6]).node(), Node::Throw(EAST));
    // From the last square a 1 leads home, for this die has one (C8.3).
    assert_eq!(listed(&cast(twice, &[1])), ["1:83-84", "6:0-4"]);
    let opening = initial(Parameters { opening: Opening::Cast, ..ludo() });
    assert_eq!(cast(opening, &[3, 5, 6, 1]).node(), Node::Throw(NORTH));
}

#[test]
fn c2_3_a_25_is_8_squares_and_the_next_arm_a_30_is_13() {
    for progress in 4..30 {
        let at = |progress| LoopSquare::of(SOUTH, progress).unwrap();
        assert_eq!(at(progress + 25), at(progress + 8).after(17));
        assert_eq!(at(progress + 30), at(progress + 13).after(17));
    }
}

#[test]
fn c2_only_what_is_in_the_table_falls() {
    assert!(!rules(cowrie()).can_fall(Throw::Value(5)));
    assert!(!rules(cowrie()).can_fall(Throw::Dice([1, 2, 5])));
    assert!(!rules(pasa()).can_fall(Throw::Value(5)));
    assert!(!rules(pasa()).can_fall(Throw::Dice([5, 2, 1])));
    assert!(!rules(pasa()).can_fall(Throw::Dice([1, 2, 3])));
    assert_eq!(CastTable::Seven.values().iter().collect::<Vec<_>>(), [2, 3, 4, 7, 10, 14, 25, 30]);
}

#[test]
fn c3_2_the_sum_of_dice_that_cannot_fall_does_not_wrap() {
    assert_eq!(Throw::Dice([255, 255, 255]).sum(), 765);
}

#[test]
#[should_panic(expected = "values from 0 to 31")]
fn c2_a_set_of_throws_refuses_a_value_that_it_cannot_hold() {
    let _ = Values::of(&[10, 32]);
}
