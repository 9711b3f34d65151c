//! Squares and single uses (C1, C5-C10, C12, C14, C15).

use super::super::landing::square;
use super::super::position::Man;
use super::super::rules::Rules;
use super::*;

fn cowrie_square(house: usize, progress: u32) -> Option<u32> {
    square(&Rules::read("chaupar").unwrap(), Man { progress, house, alkhee: false })
}

#[test]
fn c17_1_loop_squares() {
    assert_eq!([0, 1, 2, 3].map(|house| cowrie_square(house, 4)), [Some(4), Some(21), Some(38), Some(55)]);
    assert_eq!(cowrie_square(0, 29), Some(29));
    assert_eq!(cowrie_square(0, 34), Some(34));
    assert_eq!(cowrie_square(0, 73), None);
}

#[test]
fn c17_2_one_square_two_names() {
    assert_eq!(cowrie_square(1, 64), cowrie_square(0, 13));
}

#[test]
fn c17_3_enter_then_move() {
    let start = initial("chaupar(opening=seat(0))").unwrap();
    let thrown = after(&start, "10 4");
    assert!(thrown.ends_with(" ; S moves 4 10"));
    assert_eq!(texts(&thrown), ["10:0-4"]);
    assert_eq!(texts(&after(&thrown, "10:0-4")), ["4:4-8"]);
    assert!(after(&thrown, "10:0-4 4:4-8").ends_with("; E throws"));
    // A 4 alone is forfeited.
    assert_eq!(after(&start, "4"), start.replace("S throws", "E throws"));
}

#[test]
fn c17_4_no_bonus_with_a_man_in_hand() {
    let position = "chaupar(players=2) ; S 0 20 30 40 ; N 0 0 0 0 ; S throws";
    assert!(after(position, "25 2").ends_with(" ; S moves 2 25"));
    assert!(after(position, "25 2 25:0-4").ends_with(" ; S moves 2"));
}

#[test]
fn c17_5_doublets_move_together() {
    let position = "chaupar(players=2) ; S 4 4 84 84 tod ; N 0 0 0 0 ; S throws";
    let thrown = after(position, "10 3");
    assert!(thrown.ends_with(" ; S moves +d 3 10"));
    assert!(after(&thrown, "10:4-14=2").contains("S 14 14 84 84"));
    assert!(after(&thrown, "10:4-14=2 +d:14-15=2").contains("S 15 15 84 84"));
    let split = after(&thrown, "3:4-7");
    assert!(split.contains("S 4 7 84 84"));
    assert_eq!(texts(&split), ["+d:4-5", "+d:7-8", "10:4-14", "10:7-17"]);
}

#[test]
fn c17_6_a_thirty_moves_one() {
    let position = "chaupar(players=2) ; S 4 4 84 84 tod ; N 0 0 0 0 ; S throws";
    let thrown = after(position, "30 2");
    assert_eq!(texts(&thrown), ["+s:4-5", "2:4-6", "30:4-34"]);
}

#[test]
fn c17_7_a_pair_blocks_its_square_only() {
    // East's p = 64 is the square L 13.
    let position = "chaupar(players=3) ; S 0 0 0 11 ; E 0 0 64 64 ; N 0 0 0 0 ; S throws";
    assert!(after(position, "2").ends_with(" ; E throws"));
    assert!(after(position, "4 4:11-15").contains("S 0 0 0 15"));
}

#[test]
fn c6_2_a_single_man_is_knocked_out() {
    let position = "chaupar(players=3) ; S 0 0 0 11 ; E 0 0 0 64 ; N 0 0 0 0 ; S throws";
    let next = after(position, "2 2:11-13x");
    assert_eq!(body(&next), "S 0 0 0 13 tod ; E 0 0 0 0 ; N 0 0 0 0 ; E throws");
}

