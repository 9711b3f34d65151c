//! What is kept.

use chaupat_protocol::State;
use std::fmt;
use zeroize::Zeroizing;

/// The secret of the dice of a game. It shows itself to nobody.
#[derive(Clone, PartialEq, Eq)]
pub struct SecretBytes(Zeroizing<[u8; 32]>);

impl SecretBytes {
    /// These bytes.
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(Zeroizing::new(bytes))
    }

    /// The bytes, for drawing, and for telling when the game is over.
    pub fn bytes(&self) -> [u8; 32] {
        *self.0
    }
}

impl fmt::Debug for SecretBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretBytes(..)")
    }
}

/// A guest to keep.
#[derive(Clone, Debug)]
pub struct NewGuest {
    /// The name.
    pub name: String,
    /// The hash of the token.
    pub token: [u8; 32],
    /// When, in milliseconds since 1970.
    pub created: u64,
}

/// A guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// The number.
    pub id: i64,
    /// The name.
    pub name: String,
}

/// A game to keep.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The name of the game.
    pub id: String,
    /// Who made it.
    pub owner: i64,
    /// The maker's own name for this request: asked again, the same game is the answer.
    pub key: Option<String>,
    /// When, in milliseconds since 1970.
    pub created: u64,
    /// Whether only those at the table see it.
    pub private: bool,
    /// The commitment to the secret.
    pub commitment: Option<[u8; 32]>,
    /// The secret of the dice.
    pub secret: Option<SecretBytes>,
    /// The hashes of the words of links, by seat.
    pub links: Vec<LinkRow>,
    /// The first events, from version 1 on.
    pub events: Vec<NewEvent>,
    /// Where the game stands after them.
    pub stand: Stand,
}

/// A link to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LinkRow {
    /// The number of the seat.
    pub seat: u8,
    /// The hash of its word.
    pub word: [u8; 32],
}

/// What became of a game to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opened {
    /// It is made.
    New,
    /// Its maker had asked for it before, by the same key: this is the game.
    Known(String),
    /// Another game has the name.
    NameTaken,
}

/// The line of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRow {
    /// Its name.
    pub id: String,
    /// Who made it.
    pub owner: i64,
    /// When.
    pub created: u64,
    /// Whether only those at the table see it.
    pub private: bool,
    /// How far it is.
    pub state: State,
    /// The links to its seats.
    pub links: Vec<LinkRow>,
}

/// An event to keep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEvent {
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The guest who did it; none when the server did.
    pub guest: Option<i64>,
    /// The number of the seat that it concerns.
    pub seat: Option<u8>,
    /// The client's own name for the action.
    pub client: Option<String>,
    /// What kind of event it is.
    pub kind: String,
    /// The event as JSON.
    pub body: String,
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EventRow {
    /// Its version.
    pub version: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The guest who did it; none when the server did.
    pub guest: Option<i64>,
    /// The event as JSON.
    pub body: String,
}

/// Events to append to a game.
#[derive(Clone, Debug)]
pub struct Append {
    /// The game.
    pub game: String,
    /// The version after which they come.
    pub base: u64,
    /// The events, one or more: all are kept, or none.
    pub events: Vec<NewEvent>,
    /// Where the game stands after them; none when that is where it stood before, which saves a write.
    pub stand: Option<Stand>,
}

/// How far a game is, for those who look for games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// How far it is.
    pub state: State,
    /// When the server has to do something by itself, in milliseconds since 1970.
    pub due: Option<u64>,
}

/// What became of events to append.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Appended {
    /// They are kept for good.
    Done,
    /// Others were faster: the game is further than its base. Nothing was written.
    Clash,
    /// The client's action was done before, as this version. Nothing was written.
    Known(u64),
}

/// A game in the log of all commitments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogRow {
    /// Its number: later games have higher ones.
    pub n: u64,
    /// Its name.
    pub id: String,
    /// When it was made.
    pub created: u64,
    /// Whether only those at the table see it.
    pub private: bool,
    /// How far it is.
    pub state: State,
    /// The commitment to its secret.
    pub commitment: [u8; 32],
    /// Whether the secret is there.
    pub kept: bool,
}

/// A record that was brought from elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ImportRow {
    /// Its name.
    pub id: String,
    /// Who brought it.
    pub owner: i64,
    /// When.
    pub created: u64,
    /// The record as text.
    pub text: String,
}
