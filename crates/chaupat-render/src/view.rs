use crate::{Glyphs, Size};
use chaupat_core::Seat;

/// How a person sees a board.
///
/// ```
/// use chaupat_core::{Position, Seat};
/// use chaupat_render::{Glyphs, Marks, Render, Size, View};
///
/// let start = chaupar::Position::initial(&chaupar::Preset::Cowrie.rules());
/// let view = View::of(Seat::ALL[1]).with_glyphs(Glyphs::Ascii).with_size(Size::Compact);
/// let board = start.board(view, &Marks::none());
/// assert_eq!((board.rows(), board.columns()), (19, 40));
/// assert!(board.to_string().lines().last().is_some_and(|line| line.ends_with("hand EEEE")));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct View {
    /// The seat at the bottom: one of those from whose side the board can be seen ([`Render::sides`](crate::Render::sides)).
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