#[test]
fn c6_3_a_pair_may_wear_different_progress() {
    // East's p = 75 lies; West's p = 30 (L 13) and 30 are a pair.
    let position = "chaupar ; S 0 0 0 11 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 30 30 ; S throws";
    assert!(after(position, "2").ends_with(" ; E throws"));
}

#[test]
fn c6_4_flowers_protect() {
    let position = "chaupar(players=3) ; S 0 0 0 10 ; E 0 0 0 63 ; N 0 0 0 0 ; S throws";
    assert_eq!(texts(&after(position, "2")), ["2:10-12"]);
}

#[test]
fn c6_6_partners_are_judged_each_alone() {
    // East and West stand singly on L 13: both go. With a second East man nobody may land there.
    let singly = "chaupar(partners=teams) ; S 0 0 0 11 ; E 0 0 0 64 ; N 0 0 0 0 ; W 0 0 0 30 ; S throws";
    let next = after(singly, "2 2:11-13x");
    assert_eq!(body(&next), "S 0 0 0 13 tod ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; E throws");
    let pair = singly.replace("E 0 0 0 64", "E 0 0 64 64");
    assert!(after(&pair, "2").ends_with(" ; E throws"));
}

#[test]
fn c17_8_no_tod_at_the_door() {
    let circle = "chaupar(players=2) ; S 0 0 0 70 ; N 0 0 0 0 ; S throws";
    assert_eq!(texts(&after(circle, "4")), ["4:70-6"]);
    assert_eq!(texts(&after(circle, "2")), ["2:70-72"]);
    assert!(after(circle, "2 2:70-72").contains("S 0 0 0 72"));
    let wait = circle.replace("players=2", "players=2,door=wait");
    assert!(after(&wait, "4").ends_with(" ; N throws"));
    assert_eq!(texts(&after(&wait, "2")), ["2:70-72"]);
}

#[test]
fn c7_2_a_man_on_the_door_goes_round() {
    let circle = "chaupar(players=2) ; S 0 0 0 72 ; N 0 0 0 0 ; S throws";
    assert_eq!(texts(&after(circle, "4")), ["4:72-8"]);
    assert_eq!(texts(&after(&circle.replace("72", "72 tod"), "4")), ["4:72-76"]);
}

#[test]
fn c17_9_both_orders_reach_home() {
    let position = "chaupar(players=2) ; S 0 0 0 72 tod ; N 0 0 0 0 ; S throws";
    for line in ["10 2 10:72-82 2:82-84", "10 2 2:72-74 10:74-84"] {
        assert!(after(position, line).contains("S 0 0 0 84 tod"), "{line}");
    }
    let last = "chaupar(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; S throws";
    let thrown = after(last, "10 2");
    assert_eq!(texts(&thrown), ["+d:83-84", "--"]);
    let won = after(&thrown, "+d:83-84");
    assert_eq!(body(&won), "S 84 84 84 84 tod done1 ; N 0 0 0 0 ; over won");
    assert!(plies(&won).unwrap().is_empty());
    assert!(after(&thrown, "--").ends_with(" ; N throws"));
}

#[test]
fn c17_10_who_lies_is_left_alone() {
    // South's p = 75 would be L 7, West's p = 24.
    let position =
        "chaupar(opening=seat(3)) ; S 0 0 0 75 tod ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 22 ; W throws";
    assert!(after(position, "2 2:22-24").contains("S 0 0 0 75 tod ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 24 ;"));
}

#[test]
fn c17_13_charkoni_walks_out() {
    let start = initial("chaupar.charkoni(players=2,opening=seat(0))").unwrap();
    assert!(after(&start, "25 4 25:0-25 4:25-29").contains("S 0 0 0 29"));
    assert!(after(&start, "10 2 10:0-10 2:10-12").contains("S 0 0 0 12"));
    assert_eq!(texts(&after(&start, "12 10 2")), ["10:0-10"]);
}

