//! Drawing: a pure function of the state.

mod bar;
pub(crate) mod layout;
mod menu;
mod overlay;
pub(crate) mod pages;
mod paint;
mod status;
mod thrown;
mod wrap;

use super::{
    state::{Kind, State, Tone},
    words,
};
use chaupat::{
    Playable, RuleSet, Seat,
    render::{Highlight, Line, Role, Size},
};
use layout::Layout;
use paint::Brush;
use ratatui::{buffer::Buffer, layout::Rect, widgets::Widget};

pub use layout::SMALLEST;
pub use paint::tones;

impl<P: Playable> Widget for &State<P> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let brush = self.brush();
        let Some(layout) = layout::layout(self, area) else {
            let (columns, rows) = layout::needed::<P>();
            let notice = words::too_small(columns, rows).map(Line::plain);
            return brush.lines(buffer, area, &notice);
        };
        self.draw_board(buffer, &layout, brush);
        brush.lines(buffer, layout.legend, &self.heading(layout.size, layout.legend.width));
        thrown::draw(self, buffer, layout.thrown, brush);
        brush.lines(buffer, layout.status, &status::lines(self, layout.status.width.into()));
        let more = status::overflow(self, layout.status, layout.more.width.into());
        brush.lines(buffer, layout.more, &more);
        menu::draw(self, buffer, layout.menu, brush);
        self.draw_log(buffer, layout.log, brush);
        bar::draw(self, buffer, layout.bar, brush);
        overlay::draw(self, buffer, area, brush);
    }
}

impl<P: Playable> State<P> {
    fn brush(&self) -> Brush {
        let Tone { palette, contrast } = self.tone();
        Brush { tone: Tone { palette, contrast }, glyphs: self.settings.glyphs }
    }

    fn draw_board(&self, buffer: &mut Buffer, layout: &Layout, brush: Brush) {
        let view = self.view().with_size(layout.size);
        brush.canvas(buffer, layout.board, &self.drawn().board(view, &self.marks()));
    }

    /// How many lines the list has that is shown.
    pub(crate) const fn menu_len(&self) -> usize {
        self.menu.len()
    }

    /// The title, and everybody's men or points, as the game tells them; for a narrow panel lines are cut off.
    pub(crate) fn heading(&self, size: Size, width: u16) -> Vec<Line> {
        let game = self.table().game();
        let rules = P::write_rules(game.start().rules());
        let turn = match self.kind {
            Kind::Play if self.shown.is_none() => game.turns() + 1,
            _ => self.last_seen().map_or(1, |entry| entry.turn.max(1)),
        };
        let you = self.only_person().map(P::seat_name);
        let title = if width >= layout::WIDE {
            let you = you.map(words::you_are).unwrap_or_default();
            Line::new().with_bold(words::turn(&rules, turn), Role::Text).with(you, Role::Text)
        } else {
            Line::new().with_bold(words::short_turn(turn, you), Role::Text)
        };
        let legend = self.drawn().legend(self.view().with_size(size), self.seating.names());
        let width = if width >= layout::WIDE { usize::from(width) } else { usize::MAX };
        std::iter::once(title).chain(legend.iter().flat_map(|line| wrap::wrap(line, width, 4))).collect()
    }

    /// The seat of the person who plays alone against bots.
    fn only_person(&self) -> Option<Seat> {
        let seats = self.table().position().rules().seats();
        let mut people = seats.iter().filter(|&seat| self.seating.is_here(seat));
        people.next().filter(|_| people.next().is_none() && self.kind == Kind::Play)
    }

    /// The comments behind a step of the record.
    fn comments(&self, step: usize) -> Vec<Line> {
        let comments = self.seating.head().comments(step).iter();
        let line = |comment: &String| {
            let text = format!("{{{}}}", comment.split_whitespace().collect::<Vec<_>>().join(" "));
            Line::new().with(text, Role::Mark(Highlight::Last))
        };
        comments.map(line).collect()
    }

    /// The newest lines at the bottom, older ones above.
    fn draw_log(&self, buffer: &mut Buffer, area: Rect, brush: Brush) {
        const LEAST: u16 = 4;
        if area.height < LEAST {
            return;
        }
        brush.line(buffer, area, &Line::dim(words::title::LOG));
        let area = Rect { y: area.y + 1, height: area.height - 1, ..area };
        let (width, wanted) = (usize::from(area.width), usize::from(area.height));
        let mut newest_first = Vec::new();
        let mut skipped = self.scrolled;
        for (index, entry) in self.log[..self.steps_told()].iter().enumerate().rev() {
            let mut lines: Vec<Line> = entry.lines(self.settings.glyphs).collect();
            lines.extend(self.comments(index + 1));
            for line in lines.iter().rev() {
                if skipped > 0 {
                    skipped -= 1;
                } else {
                    newest_first.extend(wrap::wrap(line, width, 4).into_iter().rev());
                }
            }
            if newest_first.len() >= wanted {
                break;
            }
        }
        newest_first.truncate(wanted);
        brush.lines(buffer, area, newest_first.iter().rev());
    }
}
