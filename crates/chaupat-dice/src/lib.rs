//! Where throws come from.
//!
//! * [`Seeded`]: a number decides all throws, the same on every machine and in every version.
//! * [`Script`]: throws written down before, or typed in one by one from real shells and dice.
//!
//! Both are [`Dice`], which is what a table casts with: a seeded source never fails, a script may be empty or hold a throw
//! that cannot fall.

mod dice;
mod script;
mod seeded;

pub use dice::{Dice, NoThrow};
pub use script::Script;
pub use seeded::Seeded;
