//! Bad usage and bad input: each with the right exit code, and words that help.

use crate::call::chaupat;

/// Positions and rule sets that cannot be read: exit code 2, line and column, and what was expected.
#[test]
fn unreadable_texts() {
    let cases: &[(&str, &str)] = &[
        ("", "expected chaupar or chaturaji, found \"\""),
        ("chess", "expected chaupar or chaturaji, found \"chess\""),
        ("Chaupar", "expected chaupar or chaturaji, found \"Chaupar\""),
        ("chaupar.ludo", "line 1, column 9: "),
        ("chaupar(", "line 1, column 9: "),
        ("chaupar()", "line 1, column 9: "),
        ("chaupar(players=)", "line 1, column 17: "),
        ("chaupar(speed=9)", "line 1, column 9: "),
        ("chaupar(burn=maybe)", "line 1, column 14: "),
        ("chaupar ; S 0 0 0 0", "line 1, column "),
        ("chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S dances", "line 1, column "),
        ("chaupar ; S 0 0 0 x ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws", "line 1, column 19: "),
        ("chaturaji.chess", "line 1, column 11: "),
        ("chaturaji 8/8/8/8 r throw - aaaa 0,0,0,0 -,-,-,- 0", "line 1, column "),
        ("chaturaji 9/8/8/8/8/8/8/8 r throw - aaaa 0,0,0,0 -,-,-,- 0", "line 1, column 11: "),
        ("chaturaji rQ7/8/8/8/8/8/8/8 r throw - aaaa 0,0,0,0 -,-,-,- 0", "line 1, column "),
        ("chaturaji rK7/8/8/8/8/8/8/gK7 z throw - aaaa 0,0,0,0 -,-,-,- 0", "line 1, column "),
        ("chaturaji rK7/8/8/8/8/8/8/gK7 r sleep - aaaa 0,0,0,0 -,-,-,- 0", "line 1, column "),
        ("chaturaji rK7/8/8/8/8/8/8/gK7 r throw - aaaa 0,0,0 -,-,-,- 0", "line 1, column "),
        ("chaturaji rK7/8/8/8/8/8/8/gK7 r throw - aaaa 0,0,0,0 -,-,-,- many", "line 1, column "),
    ];
    for &(text, words) in cases {
        for verb in ["show", "odds"] {
            let error = chaupat(&[verb, text]).unreadable();
            assert!(error.starts_with(&format!("chaupat: {words}")), "{verb} {text}: {error}");
        }
    }
}

/// Texts that are written well and break a rule: exit code 1, and the rule.
#[test]
fn illegal_texts() {
    let rest = "E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0";
    let cases: &[(String, &str)] = &[
        ("chaupar(players=5)".into(), "C3.1"),
        (format!("chaupar ; S 0 0 0 ; {rest} ; S throws"), "C3.1"),
        // C16.1, one by one.
        ("chaupar(flowers=none)".into(), "C16.1"),
        ("chaupar(entry=any_die)".into(), "C16.1"),
        ("chaupar(entry=first_free)".into(), "C16.1"),
        ("chaupar(play=each)".into(), "C16.1"),
        ("chaupar.pasa(men=8)".into(), "C16.1"),
        ("chaupar(players=2,opening=seat(1))".into(), "C16.1"),
        // J11.2, one by one.
        ("chaturaji(end=one_in)".into(), "J11.2"),
        ("chaturaji.forbes(king_lost=play_on)".into(), "J11.2"),
        ("chaturaji(thrones=yes)".into(), "J11.2"),
        ("chaturaji(exchange=yes)".into(), "J11.2"),
        ("chaturaji(gadha=yes,promotes_to=boat)".into(), "J11.2"),
        ("chaturaji(repetition=yes)".into(), "J11.2"),
        ("chaturaji.ffa(control=catch(1))".into(), "J11.2"),
        ("chaturaji.ffa(first=throw)".into(), "J11.2"),
        ("chaturaji.forbes(control=catch(2))".into(), "J11.2"),
        // Positions.
        (format!("chaupar ; S 0 0 0 0 ; {rest} ; S moves 4"), "C4.0"),
        (format!("chaupar ; S 0 0 0 75 ; {rest} ; S throws"), "C7.2"),
        (format!("chaupar ; S 84 84 84 84 tod ; {rest} ; S throws"), "C"),
        (format!("chaupar ; S 0 0 0 11 ; {rest} ; S throws 3"), "C4"),
        ("chaturaji rK7/8/8/8/8/8/8/8 r throw - aaaa 0,0,0,0 -,-,-,- 0".into(), "J"),
    ];
    for (text, rule) in cases {
        let error = chaupat(&["show", text]).no();
        assert!(
            error.starts_with("chaupat: line 1, column ") && error.contains(&format!("({rule}")),
            "{text}: {error}"
        );
    }
}

#[test]
fn wrong_usage() {
    let cases: &[&[&str]] = &[
        &[],
        &["dance"],
        &["moves"],
        &["moves", "a", "b"],
        &["show", "chaupar", "--size", "huge"],
        &["perft", "chaupar"],
        &["perft", "chaupar", "--depth", "-1"],
        &["perft", "chaupar", "--depth", "many"],
        &["rules", "diff", "chaupar"],
        &["play"],
        &["play", "chaupar", "--seed", "x"],
        &["play", "chaupar", "--seed", "1", "--throws", "hand"],
        &["play", "chaupar", "--resume", "x"],
        &["replay"],
        &["simulate", "chaupar", "--color", "sometimes"],
    ];
    for arguments in cases {
        let answer = chaupat(arguments).run();
        assert_eq!((answer.code, answer.out.as_str()), (2, ""), "{arguments:?}");
        assert!(
            answer.err.contains("Usage:") || answer.err.contains("'--help'"),
            "{arguments:?}: {}",
            answer.err
        );
    }
}

#[test]
fn files_that_are_not_there_are_named() {
    let missing = "chaupat: no such game.txt: No such file or directory (os error 2)";
    for arguments in [
        &["replay", "no such game.txt"][..],
        &["play", "--resume", "no such game.txt"],
        &["play", "chaupar", "--throws", "no such game.txt"],
    ] {
        assert_eq!(chaupat(arguments).unreadable(), missing);
    }
}

#[test]
fn who_cannot_play_is_said() {
    let play = |seats: &str| chaupat(&["play", "chaturaji", "--seats", seats]).unreadable();
    assert_eq!(play("you"), "chaupat: expected me, me:NAME, bot or bot:NAME, found \"you\"");
    assert_eq!(play("bot:zeus"), "chaupat: there is no bot \"zeus\"; there are random and greedy");
    assert_eq!(play("me,me,me,me,me"), "chaupat: --seats names 5 players, and 4 play");
    assert!(play("me:").contains("is no name"));
    assert_eq!(
        chaupat(&["play", "chaupar.pasa", "--rules", "cowrie"]).unreadable(),
        "chaupat: chaupar.pasa names a rule set already: leave --rules out"
    );
}
