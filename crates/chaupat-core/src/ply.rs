use crate::Seat;

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// A throw, made by this seat: chance decides.
    Throw(Seat),
    /// An action, chosen by this seat.
    Act(Seat),
    /// Nothing: the game is over.
    Over,
}

impl Node {
    /// The seat that throws or acts, `None` when the game is over.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Throw(seat) | Self::Act(seat) => Some(seat),
            Self::Over => None,
        }
    }
}

/// One step of a game: a throw that fell, or an action that was chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply<A, T> {
    /// A throw.
    Throw(T),
    /// An action; a pass is one too.
    Act(A),
}
