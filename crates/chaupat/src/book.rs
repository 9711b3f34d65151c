//! The rule books, as they stand in `docs/rules/`, by paragraph.

use crate::Game;

// The package has to hold the books, and people look for them in docs/: so `rules/` has links there.
const CHAUPAR: &str = include_str!("../rules/chaupar.md");
const CHATURAJI: &str = include_str!("../rules/chaturaji.md");

const _: () = assert!(
    CHAUPAR.len() > 1000 && CHATURAJI.len() > 1000,
    "crates/chaupat/rules/*.md are symbolic links, and this checkout has small files in their place: \
     check out again with `git config core.symlinks true`"
);

/// A rule book: Markdown in which each rule is one line that begins with its number, `**C6.3** [S] …`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Book {
    text: &'static str,
}

/// One rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paragraph {
    /// Its number, such as `C6.3`.
    pub number: &'static str,
    /// Where it comes from: `S` said in the source text, `X` another source, `D` our decision.
    pub marks: &'static str,
    /// What it says, in Markdown.
    pub text: &'static str,
}

/// One chapter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its number, such as `C6`.
    pub number: &'static str,
    /// Its title.
    pub title: &'static str,
    /// All its text, the title line included, in Markdown.
    pub text: &'static str,
}

impl Game {
    /// The rule book of the game.
    pub const fn book(self) -> Book {
        Book {
            text: match self {
                Self::Chaupar => CHAUPAR,
                Self::Chaturaji => CHATURAJI,
            },
        }
    }
}

impl Book {
    /// The whole book, in Markdown.
    pub const fn text(self) -> &'static str {
        self.text
    }

    /// The rules, in order.
    pub fn paragraphs(self) -> impl Iterator<Item = Paragraph> {
        self.text.lines().filter_map(paragraph)
    }

    /// The rule with this number, in capital or small letters.
    pub fn paragraph(self, number: &str) -> Option<Paragraph> {
        self.paragraphs().find(|paragraph| paragraph.number.eq_ignore_ascii_case(number))
    }

    /// The chapters, in order.
    pub fn chapters(self) -> impl Iterator<Item = Chapter> {
        self.text.split("\n## ").skip(1).filter_map(|text| {
            let (number, title) = text.lines().next()?.split_once(' ')?;
            Some(Chapter { number, title, text })
        })
    }

    /// The chapter with this number, in capital or small letters.
    pub fn chapter(self, number: &str) -> Option<Chapter> {
        self.chapters().find(|chapter| chapter.number.eq_ignore_ascii_case(number))
    }
}

impl Paragraph {
    /// Its first sentence, which answers "why is this not allowed?".
    pub fn sentence(&self) -> &'static str {
        self.text.find(". ").map_or(self.text, |end| &self.text[..=end])
    }
}

/// The sentence behind a rule number of either game, such as `C6.3` or `J2`.
pub fn sentence(number: &str) -> Option<&'static str> {
    let found = Game::ALL.into_iter().find_map(|game| game.book().paragraph(number))?;
    Some(found.sentence())
}

/// Whether a word looks like the number of a rule or chapter: `C6`, `J3.3`, `C5.2a`.
pub fn is_number(word: &str) -> bool {
    word.strip_prefix(['C', 'J']).is_some_and(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit()))
}

fn paragraph(line: &'static str) -> Option<Paragraph> {
    let (number, rest) = line.strip_prefix("**")?.split_once("** [")?;
    let (marks, text) = rest.split_once("] ")?;
    Some(Paragraph { number, marks, text })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chapter_and_rule_is_found() {
        for (game, letter, last) in [(Game::Chaupar, 'C', 19), (Game::Chaturaji, 'J', 14)] {
            for chapter in 1..=last {
                let number = format!("{letter}{chapter}");
                assert!(game.book().chapter(&number).is_some(), "{number}");
            }
            assert!(game.book().paragraphs().count() > 40);
        }
    }

    #[test]
    fn a_rule_answers_in_its_first_sentence() {
        let rule = Game::Chaupar.book().paragraph("C6.3").unwrap();
        assert!(rule.text.starts_with(rule.sentence()) && rule.sentence().ends_with('.'));
        assert_eq!(sentence("C6.3"), Some(rule.sentence()));
        assert_eq!(sentence("c6.3"), sentence("C6.3"));
        assert_eq!(sentence("C99"), None);
        for paragraph in Game::ALL.into_iter().flat_map(|game| game.book().paragraphs()) {
            assert!(paragraph.sentence().len() < 300, "{}", paragraph.number);
        }
    }
}
