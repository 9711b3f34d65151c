//! What is read.

use crate::number::number;
use crate::{
    EventRow, GameRow, GuestRow, ImportRow, LinkRow, LogRow, SecretBytes, StoreError, state_word::state_of,
};
use chaupat_protocol::State;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

type Read<T> = Result<T, rusqlite::Error>;

fn one<T>(
    database: &Connection,
    sql: &str,
    values: impl Params,
    of_row: impl FnOnce(&Row<'_>) -> Read<T>,
) -> Result<Option<T>, StoreError> {
    let mut statement = database.prepare_cached(sql).map_err(StoreError::database)?;
    statement.query_row(values, of_row).optional().map_err(StoreError::database)
}

fn all<T>(
    database: &Connection,
    sql: &str,
    values: impl Params,
    of_row: impl FnMut(&Row<'_>) -> Read<T>,
) -> Result<Vec<T>, StoreError> {
    let mut statement = database.prepare_cached(sql).map_err(StoreError::database)?;
    let rows = statement.query_map(values, of_row).map_err(StoreError::database)?;
    rows.collect::<Read<_>>().map_err(StoreError::database)
}

fn unsigned(row: &Row<'_>, column: usize) -> Read<u64> {
    Ok(row.get::<_, i64>(column)?.unsigned_abs())
}

pub(super) fn guest(database: &Connection, token: &[u8; 32]) -> Result<Option<GuestRow>, StoreError> {
    one(database, "SELECT id, name FROM guest WHERE token = ?1", params![token], |row| {
        Ok(GuestRow { id: row.get(0)?, name: row.get(1)? })
    })
}

pub(super) fn game(database: &Connection, id: &str) -> Result<Option<GameRow>, StoreError> {
    let sql = "SELECT owner, created, private, state FROM game WHERE id = ?1";
    let found = one(database, sql, params![id], |row| {
        let state: String = row.get(3)?;
        Ok((row.get(0)?, unsigned(row, 1)?, row.get(2)?, state))
    })?;
    let Some((owner, created, private, state)) = found else { return Ok(None) };
    let links =
        all(database, "SELECT seat, word FROM link WHERE game = ?1 ORDER BY seat", params![id], |row| {
            Ok(LinkRow { seat: row.get(0)?, word: row.get(1)? })
        })?;
    Ok(Some(GameRow { id: id.to_owned(), owner, created, private, state: state_of(&state)?, links }))
}

pub(super) fn events(database: &Connection, game: &str, after: u64) -> Result<Vec<EventRow>, StoreError> {
    let sql = "SELECT version, at, guest, body FROM event WHERE game = ?1 AND version > ?2 ORDER BY version";
    all(database, sql, params![game, number(after)], |row| {
        Ok(EventRow {
            version: unsigned(row, 0)?,
            at: unsigned(row, 1)?,
            guest: row.get(2)?,
            body: row.get(3)?,
        })
    })
}

pub(super) fn done(
    database: &Connection,
    game: &str,
    seat: u8,
    client: &str,
) -> Result<Option<u64>, StoreError> {
    let sql = "SELECT version FROM event WHERE game = ?1 AND seat = ?2 AND client = ?3";
    one(database, sql, params![game, seat, client], |row| unsigned(row, 0))
}

pub(super) fn secret(database: &Connection, game: &str) -> Result<Option<SecretBytes>, StoreError> {
    one(database, "SELECT bytes FROM secret WHERE game = ?1", params![game], |row| {
        row.get(0).map(SecretBytes::new)
    })
}

pub(super) fn due(database: &Connection, before: u64, most: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM game WHERE due <= ?1 ORDER BY due LIMIT ?2";
    all(database, sql, params![number(before), most], |row| row.get(0))
}

pub(super) fn games_of(database: &Connection, guest: i64, most: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM game WHERE state <> 'over' AND id IN
               (SELECT game FROM event WHERE guest = ?1 AND kind IN ('created', 'seated'))
               ORDER BY n DESC LIMIT ?2";
    all(database, sql, params![guest, most], |row| row.get(0))
}

pub(super) fn gathering(database: &Connection, most: u32) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM game WHERE state = 'gathering' AND NOT private ORDER BY n DESC LIMIT ?1";
    all(database, sql, params![most], |row| row.get(0))
}

pub(super) fn log(database: &Connection, after: u64, most: u32) -> Result<Vec<LogRow>, StoreError> {
    let sql = "SELECT n, game.id, created, private, state, commitment, secret.game IS NOT NULL
               FROM game LEFT JOIN secret ON secret.game = game.id
               WHERE n > ?1 AND commitment IS NOT NULL ORDER BY n LIMIT ?2";
    let rows = all(database, sql, params![number(after), most], |row| {
        let state: String = row.get(4)?;
        let row = LogRow {
            n: unsigned(row, 0)?,
            id: row.get(1)?,
            created: unsigned(row, 2)?,
            private: row.get(3)?,
            state: State::Over,
            commitment: row.get(5)?,
            kept: row.get(6)?,
        };
        Ok((row, state))
    })?;
    rows.into_iter().map(|(row, state)| Ok(LogRow { state: state_of(&state)?, ..row })).collect()
}

pub(super) fn import(database: &Connection, id: &str) -> Result<Option<ImportRow>, StoreError> {
    one(database, "SELECT owner, created, text FROM import WHERE id = ?1", params![id], |row| {
        Ok(ImportRow { id: id.to_owned(), owner: row.get(0)?, created: unsigned(row, 1)?, text: row.get(2)? })
    })
}
