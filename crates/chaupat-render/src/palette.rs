use crate::{Accent, Canvas, Cell, Ink, Line, Tint};
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

/// A colour of the text. Backgrounds are left alone, so that light and dark terminals both work.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// Red, green, blue.
    Rgb(u8, u8, u8),
    /// One of 256.
    Index(u8),
    /// One of the 16 of the theme, 0 to 15.
    Theme(u8),
}

/// How a cell or a piece of text looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Style {
    /// The colour, `None` for the terminal's own.
    pub colour: Option<Colour>,
    /// Bold.
    pub bold: bool,
    /// Faint.
    pub faint: bool,
    /// Underlined.
    pub underlined: bool,
    /// Text and background exchanged.
    pub reversed: bool,
}

/// One colour in the three depths.
type Depths = ((u8, u8, u8), u8, u8);

const VERMILLION: Depths = ((213, 94, 0), 166, 1);
const GREEN: Depths = ((0, 158, 115), 36, 2);
const ORANGE: Depths = ((230, 159, 0), 178, 3);
const BLUE: Depths = ((0, 114, 178), 32, 4);
const PURPLE: Depths = ((204, 121, 167), 175, 5);
const SKY: Depths = ((86, 180, 233), 74, 6);

impl Palette {
    /// All palettes.
    pub const ALL: [Self; 4] = [Self::TrueColor, Self::Ansi256, Self::Ansi16, Self::Mono];

    /// The look of an ink, of whatever stands out, and of bold text. What a colour says, a letter, a shape, a bracket
    /// or an attribute says too.
    pub const fn style(self, ink: Ink, accent: Option<Accent>, strong: bool) -> Style {
        let man = matches!(ink, Ink::Man(_));
        Style {
            colour: self.colour(ink),
            bold: strong || man || matches!(accent, Some(Accent::Movable | Accent::Cursor)),
            faint: accent.is_none() && matches!(ink, Ink::Dim | Ink::Frame),
            underlined: matches!(accent, Some(Accent::Last | Accent::Movable)),
            reversed: matches!(accent, Some(Accent::Target | Accent::Cursor)),
        }
    }

    /// The look of a cell.
    pub const fn of_cell(self, cell: Cell) -> Style {
        self.style(cell.ink, cell.accent, cell.strong)
    }

    const fn colour(self, ink: Ink) -> Option<Colour> {
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

    const fn at_depth(self, ((red, green, blue), index, theme): Depths) -> Option<Colour> {
        match self {
            Self::TrueColor => Some(Colour::Rgb(red, green, blue)),
            Self::Ansi256 => Some(Colour::Index(index)),
            Self::Ansi16 => Some(Colour::Theme(theme)),
            Self::Mono => None,
        }
    }
}

impl Style {
    /// The escape sequence that switches from the terminal's own look to this one; empty when it is that.
    fn sequence(self) -> String {
        let mut codes = Vec::new();
        let attributes = [(self.bold, 1), (self.faint, 2), (self.underlined, 4), (self.reversed, 7)];
        codes.extend(attributes.into_iter().filter(|(on, _)| *on).map(|(_, code)| code.to_string()));
        codes.extend(self.colour.map(|colour| match colour {
            Colour::Rgb(red, green, blue) => format!("38;2;{red};{green};{blue}"),
            Colour::Index(index) => format!("38;5;{index}"),
            Colour::Theme(index) if index < 8 => (30 + index).to_string(),
            Colour::Theme(index) => (82 + index).to_string(),
        }));
        if codes.is_empty() { String::new() } else { format!("\x1b[{}m", codes.join(";")) }
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
    let mut current = Style::default();
    for (style, glyph) in run {
        if style != current {
            f.write_str(if current == Style::default() { "" } else { "\x1b[0m" })?;
            f.write_str(&style.sequence())?;
            current = style;
        }
        write!(f, "{glyph}")?;
    }
    f.write_str(if current == Style::default() { "" } else { "\x1b[0m" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_one_look_is_one_sequence() {
        let line = Line::plain("a").with("bc", Ink::Man(Tint::Red)).with("d", Ink::Text);
        assert_eq!(line.inked(Palette::TrueColor).to_string(), "a\x1b[1;38;2;213;94;0mbc\x1b[0md");
        assert_eq!(line.inked(Palette::Ansi256).to_string(), "a\x1b[1;38;5;166mbc\x1b[0md");
        assert_eq!(line.inked(Palette::Ansi16).to_string(), "a\x1b[1;31mbc\x1b[0md");
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
