//! Positions, plies, rule sets and game records as text and JSON.
//!
//! `docs/notation.md` says how everything is written. Every value has one canonical text: reading it back gives the
//! same value. Reading is lenient where that is harmless (order of men, dice as they lie, left-out signs), and goes in
//! two steps with an error each: [`SyntaxError`] and [`IllegalText`].

pub mod chaturaji;
pub mod chaupar;
mod error;
#[cfg(feature = "serde")]
pub mod json;
mod notation;
mod record;
mod rules;
mod scanner;

pub use error::{IllegalText, Location, ReadError, SyntaxError};
pub use notation::Notation;
pub use record::{AnyRecord, Date, NoDate, Record};
pub use rules::{Parameter, RulesText, read_rules, write_rules};
