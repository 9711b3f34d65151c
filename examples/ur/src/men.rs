use crate::path::{HAND, HOME, LAST};

/// The men of one side: one bit for each square of the path, for no two of them stand on one square (U3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Men {
    squares: u16,
    hand: u8,
    home: u8,
}

/// The squares of the path, as bits.
const PATH: u16 = (1 << (LAST + 1)) - (1 << (HAND + 1));

impl Men {
    /// So many men, all in hand.
    pub(crate) const fn in_hand(men: u8) -> Self {
        Self { squares: 0, hand: men, home: 0 }
    }

    /// How many wait in hand.
    pub const fn hand(self) -> u8 {
        self.hand
    }

    /// How many are home.
    pub const fn home(self) -> u8 {
        self.home
    }

    /// Whether a man stands on this square of the path.
    pub const fn stands_on(self, square: u8) -> bool {
        square <= LAST && self.squares >> square & 1 == 1
    }

    /// Where a man waits or stands: one with which the next throw could be played.
    pub(crate) const fn waits_on(self, from: u8) -> bool {
        if from == HAND { self.hand > 0 } else { self.stands_on(from) }
    }

    /// The squares that have a man, ascending.
    pub fn squares(self) -> impl Iterator<Item = u8> {
        (HAND + 1..=LAST).filter(move |&square| self.stands_on(square))
    }

    /// All men by their numbers on the path, ascending: 0 in hand, 15 home.
    pub fn numbers(self) -> impl Iterator<Item = u8> {
        let hand = std::iter::repeat_n(HAND, self.hand.into());
        let home = std::iter::repeat_n(HOME, self.home.into());
        hand.chain(self.squares()).chain(home)
    }

    /// The sum of these numbers: how far the side has got.
    pub fn progress(self) -> u32 {
        self.numbers().map(u32::from).sum()
    }

    /// One bit for each number from which a man can go this far (U3.1, U3.2, U3.5), `closed` squares apart.
    pub(crate) const fn movable(self, throw: u8, closed: u16) -> u16 {
        let from = self.squares | (self.hand > 0) as u16;
        let to = from << throw & (PATH | 1 << HOME) & !self.squares & !closed;
        to >> throw
    }

    /// Takes a man from the board or from hand, who is there.
    pub(crate) const fn lift(&mut self, from: u8) {
        match from {
            HAND => self.hand -= 1,
            square => self.squares &= !(1 << square),
        }
    }

    /// Puts a man on a square, into the hand or home.
    pub(crate) const fn put(&mut self, number: u8) {
        match number {
            HAND => self.hand += 1,
            HOME => self.home += 1,
            square => self.squares |= 1 << square,
        }
    }
}
