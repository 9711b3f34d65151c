use crate::study::*;
use chaupar::parameters::{CastTable, MouthUp};
use chaupar::{Throw, Values, board::LoopSquare};
use chaupat_core::Position as _;

fn weights(parameters: Parameters) -> Vec<(u8, u64)> {
    let one = |&(throw, weight): &(Throw, u64)| match throw {
        Throw::Shells(value) => (value, weight),
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
fn c2_3_a_25_is_8_squares_and_the_next_arm_a_30_is_13() {
    for progress in 4..30 {
        let at = |progress| LoopSquare::of(SOUTH, progress).unwrap();
        assert_eq!(at(progress + 25), at(progress + 8).after(17));
        assert_eq!(at(progress + 30), at(progress + 13).after(17));
    }
}

#[test]
fn c2_only_what_is_in_the_table_falls() {
    assert!(!rules(cowrie()).can_fall(Throw::Shells(5)));
    assert!(!rules(cowrie()).can_fall(Throw::Dice([1, 2, 5])));
    assert!(!rules(pasa()).can_fall(Throw::Shells(5)));
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
