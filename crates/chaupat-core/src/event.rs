use crate::Seat;

/// What a person may do beside the plies, at any time. Each game must say what becomes of each event, so a further one
/// is to break every game until it does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// The seat gives up.
    Resigns(Seat),
    /// The seat's time is over.
    Flagged(Seat),
    /// The seat claims the end of the game, where the rules have such a claim (J10.2).
    Claims(Seat),
}

impl Event {
    /// The seat that the event is about.
    pub const fn seat(self) -> Seat {
        match self {
            Self::Resigns(seat) | Self::Flagged(seat) | Self::Claims(seat) => seat,
        }
    }
}

/// What becomes of the match after an [`Event`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum After {
    /// The position took the event in: the game goes on, or is over by its own rules.
    Taken,
    /// The rules know nothing of it: the match ends here, undecided but for the seat that left.
    MatchEnds,
}

/// How a match ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// The match reached its limit of turns (C11.3).
    TurnLimit,
    /// The seat gave up.
    Resigned(Seat),
    /// The seat's time was over.
    Flagged(Seat),
    /// Everybody left.
    Abandoned,
}
