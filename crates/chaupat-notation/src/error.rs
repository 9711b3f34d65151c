use std::{borrow::Cow, fmt};
use thiserror::Error;

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// The line, from 1 on.
    pub line: u32,
    /// The column, from 1 on, counted in characters.
    pub column: u32,
}

impl Location {
    /// The first character of a text.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The place in the whole text of a place in a part that begins here.
    #[must_use]
    pub const fn of(self, inner: Self) -> Self {
        let column = if inner.line == 1 { self.column + inner.column - 1 } else { inner.column };
        Self { line: self.line + inner.line - 1, column }
    }

    /// The place behind this character.
    #[must_use]
    pub const fn behind(self, character: char) -> Self {
        match character {
            '\n' => Self { line: self.line + 1, column: 1 },
            _ => Self { column: self.column + 1, ..self },
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Why a text could not be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ReadError {
    /// It is not written as `docs/notation.md` says.
    #[error(transparent)]
    Syntax(#[from] SyntaxError),
    /// It is written well, and breaks a rule of the game.
    #[error(transparent)]
    Illegal(#[from] IllegalText),
}

/// A text that is not written as `docs/notation.md` says.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{at}: expected {expected}, found {}{}", Found(.found), InBrackets(*.rule))]
pub struct SyntaxError {
    /// Where.
    pub at: Location,
    /// What should stand there, in words.
    pub expected: Cow<'static, str>,
    /// What stands there, shortened; empty at the end of the text.
    pub found: String,
    /// The paragraph of the rule book that describes the form.
    pub rule: Option<&'static str>,
}

/// A text that is written well, and breaks a rule of the game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{at}: {reason}{}", InBrackets(*.rule))]
pub struct IllegalText {
    /// Where the part begins that breaks the rule.
    pub at: Location,
    /// Why it is refused, in words.
    pub reason: String,
    /// The paragraph of the rule book.
    pub rule: Option<&'static str>,
}

impl ReadError {
    /// A text that breaks a rule.
    pub fn illegal(at: Location, reason: impl Into<String>, rule: impl Into<Option<&'static str>>) -> Self {
        IllegalText { at, reason: reason.into(), rule: rule.into() }.into()
    }

    /// Where.
    pub const fn at(&self) -> Location {
        match self {
            Self::Syntax(error) => error.at,
            Self::Illegal(error) => error.at,
        }
    }

    /// The paragraph of the rule book.
    pub const fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Syntax(error) => error.rule,
            Self::Illegal(error) => error.rule,
        }
    }

    /// The same error, seen from a text in which the one that was read begins at `start`.
    #[must_use]
    pub const fn within(mut self, start: Location) -> Self {
        match &mut self {
            Self::Syntax(error) => error.at = start.of(error.at),
            Self::Illegal(error) => error.at = start.of(error.at),
        }
        self
    }
}

struct Found<'a>(&'a str);

impl fmt::Display for Found<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            "" => f.write_str("the end of the text"),
            "\n" => f.write_str("the end of the line"),
            text => write!(f, "{text:?}"),
        }
    }
}

struct InBrackets(Option<&'static str>);

impl fmt::Display for InBrackets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}