#[test]
fn c5_2a_entering_can_be_illegal_and_knock_out() {
    // North's p = 44 is L 10.
    let pair = "chaupar.charkoni(players=2) ; S 0 0 0 0 ; N 0 0 44 44 ; S throws";
    assert!(after(pair, "10 2").ends_with(" ; N throws"));
    let single = pair.replace("44 44", "0 44");
    assert_eq!(texts(&after(&single, "10 2")), ["10:0-10x"]);
}

#[test]
fn c17_14_pasa_sizes() {
    // Red's p = 8 (house East) is L 25.
    let single = "chaupar.pasa ; S 0 0 20 20 ; E 0 0 0 8 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 5";
    assert_eq!(texts(single), ["5:0-5", "5:20-25x"]);
    assert!(after(single, "5:20-25x").contains("S 0 0 25 25 ; E 0 0 0 0 ;"));
    let triple = single.replace("E 0 0 0 8", "E 0 8 8 8");
    assert_eq!(texts(&triple), ["5:0-5"]);
    let double = single.replace("E 0 0 0 8", "E 0 0 8 8");
    assert_eq!(texts(&double), ["5:0-5", "5:20-25x"]);
}

#[test]
fn c14_4_jugs_go_home_as_one() {
    let position = "chaupar.pasa ; S 84 84 84 84 done1 ; E 0 0 0 0 ; N 79 79 79 79 ; W 0 0 0 0 ; N moves 5";
    assert!(after(position, "5:79-84").ends_with("N 84 84 84 84 done2 ; W 0 0 0 0 ; over won"));
}

#[test]
fn c14_6_the_order_of_the_colours() {
    let waits = "chaupar.pasa ; S 0 0 0 79 ; E 0 0 0 0 ; N 79 84 84 84 ; W 0 0 0 0 ; S moves 5";
    assert_eq!(texts(waits), ["5:0-5"]);
    let free = waits.replace("N 79 84 84 84", "N 84 84 84 84 done1");
    assert_eq!(texts(&free), ["5:0-5", "5:79-84"]);
}

#[test]
fn c15_first_free() {
    let start = initial("chaupar.pachisi(opening=seat(0))").unwrap();
    let entered = after(&start, "3 3:0-3");
    assert_eq!(body(&entered), "S 0 0 0 3 left ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; E throws");
    let later = entered.replace("E throws", "S throws");
    assert_eq!(texts(&after(&later, "3")), ["3:3-6", "--"]);
    assert_eq!(texts(&after(&later, "6")), ["6:0-6", "6:3-9", "--"]);
}

#[test]
fn c15_closed_flowers() {
    // North's p = 46 is L 12, a flower; p = 45 is L 11.
    let closed = "chaupar.pachisi ; S 0 0 0 10 left ; E 0 0 0 0 ; N 0 0 0 46 left ; W 0 0 0 0 ; S throws";
    assert_eq!(texts(&after(closed, "2")), ["2:10-12", "--"]);
    // East's p = 63 is L 12.
    let closed = closed.replace("E 0 0 0 0", "E 0 0 0 63 left");
    assert!(after(&closed, "2").ends_with(" ; E throws"));
}

#[test]
fn c15_a_capture_throws_again_once() {
    // East's p = 62 is L 11.
    let position = "chaupar.pachisi ; S 0 0 0 5 left ; E 0 62 62 62 left ; N 0 0 0 0 ; W 0 0 0 0 ; S throws";
    let taken = after(position, "6 6:5-11x");
    assert!(taken.ends_with("E 0 0 0 0 left ; N 0 0 0 0 ; W 0 0 0 0 ; S throws"));
    assert!(after(position, "6").ends_with("S moves 6 again"));
    assert!(after(position, "6 --").ends_with("S throws"));
    assert!(after(&taken, "2 --").ends_with("E throws"));
}

