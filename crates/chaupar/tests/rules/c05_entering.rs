use crate::study::*;
use chaupar::parameters::{Door, Entry};
use chaupar::{Fault, Values};

#[test]
fn c5_1_a_high_throw_puts_one_man_on_the_own_flower() {
    for value in [10, 25, 30] {
        let position = study(cowrie()).moves(SOUTH, &[T(value)]);
        assert_eq!(at(&play(position, &format!("{value}:0-4")), SOUTH), [0, 0, 0, 4]);
    }
    let position = study(cowrie()).men(SOUTH, &[0, 0, 0, 9]).moves(SOUTH, &[T(4)]);
    let (fault, rule) = why_not(&position, using(T(4), 0, SOUTH));
    let throws = Values::of(&[10, 25, 30]);
    assert_eq!((fault, rule), (Fault::NoEntry { element: T(4), entry: Entry::Flower, throws }, "C5.1"));
    assert!(fault.to_string().ends_with(": that takes a whole 10, 25 or 30"), "{fault}");
}

#[test]
fn c5_1_it_is_legal_whoever_stands_there() {
    // East p = 55 and West p = 21 are L 4, the flower of South.
    let position =
        study(cowrie()).men(EAST, &[0, 0, 55, 55]).men(WEST, &[0, 0, 21, 21]).moves(SOUTH, &[T(10)]);
    let after = play(position, "10:0-4");
    assert_eq!((at(&after, EAST), at(&after, WEST)), (vec![0, 0, 55, 55], vec![0, 0, 21, 21]));
}

#[test]
fn c5_2_from_the_centre_only_a_10_or_25_brings_a_man_out_and_he_walks_it() {
    for (value, listed_so) in [(10, "10:0-10"), (25, "25:0-25")] {
        assert_eq!(listed(&study(charkoni()).moves(SOUTH, &[T(value)])), [listed_so]);
    }
    let position = study(charkoni()).men(SOUTH, &[0, 0, 0, 20]).moves(SOUTH, &[T(12)]);
    assert_eq!(listed(&position), ["12:20-32"]);
    assert_eq!(why_not(&position, using(T(12), 0, SOUTH)).1, "C5.2");
}

#[test]
fn c5_2a_entering_can_be_illegal_and_can_knock_out() {
    // L 10 is p = 61 of East, L 25 is p = 8 of East.
    let position = study(charkoni()).men(EAST, &[0, 8, 61, 61]).throws(SOUTH);
    let position = cast(position, &[25, 10, 2]);
    assert_eq!(listed(&position), ["25:0-25x"]);
    assert_eq!(why_not(&position, using(T(10), 0, SOUTH)), (Fault::Pair(square(10)), "C6.3"));
    assert_eq!(at(&play(position, "25:0-25x"), EAST), [0, 0, 61, 61]);
}

#[test]
fn c5_3_any_die_brings_a_man_out() {
    let position = study(pasa()).men(SOUTH, &[0, 0, 20, 30]).throws(SOUTH);
    let position = dice(position, [1, 5, 6]);
    let expected =
        ["1:0-1", "1:20-21", "1:30-31", "5:0-5", "5:20-25", "5:30-35", "6:0-6", "6:20-26", "6:30-36"];
    assert_eq!(listed(&position), expected);
}

#[test]
fn c5_3_the_first_man_is_free() {
    assert_eq!(listed(&cast(study(pachisi()).throws(SOUTH), &[2])), ["2:0-2", "--"]);
    let position = study(pachisi()).left(SOUTH).throws(SOUTH);
    assert_eq!(pool(&cast(position, &[2])), []);
    assert_eq!(listed(&cast(position, &[6])), ["6:0-6", "--"]);
}

#[test]
fn c5_3_of_the_single_die_it_is_the_6() {
    let position = study(ludo()).men(SOUTH, &[0, 0, 0, 9]).moves(SOUTH, &[T(5), T(6)]);
    assert_eq!(listed(&position), ["5:9-14", "6:0-4", "6:9-15"]);
    let (fault, rule) = why_not(&position, using(T(5), 0, SOUTH));
    assert_eq!(rule, "C5.1");
    assert!(fault.to_string().ends_with(": that takes a whole 6"), "{fault}");
    let walking = Parameters { entry: Entry::Walk, ..ludo() };
    assert_eq!(listed(&study(walking).moves(SOUTH, &[T(6)])), ["6:0-6"]);
    let free = Parameters { entry: Entry::FirstFree, ..ludo() };
    assert_eq!(listed(&study(free).moves(SOUTH, &[T(3), T(6)])), ["3:0-3", "6:0-6"]);
    let later = study(free).left(SOUTH).moves(SOUTH, &[T(3), T(6)]);
    assert_eq!(listed(&later), ["6:0-6"]);
}

#[test]
fn c5_steps_do_not_bring_men_in() {
    let rules = Parameters { entry: Entry::AnyDie, door: Door::None, ..cowrie() };
    let position = study(rules).men(SOUTH, &[0, 20, 30, 40]).moves(SOUTH, &[D]);
    assert_eq!(why_not(&position, using(D, 0, SOUTH)).1, "C14.5");
}
