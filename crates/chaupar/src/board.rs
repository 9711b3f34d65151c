//! The squares of the cross (C1).

use crate::parameters::{Entry, Flowers};
use crate::{Man, Rules};
use chaupat_core::Seat;
use std::fmt;

/// Squares of the loop (C1.2).
pub const LOOP: u8 = 68;
/// Squares of an arm that belong to the loop (C1.2).
pub const ARM: u8 = 17;
/// Rows and columns of the drawing grid (C1.7).
pub const GRID: u8 = 19;

/// A square of the loop, numbered 0 to 67 in the direction of play from the inner end of South's left column (C1.2).
///
/// ```
/// use chaupar::board::LoopSquare;
/// use chaupat_core::Seat;
///
/// // East's p = 64 and South's p = 13 are the same square (C17.2).
/// let [south, east, ..] = Seat::ALL;
/// let square = LoopSquare::of(east, 64);
/// assert_eq!(square, LoopSquare::new(13));
/// assert_eq!(square, LoopSquare::of(south, 13));
/// assert_eq!((LoopSquare::new(68), LoopSquare::of(south, 77)), (None, None));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LoopSquare(u8);

impl LoopSquare {
    /// The square with this number, `None` from 68 on.
    pub const fn new(number: u8) -> Option<Self> {
        if number < LOOP { Some(Self(number)) } else { None }
    }

    /// All squares, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LOOP).map(Self)
    }

    /// Square i = 0 to 16 of an arm, as the player behind it counts: his left column outward, the outer square of the
    /// middle, his right column inward (C1.2). `None` from 17 on.
    pub const fn on_arm(arm: Seat, index: u8) -> Option<Self> {
        if index < ARM { Some(Self::wrapping(arm, index)) } else { None }
    }

    /// The square of progress 1 to 76 on the way to a house: L = (17 h + p) mod 68 (C1.4). `None` for men who are in
    /// hand, in a middle column or home. Where men come in through their middle column, 1 to 7 are there
    /// ([`Rules::place`]).
    pub const fn of(house: Seat, progress: u8) -> Option<Self> {
        match progress {
            1..=Man::LAST_ON_LOOP => Some(Self::wrapping(house, progress)),
            _ => None,
        }
    }

    /// L = (17 h + p) mod 68 for p up to 84.
    pub(crate) const fn wrapping(house: Seat, progress: u8) -> Self {
        let number = ARM * house.index() as u8 + progress;
        Self(if number < LOOP { number } else { number - LOOP })
    }

    /// The number, 0 to 67.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The arm that it is on.
    pub const fn arm(self) -> Seat {
        Seat::ALL[(self.0 / ARM) as usize]
    }

    /// Which square of its arm it is: i = 0 to 16 (C1.2).
    pub const fn index_on_arm(self) -> u8 {
        self.0 % ARM
    }

    /// The square so many steps further in the direction of play.
    #[must_use]
    pub const fn after(self, steps: u8) -> Self {
        Self(((self.0 as u16 + steps as u16) % LOOP as u16) as u8)
    }
}

impl fmt::Display for LoopSquare {
    /// The number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A square of a middle column: m = 1 touches the centre, m = 7 the outer square, which belongs to the loop (C1.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ColumnSquare(u8);

impl ColumnSquare {
    /// The square with this number, `None` when it is not 1 to 7.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=7 => Some(Self(number)),
            _ => None,
        }
    }

    /// All squares, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=7).map(Self)
    }

    /// The number, 1 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for ColumnSquare {
    /// The number.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where a man is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// In hand, or in the centre before he came out.
    Hand,
    /// On the loop (C1.2).
    Loop(LoopSquare),
    /// In a middle column (C1.3).
    Middle {
        /// Whose column.
        arm: Seat,
        /// Which square of it.
        square: ColumnSquare,
    },
    /// Home.
    Home,
}

impl Rules {
    /// Where a man stands or lies (C1.4). p = 1 to 7 is the middle column where men walk out of the centre
    /// with any throw, else p = 4 to 7 lie on the loop.
    pub const fn place(&self, man: Man) -> Place {
        match man.progress() {
            Man::HAND => Place::Hand,
            p @ 1..=7 if self.walks_out() => Place::Middle { arm: man.house(), square: ColumnSquare(p) },
            1..=Man::LAST_ON_LOOP => Place::Loop(man.square()),
            p @ 77..=83 => Place::Middle { arm: man.house(), square: ColumnSquare(Man::HOME - p) },
            _ => Place::Home,
        }
    }

