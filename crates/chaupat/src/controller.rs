use chaupat_ai::{Bot, UnknownBotError};
use std::{error::Error, fmt, str::FromStr};

/// Who controls a seat: whose actions are its own. It may change while a game goes on.
///
/// ```
/// use chaupat::{Bot, Controller};
///
/// assert_eq!("me:Asha".parse(), Ok(Controller::Person("Asha".to_owned())));
/// assert_eq!("bot:greedy".parse::<Controller>()?.bot(), Some(Bot::Greedy));
/// # Ok::<(), chaupat::ControllerError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Controller {
    /// A person, with a name.
    Person(String),
    /// A program.
    Bot(Bot),
}

impl Controller {
    /// Whether a program plays.
    pub const fn bot(&self) -> Option<Bot> {
        match self {
            Self::Person(_) => None,
            Self::Bot(bot) => Some(*bot),
        }
    }

    /// What the player is called in sentences. Bots, and people who are just `me`, go by the name of their seat.
    pub fn called(&self, seat_name: &str) -> String {
        match self {
            Self::Person(name) if name != "me" && !name.starts_with("me ") => name.clone(),
            _ => seat_name.to_owned(),
        }
    }

    /// Reads the name of a player in a record: `bot:greedy` is a program, everything else a person.
    pub fn named(name: &str) -> Self {
        let bot = name.strip_prefix("bot:").and_then(|bot| bot.parse().ok());
        bot.map_or_else(|| Self::Person(name.to_owned()), Self::Bot)
    }
}

/// The player's name, as a record holds it.
impl fmt::Display for Controller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) => f.write_str(name),
            Self::Bot(bot) => write!(f, "bot:{bot}"),
        }
    }
}

/// A word that names no player.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ControllerError {
    /// The bot is unknown.
    Bot(UnknownBotError),
    /// A person's name is missing or cannot be written down.
    Name(String),
    /// It is something else.
    Word(String),
}

impl fmt::Display for ControllerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(unknown) => unknown.fmt(f),
            Self::Name(name) => {
                write!(f, "\"{name}\" is no name: one to forty characters, none of them a control character")
            }
            Self::Word(word) => write!(f, "expected me, me:NAME, bot or bot:NAME, found \"{word}\""),
        }
    }
}

impl Error for ControllerError {}

/// Reads `me`, `me:NAME`, `bot` (the best there is) and `bot:NAME`.
impl FromStr for Controller {
    type Err = ControllerError;

    fn from_str(word: &str) -> Result<Self, ControllerError> {
        match word.split_once(':') {
            None if word == "me" => Ok(Self::Person("me".to_owned())),
            None if word == "bot" => Ok(Self::Bot(Bot::BEST)),
            Some(("me", name)) => person(name),
            Some(("bot", name)) => name.parse().map(Self::Bot).map_err(ControllerError::Bot),
            _ => Err(ControllerError::Word(word.to_owned())),
        }
    }
}

fn person(name: &str) -> Result<Controller, ControllerError> {
    let good = (1..=40).contains(&name.chars().count()) && !name.chars().any(char::is_control);
    // A person who calls himself bot:greedy would be taken for one when the game is resumed.
    if good && Controller::named(name).bot().is_none() {
        Ok(Controller::Person(name.to_owned()))
    } else {
        Err(ControllerError::Name(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named() {
        assert_eq!("me:Asha".parse(), Ok(Controller::Person("Asha".to_owned())));
        assert_eq!("bot".parse(), Ok(Controller::Bot(Bot::Greedy)));
        assert_eq!("bot:random".parse(), Ok(Controller::Bot(Bot::Random)));
        for bad in ["", "you", "me:", "bot:zeus", "me:bot:greedy", "me:a\nb"] {
            assert!(bad.parse::<Controller>().is_err(), "{bad:?}");
        }
    }

    #[test]
    fn a_name_in_a_record_says_who_it_is() {
        for controller in [Controller::Bot(Bot::Random), Controller::Person("Asha".to_owned())] {
            assert_eq!(Controller::named(&controller.to_string()), controller);
        }
        assert_eq!(Controller::named("bot:zeus"), Controller::Person("bot:zeus".to_owned()));
    }
}
