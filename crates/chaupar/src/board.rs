//! The squares of the cross (C1).

use crate::parameters::{Entry, Flowers};
use crate::{Man, Rules};
use chaupat_core::Seat;

/// Squares of the loop.
pub const LOOP: u8 = 68;
/// Squares of an arm that belong to the loop.
pub const ARM: u8 = 17;
/// Rows and columns of the drawing grid (C1.7).
pub const GRID: u8 = 19;

/// Where a man is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// In hand, or in the centre before he came out.
    Hand,
    /// On the loop, square 0 to 67 (C1.2).
    Loop(u8),
    /// In a middle column, square 1 (touching the centre) to 7 (C1.3).
    Middle {
        /// Whose column.
        arm: Seat,
        /// Square 1 to 7.
        square: u8,
    },
    /// Home.
    Home,
}

impl Rules {
    /// Where a man stands or lies (C1.4). p = 1 to 7 is the middle column where men walk out of the centre
    /// with any throw, else p = 4 to 7 lie on the loop.
    pub const fn place(&self, man: Man) -> Place {
        match man.progress {
            Man::HAND => Place::Hand,
            p @ 1..=7 if self.walks_out() => Place::Middle { arm: man.house, square: p },
            p @ 1..=76 => Place::Loop(loop_square(man.house, p)),
            p @ 77..=83 => Place::Middle { arm: man.house, square: Man::HOME - p },
            _ => Place::Home,
        }
    }

    /// Whether men come out through the middle column, so that p = 1 to 7 lies there (C1.4).
    pub const fn walks_out(&self) -> bool {
        matches!(self.entry(), Entry::AnyDie | Entry::FirstFree)
    }

    /// Whether a square of the loop is a flower (C1.5).
    pub const fn is_flower(&self, square: u8) -> bool {
        self.flower_squares() >> square & 1 == 1
    }

    /// The flowers, one bit a loop square.
    const fn flower_squares(&self) -> u128 {
        match self.flowers() {
            Flowers::None => 0,
            Flowers::Eight => on_each_arm(1 << 4 | 1 << 12),
            Flowers::Twelve => on_each_arm(1 << 4 | 1 << 8 | 1 << 12),
        }
    }

    /// Whether a man stands on the loop, where he may be met: not in hand, in a middle column, home, or lying
    /// (C1.6, C6.5).
    pub const fn stands(&self, man: Man) -> bool {
        let (first, last) = self.standing_range();
        first <= man.progress && man.progress <= last
    }

    /// The least and the greatest progress of a standing man.
    pub(crate) const fn standing_range(&self) -> (u8, u8) {
        let first = if self.walks_out() { 8 } else { 1 };
        let last = if self.has_door() { Man::DOOR } else { Man::LAST_ON_LOOP };
        (first, last)
    }
}

const fn on_each_arm(squares: u128) -> u128 {
    squares | squares << ARM | squares << (2 * ARM) | squares << (3 * ARM)
}

/// The loop square of progress 1 to 76 on the way to a house: L = (17 h + p) mod 68 (C1.4).
pub const fn loop_square(house: Seat, progress: u8) -> u8 {
    let square = ARM * house.index() as u8 + progress;
    if square < LOOP { square } else { square - LOOP }
}

/// The row and column of a place on the 19 x 19 grid, row 0 in the north (C1.7). The hand has none;
/// home is the middle.
pub const fn grid(place: Place) -> Option<(u8, u8)> {
    let (arm, (row, column)) = match place {
        Place::Hand => return None,
        Place::Home => return Some((GRID / 2, GRID / 2)),
        Place::Middle { arm, square } => (arm.index() as u8, (10 + square, 9)),
        Place::Loop(square) => (square / ARM, south_arm(square % ARM)),
    };
    Some(turned(row, column, arm))
}

const fn south_arm(index: u8) -> (u8, u8) {
    match index {
        0..=7 => (11 + index, 8),
        8 => (18, 9),
        _ => (18 - (index - 9), 10),
    }
}

const fn turned(row: u8, column: u8, quarters: u8) -> (u8, u8) {
    if quarters == 0 { (row, column) } else { turned(GRID - 1 - column, row, quarters - 1) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Preset;
    use std::collections::HashSet;

    const SOUTH: Seat = Seat::ALL[0];

    #[test]
    fn c1_1_the_board_has_96_squares_and_the_centre() {
        let all = (0..LOOP).map(Place::Loop).chain(
            Seat::ALL.into_iter().flat_map(|arm| (1..=7).map(move |square| Place::Middle { arm, square })),
        );
        let cells: HashSet<_> = all.map(|place| grid(place).unwrap()).collect();
        assert_eq!(cells.len(), 96);
        assert!(!cells.contains(&(9, 9)));
    }

    #[test]
    fn c1_4_progress_is_counted_from_the_own_house() {
        let cowrie = Preset::Cowrie.rules();
        for (seat, square) in Seat::ALL.into_iter().zip([4, 21, 38, 55]) {
            assert_eq!(cowrie.place(Man::new(4, seat)), Place::Loop(square));
        }
        assert_eq!(cowrie.place(Man::new(77, SOUTH)), Place::Middle { arm: SOUTH, square: 7 });
        assert_eq!(cowrie.place(Man::new(83, SOUTH)), Place::Middle { arm: SOUTH, square: 1 });
        assert_eq!(Preset::Pasa.rules().place(Man::new(7, SOUTH)), Place::Middle { arm: SOUTH, square: 7 });
        assert_eq!(cowrie.place(Man::new(7, SOUTH)), Place::Loop(7));
    }

    #[test]
    fn c1_5_flowers() {
        let flowers =
            |preset: Preset| (0..LOOP).filter(|&square| preset.rules().is_flower(square)).collect::<Vec<_>>();
        assert_eq!(flowers(Preset::Cowrie), [4, 12, 21, 29, 38, 46, 55, 63]);
        assert_eq!(flowers(Preset::Pachisi), [4, 8, 12, 21, 25, 29, 38, 42, 46, 55, 59, 63]);
        assert!(flowers(Preset::Pasa).is_empty());
    }

    #[test]
    fn c1_7_arms_are_quarter_turns_of_one_another() {
        assert_eq!(grid(Place::Loop(0)), Some((11, 8)));
        assert_eq!(grid(Place::Loop(8)), Some((18, 9)));
        assert_eq!(grid(Place::Loop(16)), Some((11, 10)));
        assert_eq!(grid(Place::Loop(17)), Some((10, 11)));
        assert_eq!(grid(Place::Middle { arm: SOUTH, square: 7 }), Some((17, 9)));
    }
}