    /// Whether men come out through the middle column, so that p = 1 to 7 lies there (C1.4).
    pub const fn walks_out(&self) -> bool {
        matches!(self.entry(), Entry::AnyDie | Entry::FirstFree)
    }

    /// Whether a square of the loop is a flower (C1.5).
    pub const fn is_flower(&self, square: LoopSquare) -> bool {
        self.flower_squares() >> square.0 & 1 == 1
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
        first <= man.progress() && man.progress() <= last
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

/// The row and column of a place on the 19 x 19 grid, row 0 in the north, column 0 in the west (C1.7). The hand has
/// none; home is the middle.
pub const fn grid(place: Place) -> Option<(u8, u8)> {
    let (arm, (row, column)) = match place {
        Place::Hand => return None,
        Place::Home => return Some((GRID / 2, GRID / 2)),
        Place::Middle { arm, square } => (arm, (10 + square.0, 9)),
        Place::Loop(square) => (square.arm(), south_arm(square.index_on_arm())),
    };
    Some(turned(row, column, arm.index()))
}

const fn south_arm(index: u8) -> (u8, u8) {
    match index {
        0..=7 => (11 + index, 8),
        8 => (18, 9),
        _ => (18 - (index - 9), 10),
    }
}

const fn turned(row: u8, column: u8, quarters: usize) -> (u8, u8) {
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
        let columns =
            Seat::ALL.into_iter().flat_map(|arm| ColumnSquare::all().map(move |square| (arm, square)));
        let columns = columns.map(|(arm, square)| Place::Middle { arm, square });
        let all = LoopSquare::all().map(Place::Loop).chain(columns);
        let cells: HashSet<_> = all.map(|place| grid(place).unwrap()).collect();
        assert_eq!(cells.len(), 96);
        assert!(!cells.contains(&(9, 9)));
    }

    #[test]
    fn c1_4_progress_is_counted_from_the_own_house() {
        let cowrie = Preset::Cowrie.rules();
        for (seat, square) in Seat::ALL.into_iter().zip([4, 21, 38, 55]) {
            assert_eq!(cowrie.place(Man::new(4, seat)), Place::Loop(LoopSquare(square)));
        }
        assert_eq!(cowrie.place(Man::new(77, SOUTH)), Place::Middle { arm: SOUTH, square: ColumnSquare(7) });
        assert_eq!(cowrie.place(Man::new(83, SOUTH)), Place::Middle { arm: SOUTH, square: ColumnSquare(1) });
        assert_eq!(
            Preset::Pasa.rules().place(Man::new(7, SOUTH)),
            Place::Middle { arm: SOUTH, square: ColumnSquare(7) }
        );
        assert_eq!(cowrie.place(Man::new(7, SOUTH)), Place::Loop(LoopSquare(7)));
    }

    #[test]
    fn c1_5_flowers() {
        let flowers = |preset: Preset| {
            LoopSquare::all()
                .filter(|&square| preset.rules().is_flower(square))
                .map(LoopSquare::number)
                .collect::<Vec<_>>()
        };
        assert_eq!(flowers(Preset::Cowrie), [4, 12, 21, 29, 38, 46, 55, 63]);
        assert_eq!(flowers(Preset::Pachisi), [4, 8, 12, 21, 25, 29, 38, 42, 46, 55, 59, 63]);
        assert!(flowers(Preset::Pasa).is_empty());
    }

    #[test]
    fn c1_7_arms_are_quarter_turns_of_one_another() {
        assert_eq!(grid(Place::Loop(LoopSquare(0))), Some((11, 8)));
        assert_eq!(grid(Place::Loop(LoopSquare(8))), Some((18, 9)));
        assert_eq!(grid(Place::Loop(LoopSquare(16))), Some((11, 10)));
        assert_eq!(grid(Place::Loop(LoopSquare(17))), Some((10, 11)));
        assert_eq!(grid(Place::Middle { arm: SOUTH, square: ColumnSquare(7) }), Some((17, 9)));
    }
}
