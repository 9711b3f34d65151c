use crate::{Choice, Dice, Square};

/// What a player may choose.
///
/// The order is that of the notation: moves by origin, target and choice; `keep` before `cast`; `claim` before
/// `decline`; `pass` last.
///
/// ```
/// use chaturaji::{Action, Choice, Square};
///
/// let step = Action::step(Square::G4, Square::F4);
/// assert_eq!(step, Action::Move { from: Square::G4, to: Square::F4, choice: None });
/// let gadha = Action::Move { from: Square::B6, to: Square::A6, choice: Some(Choice::Horse) };
/// assert!(step < gadha && gadha < Action::Pass, "in the order of the squares");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// A man moves, and takes whoever stands there (J2). The choice is given exactly where a pawn's owner has one (J9.1).
    Move {
        /// Where he stands.
        from: Square,
        /// Where he goes.
        to: Square,
        /// What a pawn becomes, where its owner chooses.
        choice: Option<Choice>,
    },
    /// Names the dice before the throw, which then fall so more often (J5.4, `control=nominate`).
    Name(Dice),
    /// Keeps the dice that fell (J5.4, `control=catch`).
    Keep,
    /// Casts these dice again, and keeps the others (J5.4, `control=catch`).
    Cast(Dice),
    /// Claims the exchange of the king just taken for the captive king of the ally: both return (J9.4).
    Claim,
    /// Does without the exchange (J9.4).
    Decline,
    /// Puts the king that returns here, where his throne is taken (J9.4).
    At(Square),
    /// Gives up the dice left, where the rule set lets a player (J5.3).
    Pass,
}

impl Action {
    /// The move from here to there, without a choice.
    pub const fn step(from: Square, to: Square) -> Self {
        Self::Move { from, to, choice: None }
    }
}
