use std::{error::Error, fmt};

/// Why parameters do not make a rule set (J11.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Conflict {
    /// `count` is not 1 or 2.
    Count,
    /// `pawns_lost` is above 2.
    PawnsLost,
    /// `quiet_limit` is 0.
    QuietLimit,
    /// `end=one_in` with `king_lost=play_on`.
    OneInPlaysOn,
    /// `end=teams` without `king_lost=frozen`.
    TeamsNotFrozen,
    /// `end=teams` with points.
    TeamsWithPoints,
    /// `end=teams` with the 54.
    TeamsWithAward,
    /// `thrones` without teams.
    ThronesWithoutTeams,
    /// `exchange` without teams.
    ExchangeWithoutTeams,
    /// `gadha` with `promotes_to=boat`.
    GadhaToBoat,
    /// `last_pawn` with `promotes_to=boat`.
    LastPawnToBoat,
    /// `repetition` with dice.
    RepetitionWithDice,
    /// `control` without dice.
    ControlWithoutDice,
    /// `first=throw` without dice.
    FirstThrowWithoutDice,
    /// `catch(k)` with k 0 or above `count`.
    CatchBeyondDice,
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Count => f.write_str("one or two dice are thrown: count=1 or count=2"),
            Self::PawnsLost => f.write_str("pawns_lost is 0, 1 or 2"),
            Self::QuietLimit => f.write_str("quiet_limit is at least 1"),
            Self::OneInPlaysOn => {
                f.write_str("end=one_in needs kings that matter: king_lost=frozen or dead, not play_on")
            }
            Self::TeamsNotFrozen => f.write_str("end=teams needs king_lost=frozen"),
            Self::TeamsWithPoints => {
                f.write_str("teams count stakes, not points: end=teams needs points=none")
            }
            Self::TeamsWithAward => f.write_str("teams count stakes, not the 54: end=teams needs award=off"),
            Self::ThronesWithoutTeams => {
                f.write_str("thrones are a matter of teams: thrones=yes needs end=teams")
            }
            Self::ExchangeWithoutTeams => {
                f.write_str("kings are exchanged between teams: exchange=yes needs end=teams")
            }
            Self::GadhaToBoat => {
                f.write_str("gadha chooses what a pawn becomes, promotes_to=boat leaves no choice")
            }
            Self::LastPawnToBoat => f.write_str(
                "last_pawn is about the squares of boats and kings, which promotes_to=boat does not \
                    ask",
            ),
            Self::RepetitionWithDice => {
                f.write_str("a position with dice does not repeat: repetition=yes needs dice=none")
            }
            Self::ControlWithoutDice => {
                f.write_str("there are no dice to control: control=fair with dice=none")
            }
            Self::FirstThrowWithoutDice => {
                f.write_str("there are no dice to cast for the first turn: not first=throw with dice=none")
            }
            Self::CatchBeyondDice => {
                f.write_str("catch(k) casts again from one die up to all that were thrown")
            }
        }
    }
}

impl Error for Conflict {}

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

/// Parameters do not go together: all the [`Conflict`]s, ascending, at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesError(Vec<Conflict>);

impl RulesError {
    /// The error of these conflicts, which are ascending and at least one.
    pub(crate) const fn new(conflicts: Vec<Conflict>) -> Self {
        Self(conflicts)
    }

    /// The reasons.
    pub fn conflicts(&self) -> &[Conflict] {
        &self.0
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, conflict) in self.0.iter().enumerate() {
            let separator = if number == 0 { "" } else { "; " };
            write!(f, "{separator}{conflict} ({})", conflict.rule())?;
        }
        Ok(())
    }
}

impl Error for RulesError {}
