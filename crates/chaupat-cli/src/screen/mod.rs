//! The full-screen player: `chaupat play` and `chaupat replay` on a terminal.
//!
//! ```text
//! key, keys      the keys and the one table of what they do
//! message        what happens to a screen, and what it wants done
//! state          all that it knows; update(message) alone changes it, and its page tells the way from a key to an order
//! view           drawing, a pure function of the state
//! animation      the flight of shells and dice, a pure function of time
//! words          every sentence that is not about a game
//! terminal       raw mode and back, whatever happens
//! run            the loop between the terminal, the bots and the state
//! ```
//!
//! Everything is written once for any game, over [`Playable`](chaupat::Playable).

pub mod animation;
/// Keys.
pub mod key;
pub mod keys;
/// What comes in, and what is wanted outside.
pub mod message;
mod run;
pub mod state;
pub mod terminal;
mod view;
pub mod words;

pub(crate) use run::{Left, open};
pub use view::{SMALLEST, tones};
