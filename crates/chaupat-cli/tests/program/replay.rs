//! `chaupat replay`: records, right and wrong ones.

use crate::call::chaupat;
use std::fs;

const HEAD: &str = "[Game \"chaupar\"]\n[Rules \"chaupar(players=2,opening=seat(0))\"]\n";
const BODY: &str =
    "1. S 25 3 25:0-4 {a good start} 3:4-7\n2. N 2 2:--\n3. S 10 25 30 burnt\n4. N 10 4 10:0-4 4:4-8\n";

fn replay(text: impl Into<Vec<u8>>, more: &[&str]) -> String {
    chaupat(&[&["replay", "-"], more].concat()).reading(text).data()
}

/// C4.3, C4.6, C5.1: what happened, turn by turn.
#[test]
fn a_game_is_told() {
    insta::assert_snapshot!(replay(format!("{HEAD}[N \"bot:greedy\"]\n\n{BODY}"), &[]));
}

/// Names in any script: the plies stand in one column of the terminal.
#[test]
fn wide_names_line_up() {
    let told = replay(format!("{HEAD}[S \"日本語 राजेश्वरी\"]\n[N \"e\u{301}\"]\n\n{BODY}"), &[]);
    let words = |line: &str| line.find("  throws ").or(line.find("  use the "));
    let columns: Vec<usize> = told
        .lines()
        .filter_map(|line| words(line).map(|at| chaupat::render::columns(&line[..at]) + 2))
        .collect();
    // The number of the turn and two blanks, the wider name (6 + 1 + 7) and a blank, the ply and a blank.
    assert_eq!(columns, [5 + 2 + 14 + 1 + 14 + 1; 12], "{told}");
}

#[test]
fn boards_and_a_turn() {
    let text = format!("{HEAD}\n{BODY}");
    let at = replay(text.as_str(), &["--at", "2"]);
    let position = "chaupar(players=2,opening=seat(0)) ; S 0 0 0 7 ; N 0 0 0 0 ; S throws";
    assert!(at.ends_with(&format!("{position}\n")) && !at.contains("plays"), "{at}");
    let start = replay(text.as_str(), &["--at", "0"]);
    let position = "chaupar(players=2,opening=seat(0)) ; S 0 0 0 0 ; N 0 0 0 0 ; S throws";
    assert!(start.ends_with(&format!("{position}\n")), "{start}");
    let boards = replay(text.as_str(), &["--boards"]);
    assert_eq!(
        boards.lines().filter(|line| line.starts_with("chaupar(players=2,opening=seat(0)) ; ")).count(),
        4
    );
    let error = chaupat(&["replay", "-", "--at", "9"]).reading(text.as_str()).run();
    assert_eq!((error.code, error.err.as_str()), (1, "chaupat: -: the game has 4 turns, not 9\n"));
}

#[test]
fn two_games_in_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("two.txt");
    let second = "[Game \"chaturaji\"]\n[Rules \"chaturaji\"]\n\n1. r 25 2:h1-f3 pass\n";
    fs::write(&file, format!("{HEAD}\n{BODY}\n{second}")).unwrap();
    let text = chaupat(&["replay", file.to_str().unwrap()]).data();
    assert!(
        text.starts_with("chaupar(players=2,opening=seat(0))\n") && text.contains("\n\nchaturaji\n"),
        "{text}"
    );
}

/// C11.2: nobody has finished, and nobody has his toḍ.
#[test]
fn events_end_a_game() {
    let text = replay(
        format!(
            "{HEAD}[Result \"S 1 bay-thoree, N 2 bay-thoree\"]\n[Ended \"resigned N\"]\n\n{BODY}N resigns\n"
        ),
        &[],
    );
    assert!(text.contains("gives up."), "{text}");
}

/// J7.5, J7.2: the turn that a player leaves is over, and so is the game when one king is left that counts.
#[test]
fn events_tell_what_they_bring_about() {
    let record = "[Game \"chaturaji\"]\n[Rules \"chaturaji\"]\n\n1. r 55 g3f3\nr resigns\n2. g 44\ny resigns\nb flagged\n";
    let text = replay(record.to_owned(), &[]);
    assert!(text.contains("has resigned: the men stay, and move no more."), "{text}");
    assert!(text.contains("is out of time: the men stay, and move no more."), "{text}");
    assert!(text.contains("The game is over: "), "{text}");
    let turn_one = replay(record.to_owned(), &["--at", "1"]);
    assert!(turn_one.contains(" g throw - saaa "), "{turn_one}");
}

