//! Chaupar and chaturaji behind one door.
//!
//! [`Game`] names the games, [`with_game!`] binds one's position type, [`Playable`] is all that code written once for both
//! asks for. On top: [`Table`], a game with people, bots and a source of throws; [`simulate`] and [`odds`]; and
//! [`book`], the rules to read; with the feature `fair`, dice that players can check. The crates below are re-exported, so that this is the only one to depend on.

pub mod book;
mod chaturaji_game;
mod chaupar_game;
mod controller;
#[cfg(feature = "fair")]
pub mod fair;
pub mod odds;
mod playable;
pub mod simulate;
mod table;

pub use chaturaji;
pub use chaupar;
pub use chaupat_ai::{Appraise, Bot, Greedy, Player, Random, UnknownBotError};
pub use chaupat_core::{
    After, BySeat, Effect, Ending, Event, Fault, Match, MatchError, Node, Outcome, Ply, PlyError, PlyOf,
    Position, RuleSet, Scratch, Seat, SeatSet, Step, StepOf, ThrowSource, UndoError, UnknownPresetError,
    Visit, Weighted, key_of, perft, presets,
};
pub use chaupat_dice::{Seeded, Throws};
pub use chaupat_notation::{
    self as notation, AnyRecord, Date, Game, LegalityError, Location, Notation, Parameter, PresetRow,
    ReadError, ReadErrorKind, Record, RulesText, SyntaxError, UnknownGameError, with_game, with_record,
};
pub use chaupat_render::{self as render, Render};
pub use controller::{Controller, ControllerError};
pub use playable::{Attempt, Playable};
pub use table::{Due, Played, Table, TableError};

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