#[test]
fn c15_the_last_step() {
    let position = "chaupar.pachisi ; S 83 84 84 84 left ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws";
    assert!(after(position, "2").ends_with(" ; E throws"));
    assert_eq!(texts(&after(position, "10")), ["10:83-84", "--"]);
    // C4.5: no cast follows when the last man is home.
    assert!(after(position, "10 10:83-84").ends_with(" ; E throws"));
}

#[test]
fn c17_17_lying_doublets() {
    let position = "chaupar(players=2) ; S 74 74 84 84 tod ; N 0 0 0 0 ; S throws";
    assert_eq!(texts(&after(position, "10 2")), ["+d:74-75=2", "2:74-76", "10:74-84=2"]);
    let further = position.replace("74 74", "75 75");
    assert_eq!(texts(&after(&further, "10 2")), ["+d:75-76=2", "2:75-77"]);
    // North's p = 40 is L 6, South's p = 74.
    let pair = "chaupar(players=2) ; S 0 0 0 72 tod ; N 0 0 40 40 ; S throws";
    assert_eq!(texts(&after(pair, "2")), ["2:72-74"]);
}

#[test]
fn c9_1_two_of_three_move() {
    let position = "chaupar(players=2) ; S 20 20 20 84 tod ; N 0 0 0 0 ; S moves 10";
    assert!(after(position, "10:20-30=2").contains("S 20 30 30 84"));
}

#[test]
fn c9_3_compulsory_doublets() {
    let position = "chaupar(players=2,doublet=compulsory) ; S 0 9 20 20 ; N 0 0 0 0 ; S moves 10";
    assert_eq!(texts(position), ["10:20-30=2"]);
    let off = position.replace("compulsory", "off");
    assert_eq!(texts(&off), ["10:0-4", "10:9-19", "10:20-30"]);
}

#[test]
fn c12_1_waking() {
    let position = "chaupar.charkoni(players=2) ; S 20 20 20 84 tod ; N 0 0 0 0 ; S moves 10";
    assert_eq!(texts(position), ["10:20-30=2", "10:84-10", "10:84-E10", "10:84-N10", "10:84-W10"]);
    let woken = after(position, "10:84-W10");
    assert!(woken.contains("S W10! 20 20 20 tod"));
    // With nobody out but alkhees of other houses he still goes home by the house he was woken from.
    let late = "chaupar.charkoni(players=2) ; S W71! W74 84 84 tod ; N 0 0 0 0 ; S moves 2 10";
    assert_eq!(
        texts(late),
        [
            "2:W71!-W73",
            "2:W74-W76",
            "10:W71!-W81",
            "10:W74-84",
            "10:84-10",
            "10:84-E10",
            "10:84-N10",
            "10:84-W10"
        ]
    );
    assert!(after(late, "2:W71!-W73").contains("S W73 W74 84 84 tod"));
}

#[test]
fn c12_1_waking_is_not_compulsory() {
    let position = "chaupar.charkoni(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; S moves 10";
    assert_eq!(texts(position), ["10:84-10", "10:84-E10", "10:84-N10", "10:84-W10", "--"]);
}

#[test]
fn c12_2_an_alkhee_takes_pairs_and_flowers() {
    // L 12, a flower, is North's p = 46: a pair goes, by an alkhee only.
    let position = "chaupar.charkoni(players=2) ; S 10 10! 84 84 tod ; N 0 0 46 46 ; S moves 2";
    assert_eq!(texts(position), ["2:10-12", "2:10!-12x"]);
    assert!(after(position, "2:10!-12x").contains("N 0 0 0 0"));
}

#[test]
fn c12_3_an_alkhee_is_vulnerable() {
    // South's alkhee of the house East on p = 13 is L 30, North's p = 64.
    let position = "chaupar.charkoni(players=2) ; S E13! 20 84 84 tod ; N 0 0 0 62 ; N moves 2";
    assert!(after(position, "2:62-64x").contains("S 0 20 84 84 tod ; N 0 0 0 64 tod"));
}
