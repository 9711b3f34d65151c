//! Throws, the first turn and the presets (C2, C3, C16).

use super::*;

fn weights(rules: &str) -> Vec<(String, u128)> {
    let start = initial(rules).unwrap();
    plies(&start).unwrap().into_iter().map(|ply| (ply.text, ply.weight.unwrap())).collect()
}

fn named(pairs: &[(&str, u128)]) -> Vec<(String, u128)> {
    pairs.iter().map(|(text, weight)| ((*text).to_owned(), *weight)).collect()
}

#[test]
fn c2_1_seven_shells() {
    let seven = [("2", 21), ("3", 35), ("4", 35), ("7", 1), ("10", 7), ("14", 1), ("25", 21), ("30", 7)];
    assert_eq!(weights("chaupar"), named(&seven));
}

#[test]
fn c2_1_six_shells() {
    let six = [("2", 15), ("3", 20), ("4", 15), ("6", 1), ("10", 6), ("12", 1), ("25", 6)];
    assert_eq!(weights("chaupar.charkoni"), named(&six));
}

#[test]
fn c2_1_biased_shells() {
    // Two mouths in five: of six shells 3^6 … 2^6 of 5^6.
    let six = [("2", 4860), ("3", 4320), ("4", 2160), ("5", 576), ("6", 64), ("10", 2916), ("25", 729)];
    assert_eq!(weights("chaupar.pachisi(mouth_up=2/5)"), named(&six));
}

#[test]
fn c2_2_long_dice() {
    let casts = weights("chaupar.pasa");
    assert_eq!(casts.len(), 20);
    assert_eq!(casts.iter().map(|(_, weight)| weight).sum::<u128>(), 64);
    assert_eq!(casts[..3], named(&[("1-1-1", 1), ("1-1-2", 3), ("1-1-5", 3)]));
    assert!(casts.contains(&("1-5-6".to_owned(), 6)));
}

#[test]
fn c2_4_a_cubic_die() {
    let die = [("1", 1), ("2", 1), ("3", 1), ("4", 1), ("5", 1), ("6", 1)];
    assert_eq!(weights("chaupar(table=cubic_die,extra=6,door=none)"), named(&die));
}

#[test]
fn c3_2_the_highest_begins() {
    let start = initial("chaupar").unwrap();
    assert_eq!(body(&start), "S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; opening S E N W");
    assert!(after(&start, "10").ends_with(" ; opening S E N W 10"));
    assert!(after(&start, "10 2 25 14").ends_with(" ; N throws"));
}

#[test]
fn c3_2_ties_cast_again() {
    let start = initial("chaupar").unwrap();
    assert!(after(&start, "30 2 30 14").ends_with(" ; opening S N"));
    assert!(after(&start, "30 2 30 14 4").ends_with(" ; opening S N 4"));
    assert!(after(&start, "30 2 30 14 4 4").ends_with(" ; opening S N"));
    assert!(after(&start, "30 2 30 14 4 4 2 3").ends_with(" ; N throws"));
}

#[test]
fn c3_2_long_dice_are_summed() {
    let start = initial("chaupar.pasa").unwrap();
    let casts = after(&start, "1-1-6 2-2-2");
    assert!(casts.ends_with(" ; opening S E N W 1-1-6 2-2-2"));
    // 8, 6, 3 and 8 again, by other faces.
    assert!(after(&casts, "1-1-1 1-2-5").ends_with(" ; opening S W"));
}

#[test]
fn c3_1_seats_in_play() {
    assert_eq!(body(&initial("chaupar(players=2)").unwrap()), "S 0 0 0 0 ; N 0 0 0 0 ; opening S N");
    let three = initial("chaupar(players=3,opening=seat(1))").unwrap();
    assert_eq!(body(&three), "S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; E throws");
    // In pasa all four colours play, though two people hold them.
    let pasa = initial("chaupar.pasa(players=2,opening=seat(0),start=6_7_12_12)").unwrap();
    assert_eq!(body(&pasa), "S 6 7 12 12 ; E 6 7 12 12 ; N 6 7 12 12 ; W 6 7 12 12 ; S throws");
}

#[test]
fn c17_15_order_of_three() {
    let start = initial("chaupar(players=3,opening=seat(0))").unwrap();
    for (line, caster) in [("2", "E"), ("2 2", "N"), ("2 2 2", "S")] {
        assert!(after(&start, line).ends_with(&format!(" ; {caster} throws")), "{line}");
    }
}

#[test]
fn c17_15_finished_seats_are_skipped() {
    let position = "chaupar ; S 0 0 0 4 ; E 84 84 84 84 tod done1 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws";
    assert!(after(position, "2 2:4-6").ends_with(" ; N throws"));
}
