use crate::{Accent, Canvas, Cell, Ink, Line, Tint};
use anstyle::{Ansi256Color, AnsiColor, Color, Effects, RgbColor, Style};
use std::fmt;

/// How many colours a terminal has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Palette {
    /// 24 bits: the colours of Okabe and Ito, told apart by nearly everybody.
    TrueColor,
    /// 256 colours, the nearest to those.
    Ansi256,
    /// The 16 colours of the terminal's own theme.
    Ansi16,
    /// None: bold, underlined and reversed only.
    #[default]
    Mono,
}

/// One colour in the three depths.
type Depths = (RgbColor, Ansi256Color, AnsiColor);

const VERMILLION: Depths = (RgbColor(213, 94, 0), Ansi256Color(166), AnsiColor::Red);
const GREEN: Depths = (RgbColor(0, 158, 115), Ansi256Color(36), AnsiColor::Green);
const ORANGE: Depths = (RgbColor(230, 159, 0), Ansi256Color(178), AnsiColor::Yellow);
const BLUE: Depths = (RgbColor(0, 114, 178), Ansi256Color(32), AnsiColor::Blue);
const PURPLE: Depths = (RgbColor(204, 121, 167), Ansi256Color(175), AnsiColor::Magenta);
const SKY: Depths = (RgbColor(86, 180, 233), Ansi256Color(74), AnsiColor::Cyan);

impl Palette {
    /// All palettes.
    pub const ALL: [Self; 4] = [Self::TrueColor, Self::Ansi256, Self::Ansi16, Self::Mono];

    /// The look of an ink, of whatever stands out, and of bold text. What a colour says, a letter, a shape, a bracket
    /// or an attribute says too. Backgrounds are left alone, so that light and dark terminals both work.
    pub fn style(self, ink: Ink, accent: Option<Accent>, strong: bool) -> Style {
        let man = matches!(ink, Ink::Man(_));
        let effects = [
            (strong || man || matches!(accent, Some(Accent::Movable | Accent::Cursor)), Effects::BOLD),
            (accent.is_none() && matches!(ink, Ink::Dim | Ink::Frame), Effects::DIMMED),
            (matches!(accent, Some(Accent::Last | Accent::Movable)), Effects::UNDERLINE),
            (matches!(accent, Some(Accent::Target | Accent::Cursor)), Effects::INVERT),
        ];
        let effects = effects.into_iter().filter(|(on, _)| *on);
        let effects = effects.fold(Effects::new(), |all, (_, effect)| all.insert(effect));
        Style::new().fg_color(self.colour(ink)).effects(effects)
    }

    /// The look of a cell.
    pub fn of_cell(self, cell: Cell) -> Style {
        self.style(cell.ink, cell.accent, cell.strong)
    }

    const fn colour(self, ink: Ink) -> Option<Color> {
        let depths = match ink {
            Ink::Text | Ink::Dim | Ink::Frame | Ink::Man(Tint::Black) | Ink::Resting(Tint::Black) => {
                return None;
            }
            Ink::Man(Tint::Red) | Ink::Resting(Tint::Red) | Ink::Alert => VERMILLION,
            Ink::Man(Tint::Green) | Ink::Resting(Tint::Green) => GREEN,
            Ink::Man(Tint::Yellow) | Ink::Resting(Tint::Yellow) => ORANGE,
            Ink::Flower => PURPLE,
            Ink::Home => BLUE,
            Ink::Mark(_) => SKY,
        };
        self.at_depth(depths)
    }

    const fn at_depth(self, (rgb, indexed, theme): Depths) -> Option<Color> {
        match self {
            Self::TrueColor => Some(Color::Rgb(rgb)),
            Self::Ansi256 => Some(Color::Ansi256(indexed)),
            Self::Ansi16 => Some(Color::Ansi(theme)),
            Self::Mono => None,
        }
    }
}

/// Prints a drawing or a line with the escape sequences of a palette.
#[derive(Clone, Copy, Debug)]
pub struct Inked<'a, T> {
    drawn: &'a T,
    palette: Palette,
}

impl Canvas {
    /// The canvas with the escape sequences of a palette.
    pub const fn inked(&self, palette: Palette) -> Inked<'_, Self> {
        Inked { drawn: self, palette }
    }
}

impl Line {
    /// The line with the escape sequences of a palette.
    pub const fn inked(&self, palette: Palette) -> Inked<'_, Self> {
        Inked { drawn: self, palette }
    }
}

impl fmt::Display for Inked<'_, Canvas> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.drawn.lines() {
            let end =
                line.iter().rposition(|cell| cell.glyph != ' ' || cell.accent.is_some()).map_or(0, |i| i + 1);
            write_run(f, line[..end].iter().map(|&cell| (self.palette.of_cell(cell), cell.glyph)))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Inked<'_, Line> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spans = self.drawn.spans().iter();
        write_run(
            f,
            spans.flat_map(|span| {
                let style = self.palette.style(span.ink, None, span.strong);
                span.text.chars().map(move |glyph| (style, glyph))
            }),
        )
    }
}

fn write_run(f: &mut fmt::Formatter<'_>, run: impl Iterator<Item = (Style, char)>) -> fmt::Result {
    let mut current = Style::new();
    for (style, glyph) in run {
        if style != current {
            write!(f, "{current:#}{style}")?;
            current = style;
        }
        write!(f, "{glyph}")?;
    }
    write!(f, "{current:#}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_one_look_is_set_and_reset_once() {
        let line = Line::plain("a").with("bc", Ink::Man(Tint::Red)).with("d", Ink::Text);
        assert_eq!(line.inked(Palette::TrueColor).to_string(), "a\x1b[1m\x1b[38;2;213;94;0mbc\x1b[0md");
        assert_eq!(line.inked(Palette::Ansi256).to_string(), "a\x1b[1m\x1b[38;5;166mbc\x1b[0md");
        assert_eq!(line.inked(Palette::Ansi16).to_string(), "a\x1b[1m\x1b[31mbc\x1b[0md");
        assert_eq!(line.inked(Palette::Mono).to_string(), "a\x1b[1mbc\x1b[0md");
    }

    #[test]
    fn every_accent_is_seen_without_colour() {
        let looks =
            [None, Some(Accent::Last), Some(Accent::Movable), Some(Accent::Target), Some(Accent::Cursor)]
                .map(|accent| Palette::Mono.style(Ink::Text, accent, false));
        for (index, look) in looks.iter().enumerate() {
            assert!(!looks[..index].contains(look), "{look:?}");
        }
    }
}
