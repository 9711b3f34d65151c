//! Positions, plies, rule sets and game records as text and JSON.
//!
//! `docs/notation.md` says how everything is written. Every value has one canonical text: reading it back gives the
//! same value. Reading is lenient where that is harmless (order of men, dice as they lie, left-out signs), and goes in
//! two steps with an error each: [`SyntaxError`] and [`LegalityError`].
//!
//! ```
//! use chaupat_notation::Notation;
//!
//! let text = "chaupar(players=2,opening=seat(0)) ; S 0 4 29 72 tod ; N 0 0 46 84 tod ; S moves +d 3 10";
//! let position = chaupar::Position::read_position(text)?;
//! assert_eq!(position.write_position(), text);
//!
//! let ply = position.read_ply("10:4")?;
//! assert_eq!(position.write_ply(ply), "10:4-14");
//!
//! let error = position.read_ply("10:4-15").unwrap_err();
//! assert_eq!(error.to_string(), "line 1, column 5: the man does not arrive there: the use is 10:4-14 (C6.1)");
//! # Ok::<(), chaupat_notation::ReadError>(())
//! ```
//!
//! ```text
//! RulesText, Parameter      rule sets, and the table of their parameters
//! Notation                  positions and plies of a game
//! Game, with_game!          the list of all games
//! Record, AnyRecord, Date   whole games, with all that is told about them
//! json                      the same as JSON (feature `serde`)
//! chaturaji::{fen4, pgn4}   the text of the large four-player site
//! ```

// First, because the macros of the list are seen only below.
#[macro_use]
mod game;
#[macro_use]
mod record;

pub mod chaturaji;
pub mod chaupar;
mod error;
#[cfg(feature = "serde")]
pub mod json;
mod location;
mod notation;
mod rules;
mod scanner;

pub use error::{LegalityError, ReadError, ReadErrorKind, SyntaxError};
pub use game::{Game, UnknownGameError, position_of};
pub use location::Location;
pub use notation::Notation;
pub use record::{AnyRecord, Date, DateError, Record, RecordError};
pub use rules::{
    Parameter, ParameterValue, PresetRow, RulesText, parameters_as_written, read_rules, scan_rules,
    write_rules,
};
pub use scanner::Scanner;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
