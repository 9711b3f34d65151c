use crate::{Element, Man, Refusal, Throw};
use chaupat_core::Seat;
use std::{error::Error, fmt};
use thiserror::Error;

/// Why a [`Setup`](crate::Setup) is no position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
pub enum SetupFault {
    /// C16.1 and others: the parameters do not go together.
    #[error("{0}")]
    Rules(Refusal),
    /// C3.1.
    #[error("seat {} is not in play and holds nothing", .0.index())]
    NotInPlay(Seat),
    /// C3.1.
    #[error("seat {} has {found} men, the game is played with {wanted}", .seat.index())]
    MenCount {
        /// Whose men.
        seat: Seat,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: u8,
    },
    /// C1.4.
    #[error("no man of seat {} can stand at progress {}", .0.index(), .1.progress)]
    NoSuchPlace(Seat, Man),
    /// C12.1.
    #[error(
        "a man of seat {} at progress {} cannot walk to the house of seat {}",
        .0.index(), .1.progress, .1.house.index()
    )]
    ForeignHouse(Seat, Man),
    /// C12.1.
    #[error("a man of seat {} at progress {} carries no alkhee mark", .0.index(), .1.progress)]
    Mark(Seat, Man),
    /// C7.2.
    #[error("a man of seat {} is past the door, but the seat has no toḍ", .0.index())]
    PastDoor(Seat),
    /// C1.6.
    #[error("seat {} has a toḍ, but this game has no door and no toḍ", .0.index())]
    TodWithoutDoor(Seat),
    /// C15.
    #[error("`left` of seat {} has no meaning in this game", .0.index())]
    Left(Seat),
    /// C11.1.
    #[error("seat {} has all men home and must be marked done", .0.index())]
    NotMarkedDone(Seat),
    /// C11.1.
    #[error("seat {} is marked done, but not all of its men are home", .0.index())]
    MarkedDone(Seat),
    /// C11.1.
    #[error("the finished seats are numbered 1, 2, … each once")]
    DoneOrder,
    /// C13.2.
    #[error("seat {} cannot have {} turns to miss", .0.index(), .1)]
    Miss(Seat, u8),
    /// C6.2.
    #[error("opponents never stand together on the plain square {0}")]
    Together(u8),
    /// C3.2.
    #[error("this game has no casting for the first turn")]
    NoOpening,
    /// C3.2.
    #[error("two or more seats in play contend for the first turn, none of them finished")]
    Contenders,
    /// C3.2.
    #[error("{casts} casts are too many: {contenders} seats contend, and the last of them has yet to cast")]
    OpeningCasts {
        /// How many casts there are.
        casts: usize,
        /// How many contend.
        contenders: usize,
    },
    /// C2.
    #[error("{} cannot fall with the shells or dice of this game", cast(*.0))]
    CannotFall(Throw),
    /// C3.3.
    #[error("seat {} has no turn now", .0.index())]
    NoTurn(Seat),
    /// C4.
    #[error("{0} is followed by the moving, not by another cast")]
    NoMoreCasts(u8),
    /// C4.3.
    #[error("{0} casts before this one are too many")]
    TooManyCasts(usize),
    /// C2.
    #[error("{} is no element of this game", element(*.0))]
    NoElement(Element),
    /// C4.
    #[error("no turn gives such a pool of throws and bonus steps")]
    Pool,
    /// C4.0.
    #[error("no element of the pool has a use, so the moving is over")]
    NothingToUse,
    /// C4.5.
    #[error("no cast follows the moving in this game")]
    Again,
    /// C8.1.
    #[error("`entered` has no meaning here")]
    Entered,
    /// C11.1.
    #[error("the game is over: one player, or team, is left")]
    Won,
    /// C11.1.
    #[error("the game is not won yet")]
    NotWon,
    /// C7.3.
    #[error("the position is not dead: somebody can still move")]
    NotDead,
}

impl SetupFault {
    /// The number of the rule that is broken.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Rules(refusal) => refusal.rule(),
            Self::NotInPlay(_) | Self::MenCount { .. } => "C3.1",
            Self::NoSuchPlace(..) => "C1.4",
            Self::ForeignHouse(..) | Self::Mark(..) => "C12.1",
            Self::PastDoor(_) => "C7.2",
            Self::TodWithoutDoor(_) => "C1.6",
            Self::Left(_) => "C15",
            Self::NotMarkedDone(_) | Self::MarkedDone(_) | Self::DoneOrder | Self::Won | Self::NotWon => {
                "C11.1"
            }
            Self::Miss(..) => "C13.2",
            Self::Together(_) => "C6.2",
            Self::NoOpening | Self::Contenders | Self::OpeningCasts { .. } => "C3.2",
            Self::CannotFall(_) | Self::NoElement(_) => "C2",
            Self::NoTurn(_) => "C3.3",
            Self::NoMoreCasts(_) | Self::Pool => "C4",
            Self::TooManyCasts(_) => "C4.3",
            Self::NothingToUse => "C4.0",
            Self::Again => "C4.5",
            Self::Entered => "C8.1",
            Self::NotDead => "C7.3",
        }
    }
}

fn cast(throw: Throw) -> String {
    match throw {
        Throw::Shells(value) => value.to_string(),
        Throw::Dice([a, b, c]) => format!("{a}-{b}-{c}"),
    }
}

fn element(element: Element) -> String {
    match element {
        Element::DoubleStep => "+d".into(),
        Element::SingleStep => "+s".into(),
        Element::Throw(value) => value.to_string(),
    }
}

/// All that is wrong with a [`Setup`](crate::Setup), at least one fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub(crate) Vec<SetupFault>);

impl Faults {
    /// The faults: those of the rule set alone, or those of the seats in order, or those of the phase.
    pub fn iter(&self) -> impl Iterator<Item = &SetupFault> {
        self.0.iter()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let separator = if index > 0 { "; " } else { "" };
            write!(f, "{separator}{fault} ({})", fault.rule())?;
        }
        Ok(())
    }
}

impl Error for Faults {}
