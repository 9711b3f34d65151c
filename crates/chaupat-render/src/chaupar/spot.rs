use chaupar::{Man, Place, Rules, board};
use chaupat_core::{RuleSet, Seat};
use std::fmt;

/// A place on the drawing that a person can point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// The men in hand of a seat.
    Hand(Seat),
    /// A square of the loop, 0 to 67 (C1.2).
    Loop(u8),
    /// A square of a middle column (C1.3).
    Middle {
        /// Whose column.
        arm: Seat,
        /// Square 1 to 7.
        square: u8,
    },
    /// The men of a seat that are home.
    Home(Seat),
}

impl Spot {
    /// Where a man of this owner is drawn.
    pub const fn of(rules: &Rules, owner: Seat, man: Man) -> Self {
        match rules.place(man) {
            Place::Hand => Self::Hand(owner),
            Place::Loop(square) => Self::Loop(square),
            Place::Middle { arm, square } => Self::Middle { arm, square },
            Place::Home => Self::Home(owner),
        }
    }

    /// Whether it is a square of the board, and not hand or home.
    pub(super) const fn is_square(self) -> bool {
        matches!(self, Self::Loop(_) | Self::Middle { .. })
    }
}

/// What people call it: `South's hand`, `East 12`, `North middle 3`, `home`.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand(seat) => write!(f, "{}'s hand", super::seat_name(*seat)),
            Self::Loop(square) => {
                let arm = Seat::ALL[usize::from(square / board::ARM) % 4];
                write!(f, "{} {}", super::seat_name(arm), square % board::ARM)
            }
            Self::Middle { arm, square } => write!(f, "{} middle {square}", super::seat_name(*arm)),
            Self::Home(_) => f.write_str("home"),
        }
    }
}

/// All spots of a board with these rules.
pub fn spots(rules: &Rules) -> Vec<Spot> {
    let seats = || rules.seats().iter();
    let middles =
        Seat::ALL.into_iter().flat_map(|arm| (1..=7).map(move |square| Spot::Middle { arm, square }));
    seats()
        .map(Spot::Hand)
        .chain((0..board::LOOP).map(Spot::Loop))
        .chain(middles)
        .chain(seats().map(Spot::Home))
        .collect()
}
