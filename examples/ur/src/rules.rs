use crate::Preset;
use chaupat::{RuleSet, Seat, SeatSet};
use std::{error::Error, fmt};

/// What a rule set is made of (U6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parameters {
    /// How many men each side has, 1 to 7.
    pub men: u8,
}

/// Those of the first preset, as Irving Finkel plays: seven men.
impl Default for Parameters {
    fn default() -> Self {
        Preset::default().parameters()
    }
}

/// A rule set. It cannot be changed, and every one can be played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules(Parameters);

impl Rules {
    /// Light, who begins (U1.1, U2.2).
    pub const LIGHT: Seat = Seat::ALL[0];
    /// Dark, who sits opposite.
    pub const DARK: Seat = Self::LIGHT.opposite();

    /// The rule set of these parameters.
    ///
    /// # Errors
    /// When they cannot be played (U6.1).
    pub fn new(parameters: Parameters) -> Result<Self, RulesError> {
        match parameters.men {
            1..=7 => Ok(Self(parameters)),
            men => Err(RulesError { conflict: Conflict::Men(men) }),
        }
    }

    /// What it is made of.
    pub const fn parameters(&self) -> Parameters {
        self.0
    }

    /// How many men each side has.
    pub const fn men(&self) -> u8 {
        self.0.men
    }
}

impl RuleSet for Rules {
    fn seats(&self) -> SeatSet {
        SeatSet::of(Self::LIGHT).with(Self::DARK)
    }

    fn people(&self) -> usize {
        2
    }

    fn person(&self, seat: Seat) -> usize {
        seat.index() / 2
    }

    /// Somebody moves on with each man that is not taken, so a game ends by itself, sooner or later.
    fn turn_limit(&self) -> Option<u32> {
        None
    }
}

/// Why parameters are no rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Conflict {
    /// So many men do not play.
    Men(u8),
}

impl Conflict {
    /// The paragraph of the rule book.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::Men(_) => "U6.1",
        }
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Men(men) => write!(f, "each side has 1 to 7 men, not {men}"),
        }
    }
}

/// Parameters that are no rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RulesError {
    conflict: Conflict,
}

impl RulesError {
    /// All that speaks against them: with one parameter, one thing.
    pub const fn conflicts(&self) -> &[Conflict] {
        std::slice::from_ref(&self.conflict)
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.conflict, self.conflict.rule())
    }
}

impl Error for RulesError {}
