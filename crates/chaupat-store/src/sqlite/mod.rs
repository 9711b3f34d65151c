//! The embedded database: SQLite with a write-ahead log and `synchronous=FULL`.
//!
//! One thread writes. It takes all that waits, at most 512 requests, puts it into one transaction (`BEGIN IMMEDIATE`: a
//! deferred one would fail at once where it meets a lock, in spite of the timeout), and answers after the commit. So a
//! commit to the disk is paid once for many games. Other threads read.

mod read;
mod threads;
mod write;

use crate::{
    Append, Appended, Changed, EventRow, GameRow, GuestRow, ImportRow, LogRow, NewGame, NewGuest, Opened,
    SecretBytes, Store, StoreError,
};
use async_trait::async_trait;
use rusqlite::{Connection, OpenFlags};
use rusqlite_migration::{M, Migrations};
use std::{path::Path, time::Duration};
use threads::{Readers, Writer};
use tokio::sync::broadcast;

/// How long a reader or the start waits for another program that has the database.
const PATIENCE: Duration = Duration::from_secs(5);

/// After how many pages the write-ahead log goes into the database: 32 MiB. Pages that change often are so written
/// there less often.
const CHECKPOINT: u32 = 8192;

/// How many threads read.
const READERS: usize = 2;

/// The migrations, oldest first. What has been released is never changed: a new one is added.
pub const MIGRATIONS: &[(&str, &str)] =
    &[("0001_first", include_str!("../../migrations/sqlite/0001_first.sql"))];

/// Games in a file.
#[derive(Debug)]
pub struct Sqlite {
    writer: Writer,
    readers: Readers,
}

impl Sqlite {
    /// Opens the database in this file, and makes it where it is missing.
    ///
    /// # Errors
    /// When it cannot be opened, or is no database of this program, or is one of a later version.
    pub fn open(file: &Path) -> Result<Self, StoreError> {
        let mut writer = connect(file)?;
        let steps = MIGRATIONS.iter().map(|(_, sql)| M::up(sql)).collect();
        Migrations::new(steps).to_latest(&mut writer).map_err(StoreError::database)?;
        let readers = (0..READERS).map(|_| connect(file)).collect::<Result<_, _>>()?;
        Ok(Self { writer: Writer::start(writer)?, readers: Readers::start(readers)? })
    }
}

fn connect(file: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open_with_flags(file, OpenFlags::default()).map_err(StoreError::database)?;
    connection.busy_timeout(PATIENCE).map_err(StoreError::database)?;
    let pragmas = format!(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
         PRAGMA wal_autocheckpoint = {CHECKPOINT};"
    );
    connection.execute_batch(&pragmas).map_err(StoreError::database)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

#[async_trait]
impl Store for Sqlite {
    async fn add_guest(&self, guest: NewGuest) -> Result<i64, StoreError> {
        self.writer.write(move |database| write::add_guest(database, &guest)).await
    }

    async fn guest(&self, token: [u8; 32]) -> Result<Option<GuestRow>, StoreError> {
        self.readers.read(move |database| read::guest(database, &token)).await
    }

    async fn open_game(&self, game: NewGame) -> Result<Opened, StoreError> {
        let is_refusal = |opened: &Opened| *opened != Opened::New;
        self.writer.write_all_or_nothing(move |database| write::open_game(database, &game), is_refusal).await
    }

    async fn game(&self, id: &str) -> Result<Option<GameRow>, StoreError> {
        let id = id.to_owned();
        self.readers.read(move |database| read::game(database, &id)).await
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        if append.events.len() == 1 && append.stand.is_none() {
            return self.writer.write(move |database| write::append(database, &append)).await;
        }
        let is_refusal = |appended: &Appended| *appended != Appended::Done;
        self.writer.write_all_or_nothing(move |database| write::append(database, &append), is_refusal).await
    }

    async fn events(&self, game: &str, after: u64) -> Result<Vec<EventRow>, StoreError> {
        let game = game.to_owned();
        self.readers.read(move |database| read::events(database, &game, after)).await
    }

    async fn done(&self, game: &str, seat: u8, client: &str) -> Result<Option<u64>, StoreError> {
        let (game, client) = (game.to_owned(), client.to_owned());
        self.readers.read(move |database| read::done(database, &game, seat, &client)).await
    }

    async fn secret(&self, game: &str) -> Result<Option<SecretBytes>, StoreError> {
        let game = game.to_owned();
        self.readers.read(move |database| read::secret(database, &game)).await
    }

    async fn due(&self, before: u64, most: u32) -> Result<Vec<String>, StoreError> {
        self.readers.read(move |database| read::due(database, before, most)).await
    }

    async fn games_of(&self, guest: i64, most: u32) -> Result<Vec<String>, StoreError> {
        self.readers.read(move |database| read::games_of(database, guest, most)).await
    }

    async fn gathering(&self, most: u32) -> Result<Vec<String>, StoreError> {
        self.readers.read(move |database| read::gathering(database, most)).await
    }

    async fn log(&self, after: u64, most: u32) -> Result<Vec<LogRow>, StoreError> {
        self.readers.read(move |database| read::log(database, after, most)).await
    }

    async fn add_import(&self, import: ImportRow) -> Result<(), StoreError> {
        self.writer.write(move |database| write::add_import(database, &import)).await
    }

    async fn import(&self, id: &str) -> Result<Option<ImportRow>, StoreError> {
        let id = id.to_owned();
        self.readers.read(move |database| read::import(database, &id)).await
    }

    fn changes(&self) -> Option<broadcast::Receiver<Changed>> {
        None
    }

    async fn close(&self) {
        self.writer.close().await;
        self.readers.close();
    }
}
