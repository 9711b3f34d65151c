use crate::{Dice, Due, Kind, Man, Rules, Square, Status, army};
use chaupat_core::{BySeat, Seat, SeatSet};

/// A position as plain data, possible or not: all that its text says (J13).
///
/// Its fields are open, to be filled from a text, a screen or a study, and [`Position::from_setup`](crate::Position::from_setup)
/// says whether they make a position.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// The man on each square, a1 first. A pawn on its last line waits (J3.3).
    pub men: [Option<Man>; 64],
    /// The army whose turn it is; `None` when the game is over, and before the first army is known.
    pub turn: Option<Seat>,
    /// What is expected next.
    pub due: Due,
    /// The unused dice; the named ones while the throw is due, the kept ones while some are cast again (J5.4).
    pub dice: Dice,
    /// What has become of each army.
    pub status: BySeat<Status>,
    /// Points, 100 000 000 at most; with `end=teams` the stakes of the army's team, the same for both its armies.
    pub scores: BySeat<u32>,
    /// The armies whose king each army took (J6.2).
    pub taken: BySeat<SeatSet>,
    /// Turns in a row without capture, pawn move or promotion (J7.2).
    pub quiet: u16,
    /// Who plays each army: its own player, or its ally's (J9.3).
    pub command: BySeat<Seat>,
    /// How each king fell, where kings may be exchanged (J9.4): 0 never, 1 once, to an enemy, 2 twice or to its ally.
    pub lost: BySeat<u8>,
    /// The armies whose throne each army's king has mounted (J9.3).
    pub thrones: BySeat<SeatSet>,
    /// The quiet moves, oldest first, since the last capture, pawn move, promotion, resignation or flag; where
    /// repetition counts (J10.1).
    pub history: Vec<(Square, Square)>,
}

impl Setup {
    /// An empty board with these rules, a throw or a move of Red due and nothing else said.
    pub fn empty(rules: Rules) -> Self {
        Self {
            rules,
            men: [None; 64],
            turn: Some(army::RED),
            due: if rules.has_dice() { Due::Throw } else { Due::Act },
            dice: Dice::NONE,
            status: BySeat::default(),
            scores: BySeat::default(),
            taken: BySeat::default(),
            quiet: 0,
            command: BySeat(Seat::ALL),
            lost: BySeat::default(),
            thrones: BySeat::default(),
            history: Vec::new(),
        }
    }

    /// The four armies on their first squares (J1.1), and nothing else said.
    pub fn arrayed(rules: Rules) -> Self {
        let mut setup = Self::empty(rules);
        for army in Seat::ALL {
            for (file, kind) in (0..).zip(army::SIDE) {
                setup.put(army::absolute_square(army, Square::wrap(file)), Man { army, kind });
                setup
                    .put(army::absolute_square(army, Square::wrap(8 + file)), Man { army, kind: Kind::Pawn });
            }
        }
        setup
    }

    /// Puts a man on a square, in place of whoever stands there.
    pub const fn put(&mut self, square: Square, man: Man) {
        self.men[square.index()] = Some(man);
    }

    /// The man on a square.
    pub const fn man_at(&self, square: Square) -> Option<Man> {
        self.men[square.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Preset;

    #[test]
    fn j1_1_the_armies_stand_as_the_table_says() {
        let setup = Setup::arrayed(Preset::Classic.rules());
        let expected = [
            "r K h4 B h1 N h2 E h3 P g1 P g2 P g3 P g4",
            "g K d1 B a1 N b1 E c1 P a2 P b2 P c2 P d2",
            "y K a5 B a8 N a7 E a6 P b5 P b6 P b7 P b8",
            "b K e8 B h8 N g8 E f8 P e7 P f7 P g7 P h7",
        ];
        for line in expected {
            let mut words = line.split(' ');
            let army = army::from_letter(words.next().unwrap().chars().next().unwrap()).unwrap();
            let words: Vec<&str> = words.collect();
            for pair in words.chunks(2) {
                let kind = Kind::from_letter(pair[0].chars().next().unwrap()).unwrap();
                assert_eq!(setup.man_at(pair[1].parse().unwrap()), Some(Man { army, kind }));
            }
        }
        assert_eq!(setup.men.iter().flatten().count(), 32);
    }
}
