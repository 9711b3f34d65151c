//! Pipes, colours, full disks.

use crate::call::{Answer, chaupat, command};
use std::{
    fs::File,
    io::{BufRead, BufReader, Write},
    process::{Output, Stdio},
};

const ESCAPE: char = '\u{1b}';

/// Reads one line of what the call prints, then goes away, as `head -1` does.
fn one_line_of(arguments: &[&str], input: &str) -> (String, Output) {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    {
        let mut reader = BufReader::with_capacity(16, child.stdout.take().unwrap());
        let mut stdin = child.stdin.take().unwrap();
        stdin.write_all(input.as_bytes()).unwrap_or_default();
        drop(stdin);
        reader.read_line(&mut line).unwrap();
    }
    (line, child.wait_with_output().unwrap())
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let position = "chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws\n".repeat(500);
    let calls: [(&[&str], &str); 9] = [
        (&["rules", "chaupar"], ""),
        (&["moves", "-"], &position),
        (&["show", "-"], &position),
        (&["completions", "bash"], ""),
        (&["completions", "zsh"], ""),
        (&["man"], ""),
        (&["--help"], ""),
        (&["perft", "chaturaji", "--depth", "5", "--divide"], ""),
        (&["play", "chaupar", "--seats", "bot,bot,bot,bot", "--seed", "1"], ""),
    ];
    for (arguments, input) in calls {
        let (line, output) = one_line_of(arguments, input);
        let answer = Answer::of(output);
        assert!(!line.is_empty(), "{arguments:?}");
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
    }
}

/// A reader who is gone before the first line.
#[test]
fn a_pipe_that_was_never_read() {
    for arguments in [&["odds", "chaupar"][..], &["completions", "fish"], &["man"], &["rules"]] {
        let mut child = command(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let answer = Answer::of(child.wait_with_output().unwrap());
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{arguments:?}");
    }
}

/// A full disk is no closed pipe: it is said.
#[test]
fn a_full_disk_is_said() {
    let Ok(full) = File::options().write(true).open("/dev/full") else { return };
    for arguments in [&["odds", "chaupar"][..], &["completions", "fish"], &["rules", "chaupar"]] {
        let output = command(arguments)
            .stdin(Stdio::null())
            .stdout(full.try_clone().unwrap())
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        let answer = Answer::of(output);
        assert_eq!(answer.code, 2, "{arguments:?}");
        assert!(answer.err.starts_with("chaupat: "), "{arguments:?}: {}", answer.err);
    }
}

/// Nothing that goes into a pipe has colours, whatever the terminal can do, unless they are asked for.
#[test]
fn colours_only_when_asked_for() {
    let show = || chaupat(&["show", "chaupar"]);
    assert!(!show().with("COLORTERM", "truecolor").data().contains(ESCAPE));
    let game = ["play", "chaturaji", "--seats", "bot,bot,bot,bot", "--seed", "1"];
    assert!(!chaupat(&game).data().contains(ESCAPE));
    let always = || chaupat(&["show", "chaupar", "--color", "always"]);
    assert!(always().data().contains("\u{1b}["));
    // What somebody asks for on the command line comes before the environment.
    assert!(always().with("NO_COLOR", "1").data().contains(ESCAPE));
    assert!(always().with("COLORTERM", "truecolor").data().contains("38;2;"));
    assert!(!always().with("TERM", "xterm").data().contains("38;5;"));
    let never = ["show", "chaupar", "--color", "never"];
    assert!(!chaupat(&never).with("CLICOLOR_FORCE", "1").data().contains(ESCAPE));
    assert!(!show().with("NO_COLOR", "1").data().contains(ESCAPE));
    // Usage errors are talk, and talk in a pipe is plain too.
    assert!(!chaupat(&["show"]).unreadable().contains(ESCAPE));
    // Without its colours the text is the same.
    let colourful = chaupat(&["show", "chaupar", "--color", "always"]).data();
    assert_eq!(without_colours(&colourful), show().data());
}

fn without_colours(text: &str) -> String {
    let mut parts = text.split(ESCAPE);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once('m').expect("a colour ends with m").1)
}
