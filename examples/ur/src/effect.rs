use chaupat::Seat;

/// What a ply brings about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Effect {
    /// A man moved, entered or got home (U3.1).
    Moved {
        /// Whose man.
        seat: Seat,
        /// The number on his path before.
        from: u8,
        /// And after.
        to: u8,
    },
    /// A man was taken and is in hand again (U3.3).
    Taken {
        /// Whose man.
        seat: Seat,
        /// The shared square where he stood.
        square: u8,
    },
    /// A man reached a rosette: the seat throws again (U4.1).
    ThrowsAgain(Seat),
    /// The throw has no use (U3.6).
    Idle {
        /// Who threw.
        seat: Seat,
        /// What fell.
        throw: u8,
    },
    /// The turn is over (U2.2).
    TurnEnded(Seat),
}

impl chaupat::Effect for Effect {
    fn turn_ended(&self) -> Option<Seat> {
        match *self {
            Self::TurnEnded(seat) => Some(seat),
            _ => None,
        }
    }
}
