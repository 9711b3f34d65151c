//! Where the server keeps its games.
//!
//! A game is an append-only log of events with the key `(game, version)`; its state is what the events add up to. Whoever
//! wants to write the next event says after which version; when somebody else was faster, nothing is written, and the
//! loser reads on. So no writer needs to know of the others, and no server need be the only one.
//!
//! | where | what |
//! |---|---|
//! | [`Store`] | all that can be asked |
//! | [`row`] | what is kept |
//! | [`sqlite`] | the embedded database: one writer, which puts all that waits into one commit |
//! | [`postgres`] | a database that several servers share |

mod error;
#[cfg(any(feature = "postgres", feature = "sqlite"))]
mod number;
#[cfg(feature = "postgres")]
pub mod postgres;
pub mod row;
#[cfg(feature = "sqlite")]
pub mod sqlite;
#[cfg(any(feature = "postgres", feature = "sqlite"))]
mod state_word;
mod store;

pub use error::StoreError;
pub use row::{
    Append, Appended, EventRow, GameRow, GuestRow, ImportRow, LinkRow, LogRow, NewEvent, NewGame, NewGuest,
    Opened, SecretBytes, Stand,
};
pub use store::{Changed, Store};
