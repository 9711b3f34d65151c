//! What the writing thread does inside its transaction.

use crate::number::number;
use crate::{
    Append, Appended, ImportRow, NewEvent, NewGame, NewGuest, Opened, Stand, StoreError,
    state_word::state_word,
};
use rusqlite::{Connection, ErrorCode, OptionalExtension, Params, ToSql, params};

fn run(database: &Connection, sql: &str, values: impl Params) -> Result<usize, StoreError> {
    let mut statement = database.prepare_cached(sql).map_err(StoreError::database)?;
    statement.execute(values).map_err(StoreError::database)
}

pub(super) fn add_guest(database: &Connection, guest: &NewGuest) -> Result<i64, StoreError> {
    let values = params![guest.name, guest.token, number(guest.created)];
    run(database, "INSERT INTO guest (name, token, created) VALUES (?1, ?2, ?3)", values)?;
    Ok(database.last_insert_rowid())
}

pub(super) fn open_game(database: &Connection, game: &NewGame) -> Result<Opened, StoreError> {
    let find = |sql: &str, values: &[&dyn ToSql]| {
        let mut statement = database.prepare_cached(sql)?;
        statement.query_row(values, |row| row.get::<_, String>(0)).optional()
    };
    if let Some(key) = &game.key {
        let known = find("SELECT id FROM game WHERE owner = ?1 AND key = ?2", &[&game.owner, key]);
        if let Some(id) = known.map_err(StoreError::database)? {
            return Ok(Opened::Known(id));
        }
    }
    let taken = "SELECT id FROM game WHERE id = ?1 UNION ALL SELECT id FROM import WHERE id = ?1";
    if find(taken, &[&game.id]).map_err(StoreError::database)?.is_some() {
        return Ok(Opened::NameTaken);
    }
    insert_game(database, game)?;
    Ok(Opened::New)
}

fn insert_game(database: &Connection, game: &NewGame) -> Result<(), StoreError> {
    let sql = "INSERT INTO game (id, owner, key, created, private, state, due, commitment)
               VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let state = state_word(game.stand.state);
    let (created, due) = (number(game.created), game.stand.due.map(number));
    run(
        database,
        sql,
        params![game.id, game.owner, game.key, created, game.private, state, due, game.commitment],
    )?;
    if let Some(secret) = &game.secret {
        run(database, "INSERT INTO secret (game, bytes) VALUES (?1, ?2)", params![game.id, secret.bytes()])?;
    }
    for link in &game.links {
        let values = params![game.id, link.seat, link.word];
        run(database, "INSERT INTO link (game, seat, word) VALUES (?1, ?2, ?3)", values)?;
    }
    insert_events(database, &game.id, 0, &game.events).map(drop).map_err(StoreError::database)
}

/// An event, if it follows on the last of its game; in one statement, for most actions are one event.
const INSERT: &str = "INSERT INTO event (game, version, at, guest, seat, client, kind, body)
                      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
                      WHERE coalesce((SELECT max(version) FROM event WHERE game = ?1), 0) = ?2 - 1";

/// Writes events one after the other; says whether the first followed on the last of the game.
fn insert_events(
    database: &Connection,
    game: &str,
    base: u64,
    events: &[NewEvent],
) -> Result<bool, rusqlite::Error> {
    let mut statement = database.prepare_cached(INSERT)?;
    for (event, version) in events.iter().zip(base + 1..) {
        let (version, at) = (number(version), number(event.at));
        let values =
            params![game, version, at, event.guest, event.seat, event.client, event.kind, event.body];
        if statement.execute(values)? == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

pub(super) fn append(database: &Connection, append: &Append) -> Result<Appended, StoreError> {
    match insert_events(database, &append.game, append.base, &append.events) {
        Ok(true) => (),
        Ok(false) => return Ok(Appended::Clash),
        // The client's own name for the action is there already.
        Err(error) if error.sqlite_error_code() == Some(ErrorCode::ConstraintViolation) => {
            return known_action(database, append)?.ok_or_else(|| StoreError::database(error));
        }
        Err(error) => return Err(StoreError::database(error)),
    }
    if let Some(Stand { state, due }) = append.stand {
        let values = params![state_word(state), due.map(number), append.game];
        run(database, "UPDATE game SET state = ?1, due = ?2 WHERE id = ?3", values)?;
    }
    Ok(Appended::Done)
}

/// The version as which one of the actions was done before.
fn known_action(database: &Connection, append: &Append) -> Result<Option<Appended>, StoreError> {
    for event in &append.events {
        if let (Some(seat), Some(client)) = (event.seat, &event.client)
            && let Some(version) = super::read::done(database, &append.game, seat, client)?
            // What this very request has written before it failed is taken back.
            && version <= append.base
        {
            return Ok(Some(Appended::Known(version)));
        }
    }
    Ok(None)
}

pub(super) fn add_import(database: &Connection, import: &ImportRow) -> Result<(), StoreError> {
    let values = params![import.id, import.owner, number(import.created), import.text];
    run(database, "INSERT INTO import (id, owner, created, text) VALUES (?1, ?2, ?3, ?4)", values).map(drop)
}
