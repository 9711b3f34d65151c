//! `chaupat show`: boards, and what stands beside them.

use crate::call::{chaupat, lines};

const COWRIE: &str = "chaupar ; S 0 0 4 29 tod ; E 0 0 0 64 ; N 0 0 0 84 ; W 0 0 0 0 ; S throws";
const CLASSIC: &str = "chaturaji yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB \
                       r throw - aaaa 0,0,0,0 -,-,-,- 0";

/// C1.7 for the squares, C1.5 for the flowers: South's p = 29 is East's second flower, i = 12 of arm 1 (C1.2); East's
/// p = 64 is South's p = 13 (C17.2), one square towards the centre from South's second flower.
#[test]
fn a_position_of_chaupar() {
    insta::assert_snapshot!(chaupat(&["show", COWRIE, "--ascii"]).data());
}

/// J1.1: the armies at the start, seen by Red: his side is at the bottom.
#[test]
fn a_position_of_chaturaji() {
    insta::assert_snapshot!(chaupat(&["show", "chaturaji"]).data());
}

/// The same from each side: whoever is faced has his side at the bottom (J1.2).
#[test]
fn every_seat_can_be_faced() {
    let bottoms = [("r", "h"), ("g", "1"), ("y", "a"), ("b", "8")];
    for (seat, bottom) in bottoms {
        let text = chaupat(&["show", "chaturaji", "--facing", seat, "--size", "compact", "--ascii"]).data();
        let last = lines(&text).iter().rposition(|line| line.contains('|')).unwrap();
        assert!(lines(&text)[last].starts_with(&format!("{bottom} |")), "{seat}: {text}");
    }
    let mut boards: Vec<String> =
        ["S", "E", "N", "W"].map(|seat| chaupat(&["show", COWRIE, "--facing", seat]).data()).into();
    boards.sort_unstable();
    boards.dedup();
    assert_eq!(boards.len(), 4);
}

#[test]
fn sizes_differ_and_end_with_the_position() {
    for position in [COWRIE, CLASSIC] {
        let mut widths = Vec::new();
        for size in ["compact", "normal", "large"] {
            let text = chaupat(&["show", position, "--size", size]).data();
            assert_eq!(lines(&text).last(), Some(&position));
            let board = lines(&text).into_iter().filter(|line| !line.contains(position));
            widths.push(board.map(|line| line.chars().count()).max().unwrap());
        }
        assert!(widths[0] < widths[2] && widths[0] <= 60, "{widths:?}");
    }
}

/// --ascii holds for everything that is printed, words included.
#[test]
fn ascii_is_ascii() {
    for subject in [COWRIE, CLASSIC, "chaupar.charkoni", "chaupar.pasa", "chaupar.pachisi", "chaturaji.ffa"] {
        for size in ["compact", "normal", "large"] {
            let text = chaupat(&["show", subject, "--ascii", "--size", size]).data();
            assert!(text.is_ascii(), "{subject}: {text}");
        }
    }
}

#[test]
fn a_rule_set_stands_for_its_start() {
    assert_eq!(chaupat(&["show", "chaturaji"]).data(), chaupat(&["show", CLASSIC]).data());
    let json = chaupat(&["show", "chaturaji", "--json"]).data();
    assert_eq!(json, format!("{{\"position\":\"{CLASSIC}\"}}\n"));
}

#[test]
fn positions_from_standard_input() {
    let input = format!("{COWRIE}\n\n{CLASSIC}\n");
    let text = chaupat(&["show", "-", "--json"]).reading(input).data();
    let position = |text: &str| format!("{{\"position\":\"{text}\"}}");
    assert!(text.contains(&position(COWRIE)) && text.contains(&position(CLASSIC)), "{text}");
    let answer = chaupat(&["show", "-"]).reading(format!("{COWRIE}\nchaturaji 8/8\n")).run();
    assert_eq!(answer.code, 2);
    assert!(answer.err.starts_with("chaupat: standard input: line 2, column 14: "), "{}", answer.err);
}

#[test]
fn an_unknown_seat_is_refused() {
    assert_eq!(
        chaupat(&["show", "chaturaji", "--facing", "q"]).unreadable(),
        "chaupat: expected a seat, one of r g y b, found \"q\""
    );
    assert_eq!(
        chaupat(&["show", "chaupar", "--facing", "SE"]).unreadable(),
        "chaupat: expected a seat, one of S E N W, found \"SE\""
    );
}
