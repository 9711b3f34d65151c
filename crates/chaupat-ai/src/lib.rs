//! Players that choose actions.
//!
//! A player sees a position and the legal actions, never a source of throws that the game uses: what luck it needs, it
//! brings along. [`Bot`] names the players that there are.

mod appraise;
mod bot;
mod chaturaji;
mod chaupar;
mod greedy;
mod player;
mod random;

pub use appraise::Appraise;
pub use bot::{Bot, UnknownBotError};
pub use greedy::Greedy;
pub use player::Player;
pub use random::Random;

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
