use crate::{Kind, Square, army};
use chaupat_core::Seat;
use std::{error::Error, fmt};

/// Why a setup is no position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum SetupFault {
    /// An army has more than four pawns.
    #[error("{} has more than four pawns (J1.1)", army::name(*.0))]
    Pawns(Seat),
    /// An army has more than eight men.
    #[error("{} has more than eight men (J1.1)", army::name(*.0))]
    Men(Seat),
    /// An army has more men of a type than promotion can bring.
    #[error("{} has more of the type {kind} than promotion can bring (J3.2)", army::name(*.army))]
    Several {
        /// The army.
        army: Seat,
        /// The type.
        kind: Kind,
    },
    /// A pawn stands behind the line where pawns start.
    #[error("the pawn on {0} stands behind the line where pawns start (J1.1)")]
    PawnBehind(Square),
    /// A pawn stands on its last line, where this rule set lets none wait.
    #[error("the pawn on {0} stands on its last line, where this rule set lets none wait (J3.4)")]
    PawnWaits(Square),
    /// The status of an army does not fit its men and the rules.
    #[error("{} cannot have this status with these men and rules (J7.1)", army::name(*.0))]
    Status(Seat),
    /// Scores are above a million.
    #[error("{} has more than a million points (J6.1)", army::name(*.0))]
    Score(Seat),
    /// The armies of a team have different stakes.
    #[error("stakes belong to the team: both its armies have the same (J9.3)")]
    TeamScores,
    /// An army took its own king.
    #[error("nobody captures his own army: {} did not take its own king (J2)", army::name(*.0))]
    TookOwn(Seat),
    /// The quiet turns are above the limit.
    #[error("the game had ended by quiet turns before (J7.2)")]
    Quiet,
    /// An army is played by somebody who does not command it.
    #[error("{} is played by its own player, unless its ally's king has mounted its throne first (J9.3)", army::name(*.0))]
    Command(Seat),
    /// A king that fell more than twice, or where kings are not exchanged.
    #[error("how the king of {} fell is 0, 1 or 2, and 0 without exchange of kings (J9.4)", army::name(*.0))]
    Lost(Seat),
    /// Thrones where there are none, or the own throne.
    #[error("the king of {} has mounted no own throne, and none without thrones (J9.3)", army::name(*.0))]
    Thrones(Seat),
    /// A turn where there is none, or none where there is one.
    #[error("an army has the turn, unless the game is over or the first army unknown (J13)")]
    Turn,
    /// The army whose turn it is has no turns.
    #[error("{} is skipped: it is not in play, or its men only wait (J7.4)", army::name(*.0))]
    Skipped(Seat),
    /// What is due does not belong to this rule set.
    #[error("this rule set never expects what is due here (J13)")]
    Due,
    /// The casts for the first turn.
    #[error("at least two armies contend for the first turn, and their casts are sums of faces (J1.1)")]
    First,
    /// The dice do not fit what is due.
    #[error("these dice do not fit what is due (J5.2)")]
    Dice,
    /// A move is due and there is none.
    #[error("no move is possible, so the turn would have ended by itself (J5.3)")]
    NoMove,
    /// The game would have ended before.
    #[error("the game would be over already (J7.2)")]
    OverBefore,
    /// The game is said to be over, and it is not, or not so.
    #[error("the game is not over in this way (J7.2)")]
    NotOver,
    /// An exchange of kings that cannot be claimed.
    #[error("this exchange of kings cannot be claimed (J9.4)")]
    Exchange,
    /// A king that cannot be placed now.
    #[error("this king is not to be placed now (J9.4)")]
    Placing,
    /// Quiet moves where repetition does not count, or more than quiet turns.
    #[error("quiet moves are kept only where repetition counts, and not more than quiet turns (J10.1)")]
    Since,
    /// A quiet move that did not lead here; its number, from 1 on.
    #[error("quiet move number {0} does not lead to this position (J10.1)")]
    SinceMove(usize),
}

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
            Self::Since | Self::SinceMove(_) => "J10.1",
        }
    }
}

/// All the reasons why a setup is no position, ascending, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(pub(crate) Vec<SetupFault>);

impl Faults {
    /// The reasons.
    pub fn as_slice(&self) -> &[SetupFault] {
        &self.0
    }

    /// Whether this is one of the reasons.
    pub fn contains(&self, fault: SetupFault) -> bool {
        self.0.contains(&fault)
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "; " })?;
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for Faults {}
