//! The rules of chaturaji, four-player chess with dice.
//!
//! The rules have numbers (`J5.3`), which stand in `docs/rules/chaturaji.md`; code, tests and errors cite them.
//!
//! ```text
//! Parameters -> Rules (Preset)     a rule set that holds together
//! Setup -> Position -> Setup       a state of the game as plain data, and checked
//! Throw, Action, Effect, Fault     what may happen, what it brings about, why it may not
//! ```
//!
//! A turn of Red, who throws a 2 and a 5 (J5.2):
//!
//! ```
//! use chaturaji::{Action, Class, Dice, Position, Preset, Throw, army};
//! use chaupat_core::{Node, Ply, Position as _};
//!
//! let mut game = Position::initial(&Preset::Classic.rules());
//! assert_eq!(game.node(), Node::Throw(army::RED));
//! game.play_unchecked(Ply::Throw(Throw::Dice(Dice::two(Class::Boat, Class::Pawn))));
//!
//! let boat = Action::step("h1".parse()?, "f3".parse()?);
//! assert!(game.fault(Ply::Act(boat)).is_none());
//! game.play_unchecked(Ply::Act(boat));
//!
//! let elephant = Ply::Act(Action::step("h3".parse()?, "e3".parse()?));
//! let fault = game.fault(elephant).expect("no die left moves an elephant");
//! assert_eq!(fault.to_string(), "no die left moves an elephant: that takes a 4");
//!
//! game.play_unchecked(Ply::Act(Action::Pass));
//! assert_eq!(game.node(), Node::Throw(army::GREEN));
//! # Ok::<(), chaturaji::SquareError>(())
//! ```
//!
//! Inside, one file has one question: `reach` where men go, `moves` which moves there are, `promotion` what becomes of
//! pawns, `act` what one action brings about, in the order of J8, with `kings` and `check_bonus`; `turn` who is next,
//! `end` when it is over; `throws`, `leave`, `refuse`, `check` what their names say.

mod act;
mod action;
pub mod army;
mod check;
mod check_bonus;
mod conflict;
mod dice;
mod due;
mod effect;
mod end;
mod fault;
mod history;
mod key;
mod kings;
mod leave;
mod man;
mod moves;
mod pairs;
pub mod parameters;
mod position;
mod preset;
mod promotion;
mod reach;
mod refuse;
mod rules;
mod setup;
mod setup_fault;
mod square;
mod squares;
mod state;
mod status;
mod throws;
mod turn;
mod zobrist;

pub use action::Action;
pub use conflict::{Conflict, RulesError};
pub use dice::{Class, Dice, Throw};
pub use due::{Capture, Contest, Due, Reason};
pub use effect::Effect;
pub use fault::Fault;
pub use man::{Choice, Kind, Man};
pub use parameters::Parameters;
pub use position::{Checkpoint, Position};
pub use preset::Preset;
pub use rules::Rules;
pub use setup::Setup;
pub use setup_fault::{SetupError, SetupFault};
pub use square::{Square, SquareError};
pub use squares::{Squares, SquaresIter};
pub use status::Status;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
