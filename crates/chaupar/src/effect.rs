use crate::{Element, End, Man, Throw};
use chaupat_core::Seat;

/// What a ply brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A cast for the first turn.
    Cast {
        /// Who cast.
        seat: Seat,
        /// What fell.
        throw: Throw,
    },
    /// Several seats share the highest cast: these cast again (C3.2).
    Tied(chaupat_core::SeatSet),
    /// This seat has the first turn (C3.2).
    Begins(Seat),
    /// Men were moved.
    Moved {
        /// Whose men.
        owner: Seat,
        /// The man as he stood.
        from: Man,
        /// The man as he stands now.
        to: Man,
        /// How many went together: 2 for a doublet (C9), up to 4 for a jug (C14.4).
        count: u8,
    },
    /// A man was knocked out (C6.2).
    KnockedOut {
        /// Whose man.
        owner: Seat,
        /// The man as he stood.
        man: Man,
    },
    /// A player has his toḍ now (C7.1).
    Tod(Seat),
    /// The third extra throw in a row: all three are void (C4.3).
    Burnt(Seat),
    /// This element was given up or found no use (C4.4, C4.6).
    Forfeited(Element),
    /// A player got all men home, as the so-manieth (C11.1).
    Done {
        /// Who.
        seat: Seat,
        /// As which, from 1 on.
        place: u8,
    },
    /// The turn of a seat ended.
    TurnEnded(Seat),
    /// A finished partner missed a turn (C13.2).
    Missed {
        /// Who.
        seat: Seat,
        /// Turns still to miss.
        left: u8,
    },
    /// The game is over.
    Over(End),
}

impl chaupat_core::Effect for Effect {
    fn turn_ended(&self) -> Option<Seat> {
        match self {
            Self::TurnEnded(seat) => Some(*seat),
            _ => None,
        }
    }
}
