//! From meaning to the cells of the terminal.

use super::super::state::Tone;
use chaupat::render::{self, Accent, Canvas, Colour, Glyphs, Ink, Line, Palette};
use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
};

/// Colours and characters.
#[derive(Clone, Copy)]
pub(super) struct Brush {
    pub(super) tone: Tone,
    pub(super) glyphs: Glyphs,
}

impl Brush {
    /// The look of an ink.
    pub(super) fn style(self, ink: Ink, accent: Option<Accent>, strong: bool) -> Style {
        let mut look = self.tone.palette.style(ink, accent, strong);
        if self.tone.contrast {
            look.faint = false;
            look.bold = look.bold || look.colour.is_some();
        }
        converted(look)
    }

    /// Draws a canvas with its first cell here, as far as the area reaches.
    pub(super) fn canvas(self, buffer: &mut Buffer, area: Rect, canvas: &Canvas) {
        let area = area.intersection(buffer.area);
        for (row, cells) in canvas.lines().take(area.height.into()).enumerate() {
            for (column, cell) in cells.iter().take(area.width.into()).enumerate() {
                let style = self.style(cell.ink, cell.accent, cell.strong);
                let place = (area.x + column as u16, area.y + row as u16);
                buffer[place].set_char(cell.glyph).set_style(style);
            }
        }
    }

    /// Draws a line; what does not fit is cut off.
    pub(super) fn line(self, buffer: &mut Buffer, area: Rect, line: &Line) {
        let area = area.intersection(buffer.area);
        if area.is_empty() {
            return;
        }
        let mut column = area.x;
        for span in line.spans() {
            let room = usize::from(area.right().saturating_sub(column));
            let text = self.glyphs.text(&span.text);
            let style = self.style(span.ink, None, span.strong);
            (column, _) = buffer.set_stringn(column, area.y, text, room, style);
        }
    }

    /// Draws lines below each other, as many as fit.
    pub(super) fn lines<'a>(
        self,
        buffer: &mut Buffer,
        area: Rect,
        lines: impl IntoIterator<Item = &'a Line>,
    ) {
        for (row, line) in area.rows().zip(lines) {
            self.line(buffer, row, line);
        }
    }

    /// Clears an area and draws a frame about it, with a title.
    pub(super) fn frame(self, buffer: &mut Buffer, area: Rect, title: &str) {
        let area = area.intersection(buffer.area);
        if area.width < 2 || area.height < 2 {
            return;
        }
        let [across, down, corners @ ..] = match self.glyphs {
            Glyphs::Unicode => ['─', '│', '┌', '┐', '└', '┘'],
            Glyphs::Ascii => ['-', '|', '+', '+', '+', '+'],
        };
        let frame = self.style(Ink::Frame, None, false);
        for place in area.positions() {
            buffer[place].reset();
        }
        let (right, bottom) = (area.right() - 1, area.bottom() - 1);
        for x in area.x..=right {
            for y in [area.y, bottom] {
                buffer[(x, y)].set_char(across).set_style(frame);
            }
        }
        for y in area.y..=bottom {
            for x in [area.x, right] {
                buffer[(x, y)].set_char(down).set_style(frame);
            }
        }
        let places = [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)];
        for (place, corner) in places.into_iter().zip(corners) {
            buffer[place].set_char(corner).set_style(frame);
        }
        let heading = Line::new().with_strong(format!(" {title} "), Ink::Text);
        self.line(buffer, Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area }, &heading);
    }
}

/// Lets an area stand out.
pub(super) fn reverse(buffer: &mut Buffer, area: Rect) {
    buffer.set_style(area.intersection(buffer.area), Style::new().add_modifier(Modifier::REVERSED));
}

fn converted(look: render::Style) -> Style {
    let mut style = Style::new();
    if let Some(colour) = look.colour {
        style = style.fg(match colour {
            Colour::Rgb(red, green, blue) => Color::Rgb(red, green, blue),
            Colour::Index(index) => Color::Indexed(index),
            Colour::Theme(index) => theme(index),
        });
    }
    let attributes = [
        (look.bold, Modifier::BOLD),
        (look.faint, Modifier::DIM),
        (look.underlined, Modifier::UNDERLINED),
        (look.reversed, Modifier::REVERSED),
    ];
    attributes.into_iter().filter(|(on, _)| *on).fold(style, |style, (_, with)| style.add_modifier(with))
}

const fn theme(index: u8) -> Color {
    match index {
        0 => Color::Black,
        1 => Color::Red,
        2 => Color::Green,
        3 => Color::Yellow,
        4 => Color::Blue,
        5 => Color::Magenta,
        6 => Color::Cyan,
        7 => Color::Gray,
        other => Color::Indexed(other),
    }
}

/// The tones to go through, beginning with this one.
pub fn tones(first: Tone) -> Vec<Tone> {
    let below: &[Palette] = match first.palette {
        Palette::TrueColor | Palette::Ansi256 => {
            &[Palette::TrueColor, Palette::Ansi256, Palette::Ansi16, Palette::Mono]
        }
        Palette::Ansi16 => &[Palette::Ansi16, Palette::Mono],
        Palette::Mono => &[Palette::Mono],
    };
    let plain = below.iter().map(|&palette| Tone { palette, contrast: false });
    let strong = Tone { palette: below[0], contrast: true };
    let mut all: Vec<Tone> = plain.chain([strong]).collect();
    if let Some(at) = all.iter().position(|&tone| tone == first) {
        all.rotate_left(at);
    } else {
        all.insert(0, first);
    }
    all
}
