//! Where things are, for a size of the terminal. The mouse asks here too.

use super::{bar, overlay, pages, status, wrap::wrap};
use crate::{
    keys::Command,
    state::{Overlay, State},
};
use chaupat::{
    Playable,
    render::{Line, Size},
};
use ratatui::layout::Rect;

/// The smallest terminal in which a game can be played; a board may need a larger one.
pub const SMALLEST: (u16, u16) = (60, 20);

/// Columns that a panel needs, and from which on it is a wide one.
const NARROW: u16 = 18;
pub(super) const WIDE: u16 = 34;
/// Rows that are enough below the board where there is no panel.
const BELOW: u16 = 5;
/// Rows of the picture of a throw: the flight and the ground.
const FLIGHT: u16 = 3;

/// The parts of the screen. Parts without room have no rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    /// The size of the board.
    pub(crate) size: Size,
    /// Where it is.
    pub(crate) board: Rect,
    /// The title and everybody's men or points.
    pub(crate) legend: Rect,
    /// What is thrown.
    pub(crate) thrown: Rect,
    /// What is due, what happened, what was asked.
    pub(crate) status: Rect,
    /// The list of what may be played.
    pub(crate) menu: Rect,
    /// What of the status found no room, in a narrow panel.
    pub(crate) more: Rect,
    /// The log.
    pub(crate) log: Rect,
    /// The keys.
    pub(crate) bar: Rect,
}

/// What is under the mouse.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hit {
    /// A cell of the board.
    Cell {
        /// Its row on the board.
        row: u16,
        /// Its column on the board.
        column: u16,
        /// The size of the board.
        size: Size,
    },
    /// A line of the list of what may be played.
    Line(usize),
    /// A line of the open list.
    Option(usize),
    /// A key of the line at the bottom.
    Button(Command),
}

/// The parts for an area; `None` when it is too small.
pub(crate) fn layout<P: Playable>(state: &State<P>, area: Rect) -> Option<Layout> {
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        return None;
    }
    let size = Size::ALL.into_iter().rev().find(|&size| fits::<P>(size, area))?;
    let (high, wide) = P::dimensions(size);
    let board = Rect { width: wide, height: high, ..area };
    let bar = Rect { y: area.bottom() - 1, height: 1, ..area };
    let side = Rect {
        x: area.x + wide + 1,
        width: (area.width - wide).saturating_sub(1),
        height: area.height - 1,
        ..area
    };
    let below = Rect { y: area.y + high, height: area.height - 1 - high, ..area };
    let side = if side.width + 1 >= NARROW { side } else { Rect { width: 0, height: 0, ..side } };
    let mut layout = Layout {
        size,
        board,
        legend: Rect::ZERO,
        thrown: Rect::ZERO,
        status: Rect::ZERO,
        menu: Rect::ZERO,
        more: Rect::ZERO,
        log: Rect::ZERO,
        bar,
    };
    if side.width == 0 {
        layout.status = below;
    } else {
        place(&mut layout, state, side, below);
    }
    Some(layout)
}

fn fits<P: Playable>(size: Size, area: Rect) -> bool {
    let (high, wide) = P::dimensions(size);
    let (right, below) = (area.width.saturating_sub(wide), (area.height - 1).saturating_sub(high));
    high < area.height && wide <= area.width && (right >= NARROW || below >= BELOW)
}

/// Columns and rows of the smallest terminal for the game: with a panel beside its smallest board.
pub(super) fn needed<P: Playable>() -> (u16, u16) {
    let (high, wide) = P::dimensions(Size::ALL[0]);
    (SMALLEST.0.max(wide + NARROW), SMALLEST.1.max(high + 1))
}

/// Shares out the panel and the rows below the board. What is told stands below the board where there are two rows or more;
/// with few of them they reach below the panel too.
fn place<P: Playable>(layout: &mut Layout, state: &State<P>, side: Rect, below: Rect) {
    const MANY: u16 = 7;
    let wide = side.width >= WIDE;
    let mut side = Column(side);
    let mut below = Column(below);
    if below.0.height >= MANY {
        below.0.width = layout.board.width;
        layout.status = below.take(if wide { below.0.height } else { MANY });
    } else if below.0.height >= 2 {
        layout.status = below.take(below.0.height);
        side.0.height = layout.board.height;
    }
    let legend = state.heading(layout.size, side.0.width).len() as u16;
    let has_room = side.0.height >= 19 || wide;
    layout.legend = side.take(if has_room { legend } else { 1 });
    side.take(u16::from(wide && side.0.height > 20));
    layout.thrown = side.take(FLIGHT);
    side.take(1);
    if layout.status.is_empty() {
        let lines = status::lines(state, side.0.width.into()).len() as u16 + 1;
        let menu = (state.menu_len() as u16 + 2).min(7);
        layout.status = side.take(lines.min(side.0.height.saturating_sub(menu)));
    }
    place_lists(layout, state, side, &below);
}

