//! `--plain` on a terminal and without one: the client for screen readers and scripts, word for word.
#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

use std::{
    io::Write,
    process::{Command, Stdio},
};

/// What the program prints for these lines, in a home of its own.
fn transcript(arguments: &[&str], lines: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_chaupat"))
        .args(arguments)
        .env("XDG_STATE_HOME", home.path())
        .env("TERM", "xterm-256color")
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert!(output.status.success());
    let left = std::fs::read_dir(home.path().join("chaupat")).map_or(0, Iterator::count);
    assert_eq!(left, 0, "a script has the record, and nothing else is kept");
    // The date of a record is that of the day.
    let out = String::from_utf8(output.stdout).unwrap();
    out.lines().filter(|line| !line.starts_with("[Date ")).map(|line| line.to_owned() + "\n").collect()
}

#[test]
fn chaupar_in_lines() {
    let start = "chaupar(players=2) ; S 0 11 29 72 tod ; N 0 0 46 84 tod ; S moves 3 10";
    let played =
        transcript(&["play", "--plain", "--position", start, "--seed", "8"], "h\nC6.3\n10:0-4\n1\n\nu\nq\n");
    insta::assert_snapshot!(played);
}

#[test]
fn chaturaji_in_lines() {
    let played =
        transcript(&["play", "chaturaji", "--plain", "--seed", "5"], "\n9\nu\nh1f3\nposition\n\nq\n");
    insta::assert_snapshot!(played);
}

/// A game to read, printed.
#[test]
fn a_replay_in_lines() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let record = "[Game \"chaupar\"]\n[Rules \"chaupar(players=2,opening=seat(0))\"]\n\n\
                  1. S 25 3 25:0-4 3:4-7 {a good start}\n2. N 2 2:--\n";
    std::fs::write(&file, record).unwrap();
    let name = file.display().to_string();
    assert_eq!(transcript(&["replay", "--plain", &name], ""), transcript(&["replay", &name], ""));
    insta::assert_snapshot!(transcript(&["replay", "--plain", &name], ""));
}
