//! Dice that players can check (`dice/1`, `docs/fairness.md`): the draw of a running game, the record of a finished
//! one, and its verification.
//!
//! A server holds a [`Deal`] for each game, draws with [`draw`], and hands the finished record out as [`seal`] makes it.
//! Everybody else [`verify`]s that. Nothing here draws random bytes, and nothing knows the time.

mod chain;
mod deal;
mod explain;
mod file;
mod rules;
mod seal;
mod tables;
mod tags;
mod verdict;
mod verify;

pub use chaupat_dice::fair::{
    Digest, DigestError, Key, KeyedThrow, Links, Salt, Secret, earlier, extra, is_next,
};
pub use deal::{Chain, Client, Deal, Mode, draw, due, header, is_game_id};
pub use explain::{ExplainError, Explanation, explain};
pub use seal::{SealError, seal};
pub use verdict::{Check, Difference, ThrowDifference, Unverifiable, Verdict};
pub use verify::verify;
