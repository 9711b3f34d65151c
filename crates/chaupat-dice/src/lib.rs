//! Where throws come from.
//!
//! * [`Seeded`]: a number decides all throws, the same on every machine and in every version.
//! * [`Throws`]: what a table casts with: a seed, a script of throws that were written down before, or people with real
//!   shells and dice, who type in what fell.
//! * `fair` (feature `fair`): throws that a server draws and players check afterwards.

#[cfg(feature = "fair")]
pub mod fair;
mod seeded;
mod throws;

pub use seeded::Seeded;
pub use throws::{ThrowError, Throws};

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
