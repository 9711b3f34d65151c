//! The program from outside.

use chaupat::{Ending, Record};
use chaupat_testkit::markdown::commands_of;
use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};
use ur::Position;

fn ur(words: &[&str], input: &str) -> Output {
    let mut program = Command::new(env!("CARGO_BIN_EXE_ur"))
        .args(words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    program.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    program.wait_with_output().unwrap()
}

fn printed(words: &[&str], input: &str) -> String {
    let output = ur(words, input);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn record(printed: &str) -> Record<Position> {
    let start = printed.find("[Game ").unwrap();
    Record::read(&printed[start..]).unwrap().remove(0)
}

#[test]
fn bots_play_to_the_end() {
    let printed = printed(&["watch", "ur(men=2)", "7", "--plain"], "");
    for told in ["Light throws ", "Dark plays 0-", "bring a man in to ", "Ended: won\n"] {
        assert!(printed.contains(told), "{told}: {printed}");
    }
    assert_eq!(record(&printed).game().ending(), Some(Ending::Rules));
}

/// Enter throws, 1 plays the first move, h asks for advice; the rest is said once at the beginning.
#[test]
fn a_person_plays_to_the_end() {
    let answers = "U3.4\nu\n\n12-13\n".to_owned() + &"\nh\n1\n".repeat(300);
    let printed = printed(&["ur(men=2)", "3", "--plain"], &answers);
    for told in [
        "A man on the rosette in the middle, square 8, is safe: no opponent lands there.",
        "there is nothing to take back",
        "no man of the mover stands on square 12 (U3.1)",
        "Light plays ",
        "Ended: won\n",
    ] {
        assert!(printed.contains(told), "{told}: {printed}");
    }
    assert_eq!(record(&printed).game().ending(), Some(Ending::Rules));
}

#[test]
fn a_person_may_leave() {
    for answers in ["\nq\n", "\n"] {
        assert_eq!(record(&printed(&["--plain"], answers)).game().ending(), None);
    }
}

/// No program opens a kept game of Ur again, so nobody is told of one.
#[test]
fn help_names_no_program_but_this_one() {
    let help = printed(&["--plain"], "?\nq\n");
    assert!(help.contains("save [FILE]") && !help.contains("resume"), "{help}");
    let file = format!("{}/game.txt", env!("CARGO_TARGET_TMPDIR"));
    let saved = printed(&["--plain"], &format!("\nsave {file}\nq\n"));
    assert!(saved.contains("> Saved.\n") && !saved.contains("chaupat play"), "{saved}");
}

/// 5, 9 and 29 lines: counted by hand in `counts.rs`.
#[test]
fn it_counts() {
    assert_eq!(printed(&["perft", "3"], ""), "1 plies: 5 lines\n2 plies: 9 lines\n3 plies: 29 lines\n");
    let printed = printed(&["simulate", "10", "ur(men=1)"], "");
    assert!(printed.starts_with("greedy wins ") && printed.contains(" men entered\n"), "{printed}");
}

/// 4/7, by hand in `odds_of_winning.rs`.
#[test]
fn it_knows_chances() {
    let text = printed(&["odds", "ur(men=2) ; L 7 14 ; D 8 9 ; L throws"], "");
    assert_eq!(
        text,
        "no move: 1/16 = 6.25 %\nidle throws: 1/16 = 6.25 %\nmen home: 1/4 = 25.00 %\nmen taken: 3/8 = 37.50 %\n"
    );
    assert!(printed(&["solve", "2"], "").starts_with("Light wins 51.8572"), "published: 51.857246");
}

/// The commands of the front page run, and print what it shows.
#[test]
fn the_front_page_is_true() {
    let page = include_str!("../../README.md");
    let commands = commands_of(page);
    assert!(commands.len() > 5, "{commands:?}");
    for command in commands {
        let text = command.text.split(" #").next().unwrap();
        let (_, arguments) = text.split_once("-p ur").unwrap();
        let arguments = arguments.replacen(" -- ", "", 1);
        // Words in quotation marks have odd places.
        let words = arguments.split('\'').enumerate().flat_map(|(place, part)| match place % 2 {
            0 => part.split_whitespace().collect(),
            _ => vec![part],
        });
        let printed = printed(&words.collect::<Vec<_>>(), "");
        if let Some(expected) = command.output {
            assert_eq!(printed.trim_end(), expected, "{text}");
        }
    }
    for file in page.split('`').filter(|word| Path::new(word).extension().is_some_and(|it| it == "rs")) {
        assert!(Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file).exists(), "{file}");
    }
}

#[test]
fn it_says_what_it_does_not_understand() {
    for (words, says) in [
        (&["perft", "two"][..], "ur perft DEPTH"),
        (&["ur(men=8)"], "each side has 1 to 7 men, not 8 (U6.1)"),
        (&["chaupar"], "expected a rule set, which begins with \"ur\""),
    ] {
        let output = ur(words, "");
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && complaint.contains(says), "{words:?}: {complaint}");
    }
}
