use std::{error::Error, fmt};

/// Why parameters do not make a rule set (J11.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, thiserror::Error)]
pub enum Conflict {
    /// `count` is not 1 or 2.
    #[error("one or two dice are thrown: count=1 or count=2 (J5.2)")]
    Count,
    /// `pawns_lost` is above 2.
    #[error("pawns_lost is 0, 1 or 2 (J3.4)")]
    PawnsLost,
    /// `quiet_limit` is 0.
    #[error("quiet_limit is at least 1 (J7.2)")]
    QuietLimit,
    /// `end=one_in` with `king_lost=play_on`.
    #[error("end=one_in needs kings that matter: king_lost=frozen or dead, not play_on (J11.2)")]
    OneInPlaysOn,
    /// `end=teams` without `king_lost=frozen`.
    #[error("end=teams needs king_lost=frozen (J11.2)")]
    TeamsNotFrozen,
    /// `end=teams` with points.
    #[error("teams count stakes, not points: end=teams needs points=none (J11.2)")]
    TeamsWithPoints,
    /// `end=teams` with the 54.
    #[error("teams count stakes, not the 54: end=teams needs award=off (J11.2)")]
    TeamsWithAward,
    /// `thrones` without teams.
    #[error("thrones are a matter of teams: thrones=yes needs end=teams (J11.2)")]
    ThronesWithoutTeams,
    /// `exchange` without teams.
    #[error("kings are exchanged between teams: exchange=yes needs end=teams (J11.2)")]
    ExchangeWithoutTeams,
    /// `gadha` with `promotes_to=boat`.
    #[error("gadha chooses what a pawn becomes, promotes_to=boat leaves no choice (J11.2)")]
    GadhaToBoat,
    /// `last_pawn` with `promotes_to=boat`.
    #[error("last_pawn is about the squares of boats and kings, which promotes_to=boat does not ask (J11.2)")]
    LastPawnToBoat,
    /// `repetition` with dice.
    #[error("a position with dice does not repeat: repetition=yes needs dice=none (J11.2)")]
    RepetitionWithDice,
    /// `control` without dice.
    #[error("there are no dice to control: control=fair with dice=none (J11.2)")]
    ControlWithoutDice,
    /// `first=throw` without dice.
    #[error("there are no dice to cast for the first turn: not first=throw with dice=none (J11.2)")]
    FirstThrowWithoutDice,
    /// `catch(k)` with k 0 or above `count`.
    #[error("catch(k) casts again from one die up to all that were thrown (J11.2)")]
    CatchBeyondDice,
}

impl Conflict {
    /// The number of the rule.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Count => "J5.2",
            Self::PawnsLost => "J3.4",
            Self::QuietLimit => "J7.2",
            _ => "J11.2",
        }
    }
}

/// All the reasons, ascending, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Conflicts(pub(crate) Vec<Conflict>);

impl Conflicts {
    /// The reasons.
    pub fn as_slice(&self) -> &[Conflict] {
        &self.0
    }
}

impl fmt::Display for Conflicts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, conflict) in self.0.iter().enumerate() {
            f.write_str(if number == 0 { "" } else { "; " })?;
            conflict.fmt(f)?;
        }
        Ok(())
    }
}

impl Error for Conflicts {}
