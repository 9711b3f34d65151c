//! Rules cited by number (`C6.3`, `J3.3`) are paragraphs of the rule books: those in docs/rules/, and the front pages of
//! the examples.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use super::prose::{files_below, pages};
use crate::workspace::{root, shown};

/// The number of a paragraph: the letter of its book (C for chaupar, J for chaturaji), then chapter and paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Rule {
    book: char,
    chapter: u8,
    paragraph: u8,
}

/// The paragraphs that the rule books have.
#[derive(Debug)]
pub(crate) struct Book {
    paragraphs: BTreeSet<Rule>,
}

impl Book {
    /// Reads all books.
    pub(crate) fn read() -> Result<Book> {
        let mut paragraphs = BTreeSet::new();
        for folder in ["docs/rules", "examples"] {
            for path in files_below(&root().join(folder), "md")? {
                paragraphs.extend(paragraphs_of(&read(&path)?));
            }
        }
        Ok(Book { paragraphs })
    }

    /// The rules that `line` cites and no book has; a letter without a book cites none.
    fn lacks(&self, line: &str) -> Vec<Rule> {
        let is_book = |letter| self.paragraphs.iter().any(|rule| rule.book == letter);
        let unknown = |rule: &Rule| is_book(rule.book) && !self.paragraphs.contains(rule);
        cited(line).into_iter().filter(unknown).collect()
    }
}

/// The paragraphs that `markdown` defines. Each begins with its number in bold, in a list or not; a chapter that is a
/// single paragraph (`**J8**`) has the steps that are numbered in it, `(1)` and so on.
fn paragraphs_of(markdown: &str) -> BTreeSet<Rule> {
    let mut rules = BTreeSet::new();
    for line in markdown.lines() {
        let Some((number, text)) = bold_start(line) else { continue };
        match rule(number) {
            Some(rule) => drop(rules.insert(rule)),
            None => rules.extend(steps(number, text)),
        }
    }
    rules
}

/// What stands in bold at the start of `line`, and the rest.
fn bold_start(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let line = line.strip_prefix("- ").or_else(|| line.strip_prefix("* ")).unwrap_or(line);
    line.strip_prefix("**")?.split_once("**")
}

/// The steps that `text`, the paragraph of the whole chapter `number`, counts.
fn steps(number: &str, text: &str) -> Vec<Rule> {
    let steps = text.split('(').skip(1).filter_map(|rest| rest.split_once(')'));
    steps.filter_map(|(step, _)| rule(&format!("{number}.{step}"))).collect()
}

/// Citations in docs, crates and tests of paragraphs that `book` lacks, each with its place.
pub(crate) fn faults(book: &Book) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for (path, text) in sources()?.into_iter().chain(pages()?.into_iter().map(|page| (page.path, page.text)))
    {
        for (index, line) in text.lines().enumerate() {
            let unknown = book.lacks(line).into_iter();
            faults.extend(unknown.map(|rule| format!("{}:{}: rule {rule}", shown(&path), index + 1)));
        }
    }
    Ok(faults)
}

/// The paragraphs of `book` that no Rust source cites.
pub(crate) fn uncited(book: &Book) -> Result<BTreeSet<Rule>> {
    let mut uncited = book.paragraphs.clone();
    for (_, text) in sources()? {
        for rule in text.lines().flat_map(cited) {
            uncited.remove(&rule);
        }
    }
    Ok(uncited)
}

/// The Rust sources that cite rules.
fn sources() -> Result<Vec<(PathBuf, String)>> {
    let mut sources = Vec::new();
    for folder in ["crates", "examples", "tests"] {
        for path in files_below(&root().join(folder), "rs")? {
            let text = read(&path)?;
            sources.push((path, text));
        }
    }
    Ok(sources)
}

fn read(path: &PathBuf) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// The rules that `line` cites.
fn cited(line: &str) -> Vec<Rule> {
    // A number may end a sentence: the full stop then stands at the end of the word.
    let words = line.split(|c: char| !c.is_alphanumeric() && c != '.' && c != '_');
    words.filter_map(|word| rule(word.trim_end_matches('.'))).collect()
}

/// Reads `C6.3`.
fn rule(text: &str) -> Option<Rule> {
    let book = text.chars().next().filter(char::is_ascii_uppercase)?;
    let (chapter, paragraph) = text[1..].split_once('.')?;
    Some(Rule { book, chapter: number(chapter)?, paragraph: number(paragraph)? })
}

fn number(text: &str) -> Option<u8> {
    let is_written_plainly =
        text.bytes().all(|b| b.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    is_written_plainly.then(|| text.parse().ok()).flatten()
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.book, self.chapter, self.paragraph)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(rules: impl IntoIterator<Item = Rule>) -> Vec<String> {
        rules.into_iter().map(|rule| rule.to_string()).collect()
    }

    #[test]
    fn citations_are_found_in_code_and_prose() {
        let line = "/// burnt (C4.3), see `J12.9`; C16.0, J8.1–J8.3. \"C6.3\" and J3.4.";
        assert_eq!(texts(cited(line)), ["C4.3", "J12.9", "C16.0", "J8.1", "J8.3", "C6.3", "J3.4"]);
    }

    #[test]
    fn what_only_resembles_a_rule_is_none() {
        assert!(cited("C17 J5 C1.x C.3 C3. k2.1 XC1.2 C1.2.3 C01.2 C1.2a c1.2 C300.1").is_empty());
    }

    #[test]
    fn paragraphs_begin_with_their_number_in_bold() {
        let book = "**C1.1** Four (4) arms.\n- **C1.2** Loop.\n  * **C10.0** More.\nSee **C9.9** and\nC8.8.\n**Note** (1).\n";
        assert_eq!(texts(paragraphs_of(book)), ["C1.1", "C1.2", "C10.0"]);
    }

    #[test]
    fn a_letter_cites_where_it_has_a_book() {
        let book = Book { paragraphs: paragraphs_of("**C1.1** Four arms.\n**U1.1** Two sides.\n") };
        assert_eq!(texts(book.lacks("C1.1 and U1.1, Figure A4.2")), [""; 0]);
        assert_eq!(texts(book.lacks("C1.2 and U2.1")), ["C1.2", "U2.1"]);
    }

    #[test]
    fn steps_of_a_chapter_in_one_paragraph_count() {
        let book = "**J8** [D] Always (as said): (1) The move. (2) Triumph.\n(3) not in it\n";
        assert_eq!(texts(paragraphs_of(book)), ["J8.1", "J8.2"]);
    }
}
