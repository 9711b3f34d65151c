use crate::args::{self, Look, Size, When};
use anstream::{AutoStream, ColorChoice};
use chaupat::{
    Seat,
    render::{Canvas, Glyphs, Line, Palette, View},
};
use chaupat_tui::state::Tone;
use std::{env, io, io::IsTerminal};

impl Look {
    /// The characters to draw with.
    pub(crate) const fn glyphs(self) -> Glyphs {
        if self.ascii { Glyphs::Ascii } else { Glyphs::Unicode }
    }

    /// The view of a seat.
    pub(crate) const fn view(self, facing: Seat) -> View {
        View::of(facing).with_glyphs(self.glyphs())
    }

    /// The colours of standard output, `None` for no escape sequences at all.
    pub(crate) fn palette(self) -> Option<Palette> {
        if self.palette == args::Palette::Mono {
            return self.depth().map(|_| Palette::Mono);
        }
        self.depth()
    }

    /// What standard output can show: nothing but text where it is no terminal or the environment says so.
    fn depth(self) -> Option<Palette> {
        let choice = match self.color {
            When::Never => ColorChoice::Never,
            When::Always => ColorChoice::Always,
            When::Auto => AutoStream::choice(&io::stdout()),
        };
        (choice != ColorChoice::Never).then(depth)
    }

    /// How the full screen is coloured.
    pub(crate) fn tone(self) -> Tone {
        let contrast = self.palette == args::Palette::Contrast;
        Tone { palette: self.palette().unwrap_or(Palette::Mono), contrast }
    }

    /// A board with its colours.
    pub(crate) fn board(self, canvas: &Canvas) -> String {
        self.palette().map_or_else(|| canvas.to_string(), |palette| canvas.styled(palette).to_string())
    }

    /// A line with its colours.
    pub(crate) fn line(self, line: &Line) -> String {
        self.palette().map_or_else(|| line.to_string(), |palette| line.styled(palette).to_string())
    }
}

/// How many colours the terminal says it has.
fn depth() -> Palette {
    if anstyle_query::truecolor() {
        Palette::TrueColor
    } else if env::var("TERM").is_ok_and(|term| term.contains("256")) {
        Palette::Ansi256
    } else {
        Palette::Ansi16
    }
}

/// Whether a person sits at a terminal that can show a screen.
pub(crate) fn is_screen() -> bool {
    let dumb = env::var_os("TERM").is_none_or(|term| term == "dumb");
    !dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

impl From<Size> for chaupat::render::Size {
    fn from(size: Size) -> Self {
        match size {
            Size::Compact => Self::Compact,
            Size::Normal => Self::Normal,
            Size::Large => Self::Large,
        }
    }
}
