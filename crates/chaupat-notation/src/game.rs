//! The one list of games, and what is made from it.

use crate::Notation;
use std::{fmt, str::FromStr};
use thiserror::Error;

/// **The list.** A game is one entry: its name in code, the type of its positions, the letter with which the numbers of
/// its rules begin, and what it is in a few words. Everything that goes through all games is made from these entries;
/// `CONTRIBUTING.md` (*Add a game*) says what else a game needs, and in which order.
///
/// `each_game!(make)` hands the list to the macro `make`, after a `$` that macros which make macros need.
macro_rules! each_game {
    ($make:ident) => {
        $make! {
            ($)
            Chaupar = ::chaupar::Position, 'C', "the race on the cross-shaped cloth";
            Chaturaji = ::chaturaji::Position, 'J', "four-player chess with dice";
        }
    };
}

/// Makes [`Game`], its answers and `with_game!` from the list.
macro_rules! make_game {
    (($d:tt) $($Game:ident = $Position:ty, $letter:literal, $about:literal;)+) => {
        /// The games, in the order in which they are listed to people.
        ///
        /// A name or the beginning of any text of a game says which it is. The next game is one more variant; code that
        /// does the same for all games asks [`with_game!`](crate::with_game) for the type of its positions.
        ///
        /// ```
        /// use chaupat_notation::Game;
        ///
        /// assert_eq!(Game::of("chaupar.pasa(players=2)")?, Game::Chaupar);
        /// assert_eq!("chaturaji".parse(), Ok(Game::Chaturaji));
        /// let error = "ludo".parse::<Game>().unwrap_err();
        /// assert_eq!(error.to_string(), "expected chaupar or chaturaji, found \"ludo\"");
        /// # Ok::<(), chaupat_notation::UnknownGameError>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[non_exhaustive]
        pub enum Game {
            $(#[doc = concat!("`", stringify!($Game), "`: ", $about, ".")] $Game,)+
        }

        impl Game {
            /// All games.
            pub const ALL: &'static [Self] = &[$(Self::$Game),+];

            /// The name, with which all texts of the game begin.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Game => <$Position as Notation>::GAME,)+
                }
            }

            /// What the game is, in a few words that follow its name: `the race on the cross-shaped cloth`.
            pub const fn about(self) -> &'static str {
                match self {
                    $(Self::$Game => $about,)+
                }
            }

            /// The letter with which the numbers of its rules begin, such as the C of `C6.3`.
            pub const fn rule_letter(self) -> char {
                match self {
                    $(Self::$Game => $letter,)+
                }
            }
        }

        /// The types of the positions, by the names of the games: what `with_game!` binds.
        #[doc(hidden)]
        pub mod position_of {
            $(pub type $Game = $Position;)+
        }

        /// Runs an expression with the position type of a [`Game`] bound to a name.
        ///
        /// The expression is compiled for each game by itself, so a game that lacks what it asks for is an error of the
        /// compiler there. It may stand in any crate that can see this one.
        ///
        /// ```
        /// use chaupat_notation::{Game, Notation, with_game};
        ///
        /// fn first_line<P: Notation>() -> String {
        ///     P::initial(&P::read_rules(P::GAME).expect("the default rule set")).write_position()
        /// }
        ///
        /// for &game in Game::ALL {
        ///     let line = with_game!(game, P => first_line::<P>());
        ///     assert!(line.starts_with(game.name()));
        /// }
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($d game:expr, $d P:ident => $d body:expr) => {
                match $d game {
                    $($crate::Game::$Game => {
                        type $d P = $crate::position_of::$Game;
                        $d body
                    })+
                    // Never: all games are above. Other crates need this line, as the enum may grow.
                    #[allow(unreachable_patterns, reason = "the crate of the list knows that none is missing")]
                    _ => ::core::panic!("with_game! has an arm for every game"),
                }
            };
        }
    };
}
each_game!(make_game);

impl Game {
    /// The game that the text of a rule set, position or record's tag belongs to: its first word says so.
    ///
    /// # Errors
    /// When it names no game.
    pub fn of(text: &str) -> Result<Self, UnknownGameError> {
        let word = text.trim_start();
        let end = word.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(word.len());
        word[..end].parse()
    }

    /// The names of all games for a sentence, with this word before the last: `chaupar or chaturaji`.
    pub fn names(conjunction: &str) -> String {
        listed(Self::ALL.iter().map(|game| game.name()), conjunction)
    }
}

/// `a`, `a or b`, `a, b or c`.
fn listed<'a>(words: impl ExactSizeIterator<Item = &'a str>, conjunction: &str) -> String {
    let count = words.len();
    words.enumerate().fold(String::new(), |text, (index, word)| match index {
        0 => word.to_owned(),
        _ if index + 1 == count => format!("{text} {conjunction} {word}"),
        _ => format!("{text}, {word}"),
    })
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that no game has.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("expected {}, found {found:?}", Game::names("or"))]
pub struct UnknownGameError {
    found: String,
}

impl UnknownGameError {
    /// The word that names no game.
    pub fn found(&self) -> &str {
        &self.found
    }
}

impl FromStr for Game {
    type Err = UnknownGameError;

    fn from_str(name: &str) -> Result<Self, UnknownGameError> {
        let found = Self::ALL.iter().find(|game| game.name() == name);
        found.copied().ok_or_else(|| UnknownGameError { found: name.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RulesText;

    #[test]
    fn a_text_names_its_game() {
        assert_eq!(Game::of("chaupar.pasa(players=2) ; S"), Ok(Game::Chaupar));
        assert_eq!(Game::of(" chaturaji 8/8"), Ok(Game::Chaturaji));
        for (text, found) in [("ludo", "ludo"), ("", ""), ("Chaupar", "Chaupar"), ("caupāṭ?", "caupāṭ")]
        {
            assert_eq!(Game::of(text).unwrap_err().found(), found);
        }
    }

    #[test]
    fn entries_differ_and_fit_their_games() {
        for (index, game) in Game::ALL.iter().enumerate() {
            for other in &Game::ALL[..index] {
                assert_ne!(game.name(), other.name());
                assert_ne!(game.rule_letter(), other.rule_letter(), "{game} and {other}");
            }
            assert!(game.name().bytes().all(|byte| byte.is_ascii_lowercase()), "{game} is no word of a text");
            let rule = with_game!(*game, P => <<P as chaupat_core::Position>::Rules as RulesText>::RULE);
            assert!(rule.starts_with(game.rule_letter()), "{game}: its parameters stand in {rule}");
        }
    }

    #[test]
    fn names_make_a_sentence() {
        assert_eq!(Game::names("and"), "chaupar and chaturaji");
        assert_eq!(listed(["a", "b", "c"].into_iter(), "or"), "a, b or c");
        assert_eq!(listed(["a"].into_iter(), "or"), "a");
    }
}
