//! The rule book has every number that is cited, and no other.

use std::{collections::BTreeSet, fs, path::Path};

/// All `U1.1` of a text.
fn numbers(text: &str) -> BTreeSet<&str> {
    let is_number = |word: &&str| {
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let parts = word.strip_prefix('U').and_then(|rest| rest.split_once('.'));
        parts.is_some_and(|(chapter, paragraph)| digits(chapter) && digits(paragraph))
    };
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.');
    words.map(|word| word.trim_end_matches('.')).filter(is_number).collect()
}

fn sources(folder: &Path, out: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else {
            out.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

/// A rule is looked up as one line, so nothing of it may stand on the next.
#[test]
fn every_paragraph_stands_on_one_line() {
    let book = include_str!("../../RULES.md");
    let lines: Vec<&str> = book.lines().chain([""]).collect();
    let next_to = lines.windows(2).filter(|pair| pair[0].starts_with("**U"));
    let cut: Vec<&str> = next_to.filter(|pair| !pair[1].is_empty()).map(|pair| pair[0]).collect();
    assert!(cut.is_empty(), "{cut:?}");
}

#[test]
fn every_number_cited_is_in_the_book_and_every_paragraph_is_cited() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let book = fs::read_to_string(folder.join("RULES.md")).unwrap();
    let paragraphs =
        book.lines().filter_map(|line| line.strip_prefix("**")?.split_once("** [")).map(|(number, _)| number);
    let paragraphs: BTreeSet<&str> = paragraphs.collect();
    let mut code = String::new();
    sources(&folder.join("src"), &mut code);
    sources(&folder.join("tests"), &mut code);
    assert_eq!(numbers(&code), paragraphs);
}
