use crate::{Glyphs, Size};
use chaupat_core::Seat;

/// How a person sees a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The seat at the bottom.
    pub facing: Seat,
    /// The characters to draw with.
    pub glyphs: Glyphs,
    /// How large.
    pub size: Size,
}

impl View {
    /// The view of a seat, in Unicode and the normal size.
    pub const fn of(facing: Seat) -> Self {
        Self { facing, glyphs: Glyphs::Unicode, size: Size::Normal }
    }

    /// The same with other glyphs.
    #[must_use]
    pub const fn with_glyphs(self, glyphs: Glyphs) -> Self {
        Self { glyphs, ..self }
    }

    /// The same in another size.
    #[must_use]
    pub const fn with_size(self, size: Size) -> Self {
        Self { size, ..self }
    }
}
