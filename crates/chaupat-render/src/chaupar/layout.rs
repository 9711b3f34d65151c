use super::Spot;
use crate::{Area, Size, View};
use chaupar::{
    Place,
    board::{self, GRID},
};
use chaupat_core::Seat;

/// Where things lie on the canvas for one size. Grid rows and columns are those of C1.7, turned for the viewer.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// Columns from one square to the next.
    across: u16,
    /// Rows from one square to the next.
    down: u16,
    /// Row of the first square.
    top: u16,
    /// Columns of a square that are drawn into.
    pub(super) inner: u16,
    /// Whether every square has its own box.
    pub(super) boxed: bool,
}

const LEFT: u16 = 1;
const SIDE: u16 = GRID as u16;
/// The arms begin and end at these grid lines.
pub(super) const ARM_FIRST: u16 = 8;
pub(super) const ARM_END: u16 = 11;

impl Layout {
    pub(super) const fn of(size: Size) -> Self {
        match size {
            Size::Compact => Self { across: 2, down: 1, top: 0, inner: 2, boxed: false },
            Size::Normal => Self { across: 3, down: 1, top: 1, inner: 3, boxed: false },
            Size::Large => Self { across: 4, down: 2, top: 1, inner: 3, boxed: true },
        }
    }

    pub(super) const fn rows(&self) -> u16 {
        match (self.boxed, self.top) {
            (true, _) => SIDE * self.down + 1,
            (false, top) => SIDE + 2 * top,
        }
    }

    pub(super) const fn columns(&self) -> u16 {
        if self.boxed { SIDE * self.across + 1 } else { SIDE * self.across + 2 }
    }

    /// Whether there is room for lines above and below the cross.
    pub(super) const fn closed(&self) -> bool {
        self.top > 0
    }

    /// The part of a grid square that is drawn into.
    pub(super) const fn square(&self, row: u16, column: u16) -> Area {
        Area::strip(self.top + row * self.down, LEFT + column * self.across, self.inner)
    }

    /// The column of the line before a grid column.
    pub(super) const fn line_column(&self, column: u16) -> u16 {
        if self.boxed || column < ARM_END {
            LEFT + column * self.across - 1
        } else {
            LEFT + column * self.across
        }
    }

    /// The row of the line above a grid row.
    pub(super) const fn line_row(&self, row: u16) -> u16 {
        if self.boxed || row >= ARM_END {
            (self.top + row * self.down).saturating_sub(if self.boxed { 1 } else { 0 })
        } else {
            (self.top + row * self.down).saturating_sub(1)
        }
    }

    /// The last row and column of the board.
    pub(super) const fn last(&self) -> (u16, u16) {
        (self.rows() - 1, self.columns() - 1)
    }

    /// Where the two lines about a seat stand, for a text of this width.
    pub(super) const fn label(&self, side: u8, line: u16, width: u16) -> Area {
        let closed = if self.closed() { 1 } else { 0 };
        let (row, column) = match side {
            0 => (self.last().0 - closed - 1 + line, self.line_column(ARM_END) + 2),
            1 => (self.line_row(ARM_FIRST) - 2 + line, self.last().1.saturating_sub(width)),
            2 => (closed + line, self.line_column(ARM_FIRST).saturating_sub(width + 1)),
            _ => (self.line_row(ARM_END) + 1 + line, 1),
        };
        Area::strip(row, column, width)
    }
}

/// On which side of the drawing a seat sits: 0 at the bottom, then anticlockwise (C1.1).
pub(super) const fn side(view: View, seat: Seat) -> u8 {
    view.facing.distance_to(seat)
}

/// A grid square turned so that the viewer's arm points downwards (C1.7).
pub(super) fn turned(view: View, (row, column): (u8, u8)) -> (u16, u16) {
    let quarter = |(row, column): (u16, u16)| (column, SIDE - 1 - row);
    (0..view.facing.index()).fold((row.into(), column.into()), |square, _| quarter(square))
}

/// Where a spot is on the canvas.
pub fn area(view: View, spot: Spot) -> Area {
    let layout = Layout::of(view.size);
    let place = match spot {
        Spot::Hand(seat) => return layout.label(side(view, seat), 1, HAND_WIDTH),
        Spot::Home(seat) => {
            let (row, column) = [(10, 9), (9, 10), (8, 9), (9, 8)][usize::from(side(view, seat))];
            return layout.square(row, column);
        }
        Spot::Loop(square) => Place::Loop(square),
        Spot::Middle { arm, square } => Place::Middle { arm, square },
    };
    let (row, column) = turned(view, board::grid(place).unwrap_or((GRID / 2, GRID / 2)));
    layout.square(row, column)
}

/// Columns of the line that shows the men in hand: a word and up to eight men.
pub(super) const HAND_WIDTH: u16 = 13;

/// Rows and columns of the board in a size.
pub const fn dimensions(size: Size) -> (u16, u16) {
    let layout = Layout::of(size);
    (layout.rows(), layout.columns())
}
