//! The rules of chaupar, the cross-shaped race game with cowrie shells or long dice.
//!
//! Four presets (`cowrie`, `charkoni`, `pasa`, `pachisi`) are values of one small struct of parameters, [`Rules`], and
//! one engine plays them all. Numbers such as C6.3 are paragraphs of the rule book, `docs/rules/chaupar.md`.

mod action;
pub mod board;
mod casting;
mod check;
mod contest;
mod effect;
mod fault;
mod man;
mod others;
mod packed;
mod pool;
mod position;
mod preset;
mod reach;
mod refusal;
mod result;
mod rules;
mod setup;
mod setup_fault;
mod side;
mod throw;
mod turn;
mod values;

pub use action::{Action, Element};
pub use board::Place;
pub use effect::Effect;
pub use fault::Fault;
pub use man::Man;
pub use position::{Landing, Position};
pub use preset::Preset;
pub use refusal::Refusal;
pub use rules::{
    Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Partners, Play, Protection, Rules, Start, Table,
};
pub use setup::{End, Phase, SeatSetup, Setup};
pub use setup_fault::{Faults, SetupFault};
pub use throw::Throw;
pub use values::Values;
