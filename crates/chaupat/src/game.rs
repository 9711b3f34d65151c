use std::{error::Error, fmt, str::FromStr};

/// The games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Game {
    /// The race on the cross-shaped cloth.
    Chaupar,
    /// Four-player chess with dice.
    Chaturaji,
}

impl Game {
    /// All games.
    pub const ALL: [Self; 2] = [Self::Chaupar, Self::Chaturaji];

    /// The name, with which all texts of the game begin.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chaupar => "chaupar",
            Self::Chaturaji => "chaturaji",
        }
    }

    /// The game that a rule set's or a position's text belongs to: its first word says so.
    ///
    /// # Errors
    /// When it names no game.
    pub fn of(text: &str) -> Result<Self, UnknownGame> {
        let word = text.trim_start();
        let end = word.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(word.len());
        word[..end].parse()
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected chaupar or chaturaji, found \"{}\"", self.0)
    }
}

impl Error for UnknownGame {}

impl FromStr for Game {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| UnknownGame(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_names_its_game() {
        assert_eq!(Game::of("chaupar.pasa(players=2) ; S"), Ok(Game::Chaupar));
        assert_eq!(Game::of(" chaturaji 8/8"), Ok(Game::Chaturaji));
        assert_eq!(Game::of("ludo"), Err(UnknownGame("ludo".to_owned())));
        assert_eq!(Game::of(""), Err(UnknownGame(String::new())));
    }
}
