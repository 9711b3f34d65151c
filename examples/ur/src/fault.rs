use crate::path::{HAND, HOME};
use chaupat::Seat;
use std::{error::Error, fmt};

/// Why a ply or an event is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// Nothing is played once a side has won.
    GameOver,
    /// A move, where a throw is due.
    ThrowDue,
    /// A throw, where a move is due.
    MoveDue,
    /// A throw that four dice with one marked corner or none cannot make.
    CannotFall(u8),
    /// No man of the mover waits or stands there.
    NoMan(u8),
    /// The man would go beyond home by so many squares.
    TooFar(u8),
    /// A man of the mover stands where the man would go.
    OwnMan(u8),
    /// The opponent's man on the rosette in the middle is safe.
    Safe,
    /// The seat has no men in this game.
    NotInPlay(Seat),
    /// There is nothing to claim.
    NoClaims,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::GameOver => f.write_str("the game is over: nothing more is played"),
            Self::ThrowDue => f.write_str("a throw is due now, not a move"),
            Self::MoveDue => f.write_str("a move is due now, not a throw"),
            Self::CannotFall(throw) => write!(f, "four dice show 0 to 4, never {throw}"),
            Self::NoMan(HAND) => f.write_str("no man is in hand"),
            Self::NoMan(HOME) => f.write_str("a man who is home stays there"),
            Self::NoMan(from) => write!(f, "no man of the mover stands on square {from}"),
            Self::TooFar(by) => write!(f, "a man gets home by the exact throw only: this goes {by} too far"),
            Self::OwnMan(square) => write!(f, "a man of the mover stands on square {square} already"),
            Self::Safe => f.write_str("a man on the rosette in the middle is safe: nobody lands there"),
            Self::NotInPlay(seat) => write!(f, "seat {} is not in play", seat.index()),
            Self::NoClaims => f.write_str("there is nothing to claim in this game"),
        }
    }
}

impl Error for Fault {}

impl chaupat::Fault for Fault {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotInPlay(_) => "U1.1",
            Self::CannotFall(_) => "U2.1",
            Self::ThrowDue | Self::MoveDue => "U2.2",
            Self::NoMan(_) => "U3.1",
            Self::OwnMan(_) => "U3.2",
            Self::Safe => "U3.4",
            Self::TooFar(_) => "U3.5",
            Self::GameOver => "U5.1",
            Self::NoClaims => "U5.2",
        }
    }
}
