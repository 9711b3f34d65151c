use crate::{Area, Highlight, Line, Role};
use std::fmt;
use unicode_width::UnicodeWidthChar;

/// One cell of a canvas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cell {
    /// What is drawn: a character one column wide.
    pub glyph: char,
    /// What it means.
    pub role: Role,
    /// Why it stands out, if it does.
    pub highlight: Option<Highlight>,
    /// Whether it is drawn bold.
    pub bold: bool,
}

impl Cell {
    /// An empty cell.
    pub const BLANK: Self = Self::new(' ', Role::Text);

    /// A glyph in this role.
    pub const fn new(glyph: char, role: Role) -> Self {
        Self { glyph, role, highlight: None, bold: false }
    }

    /// The same, bold.
    #[must_use]
    pub const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }
}

/// A drawing: rows and columns of cells. `{}` prints it as plain text, without blanks at the ends of lines;
/// [`styled`](Self::styled) with colours.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Canvas {
    columns: u16,
    cells: Vec<Cell>,
}

impl Canvas {
    /// An empty canvas.
    pub fn new(rows: u16, columns: u16) -> Self {
        Self { columns, cells: vec![Cell::BLANK; usize::from(rows) * usize::from(columns)] }
    }

    /// Its rows.
    pub fn rows(&self) -> u16 {
        self.cells.len().checked_div(usize::from(self.columns)).map_or(0, |rows| rows as u16)
    }

    /// Its columns.
    pub const fn columns(&self) -> u16 {
        self.columns
    }

    /// The cells, row by row from the top.
    pub fn lines(&self) -> impl Iterator<Item = &[Cell]> {
        self.cells.chunks(usize::from(self.columns.max(1)))
    }

    /// A cell, `None` beyond the edges.
    pub fn get(&self, row: u16, column: u16) -> Option<Cell> {
        self.index(row, column).map(|index| self.cells[index])
    }

    /// Sets a cell; beyond the edges nothing happens.
    pub fn put(&mut self, row: u16, column: u16, cell: Cell) {
        if let Some(index) = self.index(row, column) {
            self.cells[index] = cell;
        }
    }

    /// Writes text from a cell on towards the right; what does not fit is cut off. A cell holds one character of one
    /// column, so a wider one is drawn as a question mark and a space, and marks that stand on a letter are left out.
    pub fn write(&mut self, row: u16, column: u16, line: &Line) {
        let cells = line.spans().iter().flat_map(|span| {
            let glyphs = span.text.chars().flat_map(in_cells);
            glyphs.map(|glyph| Cell { bold: span.bold, ..Cell::new(glyph, span.role) })
        });
        for (offset, cell) in cells.enumerate() {
            self.put(row, column.saturating_add(offset as u16), cell);
        }
    }

    /// Lets an area stand out. What is not a man or a sign of the board takes the role of the mark.
    pub fn highlight(&mut self, area: Area, highlight: Highlight) {
        for row in area.row..area.row + area.height {
            for column in area.column..area.column + area.width {
                if let Some(index) = self.index(row, column) {
                    let cell = &mut self.cells[index];
                    cell.highlight = Some(highlight);
                    if matches!(cell.role, Role::Text | Role::Dim) {
                        cell.role = Role::Mark(highlight);
                    }
                }
            }
        }
    }

    fn index(&self, row: u16, column: u16) -> Option<usize> {
        let index = usize::from(row) * usize::from(self.columns) + usize::from(column);
        (column < self.columns && index < self.cells.len()).then_some(index)
    }
}

/// What is written for a character: one character for each column that it takes.
fn in_cells(glyph: char) -> impl Iterator<Item = char> {
    let (first, second) = match glyph.width() {
        None | Some(0) => (None, None),
        Some(1) => (Some(glyph), None),
        Some(_) => (Some('?'), Some(' ')),
    };
    first.into_iter().chain(second)
}

impl fmt::Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.lines() {
            let text: String = line.iter().map(|cell| cell.glyph).collect();
            writeln!(f, "{}", text.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_beyond_the_edge_is_cut_off() {
        let mut canvas = Canvas::new(2, 5);
        canvas.write(0, 3, &Line::plain("abc"));
        canvas.write(7, 0, &Line::plain("abc"));
        assert_eq!(canvas.to_string(), "   ab\n\n");
        assert_eq!(canvas.get(0, 5), None);
        assert_eq!((canvas.rows(), canvas.columns()), (2, 5));
    }

    /// As wide as the text would be, so that what stands behind it keeps its place.
    #[test]
    fn names_in_any_script_leave_each_cell_one_column() {
        let mut canvas = Canvas::new(1, 20);
        let name = "日e\u{301}शी!";
        canvas.write(0, 0, &Line::plain(name));
        assert_eq!(canvas.to_string(), "? eशी!\n");
        assert_eq!(crate::columns(canvas.to_string().trim_end()), crate::columns(name));
    }

    #[test]
    fn an_empty_canvas_prints_nothing() {
        assert_eq!(Canvas::new(0, 0).to_string(), "");
        assert_eq!(Canvas::new(3, 0).rows(), 0);
    }
}
