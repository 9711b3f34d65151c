//! The rules of chaturaji, four-player chess with dice.
//!
//! The rules have numbers (`J5.3`), which stand in `docs/rules/chaturaji.md`; code, tests and errors cite them.
//!
//! ```text
//! Parameters -> Rules (Preset)     a rule set that holds together
//! Setup -> Position -> Setup       a state of the game as plain data, and checked
//! Throw, Action, Effect, Fault     what may happen, what it brings about, why it may not
//! ```

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
mod kings;
mod leave;
mod man;
mod moves;
pub mod parameters;
mod position;
mod preset;
mod promotion;
mod reach;
mod refuse;
mod rules;
mod setup;
mod setup_fault;
mod since;
mod square;
mod squares;
mod state;
mod status;
mod throws;
mod turn;

pub use action::Action;
pub use conflict::{Conflict, Conflicts};
pub use dice::{Class, Dice, Throw};
pub use due::{Capture, Contest, Due, Reason};
pub use effect::Effect;
pub use fault::Fault;
pub use man::{Choice, Kind, Man};
pub use parameters::Parameters;
pub use position::Position;
pub use preset::Preset;
pub use rules::Rules;
pub use setup::Setup;
pub use setup_fault::{Faults, SetupFault};
pub use square::{NoSquare, Square};
pub use squares::{Squares, SquaresIter};
pub use status::Status;
