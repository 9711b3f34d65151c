//! The 8 x 8 of chaturaji.

mod draw;
mod legend;
mod plan;
mod triumph;

pub use draw::board;
pub use legend::{dice, legend};
pub use plan::{area, dimensions};
pub use triumph::needed;

use crate::{Glyphs, Tint};
use chaturaji::army;
use chaupat_core::Seat;

/// The colour of an army.
pub const fn tint(army: Seat) -> Tint {
    [Tint::Red, Tint::Green, Tint::Yellow, Tint::Black][army.index()]
}

/// A way to face on the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// Upwards: the viewer's own army.
    Up,
    /// To the right.
    Right,
    /// Downwards.
    Down,
    /// To the left.
    Left,
}

impl Way {
    /// The way an army faces for a viewer: armies are quarter turns of one another, clockwise (J1.2).
    pub const fn of(army: Seat, facing: Seat) -> Self {
        [Self::Up, Self::Right, Self::Down, Self::Left][facing.distance_to(army) as usize]
    }

    /// A pawn that goes this way, or waits there (J3.3).
    pub const fn pawn(self, waits: bool, glyphs: Glyphs) -> char {
        let (unicode, ascii) = match (self, waits) {
            (Self::Up, false) => ('▲', '^'),
            (Self::Right, false) => ('►', '>'),
            (Self::Down, false) => ('▼', 'v'),
            (Self::Left, false) => ('◄', '<'),
            (Self::Up, true) => ('△', 'w'),
            (Self::Right, true) => ('▷', 'w'),
            (Self::Down, true) => ('▽', 'w'),
            (Self::Left, true) => ('◁', 'w'),
        };
        glyphs.choose(unicode, ascii)
    }

    /// A small sign beside a piece that faces this way.
    pub const fn tick(self, glyphs: Glyphs) -> char {
        match self {
            Self::Up => glyphs.choose('▴', '^'),
            Self::Right => glyphs.choose('▸', '>'),
            Self::Down => glyphs.choose('▾', 'v'),
            Self::Left => glyphs.choose('◂', '<'),
        }
    }
}

/// Whether a pawn of this army would wait on this square: it is on its last line.
pub const fn on_last_line(army: Seat, square: chaturaji::Square) -> bool {
    army::unseen(army, square).rank() == 7
}
