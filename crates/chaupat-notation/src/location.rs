use std::{fmt, num::NonZeroU32};

/// A place in a text. Lines and columns count from 1, columns in characters.
///
/// Places are found by reading on from the [`START`](Self::START):
///
/// ```
/// use chaupat_notation::Location;
///
/// let text = "S 0 4\nN 0 x";
/// let place = Location::START.after(&text[..text.find('x').unwrap()]);
/// assert_eq!(place.to_string(), "line 2, column 5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    line: NonZeroU32,
    column: NonZeroU32,
}

impl Location {
    /// The first character of a text.
    pub const START: Self = Self { line: NonZeroU32::MIN, column: NonZeroU32::MIN };

    /// The line, from 1 on.
    pub const fn line(self) -> u32 {
        self.line.get()
    }

    /// The column, from 1 on, counted in characters.
    pub const fn column(self) -> u32 {
        self.column.get()
    }

    /// The place behind this character. Where the count ends, it stays.
    #[must_use]
    pub const fn behind(self, character: char) -> Self {
        match character {
            '\n' => Self { line: self.line.saturating_add(1), column: NonZeroU32::MIN },
            _ => Self { column: self.column.saturating_add(1), ..self },
        }
    }

    /// The place behind this text.
    #[must_use]
    pub fn after(self, text: &str) -> Self {
        text.chars().fold(self, Self::behind)
    }

    /// The place in the whole text of a place in a part that begins here.
    #[must_use]
    pub const fn of(self, inner: Self) -> Self {
        let (line, column) = (self.line.saturating_add(inner.line.get() - 1), inner.column);
        match inner.line.get() {
            1 => Self { line, column: self.column.saturating_add(column.get() - 1) },
            _ => Self { line, column },
        }
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}
