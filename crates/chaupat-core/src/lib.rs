//! What every game here shares.
//!
//! A game is a [`Position`]: a value that knows whether a throw is due, somebody has to act, or all is over
//! ([`Node`]); that lists the possible throws with exact integer weights ([`Weighted`]) and the legal actions; and
//! that plays them. Nothing here draws randomness: a source outside turns weights into a throw.
//!
//! ```text
//! Seat, SeatSet, BySeat          who sits where
//! Node, Ply, Weighted            what is due, and what may happen next
//! RuleSet, Position, Effect      the game itself
//! Visit, Scratch, key_of         what search needs: make and unmake, lists used again, keys
//! Fault, PlyError, MatchError    why something is refused
//! Event, Outcome                 what lies beside the plies, and how it ended
//! presets!                       the rule sets of a game that have a name, from one table
//! ThrowSource                    where chance comes from, outside the rules
//! Match                          rules + plies + the current position
//! perft                          counting lines, plain, weighted and divided
//! ```

mod by_seat;
mod event;
mod fault;
mod key;
mod r#match;
mod outcome;
pub mod perft;
mod ply;
mod position;
mod presets;
mod scratch;
mod seat;
mod throw_source;
mod visit;
mod weighted;

pub use by_seat::BySeat;
pub use event::{After, Ending, Event};
pub use fault::{Fault, PlyError};
pub use key::key_of;
pub use r#match::{Match, MatchError, Step, StepOf, UndoError};
pub use outcome::Outcome;
pub use ply::{Node, Ply};
pub use position::{Effect, PlyOf, Position, RuleSet};
pub use presets::UnknownPresetError;
pub use scratch::Scratch;
pub use seat::{Seat, SeatSet};
pub use throw_source::ThrowSource;
pub use visit::Visit;
pub use weighted::Weighted;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
