//! The path of a man (U1.2): from hand over fourteen squares to home. Both sides number their own path.

/// Where a man waits before he enters.
pub const HAND: u8 = 0;
/// The last square.
pub const LAST: u8 = 14;
/// Where a man is who has left the board.
pub const HOME: u8 = 15;
/// The rosette in the middle, on which a man is safe (U3.4).
pub const SAFE: u8 = 8;
/// The highest throw (U2.1).
pub const MOST: u8 = 4;

/// Whether the number is a square of the path: not hand, not home, not beyond.
pub const fn is_square(number: u8) -> bool {
    HAND < number && number < HOME
}

/// Whether both sides walk over the square: their numbers for it are the same (U1.2).
pub const fn is_shared(square: u8) -> bool {
    matches!(square, 5..=12)
}

/// Whether the square is a rosette (U1.3).
pub const fn is_rosette(square: u8) -> bool {
    matches!(square, 4 | 8 | 14)
}
