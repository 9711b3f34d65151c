use std::{error::Error, fmt, str::FromStr};

/// Makes [`Square`] from the names and numbers of all squares.
macro_rules! squares {
    ($first:ident 0, $($name:ident $number:literal,)*) => {
        /// One of the 64 squares (J1.1), numbered a1, b1, … h1, a2, … h8.
        ///
        /// There is no other value, so that tables of 64 are looked up without a check, and `Option<Square>` takes one
        /// byte.
        ///
        /// ```
        /// use chaturaji::Square;
        ///
        /// let square: Square = "e4".parse()?;
        /// assert_eq!(square, Square::E4);
        /// assert_eq!((square.file(), square.rank(), square.index()), (4, 3, 28));
        /// assert_eq!(Square::new(8, 0), None);
        /// # Ok::<(), chaturaji::SquareError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        #[repr(u8)]
        pub enum Square {
            /// The square of this name, the first.
            #[default]
            $first = 0,
            $(
                /// The square of this name.
                $name = $number,
            )*
        }

        impl Square {
            /// The square whose number is the rest of `index` by 64. Compilers make a mask of this long list.
            pub(crate) const fn wrap(index: u32) -> Self {
                match index & 63 {
                    $($number => Self::$name,)*
                    _ => Self::$first,
                }
            }
        }
    };
}

squares! {
    A1  0, B1  1, C1  2, D1  3, E1  4, F1  5, G1  6, H1  7,
    A2  8, B2  9, C2 10, D2 11, E2 12, F2 13, G2 14, H2 15,
    A3 16, B3 17, C3 18, D3 19, E3 20, F3 21, G3 22, H3 23,
    A4 24, B4 25, C4 26, D4 27, E4 28, F4 29, G4 30, H4 31,
    A5 32, B5 33, C5 34, D5 35, E5 36, F5 37, G5 38, H5 39,
    A6 40, B6 41, C6 42, D6 43, E6 44, F6 45, G6 46, H6 47,
    A7 48, B7 49, C7 50, D7 51, E7 52, F7 53, G7 54, H7 55,
    A8 56, B8 57, C8 58, D8 59, E8 60, F8 61, G8 62, H8 63,
}

impl Square {
    /// The square on this file (0 for a) and this rank (0 for 1), or `None` outside the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < 8 && rank < 8 { Some(Self::wrap(rank as u32 * 8 + file as u32)) } else { None }
    }

    /// The square with this number, or `None` from 64 on.
    pub const fn from_index(index: u8) -> Option<Self> {
        if index < 64 { Some(Self::wrap(index as u32)) } else { None }
    }

    /// The number, 0 for a1 to 63 for h8.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file, 0 for a to 7 for h.
    pub const fn file(self) -> u8 {
        self as u8 & 7
    }

    /// The rank, 0 for 1 to 7 for 8.
    pub const fn rank(self) -> u8 {
        self as u8 >> 3
    }

    /// All squares, in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..64).map(Self::wrap)
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
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is a letter from a to h and a digit from 1 to 8 (J1.1)")
    }
}

impl Error for SquareError {}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Self, SquareError> {
        let &[file, rank] = text.as_bytes() else { return Err(SquareError) };
        Self::new(file.wrapping_sub(b'a'), rank.wrapping_sub(b'1')).ok_or(SquareError)
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
        assert!(Square::all().zip(0..64).all(|(square, number)| square.index() == number));
        assert!(Square::all().is_sorted_by(|a, b| a < b));
        assert_eq!((Square::from_index(63), Square::from_index(64)), (Some(Square::H8), None));
        assert_eq!((Square::new(0, 8), Square::new(255, 255)), (None, None));
        assert!(["", "a", "a9", "i1", "A1", "a0", "a11"].iter().all(|text| text.parse::<Square>().is_err()));
    }
}
