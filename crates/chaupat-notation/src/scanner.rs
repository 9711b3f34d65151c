use crate::{Location, ReadError, SyntaxError};
use std::borrow::Cow;

/// Reads a text from left to right, knows where it is, and says what should have stood there.
///
/// All texts of this crate are read with it, and so can be those of a game that is written elsewhere. A copy of it is a
/// place to come back to: look ahead with the copy, and report an error from the place where a word began.
///
/// ```
/// use chaupat_notation::{ReadError, Scanner};
///
/// /// A square, such as `c7`.
/// fn square(scanner: &mut Scanner<'_>) -> Result<(char, u32), ReadError> {
///     let file = scanner.next_if(|file| ('a'..='c').contains(&file));
///     let file = file.ok_or_else(|| scanner.fail("a square from a1 to c8"))?;
///     Ok((file, scanner.number(8, "a rank from 1 to 8")?))
/// }
///
/// let mut scanner = Scanner::new("a8 c9", "U3");
/// assert_eq!(square(&mut scanner)?, ('a', 8));
/// scanner.spaces();
/// let error = square(&mut scanner).unwrap_err();
/// assert_eq!(error.to_string(), "line 1, column 5: expected a rank from 1 to 8, found \"9\" (U3)");
/// # Ok::<(), ReadError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Scanner<'a> {
    rest: &'a str,
    at: Location,
    rule: Option<&'static str>,
}

impl<'a> Scanner<'a> {
    /// Begins to read a text. `rule` is the paragraph of the rule book that describes its form, for errors.
    pub fn new(text: &'a str, rule: impl Into<Option<&'static str>>) -> Self {
        Self { rest: text, at: Location::START, rule: rule.into() }
    }

    /// Where the next character stands.
    pub const fn at(&self) -> Location {
        self.at
    }

    /// What is still to be read.
    pub const fn rest(&self) -> &'a str {
        self.rest
    }

    /// Whether everything is read.
    pub const fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    /// The next character, which stays.
    pub fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    /// Takes the next character.
    pub fn bump(&mut self) -> Option<char> {
        let character = self.peek()?;
        self.skip(character.len_utf8());
        Some(character)
    }

    /// Takes this many bytes, which must end with a character.
    fn skip(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.at = self.at.after(taken);
        self.rest = rest;
        taken
    }

    /// Takes the next character if it is one that is wanted.
    pub fn next_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        self.peek().filter(|&character| wanted(character))?;
        self.bump()
    }

    /// Takes this piece of text if it stands here.
    pub fn eat(&mut self, piece: &str) -> bool {
        let here = self.rest.starts_with(piece);
        if here {
            self.skip(piece.len());
        }
        here
    }

    /// Takes this word if it stands here and no further letter or digit follows.
    pub fn eat_word(&mut self, word: &str) -> bool {
        let ends = |rest: &str| !rest.starts_with(|next: char| next.is_ascii_alphanumeric());
        self.rest.strip_prefix(word).is_some_and(ends) && self.eat(word)
    }

    /// Takes this piece of text, which must stand here.
    ///
    /// # Errors
    /// When it does not: what was expected, in words.
    pub fn expect(&mut self, piece: &str, expected: impl Into<Cow<'static, str>>) -> Result<(), ReadError> {
        if self.eat(piece) { Ok(()) } else { Err(self.fail(expected)) }
    }

    /// Takes everything up to the first character that is not wanted.
    pub fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|character| !wanted(character)).unwrap_or(self.rest.len());
        self.skip(end)
    }

    /// Takes spaces, if any stand here.
    pub fn spaces(&mut self) {
        self.take_while(|character| character == ' ');
    }

    /// Takes a number of decimal digits.
    ///
    /// # Errors
    /// When no digit stands here, or the number is above `most`; then nothing is taken.
    pub fn number(&mut self, most: u32, expected: impl Into<Cow<'static, str>>) -> Result<u32, ReadError> {
        let mut ahead = self.clone();
        let digits = ahead.take_while(|character| character.is_ascii_digit());
        let number = digits.parse().ok().filter(|&number| number <= most);
        let number = number.ok_or_else(|| self.fail(expected))?;
        *self = ahead;
        Ok(number)
    }

    /// Nothing may follow.
    ///
    /// # Errors
    /// When something does.
    pub fn end(&self, expected: impl Into<Cow<'static, str>>) -> Result<(), ReadError> {
        if self.is_done() { Ok(()) } else { Err(self.fail(expected)) }
    }

    /// The error of a text that has something else here than what was expected, in words.
    pub fn fail(&self, expected: impl Into<Cow<'static, str>>) -> ReadError {
        ReadError::new(self.at, SyntaxError::new(expected, first_word(self.rest), self.rule))
    }
}

/// The word that a text begins with, at least one character.
fn first_word(text: &str) -> &str {
    let ends = |(index, character): &(usize, char)| {
        *index > 0 && (character.is_whitespace() || matches!(character, ';' | ',' | '(' | ')'))
    };
    let first =
        text.chars().next().map_or(0, |first| if first.is_whitespace() { first.len_utf8() } else { 0 });
    let end = text.char_indices().find(ends).map_or(text.len(), |(index, _)| index);
    if first > 0 { &text[..first] } else { &text[..end] }
}
