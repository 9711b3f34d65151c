//! Every command that the pages of the docs show runs, and prints what they say that it prints.

use crate::call::{Answer, chaupat};
use chaupat_testkit::markdown::{Command, commands_of};
use std::{
    fs,
    path::{Path, PathBuf},
    process,
};

/// Front pages, rules for contributors and everything in `docs`.
fn pages(root: &Path) -> Vec<PathBuf> {
    let mut pages = vec![root.join("README.md"), root.join("CONTRIBUTING.md")];
    for folder in ["crates", "examples"] {
        let packages = fs::read_dir(root.join(folder)).unwrap();
        pages.extend(
            packages.map(|entry| entry.unwrap().path().join("README.md")).filter(|page| page.exists()),
        );
    }
    let mut folders = vec![root.join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "md") {
                pages.push(path);
            }
        }
    }
    pages.sort();
    pages
}

#[test]
fn every_command_of_the_pages_runs() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    // Files that one command of a page writes, the next may read.
    let mut run = 0;
    for page in pages(root).into_iter().filter(|page| !page.ends_with(OF_THE_SERVER)) {
        let folder = tempfile::tempdir().unwrap();
        for file in GIVEN {
            copy(&root.join(file), &folder.path().join(file));
        }
        for command in commands_of(&fs::read_to_string(&page).unwrap()) {
            let place = format!("{}:{}: {}", page.display(), command.line, command.text);
            run += usize::from(runs(&command, folder.path(), &place));
        }
    }
    assert!(run >= 10, "only {run} commands were found");
}

/// Its commands talk to a server, whose tests run them.
const OF_THE_SERVER: &str = "docs/api.md";

/// What the commands find where they run, as whoever types them in the project's folder does.
const GIVEN: [&str; 3] = ["docs/verify.py", "tests/data/fair/plain.txt", "tests/data/fair/live.txt"];

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to.parent().unwrap()).unwrap();
    fs::copy(from, to).unwrap();
}

/// Runs a command of the program, or of Python, with nothing to read; says whether it was one.
fn runs(command: &Command, folder: &Path, place: &str) -> bool {
    if let Some(arguments) = words(&command.text).strip_prefix(&["python3".to_owned()]) {
        run_python(arguments, command.output.as_deref(), folder, place);
        return true;
    }
    let Some(arguments) = arguments_of(&words(&command.text)) else { return false };
    let borrowed: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let Answer { out, err, code } = chaupat(&borrowed).within(folder).run();
    assert_eq!(code, 0, "{place}\n{err}");
    if let Some(expected) = &command.output {
        assert_eq!(out.trim_end(), expected, "{place}");
    }
    true
}

/// Runs a command of Python, where there is one on this machine; else that is said.
fn run_python(arguments: &[String], expected: Option<&str>, folder: &Path, place: &str) {
    let output = process::Command::new("python3").args(arguments).current_dir(folder).output();
    let output = match output {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            return eprintln!("python3 is missing here, so this was not run: {place}");
        }
        other => other.unwrap(),
    };
    assert!(output.status.success(), "{place}\n{}", String::from_utf8_lossy(&output.stderr));
    let out = String::from_utf8(output.stdout).unwrap();
    assert!(expected.is_none_or(|expected| out.trim_end() == expected), "{place}\n{out}");
}

/// What the program is called with, `None` for commands of others. Those are checked elsewhere: `cargo xtask test`
/// would run itself without end, and the rest of `cargo xtask` and `cargo` builds the workspace.
fn arguments_of(words: &[String]) -> Option<Vec<String>> {
    let borrowed: Vec<&str> = words.iter().map(String::as_str).collect();
    let (verb, rest): (&[&str], &[&str]) = match &borrowed[..] {
        ["cargo", "play", rest @ ..] => (&["play"], rest),
        ["chaupat", rest @ ..] | ["cargo", "run", "--release", "-p", "chaupat-cli", "--", rest @ ..] => {
            (&[], rest)
        }
        [
            "cargo",
            "xtask" | "bench" | "install" | "build" | "run" | "add" | "test" | "serve" | "doc" | "clippy"
            | "fmt" | "nextest" | "insta",
            ..,
        ]
        | ["git" | "cd", ..] => return None,
        _ => panic!("nobody knows how to check {borrowed:?}"),
    };
    Some(verb.iter().chain(rest).map(|&word| word.to_owned()).collect())
}

/// The words of a shell command: quotes, and comments behind them.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in line.chars() {
        match (quote, letter) {
            (None, '#') if word.is_none() => break,
            (None, ' ') => words.extend(word.take()),
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (Some(open), _) if letter == open => quote = None,
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

#[test]
fn words_are_parted_as_a_shell_does() {
    assert_eq!(words("chaupat show  'a ; b' \"\" x\"y z\" # why"), ["chaupat", "show", "a ; b", "", "xy z"]);
}

/// The aliases that the pages use are there.
#[test]
fn the_aliases_exist() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    let aliases = fs::read_to_string(root.join(".cargo/config.toml")).unwrap();
    assert!(aliases.contains("play = ") && aliases.contains("xtask = "), "{aliases}");
}
