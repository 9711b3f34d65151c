use crate::{Appraise, Greedy, Player, Random};
use chaupat_core::{Scratch, ThrowSource};
use std::{error::Error, fmt, str::FromStr};

/// The players that there are, by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum Bot {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
}

impl Bot {
    /// All of them, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The strongest.
    pub const BEST: Self = Self::Greedy;

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }
}

impl<P: Appraise> Player<P> for Bot {
    fn choose(&mut self, position: &P, scratch: &mut Scratch<P>, luck: &mut dyn ThrowSource) -> P::Action {
        match self {
            Self::Random => Random.choose(position, scratch, luck),
            Self::Greedy => Greedy.choose(position, scratch, luck),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBotError(pub String);

impl fmt::Display for UnknownBotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no bot \"{}\"; there are ", self.0)?;
        let names: Vec<_> = Bot::ALL.iter().map(|bot| bot.name()).collect();
        f.write_str(&names.join(" and "))
    }
}

impl Error for UnknownBotError {}

impl FromStr for Bot {
    type Err = UnknownBotError;

    fn from_str(name: &str) -> Result<Self, UnknownBotError> {
        Self::ALL.into_iter().find(|bot| bot.name() == name).ok_or_else(|| UnknownBotError(name.to_owned()))
    }
}
