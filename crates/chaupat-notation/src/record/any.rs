use super::{
    Record,
    syntax::{RecordSyntax, TagPair, read_records},
};
use crate::{Game, ReadError};
use std::fmt;

/// Makes [`AnyRecord`] and `with_record!` from the list of games.
macro_rules! make_any_record {
    (($d:tt) $($Game:ident = $Position:ty, $letter:literal, $about:literal;)+) => {
        /// A record of any game, as a file may hold one behind the other.
        ///
        /// Code that does the same for all games asks [`with_record!`](crate::with_record) for the record inside.
        ///
        /// ```
        /// use chaupat_notation::{AnyRecord, Game};
        ///
        /// let file = "[Rules \"chaupar(opening=seat(0))\"]\n[S \"Asha\"]\n1. S 25 3 25:0-4 3:4-7\n\n\
        ///             [Rules \"chaturaji.ffa\"]\n1. r g4f4\n";
        /// let records = AnyRecord::read(file)?;
        /// let games: Vec<Game> = records.iter().map(AnyRecord::game).collect();
        /// assert_eq!(games, [Game::Chaupar, Game::Chaturaji]);
        /// # Ok::<(), chaupat_notation::ReadError>(())
        /// ```
        #[derive(Clone, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum AnyRecord {
            $(#[doc = concat!("A game of `", stringify!($Game), "`.")] $Game(Box<Record<$Position>>),)+
        }

        impl AnyRecord {
            /// Which game it is.
            pub const fn game(&self) -> Game {
                match self {
                    $(Self::$Game(_) => Game::$Game,)+
                }
            }

            pub(crate) fn from_syntax(syntax: &RecordSyntax) -> Result<Self, ReadError> {
                match game_of(syntax)? {
                    $(Game::$Game => Record::from_syntax(syntax).map(Box::new).map(Self::$Game),)+
                }
            }
        }

        $(impl From<Record<$Position>> for AnyRecord {
            fn from(record: Record<$Position>) -> Self {
                Self::$Game(Box::new(record))
            }
        })+

        /// Runs an expression with the record inside an [`AnyRecord`] bound to a name: a box of it, or a reference to
        /// the box when a reference is given.
        ///
        /// ```
        /// use chaupat_notation::{AnyRecord, Notation, Record, with_record};
        ///
        /// fn turns<P: Notation>(record: &Record<P>) -> u32 {
        ///     record.game().turns()
        /// }
        ///
        /// let records = AnyRecord::read("[Rules \"chaturaji.ffa\"]\n1. r g4f4\n")?;
        /// assert_eq!(with_record!(&records[0], record => turns(record)), 1);
        /// # Ok::<(), chaupat_notation::ReadError>(())
        /// ```
        #[macro_export]
        macro_rules! with_record {
            ($d any:expr, $d record:ident => $d body:expr) => {
                match $d any {
                    $($crate::AnyRecord::$Game($d record) => $d body,)+
                    // Never: all games are above. Other crates need this line, as the enum may grow.
                    #[allow(unreachable_patterns, reason = "the crate of the list knows that none is missing")]
                    _ => ::core::panic!("with_record! has an arm for every game"),
                }
            };
        }
    };
}
each_game!(make_any_record);

impl AnyRecord {
    /// Reads the records of a file, each of whatever game it tells.
    ///
    /// # Errors
    /// As [`Record::read`], and when a record does not say which game it is.
    pub fn read(text: &str) -> Result<Vec<Self>, ReadError> {
        read_records(text)?.iter().map(Self::from_syntax).collect()
    }

    /// The record as text, which is also what [`Display`](fmt::Display) shows.
    pub fn write(&self) -> String {
        self.to_string()
    }

    #[cfg(feature = "serde")]
    pub(crate) fn syntax(&self) -> RecordSyntax {
        with_record!(self, record => record.syntax())
    }
}

impl fmt::Display for AnyRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_record!(self, record => record.fmt(f))
    }
}

/// Which game a record tells: the tags `Game`, `Rules` and `Start` say it.
pub(crate) fn game_of(syntax: &RecordSyntax) -> Result<Game, ReadError> {
    let tag = ["Game", "Rules", "Start"].into_iter().find_map(|name| syntax.tag(name));
    let Some(tag) = tag else {
        let reason = format!("the record does not say its game, such as [Game {:?}]", Game::ALL[0].name());
        return Err(ReadError::illegal(syntax.start(), reason, None));
    };
    Game::of(&tag.text).map_err(|_| no_game(tag))
}

fn no_game(tag: &TagPair) -> ReadError {
    tag.wrong(format!("a game, {}", Game::names("or")))
}
