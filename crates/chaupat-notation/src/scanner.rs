use crate::{Location, ReadError, SyntaxError};
use std::borrow::Cow;

/// The longest piece of a bad text that an error repeats.
const SHOWN: usize = 24;

/// Reads a text from left to right and knows where it is.
#[derive(Clone, Debug)]
pub(crate) struct Scanner<'a> {
    rest: &'a str,
    at: Location,
    /// The paragraph that describes the form being read, for errors.
    rule: Option<&'static str>,
}

impl<'a> Scanner<'a> {
    pub(crate) const fn new(text: &'a str, rule: Option<&'static str>) -> Self {
        Self { rest: text, at: Location::START, rule }
    }

    pub(crate) const fn at(&self) -> Location {
        self.at
    }

    pub(crate) const fn rest(&self) -> &'a str {
        self.rest
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.rest.is_empty()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    pub(crate) fn next(&mut self) -> Option<char> {
        let character = self.peek()?;
        self.skip(character.len_utf8());
        Some(character)
    }

    /// Takes this many bytes, which must end with a character.
    fn skip(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.at = taken.chars().fold(self.at, Location::behind);
        self.rest = rest;
        taken
    }

    /// Takes the character if it is one that is wanted.
    pub(crate) fn next_if(&mut self, wanted: impl Fn(char) -> bool) -> Option<char> {
        self.peek().filter(|&character| wanted(character))?;
        self.next()
    }

    /// Takes the word if it stands here.
    pub(crate) fn eat(&mut self, word: &str) -> bool {
        let here = self.rest.starts_with(word);
        if here {
            self.skip(word.len());
        }
        here
    }

    /// Takes the word if it stands here and nothing else of a word follows.
    pub(crate) fn eat_word(&mut self, word: &str) -> bool {
        let ends = |rest: &str| !rest.starts_with(|next: char| next.is_ascii_alphanumeric());
        self.rest.strip_prefix(word).is_some_and(ends) && self.eat(word)
    }

    /// Takes the word, which must stand here.
    pub(crate) fn expect(&mut self, word: &str, expected: &'static str) -> Result<(), ReadError> {
        if self.eat(word) { Ok(()) } else { Err(self.fail(expected)) }
    }

    /// Takes everything up to the first character that is not wanted.
    pub(crate) fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|character| !wanted(character)).unwrap_or(self.rest.len());
        self.skip(end)
    }

    pub(crate) fn spaces(&mut self) {
        self.take_while(|character| character == ' ');
    }

    /// A number of decimal digits from 0 to `most`.
    pub(crate) fn number(&mut self, most: u32, expected: &'static str) -> Result<u32, ReadError> {
        let mut ahead = self.clone();
        let digits = ahead.take_while(|character| character.is_ascii_digit());
        let number =
            digits.parse().ok().filter(|&number| number <= most).ok_or_else(|| self.fail(expected))?;
        *self = ahead;
        Ok(number)
    }

    /// Nothing may follow.
    pub(crate) fn end(&self, expected: &'static str) -> Result<(), ReadError> {
        if self.is_done() { Ok(()) } else { Err(self.fail(expected)) }
    }

    pub(crate) fn fail(&self, expected: impl Into<Cow<'static, str>>) -> ReadError {
        let found = shown(self.rest);
        SyntaxError { at: self.at, expected: expected.into(), found, rule: self.rule }.into()
    }
}

/// The word that a text begins with, at least one character, shortened.
fn shown(text: &str) -> String {
    if let Some(blank) = text.chars().next().filter(|first| first.is_whitespace()) {
        return blank.to_string();
    }
    let ends = |(index, character): &(usize, char)| {
        *index > 0 && (character.is_whitespace() || matches!(character, ';' | ',' | '(' | ')'))
    };
    let end = text.char_indices().find(ends).map_or(text.len(), |(index, _)| index);
    let word = &text[..end];
    if word.chars().count() <= SHOWN {
        return word.to_owned();
    }
    word.chars().take(SHOWN).chain(['…']).collect()
}
