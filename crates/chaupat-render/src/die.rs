use crate::{Glyphs, Highlight, Line, Role, Shape, Span};

/// A thing that is thrown, as it fell: a shell, a stick, a cubic die. A throw is a row of them.
///
/// ```
/// use chaupat_render::{Die, Glyphs};
///
/// let dice = [Die::Cowrie { up: true }, Die::Binary { marked: false }, Die::Faced("5".to_owned())];
/// assert_eq!(Die::line(&dice, Glyphs::Unicode).to_string(), "⊖ △ [5]");
/// assert_eq!(Die::line(&dice, Glyphs::Ascii).to_string(), "U v [5]");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Die {
    /// A cowrie shell.
    Cowrie {
        /// Whether the mouth is up, which counts.
        up: bool,
    },
    /// A lot with two outcomes: a stick with a flat side, a tetrahedron with two marked corners, a coin.
    Binary {
        /// Whether it shows its mark.
        marked: bool,
    },
    /// A die with more faces, or a lot with a name: what it shows.
    Faced(String),
}

impl Die {
    /// How it looks where it lies.
    pub fn lying(&self, glyphs: Glyphs) -> Span {
        let (text, role) = match self {
            Self::Cowrie { up } => (glyphs.of(cowrie(*up)).to_string(), side(*up)),
            Self::Binary { marked } => (glyphs.of(binary(*marked)).to_string(), side(*marked)),
            Self::Faced(face) => (format!("[{face}]"), Role::Mark(Highlight::Last)),
        };
        Span { text, role, bold: true }
    }

    /// What is seen of it in the air, where it turns over and over: the picture of one moment, as wide as it lies.
    pub fn turning(&self, moment: usize, glyphs: Glyphs) -> String {
        match self {
            Self::Cowrie { .. } => glyphs.of(cowrie(moment.is_multiple_of(2))).to_string(),
            Self::Binary { .. } => glyphs.of(binary(moment.is_multiple_of(2))).to_string(),
            Self::Faced(face) => {
                let sides = [glyphs.choose('─', '-'), '/', glyphs.choose('│', '|'), '\\'];
                format!("[{}]", sides[moment % 4].to_string().repeat(crate::columns(face)))
            }
        }
    }

    /// Whether it falls on one of two sides, as shells and sticks do.
    pub const fn has_two_sides(&self) -> bool {
        matches!(self, Self::Cowrie { .. } | Self::Binary { .. })
    }

    /// A throw as it lies on the table: `⊖ ⊖ ● ● ●`, `[1] [5] [6]`.
    pub fn line(dice: &[Self], glyphs: Glyphs) -> Line {
        dice.iter().enumerate().fold(Line::new(), |line, (index, die)| {
            let gap = if index > 0 { " " } else { "" };
            line.with(gap, Role::Text).with_span(die.lying(glyphs))
        })
    }
}

const fn cowrie(up: bool) -> Shape {
    if up { Shape::MouthUp } else { Shape::MouthDown }
}

const fn binary(marked: bool) -> Shape {
    if marked { Shape::Marked } else { Shape::Unmarked }
}

/// The side that counts stands out.
const fn side(counts: bool) -> Role {
    if counts { Role::Flower } else { Role::Text }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_is_as_wide_as_what_lies() {
        let faces = ["5", "12", "日"].map(|face| Die::Faced(face.to_owned()));
        let lots = [false, true].map(|marked| Die::Binary { marked });
        for die in [Die::Cowrie { up: true }].into_iter().chain(lots).chain(faces) {
            for (moment, glyphs) in (0..8).flat_map(|moment| Glyphs::ALL.map(|glyphs| (moment, glyphs))) {
                let turning = die.turning(moment, glyphs);
                assert_eq!(crate::columns(&turning), crate::columns(&die.lying(glyphs).text), "{die:?}");
            }
        }
    }
}
