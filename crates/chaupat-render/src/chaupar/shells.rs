//! What fell: cowries mouth up or down, long dice, a cubic die.

use crate::Die;
use chaupar::{Rules, Throw, parameters::CastTable};

/// The shells or dice of a throw, one by one.
pub fn dice(rules: &Rules, throw: Throw) -> Vec<Die> {
    match throw {
        Throw::Value(face) if rules.table() == CastTable::CubicDie => vec![Die::Faced(face.to_string())],
        Throw::Value(value) => {
            let (up, all) = mouths_up(rules, value).unwrap_or_default();
            (0..all).map(|shell| Die::Cowrie { up: shell < up }).collect()
        }
        Throw::Dice(dice) => dice.iter().map(|face| Die::Faced(face.to_string())).collect(),
    }
}

/// How many shells lie mouth up in a cast of this value, and how many there are (C2). `None` when no cast has the
/// value, or dice are thrown.
pub fn mouths_up(rules: &Rules, value: u8) -> Option<(usize, usize)> {
    let values = rules.table().shell_values();
    values.iter().position(|&other| other == value).map(|up| (up, values.len() - 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Glyphs;
    use chaupar::{Parameters, Preset};

    #[test]
    fn c2_a_row_of_shells_shows_the_value() {
        let row =
            |rules: &Rules, value, glyphs| Die::line(&dice(rules, Throw::Value(value)), glyphs).to_string();
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

    #[test]
    fn c2_4_a_cubic_die_shows_its_face() {
        let one_die = Parameters { table: CastTable::CubicDie, ..Preset::Cowrie.parameters() };
        let rules = Rules::new(one_die).unwrap();
        assert_eq!(Die::line(&dice(&rules, Throw::Value(6)), Glyphs::Ascii).to_string(), "[6]");
        assert_eq!(mouths_up(&rules, 6), None);
    }
}
