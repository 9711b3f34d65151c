use chaupat_core::{ThrowSource, Weighted};
use std::{error::Error, fmt};

/// Something to cast with.
pub trait Dice<T> {
    /// Casts.
    ///
    /// # Errors
    /// When no throw is at hand, or the one at hand cannot fall here; the dice are as they were.
    fn cast(&mut self, throws: &Weighted<T>) -> Result<T, NoThrow<T>>;
}

impl<T: Copy, S: ThrowSource> Dice<T> for S {
    fn cast(&mut self, throws: &Weighted<T>) -> Result<T, NoThrow<T>> {
        if throws.is_empty() { Err(NoThrow::NotDue) } else { Ok(throws.draw(self)) }
    }
}

/// Why nothing was cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoThrow<T> {
    /// The position waits for something else.
    NotDue,
    /// No throw is at hand: somebody has to type it in.
    Empty,
    /// This throw cannot fall here.
    Impossible(T),
}

impl<T: fmt::Debug> fmt::Display for NoThrow<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotDue => f.write_str("no throw is due"),
            Self::Empty => f.write_str("no throw is left"),
            Self::Impossible(throw) => write!(f, "{throw:?} cannot fall here"),
        }
    }
}

impl<T: fmt::Debug> Error for NoThrow<T> {}
