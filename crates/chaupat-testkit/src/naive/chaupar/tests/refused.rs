//! Rule sets and positions that are refused (C16.1, C19).

use super::*;

#[test]
fn c16_1_refused_rule_sets() {
    for rules in [
        "chess",
        "chaupar(flowers=none)",
        "chaupar(entry=any_die)",
        "chaupar(entry=first_free)",
        "chaupar(play=each)",
        "chaupar.pasa(men=8)",
        "chaupar(players=2,opening=seat(1))",
        "chaupar(players=3,opening=seat(3))",
        "chaupar.charkoni(players=3)",
        "chaupar.pasa(players=3)",
        "chaupar.pasa(doublet=when_used)",
        "chaupar(table=long_dice)",
        "chaupar(mouth_up=1/1)",
        "chaupar(colour=red)",
    ] {
        assert!(initial(rules).is_err(), "{rules}");
    }
}

#[test]
fn c19_refused_positions() {
    let fine = "chaupar(players=2) ; S 0 4 29 72 ; N 0 0 0 0 ; S throws 10";
    assert!(plies(fine).is_ok());
    for (part, wrong) in [
        ("0 4 29", "4 0 29"),
        ("0 4 29", "0 4 80"),
        ("0 4 29", "4 29"),
        ("0 4 29", "00 4 29"),
        ("N 0 0 0 0", "E 0 0 0 0"),
        ("N 0 0 0 0", "N 0 0 0 0 miss2"),
        ("N 0 0 0 0", "N 0 0 0 0 done1"),
        ("throws 10", "throws 2"),
        ("throws 10", "throws 10 10 10"),
        ("throws 10", "throws 25 10"),
        ("S throws 10", "E throws"),
        ("S throws 10", "S moves"),
        ("S throws 10", "S sleeps"),
    ] {
        let text = fine.replace(part, wrong);
        assert!(plies(&text).is_err(), "{text}");
    }
}

#[test]
fn c4_0_a_pool_without_a_use_is_no_position() {
    assert!(plies("chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0 ; S moves 7").is_err());
}
