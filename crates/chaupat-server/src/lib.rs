//! The Chaupat server: games that cannot be lost, and dice that can be checked.
//!
//! The truth is an append-only log of events (`chaupat-store`); a table in memory is a cache of it. An action is decided by
//! the rules, kept, then told to those who listen, then answered: in this order, so that nothing is ever told or
//! acknowledged that is not kept.
//!
//! | where | what |
//! |---|---|
//! | `http`, `socket` | the two doors: who asks, how often, what for |
//! | `table` | one task a game that is awake: what an action comes to, what follows, who is told |
//! | `tables` | which are awake |
//! | `make` | new games |
//! | `sweep` | what is due while nobody asks |
//! | `limits` | how much of everything |

#![expect(
    clippy::unnecessary_box_returns,
    reason = "problems are large, and travel in boxes from where they arise"
)]

mod app;
mod bots;
mod clock;
mod http;
mod limits;
mod make;
mod name;
mod probe;
mod random;
mod socket;
mod sweep;
mod table;
mod tables;

pub use app::{Database, Options, Server, ServerError};
pub use bots::{Bots, HouseBots};
pub use probe::{NoProbe, Point, Probe};
