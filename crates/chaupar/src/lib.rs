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
//! # What is where
//!
//! ```text
//! rule sets    parameters   Parameters: the plain data of C16.0
//!              preset       Preset: one row of one table for each name
//!              conflict     Conflict, RulesError: what does not go together (C16.1)
//!              rules        Rules: what does, reduced (C16.2), asked by questions
//! the board    board        LoopSquare, ColumnSquare, Place, the drawing grid (C1)
//!              man, seats   Man: progress, house, alkhee mark; what the seats are called
//! throws       throw        Throw, what may fall and with which weights (C2)
//!              values       Values: a set of throws
//! a game       position     Position: the state, and what the trait of the core asks of it
//!              opening      casting for the first turn (C3.2)
//!              turn         a turn, in the order in which it runs (C4): the place to begin reading
//!              pool         throws and bonus steps that wait to be used (C4, C8)
//!              movegen      the move generator: where a use leads, and why it may not (C5 to C10, C12)
//!              occupancy    the squares that opponents hold, all at once (C6)
//!              seat_state   the men and marks of a seat
//!              end          when it is over, and who has which place (C7.3, C11, C13.3)
//!              key          a 64-bit key for transposition tables
//! in and out   action       Action, Element: what a player may choose
//!              effect       Effect: what a ply brought about
//!              fault        Fault: why a ply is not allowed
//!              setup        Setup, Phase, SeatSetup: a position in the open
//!              check        from a setup to a position; SetupFault, SetupError: why some are none
//! ```

mod action;
pub mod board;
mod check;
mod conflict;
mod effect;
mod end;
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
pub use preset::Preset;
pub use rules::Rules;
pub use setup::{End, Phase, SeatSetup, Setup};
pub use setup_fault::{SetupError, SetupFault};
pub use throw::Throw;
pub use values::Values;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
