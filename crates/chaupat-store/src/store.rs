use crate::{
    Append, Appended, EventRow, GameRow, GuestRow, ImportRow, LogRow, NewGame, NewGuest, Opened, SecretBytes,
    StoreError,
};
use async_trait::async_trait;
use tokio::sync::broadcast;

/// A hint that a game is further.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Changed {
    /// This game has, or had a moment ago, this version.
    To {
        /// The game.
        game: String,
        /// The version.
        version: u64,
    },
    /// Hints may have been lost: every game may be further.
    Any,
}

/// Where games are kept. What was answered with `Ok` is kept for good, also when the machine stops in the next moment.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a guest, and answers with the number.
    ///
    /// # Errors
    /// When the database fails, here and in all that follow.
    async fn add_guest(&self, guest: NewGuest) -> Result<i64, StoreError>;

    /// The guest with the token of this hash.
    async fn guest(&self, token: [u8; 32]) -> Result<Option<GuestRow>, StoreError>;

    /// Keeps a game with its secret, links and first events: all or nothing.
    async fn open_game(&self, game: NewGame) -> Result<Opened, StoreError>;

    /// The line of a game.
    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError>;

    /// Appends events to a game: all or nothing.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// The events of a game after a version, in order.
    async fn events(&self, game: &str, after: u64) -> Result<Vec<EventRow>, StoreError>;

    /// The version as which an action of a client was done, by the client's own name for it.
    async fn done(&self, game: &str, seat: u8, client: &str) -> Result<Option<u64>, StoreError>;

    /// The secret of a game's dice, `None` when there is none.
    async fn secret(&self, game: &str) -> Result<Option<SecretBytes>, StoreError>;

    /// The games that are due before a time, or have been, the longest due first, at most so many.
    async fn due(&self, before: u64, most: u32) -> Result<Vec<String>, StoreError>;

    /// The games at which a guest sits that are not over, the newest first.
    async fn games_of(&self, guest: i64, most: u32) -> Result<Vec<String>, StoreError>;

    /// Public games that still gather people, the newest first.
    async fn gathering(&self, most: u32) -> Result<Vec<String>, StoreError>;

    /// Games with a commitment, with numbers after `after`, in their order.
    async fn log(&self, after: u64, most: u32) -> Result<Vec<LogRow>, StoreError>;

    /// Keeps a record from elsewhere.
    async fn add_import(&self, import: ImportRow) -> Result<(), StoreError>;

    /// A record from elsewhere.
    async fn import(&self, id: &str) -> Result<Option<ImportRow>, StoreError>;

    /// Hints of what others write; `None` when nobody else can.
    fn changes(&self) -> Option<broadcast::Receiver<Changed>>;

    /// Waits until everything that was asked is done, and closes the database.
    async fn close(&self);
}
