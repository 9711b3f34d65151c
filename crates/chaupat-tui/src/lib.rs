//! The full-screen player of Chaupat: a game on a terminal, played, read or watched.
//!
//! ```text
//! seating        a table as the people at this terminal meet it
//! local          a table that stands here
//! key, keys      the keys and the one table of what they do
//! message        what happens to a screen, and what it wants done
//! state          all that it knows; update(message) alone changes it, and its page tells the way from a key to an order
//! view           drawing, a pure function of the state
//! animation      the flight of shells and dice, a pure function of time
//! words          every sentence that is not about a game
//! terminal       raw mode and back, whatever happens
//! run            the loop between the terminal, the bots and the state
//! keep           files of games: replaced safely, behind other games, taken up again
//! ```
//!
//! Everything is written once for any game, over [`Playable`](chaupat::Playable), and for any table, over [`Seating`].

pub mod animation;
mod error;
pub mod keep;
/// Keys.
pub mod key;
pub mod keys;
mod local;
/// What comes in, and what is wanted outside.
pub mod message;
mod run;
mod seating;
pub mod state;
pub mod terminal;
mod view;
pub mod words;

pub use error::ScreenError;
pub use local::LocalTable;
pub use run::{Left, open};
pub use seating::{Bell, Due, News, Seating};
pub use state::wrong_in_line;
pub use view::{SMALLEST, tones};

/// The code of the README is compiled and run with the documentation's tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
