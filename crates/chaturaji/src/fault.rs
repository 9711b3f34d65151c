use crate::{Class, Kind, Square};

/// Why a ply or an event is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// A throw where none is due.
    #[error("no throw is due now")]
    NoThrowDue,
    /// An action where a throw is due.
    #[error("first the dice fall")]
    ThrowDue,
    /// A throw of a kind or a number of dice that is not due.
    #[error("this is not what is thrown now")]
    OtherThrow,
    /// A throw that cannot fall.
    #[error("these dice cannot fall so")]
    NeverFalls,
    /// A choice for the first turn that does not fit.
    #[error("the first turn is still to be drawn or cast for")]
    FirstDue,
    /// An action other than naming where the dice are to be named.
    #[error("first the dice of this turn are named")]
    NameDue,
    /// An action other than keeping or casting again.
    #[error("first the dice are kept, or cast again")]
    CatchDue,
    /// An action other than claim or decline.
    #[error("first the exchange of kings is claimed or declined")]
    ClaimDue,
    /// An action other than placing the king.
    #[error("first the king that returns is placed")]
    PlaceDue,
    /// An action that belongs to none of these, where a move is due.
    #[error("a move is due now")]
    MoveDue,
    /// The number of dice that are named is not the number thrown.
    #[error("as many dice are named as are thrown")]
    NamedCount,
    /// Dice to cast again that are not among the fallen, none, or too many.
    #[error("only dice that fell are cast again, and not more than the rules allow")]
    NotToCast,
    /// A king placed on a man.
    #[error("the king returns to an empty square, {0} is taken")]
    PlaceTaken(Square),
    /// A pass that the rules do not know.
    #[error("a die that can be used must be used")]
    MustMove,
    /// No man on the square.
    #[error("nobody stands on {0}")]
    Empty(Square),
    /// A man of another army.
    #[error("the man on {0} belongs to another army")]
    NotYours(Square),
    /// No die for this man.
    #[error("no die left moves {}: that takes a {class}", a(*.kind))]
    NoDie {
        /// The type of the man.
        kind: Kind,
        /// The class of die that he needs.
        class: Class,
    },
    /// A pawn that waits for its promotion.
    #[error("the pawn on {0} waits for its promotion")]
    Waits(Square),
    /// A man that cannot reach the square.
    #[error("{} does not go from {from} to {to}", a(*.kind))]
    NotReached {
        /// The type of the man.
        kind: Kind,
        /// Where he stands.
        from: Square,
        /// Where he was to go.
        to: Square,
    },
    /// The way is blocked.
    #[error("somebody stands in the way from {from} to {to}")]
    InTheWay {
        /// Where he stands.
        from: Square,
        /// Where he was to go.
        to: Square,
    },
    /// A pawn that would capture straight on.
    #[error("a pawn captures diagonally, and {0} is taken")]
    PawnBlocked(Square),
    /// A pawn that would step diagonally without capture.
    #[error("a pawn steps straight on, and nobody is to be captured on {0}")]
    NothingToCapture(Square),
    /// A capture of an own man.
    #[error("nobody captures his own army, and the man on {0} belongs to it")]
    OwnMan(Square),
    /// A pawn that could neither be promoted nor wait.
    #[error("the pawn cannot be promoted on {0}, and may not wait there")]
    NoPromotion(Square),
    /// A choice that is missing.
    #[error("say what the pawn becomes")]
    ChoiceMissing,
    /// A choice where there is none, or not this one.
    #[error("the pawn does not become that here")]
    NoChoice,
    /// A player who has left, or plays no army.
    #[error("this player has no army left to give up")]
    HasLeft,
    /// A claim in a rule set without.
    #[error("nobody claims the end of the game in this rule set")]
    NoClaims,
    /// A claim with other than two armies in play, or by another.
    #[error("only one of the last two armies in play may claim the end of the game")]
    NotLastTwo,
    /// A claim by a player who does not lead.
    #[error("only who has more points than the other may claim the end of the game")]
    NotLeading,
}

impl chaupat_core::Fault for Fault {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "J7.2",
            Self::NoThrowDue | Self::ThrowDue | Self::MoveDue => "J5.2",
            Self::OtherThrow | Self::NeverFalls | Self::NoDie { .. } => "J5.1",
            Self::FirstDue => "J1.1",
            Self::NameDue | Self::CatchDue | Self::NamedCount | Self::NotToCast => "J5.4",
            Self::ClaimDue | Self::PlaceDue | Self::PlaceTaken(_) => "J9.4",
            Self::MustMove => "J5.3",
            Self::Waits(_) => "J3.3",
            Self::Empty(_)
            | Self::NotYours(_)
            | Self::NotReached { .. }
            | Self::InTheWay { .. }
            | Self::PawnBlocked(_)
            | Self::NothingToCapture(_)
            | Self::OwnMan(_) => "J2",
            Self::NoPromotion(_) => "J3.4",
            Self::ChoiceMissing | Self::NoChoice => "J9.1",
            Self::HasLeft => "J7.5",
            Self::NoClaims | Self::NotLastTwo | Self::NotLeading => "J10.2",
        }
    }
}

/// A man of this type, with his article.
fn a(kind: Kind) -> String {
    let article = if kind == Kind::Elephant { "an" } else { "a" };
    format!("{article} {kind}")
}
