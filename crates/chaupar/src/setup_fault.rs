use crate::seats::letter;
use crate::{Element, Man, Throw, board::LoopSquare};
use chaupat_core::Seat;
use std::{error::Error, fmt};

/// Why a [`Setup`](crate::Setup) is no position. Its `Display` says so in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupFault {
    /// A seat that is not in play has men or marks (C3.1).
    NotInPlay(Seat),
    /// A seat has too many men, or too few (C3.1).
    MenCount {
        /// Whose men.
        seat: Seat,
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: u8,
    },
    /// A man stands on p = 1 to 3, where men enter further out (C1.4).
    NoSuchPlace(Seat, Man),
    /// A man who was never woken, or is in hand or home, belongs to a house that is not his owner's (C12.1).
    ForeignHouse(Seat, Man),
    /// A man carries the alkhee mark where none can: in hand, home, past the door, or in a game without waking (C12.1).
    Mark(Seat, Man),
    /// A man is past the door, and his player has no toḍ (C7.2).
    PastDoor(Seat),
    /// A toḍ in a game that has no door (C1.6).
    TodWithoutDoor(Seat),
    /// The mark `left` in a game where a player's first man is not free (C15).
    Left(Seat),
    /// All men are home, and the seat is not marked as done (C11.1).
    NotMarkedDone(Seat),
    /// The seat is marked as done, and some man is not home (C11.1).
    MarkedDone(Seat),
    /// The finished seats are not numbered 1, 2, …, or all have finished (C11.1).
    DoneOrder,
    /// A seat that does not help its partner has turns to miss, or one that helps has more than there are (C13.2).
    Miss(Seat, u8),
    /// Opponents stand together on this plain square: whoever came second knocked the others out (C6.2).
    Together(LoopSquare),
    /// Casting for the first turn in a game where a seat simply begins (C3.2).
    NoOpening,
    /// Fewer than two seats contend for the first turn, or one that cannot (C3.2).
    Contenders,
    /// All who contend for the first turn have cast (C3.2).
    OpeningCasts {
        /// How many casts there are.
        casts: usize,
        /// How many contend.
        contenders: usize,
    },
    /// A cast that the table of the rule set does not have (C2).
    CannotFall(Throw),
    /// The seat whose turn it is is not in play, has finished and does not help, or misses turns (C3.3).
    NoTurn(Seat),
    /// After this cast the moving begins, so no other cast is due (C4).
    NoMoreCasts(u8),
    /// So many casts before this one: three extra throws burn, or more than a pool holds (C4.3).
    TooManyCasts(usize),
    /// The pool holds something that the rule set does not have (C2).
    NoElement(Element),
    /// No turn leaves a pool of these elements (C4).
    Pool,
    /// Nothing in the pool has a use, so the moving would have ended (C4.0).
    NothingToUse,
    /// One more cast is to follow, in a game where none ever does (C4.5).
    Again,
    /// `entered` where it does not matter, or with a man in hand (C8.1).
    Entered,
    /// One player, or team, is left, and the game goes on (C11.1).
    Won,
    /// The game is won, and more than one player, or team, is left (C11.1).
    NotWon,
    /// The game is dead, and somebody can still move (C7.3).
    NotDead,
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotInPlay(seat) => write!(f, "seat {} is not in play and holds nothing", letter(*seat)),
            Self::MenCount { seat, found, wanted } => {
                write!(f, "seat {} has {found} men, the game is played with {wanted}", letter(*seat))
            }
            Self::NoSuchPlace(seat, man) => {
                write!(f, "no man of seat {} can stand at progress {}", letter(*seat), man.progress())
            }
            Self::ForeignHouse(seat, man) => write!(
                f,
                "a man of seat {} at progress {} cannot walk to the house of seat {}",
                letter(*seat),
                man.progress(),
                letter(man.house())
            ),
            Self::Mark(seat, man) => {
                write!(
                    f,
                    "a man of seat {} at progress {} carries no alkhee mark",
                    letter(*seat),
                    man.progress()
                )
            }
            Self::PastDoor(seat) => {
                write!(f, "a man of seat {} is past the door, but the seat has no toḍ", letter(*seat))
            }
            Self::TodWithoutDoor(seat) => {
                write!(f, "seat {} has a toḍ, but this game has no door and no toḍ", letter(*seat))
            }
            Self::Left(seat) => write!(f, "`left` of seat {} has no meaning in this game", letter(*seat)),
            Self::NotMarkedDone(seat) => {
                write!(f, "seat {} has all men home and must be marked done", letter(*seat))
            }
            Self::MarkedDone(seat) => {
                write!(f, "seat {} is marked done, but not all of its men are home", letter(*seat))
            }
            Self::DoneOrder => f.write_str("the finished seats are numbered 1, 2, … each once"),
            Self::Miss(seat, turns) => write!(f, "seat {} cannot have {turns} turns to miss", letter(*seat)),
            Self::Together(square) => {
                write!(f, "opponents never stand together on the plain square {square}")
            }
            Self::NoOpening => f.write_str("this game has no casting for the first turn"),
            Self::Contenders => {
                f.write_str("two or more seats in play contend for the first turn, none of them finished")
            }
            Self::OpeningCasts { casts, contenders } => write!(
                f,
                "{casts} casts are too many: {contenders} seats contend, and the last of them has yet to cast"
            ),
            Self::CannotFall(throw) => {
                write!(f, "{} cannot fall with the shells or dice of this game", cast(*throw))
            }
            Self::NoTurn(seat) => write!(f, "seat {} has no turn now", letter(*seat)),
            Self::NoMoreCasts(value) => write!(f, "{value} is followed by the moving, not by another cast"),
            Self::TooManyCasts(value) => write!(f, "{value} casts before this one are too many"),
            Self::NoElement(element) => write!(f, "{} is no element of this game", spelled(*element)),
            Self::Pool => f.write_str("no turn gives such a pool of throws and bonus steps"),
            Self::NothingToUse => f.write_str("no element of the pool has a use, so the moving is over"),
            Self::Again => f.write_str("no cast follows the moving in this game"),
            Self::Entered => f.write_str("`entered` has no meaning here"),
            Self::Won => f.write_str("the game is over: one player, or team, is left"),
            Self::NotWon => f.write_str("the game is not won yet"),
            Self::NotDead => f.write_str("the position is not dead: somebody can still move"),
        }
    }
}

impl Error for SetupFault {}

impl SetupFault {
    /// The number of the rule that is broken.
    pub const fn rule(&self) -> &'static str {
        match self {
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
        Throw::Value(value) => value.to_string(),
        Throw::Dice([a, b, c]) => format!("{a}-{b}-{c}"),
    }
}

fn spelled(element: Element) -> String {
    match element {
        Element::DoubleStep => "+d".into(),
        Element::SingleStep => "+s".into(),
        Element::Throw(value) => value.to_string(),
    }
}

/// A setup is no position: all that is wrong with it, at least one [`SetupFault`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(Vec<SetupFault>);

impl SetupError {
    /// The error of these faults, which are at least one.
    pub(crate) const fn new(faults: Vec<SetupFault>) -> Self {
        Self(faults)
    }

    /// The faults: those of the seats in order, or, when the seats are in order, those of the phase.
    pub fn faults(&self) -> &[SetupFault] {
        &self.0
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            let separator = if index > 0 { "; " } else { "" };
            write!(f, "{separator}{fault} ({})", fault.rule())?;
        }
        Ok(())
    }
}

impl Error for SetupError {}
