use crate::{
    Rules,
    path::{HAND, HOME, is_shared},
};
use chaupat::Seat;
use std::fmt;

/// A place that people can point at: a square, or where a side keeps its men in hand or home.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Spot {
    /// `None` for the squares of both sides.
    owner: Option<Seat>,
    number: u8,
}

impl Spot {
    /// Where a man of the seat is who has this number on his path.
    ///
    /// # Panics
    /// When the number is above 15, or the seat is not in play.
    pub fn of(seat: Seat, number: u8) -> Self {
        assert!(
            number <= HOME && (seat == Rules::LIGHT || seat == Rules::DARK),
            "the path goes from 0 to 15"
        );
        Self { owner: (!is_shared(number)).then_some(seat), number }
    }

    /// All of them: twenty squares, two hands and two homes.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |seat| (HAND..=HOME).map(move |number| Self::of(seat, number));
        of(Rules::LIGHT).chain(of(Rules::DARK).filter(|spot| spot.owner.is_some()))
    }

    /// Whose place it is, `None` for a shared square.
    pub const fn owner(self) -> Option<Seat> {
        self.owner
    }

    /// The number on the path.
    pub const fn number(self) -> u8 {
        self.number
    }
}

/// As people call it: `8`, `Light's 4`, `Dark's hand`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(owner) = self.owner {
            write!(f, "{}'s ", crate::words::seat_name(owner))?;
        }
        match self.number {
            HAND => f.write_str("hand"),
            HOME => f.write_str("home"),
            square => write!(f, "{square}"),
        }
    }
}
