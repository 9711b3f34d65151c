//! From meaning to the cells of the terminal.

use crate::state::Tone;
use chaupat::render::{self, Canvas, Glyphs, Highlight, Palette, Role, anstyle::Effects};
use ratatui::{
    buffer::Buffer,
    layout::{Margin, Rect},
    style::{Modifier, Style},
    symbols::border,
    text::{Line, Span, Text},
    widgets::{Block, Clear, Widget},
};

/// A frame of characters that every terminal has.
const ASCII: border::Set<'_> = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Colours and characters.
#[derive(Clone, Copy)]
pub(super) struct Brush {
    pub(super) tone: Tone,
    pub(super) glyphs: Glyphs,
}

impl Brush {
    /// The look of a role.
    pub(super) fn style(self, role: Role, highlight: Option<Highlight>, bold: bool) -> Style {
        let mut look = self.tone.palette.style(role, highlight, bold);
        if self.tone.contrast {
            let bold = if look.get_fg_color().is_some() { Effects::BOLD } else { Effects::new() };
            look = look.effects(look.get_effects().remove(Effects::DIMMED) | bold);
        }
        look.into()
    }

    /// Draws a canvas with its first cell here, as far as the area reaches.
    pub(super) fn canvas(self, buffer: &mut Buffer, area: Rect, canvas: &Canvas) {
        for (row, cells) in area.intersection(buffer.area).rows().zip(canvas.lines()) {
            for (place, cell) in row.positions().zip(cells) {
                let style = self.style(cell.role, cell.highlight, cell.bold);
                buffer[place].set_char(cell.glyph).set_style(style);
            }
        }
    }

    /// A line as the terminal shows it.
    pub(super) fn text(self, line: &render::Line) -> Line<'static> {
        let span = |span: &render::Span| {
            Span::styled(self.glyphs.text(&span.text), self.style(span.role, None, span.bold))
        };
        line.spans().iter().map(span).collect()
    }

    /// Draws a line; what does not fit is cut off.
    pub(super) fn line(self, buffer: &mut Buffer, area: Rect, line: &render::Line) {
        self.text(line).render(area, buffer);
    }

    /// Draws lines below each other, as many as fit.
    pub(super) fn lines<'a>(
        self,
        buffer: &mut Buffer,
        area: Rect,
        lines: impl IntoIterator<Item = &'a render::Line>,
    ) {
        let lines = lines.into_iter().take(area.height.into());
        lines.map(|line| self.text(line)).collect::<Text<'_>>().render(area, buffer);
    }

    /// Clears an area and draws a frame about it, with a title.
    pub(super) fn frame(self, buffer: &mut Buffer, area: Rect, title: &str) {
        Clear.render(area, buffer);
        let set = match self.glyphs {
            Glyphs::Unicode => border::PLAIN,
            Glyphs::Ascii => ASCII,
        };
        let heading = render::Line::new().with_bold(format!(" {title} "), Role::Text);
        Block::bordered()
            .border_set(set)
            .border_style(self.style(Role::Frame, None, false))
            .title(self.text(&heading))
            .render(area, buffer);
    }
}

/// What is inside a frame: a column stays free at either side.
pub(super) const INSIDE: Margin = Margin { horizontal: 2, vertical: 1 };

/// How a line looks that is picked.
pub(super) const PICKED: Style = Style::new().add_modifier(Modifier::REVERSED);

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
