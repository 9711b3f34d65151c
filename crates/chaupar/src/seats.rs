//! What the four seats are called (C1.1, C19).

use chaupat_core::Seat;

/// The letter of a seat in texts: S, E, N, W.
pub const fn letter(seat: Seat) -> char {
    ['S', 'E', 'N', 'W'][seat.index()]
}

/// The name of a seat: South, East, North, West.
pub const fn name(seat: Seat) -> &'static str {
    ["South", "East", "North", "West"][seat.index()]
}
