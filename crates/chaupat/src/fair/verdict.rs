use std::{borrow::Cow, error::Error, fmt};

/// What a verification came to. Shown as one line.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Verdict {
    /// Nobody has changed the record, and all throws are those that were fixed before the game.
    Matches {
        /// How many throws there are.
        throws: u32,
    },
    /// Something is not as it was, or as it had to be: the first such thing.
    Differs(Difference),
    /// Nothing can be said.
    Unverifiable(Unverifiable),
}

/// Why nothing can be said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Unverifiable {
    /// It is no record of a game with checked dice.
    NoDice,
    /// The server has lost the secret, and the record says so.
    SecretLost,
}

/// What is checked, in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub enum Check {
    /// The tags are there and well written.
    Form,
    /// Each line is the one over which the chain of hashes was made.
    Chain,
    /// The secret is the one that was announced.
    Commitment,
    /// Each salt is the one to which its client committed.
    Salts,
    /// The links that were released lead to the tips.
    Links,
    /// Each throw is the one that was drawn.
    Throws,
    /// The record is a game by the rules, and the tables are those of its rule set.
    Rules,
}

/// The first thing in a record that is not as it must be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Which check found it.
    pub check: Check,
    /// On which line of the file, from 1 on.
    pub line: usize,
    /// Of a throw: which one, and what should have been there.
    pub throw: Option<ThrowDifference>,
    /// In words, without the line.
    pub reason: Cow<'static, str>,
}

/// A throw that is not the one that was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThrowDifference {
    /// Its number, 1 for the first of the game; so those before it match.
    pub t: u32,
    /// How many throws were drawn.
    pub of: u32,
    /// The letter of the seat that threw; `None` of a throw beyond the last that was drawn.
    pub seat: Option<char>,
    /// What was drawn.
    pub drawn: Option<String>,
    /// What the record says.
    pub written: Option<String>,
}

impl Verdict {
    /// The exit code of a verifier: 0 when all matches, 1 for a difference, 2 when nothing can be said.
    pub const fn code(&self) -> u8 {
        match self {
            Self::Matches { .. } => 0,
            Self::Differs(_) => 1,
            Self::Unverifiable(_) => 2,
        }
    }
}

impl Check {
    /// Its name in one word.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::Chain => "chain",
            Self::Commitment => "commitment",
            Self::Salts => "salts",
            Self::Links => "links",
            Self::Throws => "throws",
            Self::Rules => "rules",
        }
    }
}

impl Difference {
    pub(super) fn new(check: Check, line: usize, reason: impl Into<Cow<'static, str>>) -> Self {
        Self { check, line, throw: None, reason: reason.into() }
    }

    pub(super) fn form(line: usize, reason: impl Into<Cow<'static, str>>) -> Self {
        Self::new(Check::Form, line, reason)
    }

    pub(super) fn throw(line: usize, throw: ThrowDifference) -> Self {
        let found = Self::new(Check::Throws, line, throw.to_string());
        Self { throw: Some(throw), ..found }
    }
}

impl fmt::Display for ThrowDifference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let written = self.written.as_deref().unwrap_or("nothing");
        match (self.seat, &self.drawn) {
            (Some(seat), Some(drawn)) => {
                write!(f, "throw {} of {seat}: {drawn} was drawn, {written} is written", self.t)
            }
            _ => write!(f, "throw {}: nothing was drawn, {written} is written", self.t),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(throw) = &self.throw {
            write!(f, "{} of {} throws match; ", throw.t - 1, throw.of)?;
        }
        write!(f, "line {}: {}", self.line, self.reason)
    }
}

impl Error for Difference {}
impl Error for Unverifiable {}

impl fmt::Display for Unverifiable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoDice => "cannot be verified: this is no record of a game with dice/1",
            Self::SecretLost => "cannot be verified: the server has lost the secret; the record is unaltered",
        })
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Matches { throws } => write!(f, "{throws} of {throws} throws match, record unaltered"),
            Self::Differs(fault) => fault.fmt(f),
            Self::Unverifiable(why) => why.fmt(f),
        }
    }
}
