//! Dice that players can check, `dice/1`: an encrypted list of the throws before the game, the password after it, and
//! everybody's own salt mixed in. `docs/fairness.md` has every byte.
//!
//! 1. The server draws a [`Secret`] and announces its [`commitment`](Secret::commitment).
//! 2. Each player's client draws a [`Salt`] and sends its [`commitment`](Salt::commitment); when all are in, the salts.
//! 3. All of it, with the head of the record, makes the [`Key`]; its [`source`](Key::source) draws each throw by its
//!    number.
//! 4. After the game the secret is told, and everybody draws again.
//!
//! In the mode *live*, [`Links`] that the other players release go into each throw, so that not even the server knows it
//! early. Nothing here draws random bytes: they come from the caller.

mod digest;
mod key;
mod links;
mod secret;

pub use digest::{Digest, DigestError};
pub use key::{Key, KeyedThrow};
pub use links::{Links, earlier, extra, is_next};
pub use secret::{Salt, Secret};
