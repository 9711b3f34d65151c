use super::{
    needed, on_last_line, pawn_glyph,
    plan::{self, LEFT, Plan},
    tint, way,
};
use crate::{Accent, Area, Canvas, Cell, Glyphs, Ink, Marks, Ruling, Shape, View, Way};
use chaturaji::{Kind, Man, Rules, Setup, Square, Status, army};
use chaupat_core::Seat;

/// The board of a position, with the viewer's army at the bottom and moving up.
pub fn board(setup: &Setup, view: View, marks: &Marks<Square>) -> Canvas {
    let plan = Plan::of(view.size);
    let mut canvas = Canvas::new(plan.rows(), plan.columns());
    lines(plan).draw(&mut canvas, view.glyphs);
    coordinates(plan, view, &mut canvas);
    if plan.boxed {
        promotions(plan, &setup.rules, &mut canvas);
    }
    let triumph = needed(setup);
    for square in Square::all() {
        let area = plan::area(view, square);
        draw_square(&mut canvas, setup, view, square, area);
        let accent = marks.accent(&square);
        let sign = triumph.contains(square).then(|| Cell::new(view.glyphs.of(Shape::Triumph), Ink::Home));
        mark(&mut canvas, area, sign, accent, view.glyphs);
    }
    canvas
}

fn lines(plan: Plan) -> Ruling {
    let mut ruling = Ruling::default();
    let (bottom, right) = plan.end();
    let step = if plan.boxed { 1 } else { 8 };
    for line in (0..=8).step_by(step) {
        let (row, column) = match (plan.boxed, line) {
            (false, 8) => (bottom, right),
            _ => (plan.top - 1 + line * plan.down, LEFT - 1 + line * plan.across),
        };
        ruling.across(row, LEFT - 1, right);
        ruling.down(column, plan.top - 1, bottom);
    }
    ruling
}

/// Letters and digits of the squares below and at the left. From the East and the West the digits run along the bottom.
fn coordinates(plan: Plan, view: View, canvas: &mut Canvas) {
    for step in 0..8_u8 {
        let [below, beside] = [(step, 0), (0, step)].map(|(file, rank)| {
            let seen = Square::new(file, rank).map(|square| army::seen(view.facing, square));
            seen.map_or_else(Default::default, |square| square.to_string())
        });
        let upright = matches!(view.facing, army::GREEN | army::BLACK);
        let (below, beside) = (below.chars().nth(usize::from(!upright)), beside.chars().nth(upright.into()));
        let (row, column) = middle(plan.square(u16::from(7 - step), step.into()));
        if let (Some(below), Some(beside)) = (below, beside) {
            canvas.put(plan.rows() - 1, column, Cell::new(below, Ink::Dim));
            canvas.put(row, 0, Cell::new(beside, Ink::Dim));
        }
    }
}

/// What a pawn becomes at each place of its last line (J3.1), the same from every side: above and at the right.
fn promotions(plan: Plan, rules: &Rules, canvas: &mut Canvas) {
    let pieces = [Kind::Boat, Kind::Horse, Kind::Elephant, Kind::King];
    for (step, kind) in (0..).zip(pieces.into_iter().chain(pieces.into_iter().rev())) {
        let kind = if rules.promotes_to_boat() { Kind::Boat } else { kind };
        if rules.promotes_on(kind) {
            let (row, column) = middle(plan.square(step, step));
            let letter = Cell::new(kind.letter(), Ink::Flower);
            canvas.put(0, column, letter);
            canvas.put(row, plan.columns() - 1, letter);
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
        let ink = ink(setup, man, square);
        canvas.put(row, beside, Cell::new(army::letter(man.army), ink));
        canvas.put(row, column, Cell::new(glyph(man, square, view), ink));
        if area.height > 2 && man.kind != Kind::Pawn {
            tick(canvas, area, way(man.army, view.facing), ink, view.glyphs);
        }
    } else if let Some(owner) = throne(&setup.rules, square) {
        canvas.put(row, beside, Cell::new(army::letter(owner), Ink::Home));
        canvas.put(row, column, Cell::new(view.glyphs.of(Shape::Throne), Ink::Home));
    } else if area.height < 2 && !Plan::of(view.size).boxed {
        canvas.put(row, column, Cell::new(view.glyphs.of(Shape::Field), Ink::Dim));
    }
}

/// Men of armies that take no part any more stand back.
fn ink(setup: &Setup, man: Man, square: Square) -> Ink {
    match setup.status[man.army] {
        Status::Dead => Ink::Dim,
        Status::In if !waits(man, square) => Ink::Man(tint(man.army)),
        _ => Ink::Resting(tint(man.army)),
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
fn tick(canvas: &mut Canvas, area: Area, way: Way, ink: Ink, glyphs: Glyphs) {
    let (row, column) = (area.row + area.height / 2, area.column + area.width / 2);
    let (row, column) = match way {
        Way::Up => (area.row, column),
        Way::Right => (row, area.column + area.width - 1),
        Way::Down => (area.row + area.height - 1, column),
        Way::Left => (row, area.column),
    };
    canvas.put(row, column, Cell::new(way.tick(glyphs), ink));
}

fn throne(rules: &Rules, square: Square) -> Option<Seat> {
    let owner = Seat::ALL.into_iter().find(|&army| army::throne(army) == square);
    owner.filter(|_| rules.has_thrones())
}

/// Brackets about a square that stands out, else the sign of a triumph before it.
fn mark(canvas: &mut Canvas, area: Area, sign: Option<Cell>, accent: Option<Accent>, glyphs: Glyphs) {
    let row = area.row + area.height / 2;
    let inset = u16::from(area.width > 4);
    let (left, right) = (area.column + inset, area.column + area.width - 1 - inset);
    if let Some(sign) = sign {
        canvas.put(row, left, sign);
    }
    if let Some(accent) = accent {
        let (opening, closing) = glyphs.brackets(accent);
        if sign.is_none() {
            canvas.put(row, left, Cell::new(opening, Ink::Mark(accent)));
        }
        canvas.put(row, right, Cell::new(closing, Ink::Mark(accent)));
        canvas.accent(area, accent);
    }
}
