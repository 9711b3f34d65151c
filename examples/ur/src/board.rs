//! The board of twenty squares.
//!
//! ```text
//! ┌───┬───┬───┬───┐       ┌───┬───┐
//! │ ✿ │   │   │   │ 7   0 │ ✿ │   │   the side across: 4 to 1, hand, home, 14, 13
//! ├───┼───┼───┼───┼───┬───┼───┼───┤
//! │   │   │   │ ✿ │   │   │   │   │   5 to 12
//! ├───┼───┼───┼───┼───┴───┼───┼───┤
//! │ ✿ │   │   │   │ 7   0 │ ✿ │   │   the side at the bottom
//! └───┴───┴───┴───┘       └───┴───┘
//! ```

use crate::{
    Position, Rules, Spot,
    path::{HAND, HOME, is_rosette, is_shared},
};
use chaupat::{
    Seat,
    render::{Area, BoxDrawing, Canvas, Cell, Glyphs, Marks, PlayerColour, Role, Shape, View},
};

/// Rows and columns, the same in all sizes.
pub(crate) const DIMENSIONS: (u16, u16) = (7, 33);

/// Squares in the middle row.
const LONG: u16 = 8;
/// Columns from one square to the next, and rows.
const WIDE: u16 = 4;
const HIGH: u16 = 2;

/// The colour of the men of a side: shell and black stone.
pub(crate) fn role(seat: Seat) -> Role {
    Role::Man(if seat == Rules::LIGHT { PlayerColour::Yellow } else { PlayerColour::Black })
}

/// How the men of a side look.
pub(crate) fn man(seat: Seat, glyphs: Glyphs) -> char {
    if seat == Rules::LIGHT { glyphs.choose('○', 'L') } else { glyphs.choose('●', 'D') }
}

/// The inside of a square.
pub(crate) fn area(view: View, spot: Spot) -> Area {
    let (row, column) = place(view, spot);
    Area::strip(HIGH * row + 1, WIDE * column + 1, WIDE - 1)
}

/// The row and column of a square in the board of three rows and eight columns. Dark sees the board from the other side.
fn place(view: View, spot: Spot) -> (u16, u16) {
    let row = match spot.owner() {
        Some(seat) if seat == Rules::LIGHT => 2,
        Some(_) => 0,
        None => 1,
    };
    let column = match spot.number() {
        shared if is_shared(shared) => shared - 5,
        HAND => 4,
        HOME => 5,
        first @ 1..=4 => 4 - first,
        last => 20 - last,
    };
    if is_turned(view) { (2 - row, LONG - 1 - u16::from(column)) } else { (row, column.into()) }
}

fn is_turned(view: View) -> bool {
    view.facing == Rules::DARK
}

pub(crate) fn draw(position: &Position, view: View, marks: &Marks<Spot>) -> Canvas {
    let mut canvas = Canvas::new(DIMENSIONS.0, DIMENSIONS.1);
    lines(view).draw(&mut canvas, view.glyphs);
    for spot in Spot::all() {
        let area = area(view, spot);
        let (cell, aside) = content(position, spot, view.glyphs);
        canvas.put(area.row, area.column + 1, cell);
        let highlight = marks.highlight(&spot);
        let (left, right) = highlight.map_or((aside, ' '), |highlight| view.glyphs.brackets(highlight));
        canvas.put(
            area.row,
            area.column,
            Cell::new(left, if highlight.is_some() { Role::Text } else { Role::Flower }),
        );
        canvas.put(area.row, area.column + 2, Cell::new(right, Role::Text));
        if let Some(highlight) = highlight {
            canvas.highlight(area, highlight);
        }
    }
    canvas
}

/// What stands on a spot, and what is seen beside it: a man hides a rosette.
fn content(position: &Position, spot: Spot, glyphs: Glyphs) -> (Cell, char) {
    let number = spot.number();
    let count = |men: u8, owner| (Cell::new(char::from(b'0' + men), role(owner)).bold(), ' ');
    match (number, spot.owner()) {
        (HAND, Some(owner)) => return count(position.men(owner).hand(), owner),
        (HOME, Some(owner)) => return count(position.men(owner).home(), owner),
        _ => (),
    }
    let mut owners = [Rules::LIGHT, Rules::DARK].into_iter().filter(|&seat| Spot::of(seat, number) == spot);
    let standing = owners.find(|&seat| position.men(seat).stands_on(number));
    let flower = glyphs.of(Shape::Flower);
    match (standing, is_rosette(number)) {
        (Some(seat), rosette) => {
            (Cell::new(man(seat, glyphs), role(seat)).bold(), if rosette { flower } else { ' ' })
        }
        (None, true) => (Cell::new(flower, Role::Flower), ' '),
        (None, false) => (Cell::BLANK, ' '),
    }
}

/// The middle row has eight squares, the outer rows have four and two, with room for the men beside the board between.
fn lines(view: View) -> BoxDrawing {
    let mut lines = BoxDrawing::default();
    let at = |line: u16| WIDE * if is_turned(view) { LONG - line } else { line };
    let mut across = |row: u16, from, to| lines.across(row, at(from).min(at(to)), at(from).max(at(to)));
    for row in [0, 3] {
        across(HIGH * row, 0, 4);
        across(HIGH * row, 6, LONG);
    }
    for row in [1, 2] {
        across(HIGH * row, 0, LONG);
    }
    for line in 0..=LONG {
        let (top, bottom) = if line == 5 { (HIGH, 2 * HIGH) } else { (0, 3 * HIGH) };
        lines.down(at(line), top, bottom);
    }
    lines
}
