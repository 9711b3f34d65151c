//! What may fall, and how likely (C2).

use crate::Rules;
use crate::parameters::{CastTable, MouthUp};
use chaupat_core::Weighted;

/// What fell. Whether it can fall is asked of the rules ([`Rules::can_fall`]).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Throw {
    /// A cast that counts as one number: shells, by the table (C2), or a single die (C2.4).
    Value(u8),
    /// A cast of three long dice, ascending (C2.2).
    Dice([u8; 3]),
}

impl Throw {
    /// The value by which casts for the first turn are compared: dice are summed (C3.2).
    pub fn sum(self) -> u16 {
        match self {
            Self::Value(value) => value.into(),
            Self::Dice(dice) => dice.into_iter().map(u16::from).sum(),
        }
    }
}

/// The throws of seven fair cowries, of 128.
static SEVEN: [(Throw, u64); 8] = [
    (Throw::Value(2), 21),
    (Throw::Value(3), 35),
    (Throw::Value(4), 35),
    (Throw::Value(7), 1),
    (Throw::Value(10), 7),
    (Throw::Value(14), 1),
    (Throw::Value(25), 21),
    (Throw::Value(30), 7),
];

/// The throws of six fair cowries, of 64.
static SIX: [(Throw, u64); 7] = [
    (Throw::Value(2), 15),
    (Throw::Value(3), 20),
    (Throw::Value(4), 15),
    (Throw::Value(6), 1),
    (Throw::Value(10), 6),
    (Throw::Value(12), 1),
    (Throw::Value(25), 6),
];

/// The throws of six fair cowries by the table of pachisi, of 64.
static SIX_PACHISI: [(Throw, u64); 7] = [
    (Throw::Value(2), 15),
    (Throw::Value(3), 20),
    (Throw::Value(4), 15),
    (Throw::Value(5), 6),
    (Throw::Value(6), 1),
    (Throw::Value(10), 6),
    (Throw::Value(25), 1),
];

/// The throws of three long dice, of 64 (C2.2).
static LONG_DICE: [(Throw, u64); 20] = triples(CastTable::LongDice.faces());

/// The throws of one cubic die, of 6 (C2.4).
static CUBIC_DIE: [(Throw, u64); 6] = [
    (Throw::Value(1), 1),
    (Throw::Value(2), 1),
    (Throw::Value(3), 1),
    (Throw::Value(4), 1),
    (Throw::Value(5), 1),
    (Throw::Value(6), 1),
];

/// The ascending triples of four faces: equal faces fall in 1 way, a pair in 3, three different ones in 6.
const fn triples(faces: &[u8]) -> [(Throw, u64); 20] {
    let mut all = [(Throw::Dice([0; 3]), 0); 20];
    let (mut a, mut at) = (0, 0);
    while a < faces.len() {
        let mut b = a;
        while b < faces.len() {
            let mut c = b;
            while c < faces.len() {
                let ways = if a == c {
                    1
                } else if a == b || b == c {
                    3
                } else {
                    6
                };
                all[at] = (Throw::Dice([faces[a], faces[b], faces[c]]), ways);
                at += 1;
                c += 1;
            }
            b += 1;
        }
        a += 1;
    }
    all
}

impl Rules {
    /// What a cast may bring, with exact weights (C2).
    ///
    /// ```
    /// use chaupar::{Preset, Throw};
    ///
    /// let casts = Preset::Cowrie.rules().casts();
    /// // Five of seven shells mouth up: 21 of 128.
    /// assert_eq!((casts.weight(Throw::Value(25)), casts.total()), (Some(21), 128));
    /// ```
    pub fn casts(&self) -> Weighted<Throw> {
        match self.table() {
            CastTable::LongDice => Weighted::table(&LONG_DICE),
            CastTable::CubicDie => Weighted::table(&CUBIC_DIE),
            _ if self.mouth_up() != MouthUp::FAIR => biased(self.table(), self.mouth_up()),
            CastTable::Seven => Weighted::table(&SEVEN),
            CastTable::Six => Weighted::table(&SIX),
            CastTable::SixPachisi => Weighted::table(&SIX_PACHISI),
        }
    }

    /// Whether this can fall (C2).
    pub fn can_fall(&self, throw: Throw) -> bool {
        let is_of_dice = self.table() == CastTable::LongDice;
        match throw {
            Throw::Value(value) => !is_of_dice && self.table().values().contains(value),
            Throw::Dice(dice) => {
                is_of_dice
                    && dice.is_sorted()
                    && dice.iter().all(|&face| self.table().values().contains(face))
            }
        }
    }
}

/// The weights of shells that fall mouth up with any chance (C2.1): C(n, k) num^k (den - num)^(n - k).
fn biased(table: CastTable, mouth_up: MouthUp) -> Weighted<Throw> {
    let values = table.shell_values();
    let shells = values.len() as u32 - 1;
    let (up, down) = (u64::from(mouth_up.num), u64::from(mouth_up.den - mouth_up.num));
    Weighted::collect(table.values().iter().map(|value| {
        let ups = values.iter().position(|&other| other == value).expect("values are of this table") as u32;
        (Throw::Value(value), binomial(shells, ups) * up.pow(ups) * down.pow(shells - ups))
    }))
}

fn binomial(n: u32, k: u32) -> u64 {
    (0..u64::from(k)).fold(1, |ways, chosen| ways * (u64::from(n) - chosen) / (chosen + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Parameters, Preset};

    #[test]
    fn c2_1_fair_tables_are_the_binomials() {
        for table in [CastTable::Seven, CastTable::Six, CastTable::SixPachisi] {
            let rules = Rules::new(Parameters { table, ..Preset::Cowrie.parameters() }).unwrap();
            let computed = biased(table, MouthUp::FAIR);
            assert_eq!(computed.as_slice(), rules.casts().as_slice());
        }
    }
}
