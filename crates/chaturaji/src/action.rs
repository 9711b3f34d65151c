use crate::{Choice, Dice, Square};

/// What a player may choose.
///
/// The order is that of the notation: moves by origin, target and choice; `keep` before `cast`; `claim` before
/// `decline`; `pass` last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// A man moves (J2). The choice is given exactly where there is one (J9.1).
    Move {
        /// Where he stands.
        from: Square,
        /// Where he goes.
        to: Square,
        /// What a pawn becomes, where its owner chooses.
        choice: Option<Choice>,
    },
    /// Names the dice before the throw (J5.4, `nominate`).
    Name(Dice),
    /// Keeps the dice that fell (J5.4, `catch`).
    Keep,
    /// Casts these dice again (J5.4, `catch`).
    Cast(Dice),
    /// Claims the exchange of two kings (J9.4).
    Claim,
    /// Does without the exchange (J9.4).
    Decline,
    /// Puts the king that returns here (J9.4).
    At(Square),
    /// Gives up the dice left (J5.3).
    Pass,
}

impl Action {
    /// The move from here to there, without a choice.
    pub const fn step(from: Square, to: Square) -> Self {
        Self::Move { from, to, choice: None }
    }
}
