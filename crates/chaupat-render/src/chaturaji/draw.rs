use super::{
    colour_of, direction,
    layout::{self, LEFT, Layout},
    needed, on_last_line, pawn_glyph,
};
use crate::{Area, BoxDrawing, Canvas, Cell, Direction, Glyphs, Highlight, Marks, Role, Shape, View};
use chaturaji::{Kind, Man, Rules, Setup, Square, Status, army};
use chaupat_core::Seat;

/// The board of a position, with the viewer's army at the bottom and moving up.
pub fn board(setup: &Setup, view: View, marks: &Marks<Square>) -> Canvas {
    let layout = Layout::of(view.size);
    let mut canvas = Canvas::new(layout.rows(), layout.columns());
    lines(layout).draw(&mut canvas, view.glyphs);
    coordinates(layout, view, &mut canvas);
    if layout.boxed {
        promotions(layout, &setup.rules, &mut canvas);
    }
    let triumph = needed(setup);
    for square in Square::all() {
        let area = layout::area(view, square);
        draw_square(&mut canvas, setup, view, square, area);
        let highlight = marks.highlight(&square);
        let sign = triumph.contains(square).then(|| Cell::new(view.glyphs.of(Shape::Triumph), Role::Home));
        mark(&mut canvas, area, sign, highlight, view.glyphs);
    }
    canvas
}

fn lines(layout: Layout) -> BoxDrawing {
    let mut lines = BoxDrawing::default();
    let (bottom, right) = layout.end();
    let step = if layout.boxed { 1 } else { 8 };
    for line in (0..=8).step_by(step) {
        let (row, column) = match (layout.boxed, line) {
            (false, 8) => (bottom, right),
            _ => (layout.top - 1 + line * layout.down, LEFT - 1 + line * layout.across),
        };
        lines.across(row, LEFT - 1, right);
        lines.down(column, layout.top - 1, bottom);
    }
    lines
}

/// Letters and digits of the squares below and at the left. From the East and the West the digits run along the bottom.
fn coordinates(layout: Layout, view: View, canvas: &mut Canvas) {
    for step in 0..8_u8 {
        let [below, beside] = [(step, 0), (0, step)].map(|(file, rank)| {
            let seen = Square::new(file, rank).map(|square| army::absolute_square(view.facing, square));
            seen.map_or_else(Default::default, |square| square.to_string())
        });
        let upright = matches!(view.facing, army::GREEN | army::BLACK);
        let (below, beside) = (below.chars().nth(usize::from(!upright)), beside.chars().nth(upright.into()));
        let (row, column) = middle(layout.square(u16::from(7 - step), step.into()));
        if let (Some(below), Some(beside)) = (below, beside) {
            canvas.put(layout.rows() - 1, column, Cell::new(below, Role::Dim));
            canvas.put(row, 0, Cell::new(beside, Role::Dim));
        }
    }
}

/// What a pawn becomes at each place of its last line (J3.1), the same from every side: above and at the right.
fn promotions(layout: Layout, rules: &Rules, canvas: &mut Canvas) {
    let pieces = [Kind::Boat, Kind::Horse, Kind::Elephant, Kind::King];
    for (step, kind) in (0..).zip(pieces.into_iter().chain(pieces.into_iter().rev())) {
        let kind = if rules.promotes_to_boat() { Kind::Boat } else { kind };
        if rules.promotes_on(kind) {
            let (row, column) = middle(layout.square(step, step));
            let letter = Cell::new(kind.letter(), Role::Flower);
            canvas.put(0, column, letter);
            canvas.put(row, layout.columns() - 1, letter);
        }
    }
}

/// The cell where a man's type is drawn.
const fn middle(area: Area) -> (u16, u16) {
    (area.row + area.height / 2, area.column + area.width / 2 + if area.width > 4 { 1 } else { 0 })
}

fn draw_square(canvas: &mut Canvas, setup: &Setup, view: View, square: Square, area: Area) {
    let (row, column) = middle(area);
    let beside = column - if area.width > 4 { 2 } else { 1 };
    if let Some(man) = setup.man_at(square) {
        let role = role(setup, man, square);
        canvas.put(row, beside, Cell::new(army::letter(man.army), role));
        canvas.put(row, column, Cell::new(glyph(man, square, view), role));
        if area.height > 2 && man.kind != Kind::Pawn {
            tick(canvas, area, direction(man.army, view.facing), role, view.glyphs);
        }
    } else if let Some(owner) = throne(&setup.rules, square) {
        canvas.put(row, beside, Cell::new(army::letter(owner), Role::Home));
        canvas.put(row, column, Cell::new(view.glyphs.of(Shape::Throne), Role::Home));
    } else if area.height < 2 && !Layout::of(view.size).boxed {
        canvas.put(row, column, Cell::new(view.glyphs.of(Shape::Field), Role::Dim));
    }
}

/// Men of armies that take no part any more stand back.
fn role(setup: &Setup, man: Man, square: Square) -> Role {
    match setup.status[man.army] {
        Status::Dead => Role::Dim,
        Status::In if !waits(man, square) => Role::Man(colour_of(man.army)),
        _ => Role::Resting(colour_of(man.army)),
    }
}

fn waits(man: Man, square: Square) -> bool {
    man.kind == Kind::Pawn && on_last_line(man.army, square)
}

fn glyph(man: Man, square: Square, view: View) -> char {
    match man.kind {
        Kind::Pawn => pawn_glyph(man.army, square, view),
        kind => kind.letter(),
    }
}

/// A small arrow at the side to which a piece of the army faces.
fn tick(canvas: &mut Canvas, area: Area, direction: Direction, role: Role, glyphs: Glyphs) {
    let (row, column) = (area.row + area.height / 2, area.column + area.width / 2);
    let (row, column) = match direction {
        Direction::Up => (area.row, column),
        Direction::Right => (row, area.column + area.width - 1),
        Direction::Down => (area.row + area.height - 1, column),
        Direction::Left => (row, area.column),
    };
    canvas.put(row, column, Cell::new(direction.tick(glyphs), role));
}

fn throne(rules: &Rules, square: Square) -> Option<Seat> {
    let owner = Seat::ALL.into_iter().find(|&army| army::throne(army) == square);
    owner.filter(|_| rules.has_thrones())
}

/// Brackets about a square that stands out, else the sign of a triumph before it.
fn mark(canvas: &mut Canvas, area: Area, sign: Option<Cell>, highlight: Option<Highlight>, glyphs: Glyphs) {
    let row = area.row + area.height / 2;
    let inset = u16::from(area.width > 4);
    let (left, right) = (area.column + inset, area.column + area.width - 1 - inset);
    if let Some(sign) = sign {
        canvas.put(row, left, sign);
    }
    if let Some(highlight) = highlight {
        let (opening, closing) = glyphs.brackets(highlight);
        if sign.is_none() {
            canvas.put(row, left, Cell::new(opening, Role::Mark(highlight)));
        }
        canvas.put(row, right, Cell::new(closing, Role::Mark(highlight)));
        canvas.highlight(area, highlight);
    }
}
