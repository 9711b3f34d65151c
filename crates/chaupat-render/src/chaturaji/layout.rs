use crate::{Area, Size, View};
use chaturaji::{Square, army};

/// Where things lie on the canvas for one size.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// Columns from one square to the next.
    pub(super) across: u16,
    /// Rows from one square to the next.
    pub(super) down: u16,
    /// Row of the first square.
    pub(super) top: u16,
    /// Whether every square has its own box.
    pub(super) boxed: bool,
}

/// Column of the first square.
pub(super) const LEFT: u16 = 3;

impl Layout {
    pub(super) const fn of(size: Size) -> Self {
        match size {
            Size::Compact => Self { across: 4, down: 1, top: 1, boxed: false },
            Size::Normal => Self { across: 5, down: 2, top: 2, boxed: true },
            Size::Large => Self { across: 8, down: 4, top: 2, boxed: true },
        }
    }

    /// Columns and rows between the lines.
    const fn gap(self) -> u16 {
        if self.boxed { 1 } else { 0 }
    }

    /// The last column and row of the frame.
    pub(super) const fn end(self) -> (u16, u16) {
        (self.top + 8 * self.down - self.gap(), LEFT + 8 * self.across - self.gap())
    }

    pub(super) const fn rows(self) -> u16 {
        self.end().0 + 2
    }

    /// A margin for the letters at the right where there are any.
    pub(super) const fn columns(self) -> u16 {
        self.end().1 + if self.boxed { 3 } else { 1 }
    }

    /// The square that the viewer sees in this column from the left and this row from the top.
    pub(super) const fn square(self, row: u16, column: u16) -> Area {
        Area {
            row: self.top + row * self.down,
            column: LEFT + column * self.across,
            height: self.down - if self.boxed { 1 } else { 0 },
            width: self.across - if self.boxed { 1 } else { 0 },
        }
    }
}

/// Where a square is on the canvas.
pub const fn area(view: View, square: Square) -> Area {
    let seen = army::relative_square(view.facing, square);
    Layout::of(view.size).square(7 - seen.rank() as u16, seen.file() as u16)
}

/// Rows and columns of the board in a size.
pub const fn dimensions(size: Size) -> (u16, u16) {
    let layout = Layout::of(size);
    (layout.rows(), layout.columns())
}
