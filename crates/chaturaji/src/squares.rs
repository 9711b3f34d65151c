use crate::Square;
use std::{fmt, ops};

/// A set of squares, one bit each: a bitboard, a1 the lowest bit.
///
/// ```
/// use chaturaji::{Square, Squares};
///
/// let corners: Squares = [Square::A1, Square::H1, Square::A8, Square::H8].into_iter().collect();
/// assert_eq!((corners & !Squares::of(Square::H8)).len(), 3);
/// assert_eq!(corners.first(), Some(Square::A1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Squares(pub(crate) u64);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The set of one square.
    pub const fn of(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// Whether the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.index() & 1 == 1
    }

    /// The set with this square too.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.index())
    }

    /// The set without this square.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// How many squares there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there are two or more.
    pub(crate) const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first square of the set, `None` when it is empty.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::wrap(self.0.trailing_zeros())) }
    }

    /// The squares, ascending.
    pub const fn iter(self) -> SquaresIter {
        SquaresIter(self.0)
    }
}

/// The squares of a set, ascending.
#[derive(Clone, Debug)]
pub struct SquaresIter(u64);

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = Squares(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for SquaresIter {}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        self.iter()
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl ops::BitOr for Squares {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl ops::BitAnd for Squares {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl ops::BitXor for Squares {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl ops::Not for Squares {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
