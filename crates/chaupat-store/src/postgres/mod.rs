//! PostgreSQL, which several servers share.
//!
//! Any of them may write; the key `(game, version)` decides who was first. An append is one statement: it moves the head
//! of the game, writes the events, and tells the others by `NOTIFY`. What is notified is only a hint, and may be lost;
//! whoever hears it reads what comes after the version that he has.

mod listen;
mod query;

use crate::{
    Append, Appended, Changed, EventRow, GameRow, GuestRow, ImportRow, LogRow, NewGame, NewGuest, Opened,
    SecretBytes, Store, StoreError,
};
use async_trait::async_trait;
use sqlx::{
    PgPool, SqlStr,
    migrate::{Migration, MigrationType, Migrator},
    postgres::PgPoolOptions,
};
use std::{borrow::Cow, time::Duration};
use tokio::sync::broadcast;

/// How many connections a server holds at most.
const CONNECTIONS: u32 = 10;

/// How long a request waits for one of them.
const PATIENCE: Duration = Duration::from_secs(5);

/// The migrations, oldest first. What has been released is never changed: a new one is added.
pub const MIGRATIONS: &[(&str, &str)] =
    &[("0001_first", include_str!("../../migrations/postgres/0001_first.sql"))];

/// Games in a PostgreSQL database.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
    changes: broadcast::Sender<Changed>,
    listener: tokio::task::JoinHandle<()>,
}

impl Postgres {
    /// Connects to the database at this address (`postgres://user:password@host/name`), and makes its tables where they
    /// are missing.
    ///
    /// # Errors
    /// When it cannot be reached, or holds tables of another program or a later version.
    pub async fn connect(url: &str) -> Result<Self, StoreError> {
        let options = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = options.connect(url).await.map_err(StoreError::database)?;
        migrator().run(&pool).await.map_err(StoreError::database)?;
        let changes = broadcast::Sender::new(4096);
        let listener = tokio::spawn(listen::forward(pool.clone(), changes.clone()));
        Ok(Self { pool, changes, listener })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

fn migrator() -> Migrator {
    let migrations = MIGRATIONS.iter().zip(1..).map(|(&(name, sql), version)| {
        let sql = SqlStr::from_static(sql);
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[async_trait]
impl Store for Postgres {
    async fn add_guest(&self, guest: NewGuest) -> Result<i64, StoreError> {
        query::add_guest(&self.pool, &guest).await.map_err(StoreError::database)
    }

    async fn guest(&self, token: [u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        query::guest(&self.pool, token).await.map_err(StoreError::database)
    }

    async fn open_game(&self, game: NewGame) -> Result<Opened, StoreError> {
        query::open_game(&self.pool, &game).await.map_err(StoreError::database)
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        query::game(&self.pool, id).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        query::append(&self.pool, &append).await.map_err(StoreError::database)
    }

    async fn events(&self, game: &str, after: u64) -> Result<Vec<EventRow>, StoreError> {
        query::events(&self.pool, game, after).await.map_err(StoreError::database)
    }

    async fn done(&self, game: &str, seat: u8, client: &str) -> Result<Option<u64>, StoreError> {
        query::done(&self.pool, game, seat, client).await.map_err(StoreError::database)
    }

    async fn secret(&self, game: &str) -> Result<Option<SecretBytes>, StoreError> {
        query::secret(&self.pool, game).await
    }

    async fn due(&self, before: u64, most: u32) -> Result<Vec<String>, StoreError> {
        query::due(&self.pool, before, most).await.map_err(StoreError::database)
    }

    async fn games_of(&self, guest: i64, most: u32) -> Result<Vec<String>, StoreError> {
        query::games_of(&self.pool, guest, most).await.map_err(StoreError::database)
    }

    async fn gathering(&self, most: u32) -> Result<Vec<String>, StoreError> {
        query::gathering(&self.pool, most).await.map_err(StoreError::database)
    }

    async fn log(&self, after: u64, most: u32) -> Result<Vec<LogRow>, StoreError> {
        query::log(&self.pool, after, most).await
    }

    async fn add_import(&self, import: ImportRow) -> Result<(), StoreError> {
        query::add_import(&self.pool, &import).await.map_err(StoreError::database)
    }

    async fn import(&self, id: &str) -> Result<Option<ImportRow>, StoreError> {
        query::import(&self.pool, id).await.map_err(StoreError::database)
    }

    fn changes(&self) -> Option<broadcast::Receiver<Changed>> {
        Some(self.changes.subscribe())
    }

    async fn close(&self) {
        self.listener.abort();
        self.pool.close().await;
    }
}
