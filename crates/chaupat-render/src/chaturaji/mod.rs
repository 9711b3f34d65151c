//! The 8 x 8 of chaturaji.

mod draw;
mod legend;
mod plan;
mod render;
mod triumph;

pub use draw::board;
pub use legend::{dice, legend};
pub use plan::{area, dimensions};
pub use triumph::needed;

use crate::{Tint, View, Way};
use chaturaji::{Square, army};
use chaupat_core::Seat;

/// The colour of an army.
pub const fn tint(army: Seat) -> Tint {
    [Tint::Red, Tint::Green, Tint::Yellow, Tint::Black][army.index()]
}

/// The way an army faces for a viewer: armies are quarter turns of one another, clockwise (J1.2).
pub const fn way(army: Seat, facing: Seat) -> Way {
    Way::ALL[facing.distance_to(army) as usize]
}

/// The glyph of a pawn on a square: an arrow the way it goes, hollow where it waits.
pub const fn pawn_glyph(army: Seat, square: Square, view: View) -> char {
    let way = way(army, view.facing);
    if on_last_line(army, square) { way.hollow(view.glyphs) } else { way.arrow(view.glyphs) }
}

/// Whether a pawn of this army would wait on this square: it is on its last line.
pub const fn on_last_line(army: Seat, square: Square) -> bool {
    army::unseen(army, square).rank() == 7
}
