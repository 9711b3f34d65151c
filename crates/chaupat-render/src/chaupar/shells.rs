//! What fell: cowries mouth up or down, long dice.

use crate::Die;
use chaupar::{Rules, Throw};

/// The shells or dice of a throw, one by one.
pub fn dice(rules: &Rules, throw: Throw) -> Vec<Die> {
    match throw {
        Throw::Shells(value) => {
            let (up, all) = mouths_up(rules, value).unwrap_or_default();
            (0..all).map(|shell| Die::Cowrie { up: shell < up }).collect()
        }
        Throw::Dice(dice) => dice.iter().map(|face| Die::Faced(face.to_string())).collect(),
    }
}

/// How many shells lie mouth up in a cast of this value, and how many there are (C2). `None` when no cast has the
/// value, or long dice are thrown.
pub fn mouths_up(rules: &Rules, value: u8) -> Option<(usize, usize)> {
    let values = rules.table().shell_values();
    values.iter().position(|&other| other == value).map(|up| (up, values.len() - 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Glyphs;
    use chaupar::Preset;

    #[test]
    fn c2_a_row_of_shells_shows_the_value() {
        let row =
            |rules: &Rules, value, glyphs| Die::line(&dice(rules, Throw::Shells(value)), glyphs).to_string();
        let cowrie = Preset::Cowrie.rules();
        assert_eq!(row(&cowrie, 7, Glyphs::Unicode), "● ● ● ● ● ● ●");
        assert_eq!(row(&cowrie, 25, Glyphs::Unicode), "⊖ ⊖ ⊖ ⊖ ⊖ ● ●");
        assert_eq!(row(&cowrie, 14, Glyphs::Unicode), "⊖ ⊖ ⊖ ⊖ ⊖ ⊖ ⊖");
        let charkoni = Preset::Charkoni.rules();
        assert_eq!(row(&charkoni, 2, Glyphs::Ascii), "U U n n n n");
        assert_eq!((mouths_up(&charkoni, 12), mouths_up(&charkoni, 30)), (Some((6, 6)), None));
    }

    #[test]
    fn c2_2_long_dice_show_their_faces() {
        let dice = dice(&Preset::Pasa.rules(), Throw::Dice([1, 5, 6]));
        assert_eq!(Die::line(&dice, Glyphs::Ascii).to_string(), "[1] [5] [6]");
    }
}