/// The list of what may be played, and the log in what is left of the panel, or below the board.
fn place_lists<P: Playable>(layout: &mut Layout, state: &State<P>, mut side: Column, below: &Column) {
    let wide = side.0.width >= WIDE;
    let menu = if wide || state.chooser().is_some() { state.menu_len() as u16 } else { 0 };
    if menu > 0 {
        let most = if wide { (side.0.height * 3 / 5).max(4) } else { side.0.height };
        layout.menu = side.take((menu + 1).min(most));
        side.take(1);
    }
    if !wide && below.0.height == 0 {
        let more = status::overflow(state, layout.status, side.0.width.into()).len() as u16;
        layout.more = side.take(more);
        side.take(u16::from(more > 0));
    }
    layout.log = if !wide && below.0.height >= 3 { below.0 } else { side.0 };
}

/// A column from which parts are taken, from the top.
struct Column(Rect);

impl Column {
    fn take(&mut self, rows: u16) -> Rect {
        let height = rows.min(self.0.height);
        let taken = Rect { height, ..self.0 };
        self.0.y += height;
        self.0.height -= height;
        taken
    }
}

/// Where things to read are drawn into, inside their frame.
pub(crate) fn page(columns: u16, rows: u16) -> Rect {
    let area = overlay::box_of(Rect { x: 0, y: 0, width: columns, height: rows }, 96, u16::MAX);
    Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(2),
    }
}

/// Whether lines of text fit where what is told stands, below the line that says what is due.
pub(crate) fn fits_status<P: Playable>(state: &State<P>, lines: &[String]) -> bool {
    let area = Rect { x: 0, y: 0, width: state.columns, height: state.rows };
    let Some(layout) = layout(state, area) else { return true };
    let width = usize::from(layout.status.width);
    let wrapped = lines.iter().map(|line| wrap(&Line::plain(line.clone()), width, 2).len());
    let room = if layout.status.y > layout.board.y + layout.board.height - 1 {
        usize::from(layout.status.height)
    } else {
        usize::from(layout.status.height + layout.menu.height) * 2 / 3
    };
    wrapped.sum::<usize>() < room
}

/// The highest first line of what is read.
pub(crate) fn last_top<P: Playable>(state: &State<P>) -> usize {
    match state.overlay() {
        Some(Overlay::Pager(pager)) => {
            let height: usize = page(state.columns, state.rows).height.into();
            pages::lines(state, &pager.page).len().saturating_sub(height)
        }
        _ => 0,
    }
}

/// What is under the mouse.
pub(crate) fn hit<P: Playable>(state: &State<P>, column: u16, row: u16) -> Option<Hit> {
    let area = Rect { x: 0, y: 0, width: state.columns, height: state.rows };
    let layout = layout(state, area)?;
    let mouse = ratatui::layout::Position { x: column, y: row };
    if layout.bar.contains(mouse) {
        let buttons = bar::buttons(state, layout.bar);
        return buttons
            .into_iter()
            .find(|(place, _)| place.contains(mouse))
            .map(|(_, command)| Hit::Button(command));
    }
    if let Some(Overlay::List(list)) = state.overlay() {
        let place = overlay::list_lines(state, list, area);
        return place.contains(mouse).then(|| {
            let first = super::menu::first_line(list.at, place.height.into(), list.lines.len());
            Hit::Option(first + usize::from(row - place.y))
        });
    }
    if layout.board.contains(mouse) {
        let (row, column) = (row - layout.board.y, column - layout.board.x);
        return Some(Hit::Cell { row, column, size: layout.size });
    }
    if layout.menu.contains(mouse) && row > layout.menu.y {
        let height = usize::from(layout.menu.height - 1);
        let first = super::menu::first_line(state.line_in_view(), height, state.menu.len());
        return Some(Hit::Line(first + usize::from(row - layout.menu.y - 1)));
    }
    None
}