#[test]
fn ascii_is_ascii() {
    let text = replay(format!("{HEAD}\n{BODY}"), &["--ascii", "--boards"]);
    assert!(text.is_ascii(), "{text}");
}

/// Each with its line and column; a rule where one is broken.
#[test]
fn wrong_records() {
    let body = |wrong: &str, right: &str| format!("{HEAD}\n{}", BODY.replacen(right, wrong, 1));
    let cases: [(String, i32, &str, &str); 16] = [
        // An illegal move: the 3 enters nobody (C5.1).
        (body("3:0-4", "25:0-4"), 1, "line 4, column 11: ", "(C5.1)"),
        // A throw that no seven shells give (C2).
        (body("1. S 11", "1. S 25"), 1, "line 4, column 6: ", "(C2)"),
        // A wrong annotation: the 25 was used.
        (body("4:-- 2:--", "2:--"), 1, "line 5, column 8: ", "2:--, not 4:--"),
        (body("25:0-4=2", "25:0-4"), 1, "line 4, column 17: ", "(C9.2)"),
        (body("25:0-4x", "25:0-4"), 1, "line 4, column 17: ", "(C6.2)"),
        // Nothing is burnt where two extra throws fell (C4.3).
        (body("3 burnt", "3 25:0-4"), 1, "line 4, column 11: ", ""),
        // The wrong seat, the wrong number.
        (body("2. S", "2. N"), 1, "line 5, column 4: ", ""),
        (body("7. N", "2. N"), 1, "line 5, column 1: ", ""),
        // No ply at all.
        (body("25:0-4 jump", "25:0-4"), 2, "line 4, column 18: ", ""),
        (body("{a good start", "{a good start}"), 2, "line ", ""),
        // Tags.
        (format!("[Game \"ludo\"]\n\n{BODY}"), 2, "line 1, column 8: ", "chaupar"),
        (format!("[Game \"chaupar\"\n\n{BODY}"), 2, "line 1, column 16: ", ""),
        (
            format!("[Game \"chaupar\"]\n[Rules \"chaupar.ludo\"]\n\n{BODY}"),
            2,
            "line 2, column 17: ",
            "cowrie",
        ),
        (format!("{HEAD}[Date \"yesterday\"]\n\n{BODY}"), 2, "line 3, column 8: ", ""),
        (format!("{HEAD}[Result \"S 1, N 2\"]\n\n{BODY}"), 1, "line 3, column ", ""),
        (BODY.to_owned(), 2, "line 1, column 1: ", ""),
    ];
    for (text, code, place, words) in cases {
        let answer = chaupat(&["replay", "-"]).reading(text.as_str()).run();
        assert!(answer.err.starts_with(&format!("chaupat: -: {place}")), "{text}\n{}", answer.err);
        assert!(answer.err.contains(words), "{text}\n{}", answer.err);
        assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{text}\n{}", answer.err);
    }
}

#[test]
fn files_without_a_game() {
    for text in ["", "\n\n", " \n"] {
        let error = chaupat(&["replay", "-"]).reading(text).unreadable();
        assert_eq!(error, "chaupat: -: there is no game in it", "{text:?}");
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("bad.txt"), b"[Game \"\xff\"]\n").unwrap();
    let error = chaupat(&["replay", "bad.txt"]).within(folder.path()).unreadable();
    assert!(error.starts_with("chaupat: bad.txt: line 1, column 8: "), "{error}");
    let error = chaupat(&["replay", "."]).within(folder.path()).unreadable();
    assert!(error.starts_with("chaupat: .: "), "{error}");
}

/// C13.2, J5.3: turns that pass by themselves end together with the one before; each of them can be asked for.
#[test]
fn every_turn_of_a_game_can_be_drawn() {
    for rules in ["chaturaji.forbes", "chaupar.charkoni(players=2)"] {
        let typed = "\n1\n".repeat(3000);
        let folder = tempfile::tempdir().unwrap();
        let play = ["play", rules, "--seed", "3", "--save", "game.txt"];
        chaupat(&play).within(folder.path()).reading(typed).data();
        let record = fs::read_to_string(folder.path().join("game.txt")).unwrap();
        let last =
            record.lines().filter_map(|line| line.split_once(". ")?.0.parse::<u32>().ok()).max().unwrap();
        for turn in (0..=last).step_by(9).chain([last]) {
            let text =
                chaupat(&["replay", "game.txt", "--at", &turn.to_string()]).within(folder.path()).data();
            assert!(text.lines().last().unwrap().starts_with(rules), "{rules}, turn {turn}");
        }
    }
}
