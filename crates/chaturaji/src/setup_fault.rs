use crate::{Kind, Square, army};
use chaupat_core::Seat;
use std::{error::Error, fmt};

/// Why a setup is no position, as a reason without the number of its [rule](Self::rule).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum SetupFault {
    /// An army has more than four pawns.
    Pawns(Seat),
    /// An army has more than eight men.
    Men(Seat),
    /// An army has more men of a type than promotion can bring.
    Several {
        /// The army.
        army: Seat,
        /// The type.
        kind: Kind,
    },
    /// A pawn stands behind the line where pawns start.
    PawnBehind(Square),
    /// A pawn stands on its last line, where this rule set lets none wait.
    PawnWaits(Square),
    /// The status of an army does not fit its men and the rules.
    Status(Seat),
    /// A score is above a hundred million, where scores stop; no game brings a quarter of it.
    Score(Seat),
    /// The armies of a team have different stakes.
    TeamScores,
    /// An army took its own king.
    TookOwn(Seat),
    /// The quiet turns are above the limit.
    Quiet,
    /// An army is played by somebody who does not command it.
    Command(Seat),
    /// A king that fell more than twice, or where kings are not exchanged.
    Lost(Seat),
    /// Thrones where there are none, or the own throne.
    Thrones(Seat),
    /// A turn where there is none, or none where there is one.
    Turn,
    /// The army whose turn it is has no turns.
    Skipped(Seat),
    /// What is due does not belong to this rule set.
    Due,
    /// The casts for the first turn.
    First,
    /// The dice do not fit what is due.
    Dice,
    /// A move is due and there is none.
    NoMove,
    /// The game would have ended before.
    OverBefore,
    /// The game is said to be over, and it is not, or not so.
    NotOver,
    /// An exchange of kings that cannot be claimed.
    Exchange,
    /// A king that cannot be placed now.
    Placing,
    /// Quiet moves where repetition does not count, or more than quiet turns.
    History,
    /// A quiet move that did not lead here; its number, from 1 on.
    HistoryMove(usize),
}

impl fmt::Display for SetupFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pawns(army) => write!(f, "{} has more than four pawns", army::name(*army)),
            Self::Men(army) => write!(f, "{} has more than eight men", army::name(*army)),
            Self::Several { army, kind } => {
                write!(f, "{} has more of the type {kind} than promotion can bring", army::name(*army))
            }
            Self::PawnBehind(square) => {
                write!(f, "the pawn on {square} stands behind the line where pawns start")
            }
            Self::PawnWaits(square) => {
                write!(f, "the pawn on {square} stands on its last line, where this rule set lets none wait")
            }
            Self::Status(army) => {
                write!(f, "{} cannot have this status with these men and rules", army::name(*army))
            }
            Self::Score(army) => write!(f, "{} has more than a hundred million points", army::name(*army)),
            Self::TeamScores => f.write_str("stakes belong to the team: both its armies have the same"),
            Self::TookOwn(army) => {
                write!(f, "nobody captures his own army: {} did not take its own king", army::name(*army))
            }
            Self::Quiet => f.write_str("the game had ended by quiet turns before"),
            Self::Command(army) => write!(
                f,
                "{} is played by its own player, unless its ally's king has mounted its throne first",
                army::name(*army)
            ),
            Self::Lost(army) => write!(
                f,
                "how the king of {} fell is 0, 1 or 2, and 0 without exchange of kings",
                army::name(*army)
            ),
            Self::Thrones(army) => write!(
                f,
                "the king of {} has mounted no own throne, and none without thrones",
                army::name(*army)
            ),
            Self::Turn => {
                f.write_str("an army has the turn, unless the game is over or the first army unknown")
            }
            Self::Skipped(army) => {
                write!(f, "{} is skipped: it is not in play, or its men only wait", army::name(*army))
            }
            Self::Due => f.write_str("this rule set never expects what is due here"),
            Self::First => f.write_str(
                "at least two armies contend for the first turn, and their casts are sums of faces",
            ),
            Self::Dice => f.write_str("these dice do not fit what is due"),
            Self::NoMove => f.write_str("no move is possible, so the turn would have ended by itself"),
            Self::OverBefore => f.write_str("the game would be over already"),
            Self::NotOver => f.write_str("the game is not over in this way"),
            Self::Exchange => f.write_str("this exchange of kings cannot be claimed"),
            Self::Placing => f.write_str("this king is not to be placed now"),
            Self::History => f.write_str(
                "quiet moves are kept only where repetition counts, and not more than quiet turns",
            ),
            Self::HistoryMove(number) => {
                write!(f, "quiet move number {number} does not lead to this position")
            }
        }
    }
}

impl Error for SetupFault {}

impl SetupFault {
    /// The number of the rule.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Pawns(_) | Self::Men(_) | Self::PawnBehind(_) | Self::First => "J1.1",
            Self::Several { .. } => "J3.2",
            Self::PawnWaits(_) => "J3.4",
            Self::Status(_) => "J7.1",
            Self::Score(_) => "J6.1",
            Self::TeamScores | Self::Command(_) | Self::Thrones(_) => "J9.3",
            Self::TookOwn(_) => "J2",
            Self::Quiet | Self::OverBefore | Self::NotOver => "J7.2",
            Self::Lost(_) | Self::Exchange | Self::Placing => "J9.4",
            Self::Turn | Self::Due => "J13",
            Self::Skipped(_) => "J7.4",
            Self::Dice => "J5.2",
            Self::NoMove => "J5.3",
            Self::History | Self::HistoryMove(_) => "J10.1",
        }
    }
}

/// A setup is no position: all that is wrong with it, at least one [`SetupFault`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError(Vec<SetupFault>);

impl SetupError {
    /// The error of these faults, which are at least one and ascend.
    pub(crate) const fn new(faults: Vec<SetupFault>) -> Self {
        Self(faults)
    }

    /// The faults, ascending.
    pub fn faults(&self) -> &[SetupFault] {
        &self.0
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            let separator = if number == 0 { "" } else { "; " };
            write!(f, "{separator}{fault} ({})", fault.rule())?;
        }
        Ok(())
    }
}

impl Error for SetupError {}
