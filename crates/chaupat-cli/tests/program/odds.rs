//! `chaupat odds`: exact chances, worked out by hand.

use crate::call::chaupat;
use serde_json::Value;

fn odds(subject: &str) -> Value {
    serde_json::from_str(&chaupat(&["odds", "--json", subject]).data()).unwrap()
}

/// C4.3: burnt is three extra throws in a row, 7 + 21 + 7 of 128 each (C2.1): (35/128)^3. A first throw that is no
/// extra one ends the turn of a hand full of men (C5.1): 93/128.
#[test]
fn a_first_turn_of_cowrie() {
    let odds = odds("chaupar");
    assert_eq!(odds["total"], 128);
    let weights =
        serde_json::json!({ "2": 21, "3": 35, "4": 35, "7": 1, "10": 7, "14": 1, "25": 21, "30": 7 });
    assert_eq!(odds["weights"], weights);
    let exact = |path: &str| odds.pointer(path).unwrap()["exact"].as_str().unwrap().to_owned();
    assert_eq!(exact("/events/burnt turns"), "42875/2097152");
    // One throw: 93/128; two: 35/128 * 93/128; three: (35/128)^2, whatever the third is.
    assert_eq!(exact("/throws/1"), "93/128");
    assert_eq!(exact("/throws/2"), "3255/16384");
    assert_eq!(exact("/throws/3"), "1225/16384");
    // A man enters when the first throw is an extra one and the turn is not burnt: 35/128 - 42875/2097152.
    assert_eq!(exact("/events/men entered"), "530565/2097152");
    assert_eq!(exact("/idle"), "1566587/2097152");
}

/// C2.1: shells that fall mouth up one time in three: all seven down is (2/3)^7 = 128/2187, five up 21 * 4 / 2187.
#[test]
fn biased_shells() {
    let odds = odds("chaupar(mouth_up=1/3)");
    assert_eq!(
        (&odds["total"], &odds["weights"]["7"], &odds["weights"]["25"]),
        (&2187.into(), &128.into(), &84.into())
    );
}

/// J5.1: two stick dice, of 16; two cubic ones, of 36, where 4 and 5 stand for two faces each.
#[test]
fn throws_of_chaturaji() {
    let stick = odds("chaturaji");
    assert_eq!(
        (&stick["total"], &stick["weights"]["22"], &stick["weights"]["45"]),
        (&16.into(), &1.into(), &2.into())
    );
    let cubic = odds("chaturaji(dice=cubic)");
    assert_eq!(
        (&cubic["total"], &cubic["weights"]["22"], &cubic["weights"]["45"]),
        (&36.into(), &1.into(), &8.into())
    );
}

/// J12.2, J12.3: with (2,2) the boat takes the king of Green on d1, h1f3 and f3d1. Captures on turn one: that, the horse
/// with (3,3), h2f1 and f1xd2, and the elephant with (4,5), h4g5 and h3xh7: 1 + 1 + 2 of 16. Cubic dice weigh (4,5) 8
/// of 36 (J5.1). J12.8: only (4,4) leaves nothing to choose.
#[test]
fn a_first_turn_of_chaturaji() {
    let exact =
        |rules: &str, path: &str| odds(rules).pointer(path).unwrap()["exact"].as_str().unwrap().to_owned();
    assert_eq!(exact("chaturaji", "/events/kings taken"), "1/16");
    assert_eq!(exact("chaturaji", "/events/captures"), "1/4");
    assert_eq!(exact("chaturaji", "/idle"), "1/16");
    assert_eq!(exact("chaturaji.biruni", "/events/captures"), "5/18");
    assert_eq!(exact("chaturaji.biruni", "/idle"), "1/9");
    assert_eq!(exact("chaturaji.forbes", "/idle"), "1/4");
}

