//! The rules of chaupar, the cross-shaped race game with cowrie shells or long dice.
//!
//! Four presets (`cowrie`, `charkoni`, `pasa`, `pachisi`) are values of one small struct of [`Parameters`], and one
//! engine plays all the [`Rules`] that can be made of them. Numbers such as C6.3 are paragraphs of the rule book, `docs/rules/chaupar.md`.
//!
//! ```
//! use chaupar::{Action, Element, Man, Parameters, Position, Preset, Rules, Throw, parameters::Opening};
//! use chaupat_core::{Ply, Position as _, Seat};
//!
//! let south = Seat::ALL[0];
//! let rules = Rules::new(Parameters { opening: Opening::Seat(south), ..Preset::Cowrie.parameters() })?;
//! let start = Position::initial(&rules);
//! // South casts 10, which throws again, then 4: a man must enter with the 10.
//! let cast = |position: Position, value| position.play(Ply::Throw(Throw::Value(value)));
//! let position = cast(cast(start, 10)?, 4)?;
//! let enter = Action::Use { element: Element::Throw(10), man: Man::new(Man::HAND, south), wake: None };
//! assert_eq!(position.plies(), [Ply::Act(enter)]);
//! let position = position.play(Ply::Act(enter))?;
//! assert_eq!(position.men(south).last(), Some(Man::new(4, south)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```text
//! Parameters, Rules, Preset  plain data, what goes together, and what has a name
//! board, Place, Man, seats   the cross and who stands where
//! Throw, Element, Action     what falls, what the pool holds, what a player may choose
//! Position, Landing, Effect  a state of the game, what a use does, what a ply brought about
//! Fault                      why a ply is not allowed, with its rule
//! Setup, Phase, SetupFault   a position in the open, and why some are none
//! ```

mod action;
pub mod board;
mod casting;
mod check;
mod conflict;
mod effect;
mod fault;
mod key;
mod man;
mod movegen;
mod occupancy;
mod opening;
pub mod parameters;
mod pool;
mod position;
mod preset;
mod result;
mod rules;
mod seat_state;
pub mod seats;
mod setup;
mod setup_fault;
mod throw;
mod turn;
mod values;

pub use action::{Action, Element};
pub use board::Place;
pub use conflict::{Conflict, RulesError};
pub use effect::Effect;
pub use fault::Fault;
pub use man::Man;
pub use parameters::Parameters;
pub use position::{Landing, Position};
pub use preset::{Preset, UnknownPresetError};
pub use rules::Rules;
pub use setup::{End, Phase, SeatSetup, Setup};
pub use setup_fault::{SetupError, SetupFault};
pub use throw::Throw;
pub use values::Values;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
