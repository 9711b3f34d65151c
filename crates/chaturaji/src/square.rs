use std::{error::Error, fmt, str::FromStr};

/// One of the 64 squares (J1.1), numbered a1, b1, … h1, a2, … h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Square(u8);

impl Square {
    /// The square on this file (0 for a) and this rank (0 for 1), or `None` outside the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self(rank * 8 + file)) } else { None }
    }

    /// The square with this number, or `None` from 64 on.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self(index)) } else { None }
    }

    /// The square whose number is the rest of `index` by 64: a mask in place of a branch, for bit boards and tables.
    pub(crate) const fn wrap(index: u32) -> Self {
        Self(index as u8 & 63)
    }

    /// The number, 0 for a1 to 63 for h8.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file, 0 for a to 7 for h.
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// The rank, 0 for 1 to 7 for 8.
    pub const fn rank(self) -> u8 {
        self.0 >> 3 & 7
    }

    /// All squares, in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..64).map(Self)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSquare;

impl fmt::Display for NoSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter from a to h and a digit from 1 to 8 (J1.1)")
    }
}

impl Error for NoSquare {}

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, NoSquare> {
        let &[file, rank] = text.as_bytes() else { return Err(NoSquare) };
        Self::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')).ok_or(NoSquare)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn j1_1_a1_is_the_first_square_and_h8_the_last() {
        let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
        assert_eq!((names[0].as_str(), names[1].as_str(), names[8].as_str()), ("a1", "b1", "a2"));
        assert_eq!(names[63], "h8");
        assert!(Square::all().all(|square| square.to_string().parse() == Ok(square)));
        assert!(["", "a", "a9", "i1", "A1", "a0", "a11"].iter().all(|text| text.parse::<Square>().is_err()));
    }
}
