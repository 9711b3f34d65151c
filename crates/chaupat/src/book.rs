//! The rule books, as they stand in `docs/rules/`, by paragraph.

use crate::{Game, Playable, with_game};

const _: () = {
    let mut games = Game::ALL;
    while let [game, rest @ ..] = games {
        assert!(
            Book::of(*game).text.len() > 1000,
            "crates/chaupat/rules/*.md are symbolic links, and this checkout has small files in their place: \
             check out again with `git config core.symlinks true`"
        );
        games = rest;
    }
};

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

impl Book {
    /// The rule book of a game.
    pub const fn of(game: Game) -> Self {
        with_game!(game, P => Self::of_game::<P>())
    }

    /// The rule book of the game `P`.
    pub const fn of_game<P: Playable>() -> Self {
        Self { text: P::BOOK }
    }

    /// The rule books of all games.
    pub fn all() -> impl Iterator<Item = Self> {
        Game::ALL.iter().map(|&game| Self::of(game))
    }

    /// The books in which people who play the game `P` look rules up: its own, then those of the other games.
    pub fn known_to<P: Playable>() -> impl Iterator<Item = Self> {
        let own = Self::of_game::<P>();
        std::iter::once(own).chain(Self::all().filter(move |&book| book != own))
    }

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

    /// The first sentence of the rule with this number.
    pub fn sentence(self, number: &str) -> Option<&'static str> {
        self.paragraph(number).map(|paragraph| paragraph.sentence())
    }

    /// Whether a word looks like the number of a rule or chapter of this book, whether or not there is one: the letter
    /// of its numbers and a digit.
    pub fn has_numbers_like(self, word: &str) -> bool {
        let mut letters = word.chars();
        let letter = self.paragraphs().next().and_then(|first| first.number.chars().next());
        letters.next().is_some_and(|first| Some(first) == letter)
            && letters.next().is_some_and(|digit| digit.is_ascii_digit())
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

/// The sentence behind a rule number, such as `C6.3` or `J3.1`, for people who play the game `P`.
pub fn sentence<P: Playable>(number: &str) -> Option<&'static str> {
    Book::known_to::<P>().find_map(|book| book.sentence(number))
}

/// Whether a word looks like the number of a rule or chapter of some game: `C6`, `J3.3`, `C5.2a`.
pub fn is_number(word: &str) -> bool {
    Book::all().any(|book| book.has_numbers_like(word))
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
    fn every_chapter_is_found() {
        for (game, last) in [(Game::Chaupar, 19), (Game::Chaturaji, 14)] {
            for chapter in 1..=last {
                let number = format!("{}{chapter}", game.rule_letter());
                assert!(Book::of(game).chapter(&number).is_some(), "{number}");
            }
            assert_eq!(Book::of(game).chapters().count(), last);
        }
    }

    #[test]
    fn the_rules_of_every_game_have_its_letter() {
        for &game in Game::ALL {
            let book = Book::of(game);
            assert!(book.paragraphs().count() > 10, "{game}: the book has lines such as \"**C6.3** [S] …\"");
            for number in book.paragraphs().map(|rule| rule.number).chain(book.chapters().map(|it| it.number))
            {
                assert!(number.starts_with(game.rule_letter()) && is_number(number), "{game}: {number}");
            }
        }
        for word in ["", "C", "K6", "c6", "claim"] {
            assert!(!is_number(word), "{word:?}");
        }
    }

    #[test]
    fn a_rule_answers_in_its_first_sentence() {
        let rule = Book::of(Game::Chaupar).paragraph("C6.3").unwrap();
        assert!(rule.text.starts_with(rule.sentence()) && rule.sentence().ends_with('.'));
        // Whatever game is played, the books of the others are there too.
        for sentence in [sentence::<chaupar::Position>, sentence::<chaturaji::Position>] {
            assert_eq!([sentence("C6.3"), sentence("c6.3")], [Some(rule.sentence()); 2]);
            assert_eq!(sentence("C99"), None);
        }
        for paragraph in Book::all().flat_map(Book::paragraphs) {
            assert!(paragraph.sentence().len() < 300, "{}", paragraph.number);
        }
    }
}
