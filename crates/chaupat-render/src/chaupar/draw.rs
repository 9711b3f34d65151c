use super::{
    Spot,
    crowd::{Crowd, counted, crowds},
    man_glyph,
    plan::{self, ARM_END, ARM_FIRST, HAND_WIDTH, Plan},
    seat_name, spots, tint,
};
use crate::{Accent, Area, Canvas, Cell, Glyphs, Ink, Line, Marks, Ruling, Shape, Size, View};
use chaupar::{Man, Phase, Rules, Setup, board::LoopSquare};
use chaupat_core::{RuleSet, Seat};

/// The board of a position: the cross with all men, those in hand beside their owner's arm.
pub fn board(setup: &Setup, view: View, marks: &Marks<Spot>) -> Canvas {
    let plan = Plan::of(view.size);
    let mut canvas = Canvas::new(plan.rows(), plan.columns());
    lines(&plan).draw(&mut canvas, view.glyphs);
    diagonals(&plan, view, &mut canvas);
    let crowds = crowds(setup);
    for spot in spots(&setup.rules) {
        let crowd = crowds.get(&spot).cloned().unwrap_or_default();
        match spot {
            Spot::Hand(_) => {}
            _ => square(&mut canvas, setup, view, spot, &crowd, marks.accent(&spot)),
        }
    }
    for seat in setup.rules.seats().iter() {
        label(&mut canvas, setup, view, seat, marks.accent(&Spot::Hand(seat)));
    }
    canvas
}

fn lines(plan: &Plan) -> Ruling {
    let mut ruling = Ruling::default();
    let (last_row, last_column) = plan.last();
    let spans = [(0, plan.line_row(ARM_FIRST)), (plan.line_row(ARM_END), last_row)];
    for (first, last) in spans {
        for column in if plan.boxed { vec![8, 9, 10, 11] } else { vec![ARM_FIRST, ARM_END] } {
            ruling.down(plan.line_column(column), first, last);
        }
    }
    let spans = [(0, plan.line_column(ARM_FIRST)), (plan.line_column(ARM_END), last_column)];
    for (first, last) in spans {
        for row in if plan.boxed { vec![8, 9, 10, 11] } else { vec![ARM_FIRST, ARM_END] } {
            ruling.across(plan.line_row(row), first, last);
        }
    }
    ends(plan, &mut ruling);
    ruling
}

/// The lines across the arms: their outer ends, and in the large size between all squares.
fn ends(plan: &Plan, ruling: &mut Ruling) {
    let (last_row, last_column) = plan.last();
    let (rows, columns): (Vec<u16>, Vec<u16>) = if plan.boxed {
        let steps = (0..=ARM_FIRST).chain(ARM_END..=19);
        steps.map(|step| (plan.line_row(step), plan.line_column(step))).unzip()
    } else {
        (if plan.closed() { vec![0, last_row] } else { Vec::new() }, vec![0, last_column])
    };
    for row in rows {
        ruling.across(row, plan.line_column(ARM_FIRST), plan.line_column(ARM_END));
    }
    for column in columns {
        ruling.down(column, plan.line_row(ARM_FIRST), plan.line_row(ARM_END));
    }
}

/// The two lines through the home.
fn diagonals(plan: &Plan, view: View, canvas: &mut Canvas) {
    let middle = plan.square(9, 9);
    let (row, column) = (middle.row, middle.column + middle.width / 2);
    let offsets: &[(u16, u16)] = match view.size {
        Size::Compact => &[(1, 2)],
        Size::Normal => &[(1, 3)],
        Size::Large => &[(1, 2), (2, 4)],
    };
    let falling = Cell::new(view.glyphs.of(Shape::Falling), Ink::Home);
    let rising = Cell::new(view.glyphs.of(Shape::Rising), Ink::Home);
    for &(down, across) in offsets {
        canvas.put(row - down, column - across, falling);
        canvas.put(row + down, column + across, falling);
        canvas.put(row - down, column + across, rising);
        canvas.put(row + down, column - across, rising);
    }
    canvas.put(row, column, Cell::new(view.glyphs.of(Shape::Home), Ink::Home));
}

fn square(canvas: &mut Canvas, setup: &Setup, view: View, spot: Spot, crowd: &Crowd, accent: Option<Accent>) {
    let area = plan::area(view, spot);
    let ground = ground(&setup.rules, spot, view.glyphs);
    let (cells, _) = if crowd.len() == 0 {
        (vec![ground], true)
    } else {
        crowd.cells(usize::from(area.width), view.glyphs)
    };
    let flower = view.glyphs.of(Shape::Flower);
    let below = (crowd.len() > 0 && ground.glyph == flower).then_some(ground);
    fill(canvas, area, &cells, below, accent, view.glyphs);
}

