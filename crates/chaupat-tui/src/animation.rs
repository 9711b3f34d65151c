//! How shells and dice fly and fall: a pure function of the time that has gone.

use chaupat::render::{Die, Glyphs, Role, Span, columns};

/// The three ways of throwing cowries.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Throwing {
    /// Slid along the cloth.
    #[default]
    Slide,
    /// Tossed up, one of them from the tip of the finger, so that it flies higher.
    Toss,
    /// Spun in the hand.
    Spin,
}

impl Throwing {
    /// The next way.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Slide => Self::Toss,
            Self::Toss => Self::Spin,
            Self::Spin => Self::Slide,
        }
    }
}

/// Something drawn in a small picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// Row from the top.
    pub row: u16,
    /// Column from the left.
    pub column: u16,
    /// What is drawn.
    pub text: String,
    /// What it means.
    pub role: Role,
}

/// The whole time of a flight.
pub const WHOLE: u32 = 1000;

/// A picture of the throw when `gone` thousandths of its time have gone, `rows` high: the dice fall one by one, and lie on
/// the last row. From [`WHOLE`] on all of them lie.
pub fn frame(dice: &[Die], throwing: Throwing, gone: u32, rows: u16, glyphs: Glyphs) -> Vec<Placed> {
    let floor = rows.saturating_sub(1);
    let mut column = 0;
    let mut placed = Vec::new();
    for (index, die) in order(dice).into_iter().enumerate() {
        let Span { text, role, .. } = die.lying(glyphs);
        let width = columns(&text) as u16;
        let landed = landing(index, dice.len());
        let one = if gone >= landed {
            Some(Placed { row: floor, column, text, role })
        } else {
            let flight = Flight { index, column, floor, gone: gone * WHOLE / landed };
            flight.draw(throwing, die, glyphs)
        };
        placed.extend(one);
        column += width + 1;
    }
    placed
}

/// How many columns the dice take when they lie.
pub fn width(dice: &[Die], glyphs: Glyphs) -> u16 {
    dice.iter().map(|die| columns(&die.lying(glyphs).text) as u16 + 1).sum::<u16>().saturating_sub(1)
}

/// Shells and lots that count are mixed with the others, always in the same way.
fn order(dice: &[Die]) -> Vec<&Die> {
    let mut mixed: Vec<(usize, &Die)> =
        dice.iter().enumerate().map(|(index, die)| (index * 5 % dice.len().max(1), die)).collect();
    if dice.first().is_some_and(Die::has_two_sides) && !dice.len().is_multiple_of(5) {
        mixed.sort_by_key(|&(place, _)| place);
    }
    mixed.into_iter().map(|(_, die)| die).collect()
}

/// When a die lies: the first after two fifths of the time, the last a little before its end.
fn landing(index: usize, count: usize) -> u32 {
    400 + 550 * (index as u32 + 1) / count as u32
}

/// A die on its way.
struct Flight {
    index: usize,
    column: u16,
    floor: u16,
    /// How much of its own time has gone, in thousandths.
    gone: u32,
}

impl Flight {
    fn draw(&self, throwing: Throwing, die: &Die, glyphs: Glyphs) -> Option<Placed> {
        let (row, column) = match throwing {
            Throwing::Slide => (self.floor, self.slid()),
            Throwing::Toss => (self.tossed()?, self.column),
            Throwing::Spin => (self.floor, self.column),
        };
        let moment = (self.gone * 12 / WHOLE) as usize + self.index;
        Some(Placed { row, column, text: die.turning(moment, glyphs), role: Role::Dim })
    }

    /// From the left edge to its place, ever slower.
    fn slid(&self) -> u16 {
        let left = WHOLE - self.gone;
        let way = WHOLE * WHOLE - left * left;
        (u32::from(self.column) * way / (WHOLE * WHOLE)) as u16
    }

    /// Up and down again; the one on the finger twice as high. What flies above the picture is not seen.
    fn tossed(&self) -> Option<u16> {
        let height = u32::from(self.floor.max(1)) * if self.index == 0 { 2 } else { 1 };
        let above = (4 * self.gone * (WHOLE - self.gone) * height + WHOLE * WHOLE / 2) / (WHOLE * WHOLE);
        self.floor.checked_sub(above as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(dice: &[Die], throwing: Throwing, gone: u32, rows: u16) -> Vec<String> {
        let mut lines = vec![vec![' '; 20]; usize::from(rows)];
        for placed in frame(dice, throwing, gone, rows, Glyphs::Ascii) {
            for (offset, glyph) in placed.text.chars().enumerate() {
                lines[usize::from(placed.row)][usize::from(placed.column) + offset] = glyph;
            }
        }
        lines.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned()).collect()
    }

    fn shells(up: usize) -> Vec<Die> {
        (0..7).map(|shell| Die::Cowrie { up: shell < up }).collect()
    }

    #[test]
    fn in_the_end_all_lie_and_show_what_fell() {
        for throwing in [Throwing::Slide, Throwing::Toss, Throwing::Spin] {
            let lines = row(&shells(2), throwing, WHOLE, 3);
            assert_eq!(lines, ["", "", "U n n n n U n"]);
            assert_eq!(lines[2].matches('U').count(), 2);
            assert_eq!(
                row(&[Die::Faced("5".into()), Die::Faced("2".into())], throwing, WHOLE, 1),
                ["[5] [2]"]
            );
        }
    }

    #[test]
    fn they_fall_one_by_one() {
        let lying = |gone| {
            let all = frame(&shells(3), Throwing::Toss, gone, 3, Glyphs::Unicode);
            all.iter().filter(|placed| placed.role != Role::Dim).count()
        };
        let counts: Vec<usize> = (0..=20).map(|twentieth| lying(twentieth * 50)).collect();
        assert!(counts.is_sorted() && counts[0] == 0 && counts[20] == 7, "{counts:?}");
        assert_eq!(counts.iter().collect::<std::collections::BTreeSet<_>>().len(), 8, "{counts:?}");
    }

    #[test]
    fn the_shell_on_the_finger_flies_higher() {
        let half = landing(0, 7) / 2;
        let seen = frame(&shells(0), Throwing::Toss, half, 3, Glyphs::Unicode);
        // It has left the picture while the others are still in it.
        assert!(seen.iter().all(|placed| placed.column > 0) && !seen.is_empty());
    }
}
