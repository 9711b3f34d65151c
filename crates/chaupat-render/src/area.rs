/// A rectangle of cells on a canvas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Area {
    /// The top row.
    pub row: u16,
    /// The leftmost column.
    pub column: u16,
    /// Rows.
    pub height: u16,
    /// Columns.
    pub width: u16,
}

impl Area {
    /// A piece of one row.
    pub const fn strip(row: u16, column: u16, width: u16) -> Self {
        Self { row, column, height: 1, width }
    }

    /// Whether a cell lies in it.
    pub const fn contains(&self, row: u16, column: u16) -> bool {
        row >= self.row
            && row - self.row < self.height
            && column >= self.column
            && column - self.column < self.width
    }

    /// Twice the row and column of its middle, so that it is a whole number.
    pub const fn twice_middle(&self) -> (u16, u16) {
        (2 * self.row + self.height, 2 * self.column + self.width)
    }
}