/// Charkoni, six shells of 64 (C2): extra throws 6 10 12 25 weigh 14, of these 10 and 25 bring a man out (C5.2) and weigh
/// 12; a man comes out with 12/64 * 50/64 + (14^2 - 2^2)/64^2 * 50/64. Burnt: (14/64)^3.
#[test]
fn a_first_turn_of_charkoni() {
    let odds = odds("chaupar.charkoni");
    assert_eq!(odds.pointer("/events/men entered").unwrap()["exact"], "375/2048");
    assert_eq!(odds.pointer("/events/burnt turns").unwrap()["exact"], "343/32768");
}

/// Pasa (C14.2): from 23 and 24 South reaches East's men on L 40 and 41 with 16, 17 or 18 only, so with 5-5-6, 5-6-6 and
/// 6-6-6: 3 + 3 + 1 of 64 (C2.2). His men on 6 and 7 are in his own column.
#[test]
fn a_first_turn_of_pasa() {
    let odds = odds("chaupar.pasa");
    assert_eq!(odds.pointer("/events/knock-outs").unwrap()["exact"], "7/64");
    assert_eq!(odds["idle"]["exact"], "0");
}

/// C17.9: with 10 and 2 fallen the bonus step brings the last man home for sure.
#[test]
fn a_position_with_a_move_due() {
    let position = "chaupar(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; S moves +d 2 10";
    let odds = odds(position);
    assert_eq!(odds["position"], position);
    assert_eq!(odds["weights"], serde_json::json!({}));
    assert_eq!(odds.pointer("/events/men home").unwrap()["exact"], "1");
    assert_eq!(odds["idle"]["exact"], "0");
}

/// C8.3, C8.1: from 83 only a bonus step gets home, so a first throw of 10, 25 or 30 that does not burn.
#[test]
fn the_last_step() {
    let odds = odds("chaupar(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; S throws");
    assert_eq!(odds.pointer("/events/men home").unwrap()["exact"], "530565/2097152");
}

fn share(odds: &Value, path: &str) -> f64 {
    odds.pointer(path).unwrap()["chance"].as_f64().unwrap()
}

/// C4.3: without burning an extra throw follows an extra throw without end. Whoever begins with one (35/128) ends with
/// another throw for sure and enters a man then (C5.1); what is not followed is told.
#[test]
fn throws_without_end() {
    let odds = odds("chaupar(burn=no)");
    let (found, rest) = (share(&odds, "/events/men entered"), share(&odds, "/rest"));
    assert!(rest > 0.0 && rest < 1e-4, "{rest}");
    assert!(found <= 35.0 / 128.0 && found + rest >= 35.0 / 128.0, "{found} + {rest}");
    assert_eq!(odds["idle"]["exact"], "93/128");
    let words = chaupat(&["odds", "chaupar(burn=no)"]).data();
    assert!(words.contains("\nNot followed to the end"), "{words}");
}

/// C4.0: ten 10s and as many bonus steps can be used in more ways than anybody counts; a man before the last step gets home with
/// the first of them all the same.
#[test]
fn a_pool_that_can_be_used_in_countless_ways() {
    let odds = odds(
        "chaupar(players=2,burn=no) ; S 10 20 30 83 tod ; N 0 0 0 0 ; S moves +d +d +d +d +d +d +d +d +d +d \
         10 10 10 10 10 10 10 10 10 10",
    );
    assert_eq!(share(&odds, "/events/men home").to_string(), "1");
}

/// C3.2: the casts for the first turn are cast off again while they are tied, however often. The first turn comes
/// after them for sure, so it brings what a first turn brings: 530565/2097152, as above.
#[test]
fn ties_of_the_opening() {
    let odds = odds("chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; opening SENW");
    let entered = share(&odds, "/events/men entered");
    assert!((entered - 530_565.0 / 2_097_152.0).abs() < 1e-12, "{entered}");
    assert!(share(&odds, "/rest") < 1e-18);
}

#[test]
fn odds_in_words() {
    insta::assert_snapshot!(chaupat(&["odds", "chaupar"]).data());
}
