use super::{
    Spot, colour_of,
    crowd::{Crowd, counted, crowds},
    layout::{self, ARM_END, ARM_FIRST, HAND_WIDTH, Layout},
    man_glyph, seat_name, spots,
};
use crate::{Area, BoxDrawing, Canvas, Cell, Glyphs, Highlight, Line, Marks, Role, Shape, Size, View};
use chaupar::{Man, Phase, Rules, Setup, board::LoopSquare};
use chaupat_core::{RuleSet, Seat};

/// The board of a position: the cross with all men, those in hand beside their owner's arm.
pub fn board(setup: &Setup, view: View, marks: &Marks<Spot>) -> Canvas {
    let layout = Layout::of(view.size);
    let mut canvas = Canvas::new(layout.rows(), layout.columns());
    lines(&layout).draw(&mut canvas, view.glyphs);
    diagonals(&layout, view, &mut canvas);
    let crowds = crowds(setup);
    for spot in spots(&setup.rules) {
        let crowd = crowds.get(&spot).cloned().unwrap_or_default();
        match spot {
            Spot::Hand(_) => {}
            _ => square(&mut canvas, setup, view, spot, &crowd, marks.highlight(&spot)),
        }
    }
    for seat in setup.rules.seats().iter() {
        label(&mut canvas, setup, view, seat, marks.highlight(&Spot::Hand(seat)));
    }
    canvas
}

fn lines(layout: &Layout) -> BoxDrawing {
    let mut lines = BoxDrawing::default();
    let (last_row, last_column) = layout.last();
    let spans = [(0, layout.line_row(ARM_FIRST)), (layout.line_row(ARM_END), last_row)];
    for (first, last) in spans {
        for column in if layout.boxed { vec![8, 9, 10, 11] } else { vec![ARM_FIRST, ARM_END] } {
            lines.down(layout.line_column(column), first, last);
        }
    }
    let spans = [(0, layout.line_column(ARM_FIRST)), (layout.line_column(ARM_END), last_column)];
    for (first, last) in spans {
        for row in if layout.boxed { vec![8, 9, 10, 11] } else { vec![ARM_FIRST, ARM_END] } {
            lines.across(layout.line_row(row), first, last);
        }
    }
    ends(layout, &mut lines);
    lines
}

/// The lines across the arms: their outer ends, and in the large size between all squares.
fn ends(layout: &Layout, lines: &mut BoxDrawing) {
    let (last_row, last_column) = layout.last();
    let (rows, columns): (Vec<u16>, Vec<u16>) = if layout.boxed {
        let steps = (0..=ARM_FIRST).chain(ARM_END..=19);
        steps.map(|step| (layout.line_row(step), layout.line_column(step))).unzip()
    } else {
        (if layout.closed() { vec![0, last_row] } else { Vec::new() }, vec![0, last_column])
    };
    for row in rows {
        lines.across(row, layout.line_column(ARM_FIRST), layout.line_column(ARM_END));
    }
    for column in columns {
        lines.down(column, layout.line_row(ARM_FIRST), layout.line_row(ARM_END));
    }
}

/// The two lines through the home.
fn diagonals(layout: &Layout, view: View, canvas: &mut Canvas) {
    let middle = layout.square(9, 9);
    let (row, column) = (middle.row, middle.column + middle.width / 2);
    let offsets: &[(u16, u16)] = match view.size {
        Size::Compact => &[(1, 2)],
        Size::Normal => &[(1, 3)],
        Size::Large => &[(1, 2), (2, 4)],
    };
    let falling = Cell::new(view.glyphs.of(Shape::Falling), Role::Home);
    let rising = Cell::new(view.glyphs.of(Shape::Rising), Role::Home);
    for &(down, across) in offsets {
        canvas.put(row - down, column - across, falling);
        canvas.put(row + down, column + across, falling);
        canvas.put(row - down, column + across, rising);
        canvas.put(row + down, column - across, rising);
    }
    canvas.put(row, column, Cell::new(view.glyphs.of(Shape::Home), Role::Home));
}

