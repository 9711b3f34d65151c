//! The rules of chaupar, the cross-shaped race game with cowrie shells or long dice.
//!
//! Four presets (`cowrie`, `charkoni`, `pasa`, `pachisi`) are values of one small struct of parameters, [`Rules`], and
//! one engine plays them all. Numbers such as C6.3 are paragraphs of the rule book, `docs/rules/chaupar.md`.

mod action;
pub mod board;
mod effect;
mod man;
mod preset;
mod refusal;
mod rules;
mod setup;
mod throw;
mod values;

pub use action::{Action, Element};
pub use board::Place;
pub use effect::Effect;
pub use man::Man;
pub use preset::Preset;
pub use refusal::Refusal;
pub use rules::{
    Door, DoubletRule, Entry, Flowers, MouthUp, Opening, Partners, Play, Protection, Rules, Start, Table,
};
pub use setup::{End, Phase, SeatSetup, Setup};
pub use throw::Throw;
pub use values::Values;