/// What a spot looks like when nobody is there. The flower that is a seat's door, where it also enters, has the colour
/// of the seat, as has its middle column.
fn ground(rules: &Rules, spot: Spot, glyphs: Glyphs) -> Cell {
    match spot {
        Spot::Loop(square) if rules.is_flower(square) => {
            let door = Seat::ALL.into_iter().find(|&seat| LoopSquare::of(seat, Man::DOOR) == Some(square));
            let own = door.filter(|_| rules.has_door()).map(|seat| Ink::Resting(tint(seat)));
            Cell::new(glyphs.of(Shape::Flower), own.unwrap_or(Ink::Flower))
        }
        Spot::Loop(_) => Cell::new(glyphs.of(Shape::Square), Ink::Text),
        Spot::Middle { arm, .. } => Cell::new(glyphs.of(Shape::Middle), Ink::Resting(tint(arm))),
        Spot::Hand(_) | Spot::Home(_) => Cell::BLANK,
    }
}

/// Draws up to three cells into a square. Free cells show, in this order, the brackets of a mark and the flower below.
fn fill(
    canvas: &mut Canvas,
    area: Area,
    cells: &[Cell],
    below: Option<Cell>,
    accent: Option<Accent>,
    glyphs: Glyphs,
) {
    let start = u16::from(area.width > 2 && cells.len() < 3);
    for (offset, &cell) in cells.iter().enumerate() {
        canvas.put(area.row, area.column + start + offset as u16, cell);
    }
    let brackets = accent.map(|accent| (glyphs.brackets(accent), Ink::Mark(accent)));
    let left = brackets.map(|((left, _), ink)| Cell::new(left, ink)).or(below);
    if let Some(left) = left.filter(|_| start > 0) {
        canvas.put(area.row, area.column, left);
    }
    if let Some(((_, right), ink)) = brackets
        && start as usize + cells.len() < usize::from(area.width)
    {
        canvas.put(area.row, area.column + area.width - 1, Cell::new(right, ink));
    }
    if let Some(accent) = accent {
        canvas.accent(area, accent);
    }
}

/// The two lines about a seat: its shape, name and toḍ or place, and the men in hand.
fn label(canvas: &mut Canvas, setup: &Setup, view: View, seat: Seat, accent: Option<Accent>) {
    let side = plan::side(view, seat);
    let plan = Plan::of(view.size);
    let title = title(setup, view, seat);
    let spot = plan.label(side, 0, title.columns() as u16);
    canvas.write(spot.row, spot.column, &title);
    let hand = hand(setup, view, seat);
    let spot = plan::area(view, Spot::Hand(seat));
    // On the far sides the line ends where the title ends.
    let shift = if side == 1 || side == 2 { HAND_WIDTH.saturating_sub(hand.columns() as u16) } else { 0 };
    canvas.write(spot.row, spot.column + shift, &hand);
    if let Some(accent) = accent {
        canvas.accent(Area::strip(spot.row, spot.column + shift, hand.columns() as u16), accent);
    }
}

fn title(setup: &Setup, view: View, seat: Seat) -> Line {
    let due = if due(&setup.phase) == Some(seat) {
        format!("{} ", view.glyphs.of(Shape::Turn))
    } else {
        String::new()
    };
    let shape = man_glyph(seat, false, view.glyphs);
    let state = match setup.seats[seat].done {
        Some(place) => format!(" {}", crate::words::ordinal(place.get())),
        None if setup.seats[seat].tod => view.glyphs.text(" toḍ"),
        None => String::new(),
    };
    let name = match view.glyphs {
        Glyphs::Unicode => format!("{shape} {}", seat_name(seat)),
        Glyphs::Ascii => seat_name(seat).to_owned(),
    };
    Line::new().with_strong(due, Ink::Text).with(name, Ink::Man(tint(seat))).with(state, Ink::Text)
}

fn hand(setup: &Setup, view: View, seat: Seat) -> Line {
    let shape = man_glyph(seat, false, view.glyphs);
    let men: String = std::iter::repeat_n(shape, counted(setup, Man::HAND)[seat]).collect();
    let men = if men.is_empty() { "-".to_owned() } else { men };
    Line::dim("hand ").with(men, Ink::Man(tint(seat)))
}

/// Who throws or moves.
pub(super) fn due(phase: &Phase) -> Option<Seat> {
    match phase {
        Phase::Opening { contenders, casts } => contenders.iter().nth(casts.len()),
        Phase::Throws { seat, .. } | Phase::Moves { seat, .. } => Some(*seat),
        Phase::Over(_) => None,
    }
}