fn square(
    canvas: &mut Canvas,
    setup: &Setup,
    view: View,
    spot: Spot,
    crowd: &Crowd,
    highlight: Option<Highlight>,
) {
    let area = layout::area(view, spot);
    let ground = ground(&setup.rules, spot, view.glyphs);
    let (cells, _) = if crowd.len() == 0 {
        (vec![ground], true)
    } else {
        crowd.cells(usize::from(area.width), view.glyphs)
    };
    let flower = view.glyphs.of(Shape::Flower);
    let below = (crowd.len() > 0 && ground.glyph == flower).then_some(ground);
    fill(canvas, area, &cells, below, highlight, view.glyphs);
}

/// What a spot looks like when nobody is there. The flower that is a seat's door, where it also enters, has the colour
/// of the seat, as has its middle column.
fn ground(rules: &Rules, spot: Spot, glyphs: Glyphs) -> Cell {
    match spot {
        Spot::Loop(square) if rules.is_flower(square) => {
            let door = Seat::ALL.into_iter().find(|&seat| LoopSquare::of(seat, Man::DOOR) == Some(square));
            let own = door.filter(|_| rules.has_door()).map(|seat| Role::Resting(colour_of(seat)));
            Cell::new(glyphs.of(Shape::Flower), own.unwrap_or(Role::Flower))
        }
        Spot::Loop(_) => Cell::new(glyphs.of(Shape::Square), Role::Text),
        Spot::Middle { arm, .. } => Cell::new(glyphs.of(Shape::Middle), Role::Resting(colour_of(arm))),
        Spot::Hand(_) | Spot::Home(_) => Cell::BLANK,
    }
}

/// Draws up to three cells into a square. Free cells show, in this order, the brackets of a mark and the flower below.
fn fill(
    canvas: &mut Canvas,
    area: Area,
    cells: &[Cell],
    below: Option<Cell>,
    highlight: Option<Highlight>,
    glyphs: Glyphs,
) {
    let start = u16::from(area.width > 2 && cells.len() < 3);
    for (offset, &cell) in cells.iter().enumerate() {
        canvas.put(area.row, area.column + start + offset as u16, cell);
    }
    let brackets = highlight.map(|highlight| (glyphs.brackets(highlight), Role::Mark(highlight)));
    let left = brackets.map(|((left, _), role)| Cell::new(left, role)).or(below);
    if let Some(left) = left.filter(|_| start > 0) {
        canvas.put(area.row, area.column, left);
    }
    if let Some(((_, right), role)) = brackets
        && start as usize + cells.len() < usize::from(area.width)
    {
        canvas.put(area.row, area.column + area.width - 1, Cell::new(right, role));
    }
    if let Some(highlight) = highlight {
        canvas.highlight(area, highlight);
    }
}

/// The two lines about a seat: its shape, name and toḍ or place, and the men in hand.
fn label(canvas: &mut Canvas, setup: &Setup, view: View, seat: Seat, highlight: Option<Highlight>) {
    let side = layout::side(view, seat);
    let layout = Layout::of(view.size);
    let title = title(setup, view, seat);
    let spot = layout.label(side, 0, title.columns() as u16);
    canvas.write(spot.row, spot.column, &title);
    let hand = hand(setup, view, seat);
    let spot = layout::area(view, Spot::Hand(seat));
    // On the far sides the line ends where the title ends.
    let shift = if side == 1 || side == 2 { HAND_WIDTH.saturating_sub(hand.columns() as u16) } else { 0 };
    canvas.write(spot.row, spot.column + shift, &hand);
    if let Some(highlight) = highlight {
        canvas.highlight(Area::strip(spot.row, spot.column + shift, hand.columns() as u16), highlight);
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
    Line::new().with_bold(due, Role::Text).with(name, Role::Man(colour_of(seat))).with(state, Role::Text)
}

fn hand(setup: &Setup, view: View, seat: Seat) -> Line {
    let shape = man_glyph(seat, false, view.glyphs);
    let men: String = std::iter::repeat_n(shape, counted(setup, Man::HAND)[seat]).collect();
    let men = if men.is_empty() { "-".to_owned() } else { men };
    Line::dim("hand ").with(men, Role::Man(colour_of(seat)))
}

/// Who throws or moves.
pub(super) fn due(phase: &Phase) -> Option<Seat> {
    match phase {
        Phase::Opening { contenders, casts } => contenders.iter().nth(casts.len()),
        Phase::Throws { seat, .. } | Phase::Moves { seat, .. } => Some(*seat),
        Phase::Over(_) => None,
    }
}
