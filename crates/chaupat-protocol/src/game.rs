//! What somebody asks for who makes a game.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A game that somebody wants to have.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// The rule set: `chaupar`, `chaturaji.ffa`, `chaupar.charkoni(players=2)`.
    pub rules: String,
    /// Who is wanted at each seat in play, in their order; missing seats are bots. Without any, the first is the maker's.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<String>))]
    pub seats: Vec<SeatWish>,
    /// Where the throws come from.
    #[serde(default)]
    pub dice: DiceWish,
    /// Who may see the game.
    #[serde(default)]
    pub visibility: Visibility,
}

/// Who is wanted at a seat, written as one word.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SeatWish {
    /// `me`, or `me:NAME`: whoever makes the game, by a name that may be another at each seat.
    Me(Option<String>),
    /// `link`: whoever has the link to the seat.
    Link,
    /// `open`: whoever comes first.
    Open,
    /// `bot`, or `bot:NAME`: a program of the server's, the best there is or the named one.
    Bot(Option<String>),
}

/// A word that wishes for nobody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatWishError {
    /// The word.
    pub found: String,
}

impl fmt::Display for SeatWishError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected me, me:NAME, link, open, bot or bot:NAME, found {:?}", self.found)
    }
}

impl std::error::Error for SeatWishError {}

impl FromStr for SeatWish {
    type Err = SeatWishError;

    fn from_str(word: &str) -> Result<Self, SeatWishError> {
        match word.split_once(':') {
            None if word == "me" => Ok(Self::Me(None)),
            None if word == "link" => Ok(Self::Link),
            None if word == "open" => Ok(Self::Open),
            None if word == "bot" => Ok(Self::Bot(None)),
            Some(("me", name)) => Ok(Self::Me(Some(name.to_owned()))),
            Some(("bot", name)) => Ok(Self::Bot(Some(name.to_owned()))),
            _ => Err(SeatWishError { found: word.to_owned() }),
        }
    }
}

impl fmt::Display for SeatWish {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Me(None) => f.write_str("me"),
            Self::Me(Some(name)) => write!(f, "me:{name}"),
            Self::Link => f.write_str("link"),
            Self::Open => f.write_str("open"),
            Self::Bot(None) => f.write_str("bot"),
            Self::Bot(Some(name)) => write!(f, "bot:{name}"),
        }
    }
}

impl Serialize for SeatWish {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeatWish {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Where the throws of a game come from, as its maker wants it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DiceWish {
    /// How they are drawn.
    #[serde(default)]
    pub mode: DiceMode,
    /// Whether the people are asked for a salt before the first throw.
    #[serde(default)]
    pub salts: Salts,
}

/// How throws are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum DiceMode {
    /// `dice/1`: from the server's secret and the salts of the people; anyone can check them after the game.
    #[default]
    Plain,
    /// `dice/1` where the others add a link of theirs to each throw, so that not even the server knows it before.
    Live,
    /// Real shells or dice, typed in by who threw them.
    Hand,
}

/// Whether people are asked for a salt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Salts {
    /// Each is asked; who has not answered in time goes without.
    #[default]
    Ask,
    /// Nobody is asked: the game begins at once.
    None,
}

/// Who may see a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Visibility {
    /// Everybody may watch.
    #[default]
    Public,
    /// Only who sits at the table, or was sent a link to a seat. Nobody else is told that it exists.
    Private,
}

/// A game was made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Made {
    /// The name of the game in all further requests.
    pub id: String,
    /// The version of the table.
    pub v: u64,
    /// The commitment to the secret of the dice, 64 hexadecimal digits; none with real dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// For each seat that a link opens: its letter, and the secret word of the link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub links: Vec<SeatLink>,
}

/// The secret word that opens a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatLink {
    /// The letter of the seat.
    pub seat: String,
    /// The word to claim it with.
    pub word: String,
}

/// Somebody sits down.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The word of the link, for a seat that needs one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub word: Option<String>,
    /// The name to be called by at this table; without one it is the guest's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wishes_are_words() {
        for word in ["me", "me:Asha", "me:a:b", "link", "open", "bot", "bot:greedy"] {
            assert_eq!(word.parse::<SeatWish>().unwrap().to_string(), word);
        }
        for word in ["", "you", "bots", "link:x", "ME"] {
            assert_eq!(word.parse::<SeatWish>().unwrap_err().found, word);
        }
    }

    #[test]
    fn a_game_needs_its_rules_only() {
        let game: NewGame = serde_json::from_str(r#"{"rules":"chaupar"}"#).unwrap();
        assert_eq!((game.dice.mode, game.dice.salts), (DiceMode::Plain, Salts::Ask));
        assert_eq!((game.visibility, game.seats.len()), (Visibility::Public, 0));
        let unknown = serde_json::from_str::<NewGame>(r#"{"rules":"chaupar","clock":5}"#).unwrap_err();
        assert!(unknown.to_string().contains("clock"), "{unknown}");
    }
}
