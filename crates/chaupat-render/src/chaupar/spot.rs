use chaupar::board::{ColumnSquare, LoopSquare};
use chaupar::{Man, Place, Rules};
use chaupat_core::{RuleSet, Seat};
use std::fmt;

/// A place on the drawing that a person can point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// The men in hand of a seat.
    Hand(Seat),
    /// A square of the loop: the outer columns of the four arms, round which men go until they turn for home (C1.2).
    Loop(LoopSquare),
    /// A square of a middle column, the last stretch of the way home, in which only its owner's men go (C1.3).
    Middle {
        /// Whose column.
        arm: Seat,
        /// Which square of it.
        square: ColumnSquare,
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
            Self::Loop(square) => write!(f, "{} {}", super::seat_name(square.arm()), square.index_on_arm()),
            Self::Middle { arm, square } => write!(f, "{} middle {square}", super::seat_name(*arm)),
            Self::Home(_) => f.write_str("home"),
        }
    }
}

/// All spots of a board with these rules.
pub fn spots(rules: &Rules) -> Vec<Spot> {
    let seats = || rules.seats().iter();
    let middles = Seat::ALL
        .into_iter()
        .flat_map(|arm| ColumnSquare::all().map(move |square| Spot::Middle { arm, square }));
    seats()
        .map(Spot::Hand)
        .chain(LoopSquare::all().map(Spot::Loop))
        .chain(middles)
        .chain(seats().map(Spot::Home))
        .collect()
}
