use crate::{Class, Kind, Square};
use std::fmt;

/// Why a ply or an event is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Fault {
    /// The game is over.
    Over,
    /// A throw where none is due.
    ThrowNotDue,
    /// An action where a throw is due.
    ThrowDue,
    /// A throw of a kind or a number of dice that is not due.
    OtherThrow,
    /// A throw that cannot fall.
    NeverFalls,
    /// A choice for the first turn that does not fit.
    FirstDue,
    /// An action other than naming where the dice are to be named.
    NameDue,
    /// An action other than keeping or casting again.
    CatchDue,
    /// An action other than claim or decline.
    ClaimDue,
    /// An action other than placing the king.
    PlaceDue,
    /// An action that belongs to none of these, where a move is due.
    MoveDue,
    /// The number of dice that are named is not the number thrown.
    NamedCount,
    /// Dice to cast again that are not among the fallen, none, or too many.
    NotToCast,
    /// A king placed on a man.
    PlaceTaken(Square),
    /// A pass that the rules do not know.
    MustMove,
    /// No man on the square.
    Empty(Square),
    /// A man of another army.
    NotYours(Square),
    /// No die for this man.
    NoDie {
        /// The type of the man.
        kind: Kind,
        /// The class of die that he needs.
        class: Class,
    },
    /// A pawn that waits for its promotion.
    Waits(Square),
    /// A man that cannot reach the square.
    NotReached {
        /// The type of the man.
        kind: Kind,
        /// Where he stands.
        from: Square,
        /// Where he was to go.
        to: Square,
    },
    /// The way is blocked.
    InTheWay {
        /// Where he stands.
        from: Square,
        /// Where he was to go.
        to: Square,
    },
    /// A pawn that would capture straight on.
    PawnBlocked(Square),
    /// A pawn that would step diagonally without capture.
    NothingToCapture(Square),
    /// A capture of an own man.
    OwnMan(Square),
    /// A pawn that could neither be promoted nor wait.
    NoPromotion(Square),
    /// A choice that is missing.
    ChoiceMissing,
    /// A choice where there is none, or not this one.
    NoChoice,
    /// A player who has left, or plays no army.
    HasLeft,
    /// A claim in a rule set without.
    NoClaims,
    /// A claim with other than two armies in play, or by another.
    NotLastTwo,
    /// A claim by a player who does not lead.
    NotLeading,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::ThrowNotDue => f.write_str("no throw is due now"),
            Self::ThrowDue => f.write_str("first the dice fall"),
            Self::OtherThrow => f.write_str("this is not what is thrown now"),
            Self::NeverFalls => f.write_str("these dice cannot fall so"),
            Self::FirstDue => f.write_str("the first turn is still to be drawn or cast for"),
            Self::NameDue => f.write_str("first the dice of this turn are named"),
            Self::CatchDue => f.write_str("first the dice are kept, or cast again"),
            Self::ClaimDue => f.write_str("first the exchange of kings is claimed or declined"),
            Self::PlaceDue => f.write_str("first the king that returns is placed"),
            Self::MoveDue => f.write_str("a move is due now"),
            Self::NamedCount => f.write_str("as many dice are named as are thrown"),
            Self::NotToCast => {
                f.write_str("only dice that fell are cast again, and not more than the rules allow")
            }
            Self::PlaceTaken(square) => write!(f, "the king returns to an empty square, {square} is taken"),
            Self::MustMove => f.write_str("a die that can be used must be used"),
            Self::Empty(square) => write!(f, "nobody stands on {square}"),
            Self::NotYours(square) => write!(f, "the man on {square} belongs to another army"),
            Self::NoDie { kind, class } => write!(f, "no die left moves {}: that takes a {class}", a(*kind)),
            Self::Waits(square) => write!(f, "the pawn on {square} waits for its promotion"),
            Self::NotReached { kind, from, to } => write!(f, "{} does not go from {from} to {to}", a(*kind)),
            Self::InTheWay { from, to } => write!(f, "somebody stands in the way from {from} to {to}"),
            Self::PawnBlocked(square) => write!(f, "a pawn captures diagonally, and {square} is taken"),
            Self::NothingToCapture(square) => {
                write!(f, "a pawn steps straight on, and nobody is to be captured on {square}")
            }
            Self::OwnMan(square) => {
                write!(f, "nobody captures his own army, and the man on {square} belongs to it")
            }
            Self::NoPromotion(square) => {
                write!(f, "the pawn cannot be promoted on {square}, and may not wait there")
            }
            Self::ChoiceMissing => f.write_str("say what the pawn becomes"),
            Self::NoChoice => f.write_str("the pawn does not become that here"),
            Self::HasLeft => f.write_str("this player has no army left to give up"),
            Self::NoClaims => f.write_str("nobody claims the end of the game in this rule set"),
            Self::NotLastTwo => {
                f.write_str("only one of the last two armies in play may claim the end of the game")
            }
            Self::NotLeading => {
                f.write_str("only who has more points than the other may claim the end of the game")
            }
        }
    }
}

impl std::error::Error for Fault {}

impl chaupat_core::Fault for Fault {
    fn rule(&self) -> &'static str {
        match self {
            Self::Over => "J7.2",
            Self::ThrowNotDue | Self::ThrowDue | Self::MoveDue => "J5.2",
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
