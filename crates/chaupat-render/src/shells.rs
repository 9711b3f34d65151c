//! What fell: cowries mouth up or down, long dice.

use crate::{Glyphs, Ink, Line, Shape};
use chaupar::{Rules, Throw};

/// A shell as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shell {
    /// Mouth up: it counts.
    Up,
    /// Mouth down.
    Down,
    /// Still in the hand or in the air.
    Flying,
}

/// One thing that was thrown, as it lies.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A cowrie, mouth up or not.
    Shell {
        /// Whether the mouth is up.
        up: bool,
    },
    /// A die or a lot, with what it shows.
    Die(String),
}

/// The shells or dice of a throw, one by one.
pub fn pieces(rules: &Rules, throw: Throw) -> Vec<Piece> {
    match throw {
        Throw::Shells(value) => {
            let (up, all) = mouths_up(rules, value).unwrap_or_default();
            (0..all).map(|shell| Piece::Shell { up: shell < up }).collect()
        }
        Throw::Dice(dice) => dice.iter().map(|face| Piece::Die(face.to_string())).collect(),
    }
}

/// A row of shells.
pub fn shells(shells: &[Shell], glyphs: Glyphs) -> Line {
    shells.iter().enumerate().fold(Line::new(), |line, (index, shell)| {
        let line = if index > 0 { line.with(" ", Ink::Text) } else { line };
        match shell {
            Shell::Up => line.with_strong(glyphs.of(Shape::MouthUp).to_string(), Ink::Flower),
            Shell::Down => line.with(glyphs.of(Shape::MouthDown).to_string(), Ink::Text),
            Shell::Flying => line.with(glyphs.of(Shape::Square).to_string(), Ink::Dim),
        }
    })
}

/// How many shells lie mouth up in a cast of this value, and how many there are (C2). `None` when no cast has the
/// value, or long dice are thrown.
pub fn mouths_up(rules: &Rules, value: u8) -> Option<(usize, usize)> {
    let values = rules.table().shell_values();
    values.iter().position(|&other| other == value).map(|up| (up, values.len() - 1))
}

/// A throw as it lies on the cloth: `⊖ ⊖ ● ● ● ● ●` or `[1] [5] [6]`.
pub fn fallen(rules: &Rules, throw: Throw, glyphs: Glyphs) -> Line {
    match throw {
        Throw::Shells(value) => {
            let (up, all) = mouths_up(rules, value).unwrap_or_default();
            let row: Vec<Shell> =
                (0..all).map(|shell| if shell < up { Shell::Up } else { Shell::Down }).collect();
            shells(&row, glyphs)
        }
        Throw::Dice(dice) => dice.iter().enumerate().fold(Line::new(), |line, (index, face)| {
            let gap = if index > 0 { " " } else { "" };
            line.with_strong(format!("{gap}[{face}]"), Ink::Text)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chaupar::Preset;

    #[test]
    fn c2_a_row_of_shells_shows_the_value() {
        let cowrie = Preset::Cowrie.rules();
        let row = |value| fallen(&cowrie, Throw::Shells(value), Glyphs::Unicode).to_string();
        assert_eq!(row(7), "● ● ● ● ● ● ●");
        assert_eq!(row(25), "⊖ ⊖ ⊖ ⊖ ⊖ ● ●");
        assert_eq!(row(14), "⊖ ⊖ ⊖ ⊖ ⊖ ⊖ ⊖");
        let charkoni = Preset::Charkoni.rules();
        assert_eq!(fallen(&charkoni, Throw::Shells(2), Glyphs::Ascii).to_string(), "U U n n n n");
        assert_eq!((mouths_up(&charkoni, 12), mouths_up(&charkoni, 30)), (Some((6, 6)), None));
    }

    #[test]
    fn c2_2_long_dice_show_their_faces() {
        let dice = fallen(&Preset::Pasa.rules(), Throw::Dice([1, 5, 6]), Glyphs::Ascii);
        assert_eq!(dice.to_string(), "[1] [5] [6]");
    }
}
