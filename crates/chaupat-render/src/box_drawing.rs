use crate::{Canvas, Cell, Glyphs, Role};
use std::collections::BTreeMap;

/// The lines of a board, collected stroke by stroke: where strokes meet, the right corner or crossing is drawn.
///
/// ```
/// use chaupat_render::{BoxDrawing, Canvas, Glyphs};
///
/// let mut lines = BoxDrawing::default();
/// lines.across(0, 0, 4);
/// lines.across(2, 0, 4);
/// [0, 2, 4].map(|column| lines.down(column, 0, 2));
/// let mut canvas = Canvas::new(3, 5);
/// lines.draw(&mut canvas, Glyphs::Unicode);
/// assert_eq!(canvas.to_string(), "┌─┬─┐\n│ │ │\n└─┴─┘\n");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BoxDrawing(BTreeMap<(u16, u16), u8>);

const UP: u8 = 1;
const RIGHT: u8 = 2;
const DOWN: u8 = 4;
const LEFT: u8 = 8;

impl BoxDrawing {
    /// A line along a row, from the first to the last column.
    pub fn across(&mut self, row: u16, from: u16, to: u16) {
        for column in from..=to {
            let arms = if column > from { LEFT } else { 0 } | if column < to { RIGHT } else { 0 };
            *self.0.entry((row, column)).or_default() |= arms;
        }
    }

    /// A line along a column, from the first to the last row.
    pub fn down(&mut self, column: u16, from: u16, to: u16) {
        for row in from..=to {
            let arms = if row > from { UP } else { 0 } | if row < to { DOWN } else { 0 };
            *self.0.entry((row, column)).or_default() |= arms;
        }
    }

    /// Draws all lines.
    pub fn draw(&self, canvas: &mut Canvas, glyphs: Glyphs) {
        for (&(row, column), &arms) in &self.0 {
            let glyph = glyphs.choose(UNICODE[usize::from(arms)], ASCII[usize::from(arms)]);
            canvas.put(row, column, Cell::new(glyph, Role::Frame));
        }
    }
}

/// Indexed by the sum of UP 1, RIGHT 2, DOWN 4 and LEFT 8.
const UNICODE: [char; 16] = [' ', '│', '─', '└', '│', '│', '┌', '├', '─', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
const ASCII: [char; 16] = [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strokes_meet_in_corners_and_crossings() {
        let mut lines = BoxDrawing::default();
        (0..=4).step_by(2).for_each(|row| lines.across(row, 0, 4));
        (0..=4).step_by(2).for_each(|column| lines.down(column, 0, 4));
        let mut canvas = Canvas::new(5, 5);
        lines.draw(&mut canvas, Glyphs::Unicode);
        assert_eq!(canvas.to_string(), "┌─┬─┐\n│ │ │\n├─┼─┤\n│ │ │\n└─┴─┘\n");
    }
}
