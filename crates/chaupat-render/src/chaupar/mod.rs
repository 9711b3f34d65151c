//! The cross of chaupar.
//!
//! ```text
//! board, legend       the drawing, and the panel beside it
//! Spot, spots, area   the places that can be pointed at, and where each is drawn (layout)
//! dice, mouths_up     a throw as shells or long dice (shells)
//! crowd               men who share a square, in the few cells that it has
//! ```

mod crowd;
mod draw;
mod layout;
mod legend;
mod render;
mod shells;
mod spot;

pub use draw::board;
pub use layout::{area, dimensions};
pub use legend::legend;
pub use shells::{dice, mouths_up};
pub use spot::{Spot, spots};

use crate::{Glyphs, PlayerColour};
use chaupat_core::Seat;

/// The colour of a seat's men, as the old sets have them (C14.1).
pub const fn colour_of(seat: Seat) -> PlayerColour {
    [PlayerColour::Yellow, PlayerColour::Red, PlayerColour::Black, PlayerColour::Green][seat.index()]
}

/// The name of a seat.
pub const fn seat_name(seat: Seat) -> &'static str {
    ["South", "East", "North", "West"][seat.index()]
}

/// The letter of a seat, as positions write it.
pub const fn seat_letter(seat: Seat) -> char {
    ['S', 'E', 'N', 'W'][seat.index()]
}

/// The shape of a seat's men: filled where they stand, hollow where they lie; in ASCII the letter of the seat, large
/// and small.
pub const fn man_glyph(seat: Seat, lying: bool, glyphs: Glyphs) -> char {
    let (unicode, ascii) = if lying {
        (['○', '△', '□', '◇'], ['s', 'e', 'n', 'w'])
    } else {
        (['●', '▲', '■', '◆'], ['S', 'E', 'N', 'W'])
    };
    glyphs.choose(unicode[seat.index()], ascii[seat.index()])
}
