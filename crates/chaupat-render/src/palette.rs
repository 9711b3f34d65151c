use crate::{Canvas, Cell, Highlight, Line, PlayerColour, Role};
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

    /// The look of a role, of whatever stands out, and of bold text. What a colour says, a letter, a shape, a bracket
    /// or an attribute says too. Backgrounds are left alone, so that light and dark terminals both work.
    pub fn style(self, role: Role, highlight: Option<Highlight>, bold: bool) -> Style {
        let man = matches!(role, Role::Man(_));
        let effects = [
            (bold || man || matches!(highlight, Some(Highlight::Movable | Highlight::Cursor)), Effects::BOLD),
            (highlight.is_none() && matches!(role, Role::Dim | Role::Frame), Effects::DIMMED),
            (matches!(highlight, Some(Highlight::Last | Highlight::Movable)), Effects::UNDERLINE),
            (matches!(highlight, Some(Highlight::Target | Highlight::Cursor)), Effects::INVERT),
        ];
        let effects = effects.into_iter().filter(|(on, _)| *on);
        let effects = effects.fold(Effects::new(), |all, (_, effect)| all.insert(effect));
        Style::new().fg_color(self.colour(role)).effects(effects)
    }

    /// The look of a cell.
    pub fn of_cell(self, cell: Cell) -> Style {
        self.style(cell.role, cell.highlight, cell.bold)
    }

    const fn colour(self, role: Role) -> Option<Color> {
        let depths = match role {
            Role::Text
            | Role::Dim
            | Role::Frame
            | Role::Man(PlayerColour::Black)
            | Role::Resting(PlayerColour::Black) => {
                return None;
            }
            Role::Man(PlayerColour::Red) | Role::Resting(PlayerColour::Red) | Role::Alert => VERMILLION,
            Role::Man(PlayerColour::Green) | Role::Resting(PlayerColour::Green) => GREEN,
            Role::Man(PlayerColour::Yellow) | Role::Resting(PlayerColour::Yellow) => ORANGE,
            Role::Flower => PURPLE,
            Role::Home => BLUE,
            Role::Mark(_) => SKY,
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
pub struct Styled<'a, T> {
    drawn: &'a T,
    palette: Palette,
}

impl Canvas {
    /// The canvas with the escape sequences of a palette.
    pub const fn styled(&self, palette: Palette) -> Styled<'_, Self> {
        Styled { drawn: self, palette }
    }
}

impl Line {
    /// The line with the escape sequences of a palette.
    pub const fn styled(&self, palette: Palette) -> Styled<'_, Self> {
        Styled { drawn: self, palette }
    }
}

impl fmt::Display for Styled<'_, Canvas> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.drawn.lines() {
            let end = line
                .iter()
                .rposition(|cell| cell.glyph != ' ' || cell.highlight.is_some())
                .map_or(0, |i| i + 1);
            write_run(f, line[..end].iter().map(|&cell| (self.palette.of_cell(cell), cell.glyph)))?;
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Styled<'_, Line> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spans = self.drawn.spans().iter();
        write_run(
            f,
            spans.flat_map(|span| {
                let style = self.palette.style(span.role, None, span.bold);
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
        let line = Line::plain("a").with("bc", Role::Man(PlayerColour::Red)).with("d", Role::Text);
        assert_eq!(line.styled(Palette::TrueColor).to_string(), "a\x1b[1m\x1b[38;2;213;94;0mbc\x1b[0md");
        assert_eq!(line.styled(Palette::Ansi256).to_string(), "a\x1b[1m\x1b[38;5;166mbc\x1b[0md");
        assert_eq!(line.styled(Palette::Ansi16).to_string(), "a\x1b[1m\x1b[31mbc\x1b[0md");
        assert_eq!(line.styled(Palette::Mono).to_string(), "a\x1b[1mbc\x1b[0md");
    }

    #[test]
    fn every_highlight_is_seen_without_colour() {
        let looks = [
            None,
            Some(Highlight::Last),
            Some(Highlight::Movable),
            Some(Highlight::Target),
            Some(Highlight::Cursor),
        ]
        .map(|highlight| Palette::Mono.style(Role::Text, highlight, false));
        for (index, look) in looks.iter().enumerate() {
            assert!(!looks[..index].contains(look), "{look:?}");
        }
    }
}
