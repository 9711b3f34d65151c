//! `chaupat convert`: the same game in other forms.

use crate::call::chaupat;
use std::{fs, path::Path};

const RULES: [&str; 12] = [
    "chaupar",
    "chaupar.charkoni(players=2)",
    "chaupar.pasa(players=2)",
    "chaupar.pachisi",
    "chaturaji",
    "chaturaji.biruni",
    "chaturaji.forbes",
    "chaturaji.diceless",
    "chaturaji.ffa(first=green)",
    "chaturaji(control=nominate(1/4))",
    "chaturaji(control=catch(1),first=throw)",
    "chaturaji.forbes(first=random)",
];

/// A whole game, as `play` keeps it.
fn played(rules: &str, folder: &Path) -> String {
    let typed = "\n1\n".repeat(3000);
    let arguments = ["play", rules, "--seed", "3", "--save", "game.txt"];
    chaupat(&arguments).within(folder).reading(typed).data();
    fs::read_to_string(folder.join("game.txt")).unwrap()
}

fn convert(text: &str, to: &str) -> String {
    chaupat(&["convert", "-", "--to", to]).reading(text).data()
}

/// Text, JSON and back are the same, byte by byte.
#[test]
fn records_of_every_kind_go_round() {
    let folder = tempfile::tempdir().unwrap();
    for rules in RULES {
        let text = played(rules, folder.path());
        assert_eq!(convert(&text, "text"), text, "{rules}");
        let json = convert(&text, "json");
        assert_eq!(convert(&json, "text"), text, "{rules}");
        assert_eq!(convert(&json, "json"), json, "{rules}");
        let replayed = chaupat(&["replay", "-"]).reading(text.as_str()).data();
        assert!(replayed.contains("[Ended \""), "{rules}");
    }
}

/// The four-player site plays ffa, and Red there is Green here, who begins (J10.2): the moves come back, and so do the
/// points by seat.
#[test]
fn ffa_goes_to_the_site_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let text = played("chaturaji.ffa(first=green)", folder.path());
    let there = convert(&text, "pgn4");
    assert!(there.starts_with("[Variant \"FFA\"]\n[StartFen4 \"R-0,0,0,0-"), "{there}");
    let back = convert(&there, "text");
    let moves = |text: &str| text.split_once("\n\n").unwrap().1.to_owned();
    let result = |text: &str| text.lines().find(|line| line.starts_with("[Result ")).unwrap().to_owned();
    assert_eq!((moves(&back), result(&back)), (moves(&text), result(&text)));
}

#[test]
fn positions_go_round() {
    let start = chaupat(&["show", "chaturaji.ffa(first=green)", "--json"]).data();
    let text = convert(&start, "text");
    assert!(text.starts_with("chaturaji.ffa(first=green) yByP2bK") && text.ends_with(" 0\n"), "{text}");
    assert_eq!(convert(&text, "json"), start);
    let there = convert(&text, "fen4");
    assert!(there.starts_with("R-0,0,0,0-"), "{there}");
    assert_eq!(convert(&there, "text"), text);
}

#[test]
fn several_games_and_a_file_to_write() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (played("chaturaji", folder.path()), played("chaupar(players=2)", folder.path()));
    fs::write(folder.path().join("two.txt"), format!("{one}\n{two}")).unwrap();
    let call = ["convert", "two.txt", "--to", "json", "-o", "two.json"];
    assert_eq!(chaupat(&call).within(folder.path()).data(), "");
    let back = chaupat(&["convert", "two.json", "--to", "text"]).within(folder.path()).data();
    assert_eq!(back, format!("{one}\n{two}"));
    let call = ["convert", "two.txt", "--to", "json", "-o", "no such folder/x"];
    assert!(chaupat(&call).within(folder.path()).unreadable().starts_with("chaupat: no such folder/x: "));
}

#[test]
fn refused() {
    let convert = |text: &str, to: &str| chaupat(&["convert", "-", "--to", to]).reading(text).run();
    let chaupar = "chaupar ; S 0 0 0 4 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 4\n";
    let cases = [
        (chaupar, "fen4", 1, "(J10.2)"),
        (chaupar, "pgn4", 2, "a position is no game"),
        ("[Game \"chaturaji\"]\n[Rules \"chaturaji\"]\n", "pgn4", 1, "(J10.2)"),
        ("", "text", 2, "there is nothing in it"),
        ("\n \n", "json", 2, "there is nothing in it"),
        ("ludo", "json", 2, "line 1, column 1: expected chaupar or chaturaji"),
        ("{}", "text", 1, "line 1, column 1: "),
        ("{\"game\":", "text", 2, "line 1, column 9: expected more of a JSON text"),
        ("{\"game\":\"ludo\"}", "text", 2, "line 1, column 10: "),
        ("\n  chaupar ; X\n", "json", 2, "chaupat: -: line 2, column 13: expected "),
        ("R-0,0,0,0-1", "text", 2, "(J10.2)"),
        (
            "[Game \"chaupar\"]\n[Rules \"chaupar(players=2,opening=seat(0))\"]\n\n1. S 25 3 3:0-4\n",
            "json",
            1,
            "(C5.1)",
        ),
    ];
    for (text, to, code, words) in cases {
        let answer = convert(text, to);
        assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{text:?} to {to}: {}", answer.err);
        assert!(
            answer.err.starts_with("chaupat: -: ") && answer.err.contains(words),
            "{text:?}: {}",
            answer.err
        );
    }
}
