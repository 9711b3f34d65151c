//! The 8 x 8 of chaturaji.
//!
//! ```text
//! board, legend       the drawing, and the panel beside it
//! area                where each square is drawn (layout)
//! needed              the squares that a boat triumph still lacks (triumph)
//! ```

mod draw;
mod layout;
mod legend;
mod render;
mod triumph;

pub use draw::board;
pub use layout::{area, dimensions};
pub use legend::{dice, legend};
pub use triumph::needed;

use crate::{Direction, PlayerColour, View};
use chaturaji::{Square, army};
use chaupat_core::Seat;

/// The colour of an army.
pub const fn colour_of(army: Seat) -> PlayerColour {
    [PlayerColour::Red, PlayerColour::Green, PlayerColour::Yellow, PlayerColour::Black][army.index()]
}

/// The way an army faces for a viewer: armies are quarter turns of one another, clockwise (J1.2).
pub const fn direction(army: Seat, facing: Seat) -> Direction {
    Direction::ALL[facing.distance_to(army) as usize]
}

/// The glyph of a pawn on a square: an arrow the way it goes, hollow where it waits.
pub const fn pawn_glyph(army: Seat, square: Square, view: View) -> char {
    let direction = direction(army, view.facing);
    if on_last_line(army, square) { direction.hollow(view.glyphs) } else { direction.arrow(view.glyphs) }
}

/// Whether a pawn of this army would wait on this square: it is on its last line.
pub const fn on_last_line(army: Seat, square: Square) -> bool {
    army::relative_square(army, square).rank() == 7
}
