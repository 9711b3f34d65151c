//! `chaupat rules`: the books and the parameters.

use crate::call::{chaupat, lines};
use chaupat::{Game, book::Book};
use serde_json::json;

#[test]
fn without_a_subject_all_presets_are_listed() {
    let text = chaupat(&["rules"]).data();
    // C16, J11.
    for name in ["cowrie", "charkoni", "pasa", "pachisi", "classic", "biruni", "forbes", "diceless", "ffa"] {
        assert!(text.lines().any(|line| line.split_whitespace().next() == Some(name)), "{name}: {text}");
    }
}

#[test]
fn a_game_has_a_book() {
    for game in Game::ALL {
        assert_eq!(chaupat(&["rules", game.name()]).data(), Book::of(*game).text());
    }
}

/// Rules and chapters of both books are found by their numbers, in either case.
#[test]
fn every_number_is_found() {
    for number in ["C6.3", "C5.2a", "c6.3", "J4.1", "J12.10"] {
        let text = chaupat(&["rules", number]).data();
        assert!(text.to_lowercase().starts_with(&format!("{} [", number.to_lowercase())), "{text}");
        assert_eq!(text.lines().count(), 1);
    }
    for (letter, last) in [('C', 19), ('J', 14)] {
        for chapter in 1..=last {
            let text = chaupat(&["rules", &format!("{letter}{chapter}")]).data();
            assert!(text.starts_with(&format!("{letter}{chapter} ")), "{text}");
        }
    }
}

/// C16: the preset's column. C6.3 and so on: the number behind each.
#[test]
fn a_rule_set_has_parameters() {
    let text = chaupat(&["rules", "chaupar.charkoni"]).data();
    let value = |name: &str| {
        let line = text.lines().find(|line| line.split_whitespace().next() == Some(name)).unwrap();
        line.split_whitespace().nth(1).unwrap().to_owned()
    };
    assert_eq!(lines(&text)[0], "chaupar.charkoni");
    assert_eq!(
        (value("table"), value("extra"), value("bonus")),
        ("six".into(), "6/10/12/25".into(), "10/25".into())
    );
    assert_eq!(
        (value("entry"), value("door"), value("alkhee")),
        ("walk".into(), "wait".into(), "yes".into())
    );
    assert_eq!((value("partners"), value("partner_delay")), ("help".into(), "5".into()));
    // C3.1: two players have no partners.
    let two = chaupat(&["rules", "chaupar.charkoni(players=2,partners=off)"]).data();
    assert_eq!(lines(&two)[0], "chaupar.charkoni(players=2)");
}

/// J11: classic against ffa, as in its table.
#[test]
fn rule_sets_are_compared() {
    let text = chaupat(&["rules", "diff", "chaturaji", "chaturaji.ffa", "--json"]).data();
    let diff: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(diff["dice"]["one"], "stick");
    assert_eq!(diff["dice"]["other"], "none");
    assert_eq!((&diff["award"]["one"], &diff["award"]["other"]), (&json!("add"), &json!("off")));
    assert_eq!((&diff["king_lost"]["one"], &diff["king_lost"]["other"]), (&json!("play_on"), &json!("dead")));
    assert_eq!(diff.get("first"), None);
    assert_eq!(chaupat(&["rules", "diff", "--json", "chaupar", "chaupar.cowrie"]).data(), "{}\n");
    let text = chaupat(&["rules", "diff", "chaupar", "chaupar(players=3,door=wait)"]).data();
    let rows: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().take(3).collect()).collect();
    let (names, players, door) = (
        vec!["chaupar", "chaupar(players=3,door=wait)"],
        vec!["players", "4", "3"],
        vec!["door", "circle", "wait"],
    );
    assert_eq!(rows, [names, players, door]);
}

#[test]
fn what_is_not_there_is_said() {
    assert_eq!(chaupat(&["rules", "C99"]).unreadable(), "chaupat: there is no rule C99 in the books");
    assert_eq!(chaupat(&["rules", "c99"]).unreadable(), "chaupat: there is no rule c99 in the books");
    let number = concat!("C6.", "99"); // Not a citation.
    let refused = format!("chaupat: there is no rule {number} in the books");
    assert_eq!(chaupat(&["rules", number]).unreadable(), refused);
    assert_eq!(
        chaupat(&["rules", "ludo"]).unreadable(),
        "chaupat: expected chaupar or chaturaji, found \"ludo\""
    );
    assert_eq!(
        chaupat(&["rules", "diff", "chaupar", "chaturaji"]).unreadable(),
        "chaupat: chaupar and chaturaji are different games"
    );
}
