//! The statements.

use super::listen::CHANNEL;
use crate::{
    Append, Appended, EventRow, GameRow, GuestRow, ImportRow, LinkRow, LogRow, NewEvent, NewGame, NewGuest,
    Opened, SecretBytes, StoreError,
    number::number,
    state_word::{state_of, state_word},
};
use sqlx::{PgConnection, PgPool, Row, postgres::PgRow};

type Done<T> = Result<T, sqlx::Error>;

fn unsigned(row: &PgRow, column: usize) -> u64 {
    row.get::<i64, _>(column).unsigned_abs()
}

/// 32 bytes of a column that only ever gets 32 bytes.
fn bytes(row: &PgRow, column: usize) -> Result<[u8; 32], StoreError> {
    let bytes: Vec<u8> = row.get(column);
    bytes.try_into().map_err(|_| StoreError::Corrupt("a hash or secret that has not 32 bytes".to_owned()))
}

pub(super) async fn add_guest(pool: &PgPool, guest: &NewGuest) -> Done<i64> {
    let sql = "INSERT INTO guest (name, token, created) VALUES ($1, $2, $3) RETURNING id";
    let query = sqlx::query_scalar(sql).bind(&guest.name).bind(guest.token).bind(number(guest.created));
    query.fetch_one(pool).await
}

pub(super) async fn guest(pool: &PgPool, token: [u8; 32]) -> Done<Option<GuestRow>> {
    let row =
        sqlx::query("SELECT id, name FROM guest WHERE token = $1").bind(token).fetch_optional(pool).await?;
    Ok(row.map(|row| GuestRow { id: row.get(0), name: row.get(1) }))
}

pub(super) async fn open_game(pool: &PgPool, game: &NewGame) -> Done<Opened> {
    let mut transaction = pool.begin().await?;
    let sql = "INSERT INTO game (id, owner, key, created, private, state, due, commitment)
               SELECT $1, $2, $3, $4, $5, $6, $7, $8 WHERE NOT EXISTS (SELECT FROM import WHERE id = $1)
               ON CONFLICT DO NOTHING";
    let inserted = sqlx::query(sql)
        .bind(&game.id)
        .bind(game.owner)
        .bind(&game.key)
        .bind(number(game.created))
        .bind(game.private)
        .bind(state_word(game.stand.state))
        .bind(game.stand.due.map(number))
        .bind(game.commitment)
        .execute(&mut *transaction)
        .await?;
    if inserted.rows_affected() == 0 {
        transaction.rollback().await?;
        return known(pool, game).await;
    }
    insert_parts(&mut transaction, game).await?;
    transaction.commit().await?;
    Ok(Opened::New)
}

async fn known(pool: &PgPool, game: &NewGame) -> Done<Opened> {
    let sql = "SELECT id FROM game WHERE owner = $1 AND key = $2";
    let id = sqlx::query_scalar(sql).bind(game.owner).bind(&game.key).fetch_optional(pool).await?;
    Ok(id.map_or(Opened::NameTaken, Opened::Known))
}

async fn insert_parts(connection: &mut PgConnection, game: &NewGame) -> Done<()> {
    if let Some(secret) = &game.secret {
        let insert = sqlx::query("INSERT INTO secret (game, bytes) VALUES ($1, $2)");
        insert.bind(&game.id).bind(secret.bytes()).execute(&mut *connection).await?;
    }
    for link in &game.links {
        let insert = sqlx::query("INSERT INTO link (game, seat, word) VALUES ($1, $2, $3)");
        insert.bind(&game.id).bind(i16::from(link.seat)).bind(link.word).execute(&mut *connection).await?;
    }
    for (event, version) in game.events.iter().zip(1..) {
        insert_event(connection, &game.id, version, event).await?;
    }
    Ok(())
}

async fn insert_event(connection: &mut PgConnection, game: &str, version: i64, event: &NewEvent) -> Done<()> {
    let sql = "INSERT INTO event (game, version, at, guest, seat, client, kind, body)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    sqlx::query(sql)
        .bind(game)
        .bind(version)
        .bind(number(event.at))
        .bind(event.guest)
        .bind(event.seat.map(i16::from))
        .bind(&event.client)
        .bind(&event.kind)
        .bind(&event.body)
        .execute(connection)
        .await
        .map(drop)
}

/// One statement, which commits by itself: a server that dies in the middle has written all or nothing. Of two that write
/// the same version at the same time, the key lets one through.
const APPEND: &str = "
WITH written AS (
    INSERT INTO event (game, version, at, guest, seat, client, kind, body)
    SELECT $1, $2 + new.i, new.at, new.guest, new.seat, new.client, new.kind, new.body
    FROM unnest($3::bigint[], $4::bigint[], $5::smallint[], $6::text[], $7::text[], $8::text[])
         WITH ORDINALITY AS new (at, guest, seat, client, kind, body, i)
    WHERE (SELECT max(version) FROM event WHERE game = $1) = $2
    RETURNING version
), stood AS (
    UPDATE game SET state = $9, due = $10 WHERE id = $1 AND $9 IS NOT NULL AND EXISTS (SELECT FROM written)
), told AS (
    SELECT pg_notify($11, $1 || ' ' || max(version)) FROM written HAVING count(*) > 0
)
SELECT count(*) FROM told";

pub(super) async fn append(pool: &PgPool, append: &Append) -> Done<Appended> {
    fn column<T>(append: &Append, of: impl Fn(&NewEvent) -> T) -> Vec<T> {
        append.events.iter().map(of).collect()
    }
    let query = sqlx::query_scalar::<_, i64>(APPEND)
        .bind(&append.game)
        .bind(number(append.base))
        .bind(column(append, |event| number(event.at)))
        .bind(column(append, |event| event.guest))
        .bind(column(append, |event| event.seat.map(i16::from)))
        .bind(column(append, |event| event.client.clone()))
        .bind(column(append, |event| event.kind.clone()))
        .bind(column(append, |event| event.body.clone()))
        .bind(append.stand.map(|stand| state_word(stand.state)))
        .bind(append.stand.and_then(|stand| stand.due).map(number))
        .bind(CHANNEL);
    match query.fetch_one(pool).await {
        Ok(0) => Ok(known_action(pool, append).await?.unwrap_or(Appended::Clash)),
        Ok(_) => Ok(Appended::Done),
        Err(error) => match error.as_database_error().and_then(|error| error.constraint()) {
            Some("event_pkey") => Ok(Appended::Clash),
            Some("event_client") => known_action(pool, append).await?.ok_or(error),
            _ => Err(error),
        },
    }
}

/// The version as which one of the actions was done before.
async fn known_action(pool: &PgPool, append: &Append) -> Done<Option<Appended>> {
    for event in &append.events {
        if let (Some(seat), Some(client)) = (event.seat, &event.client)
            && let Some(version) = done(pool, &append.game, seat, client).await?
        {
            return Ok(Some(Appended::Known(version)));
        }
    }
    Ok(None)
}

pub(super) async fn game(pool: &PgPool, id: &str) -> Result<Option<GameRow>, StoreError> {
    let sql = "SELECT owner, created, private, state FROM game WHERE id = $1";
    let row = sqlx::query(sql).bind(id).fetch_optional(pool).await.map_err(StoreError::database)?;
    let Some(row) = row else { return Ok(None) };
    let sql = "SELECT seat, word FROM link WHERE game = $1 ORDER BY seat";
    let links = sqlx::query(sql).bind(id).fetch_all(pool).await.map_err(StoreError::database)?;
    let seat = |row: &PgRow| u8::try_from(row.get::<i16, _>(0));
    let link = |row: &PgRow| {
        let seat = seat(row).map_err(|_| StoreError::Corrupt("a seat with a strange number".to_owned()))?;
        Ok(LinkRow { seat, word: bytes(row, 1)? })
    };
    Ok(Some(GameRow {
        id: id.to_owned(),
        owner: row.get(0),
        created: unsigned(&row, 1),
        private: row.get(2),
        state: state_of(row.get(3))?,
        links: links.iter().map(link).collect::<Result<_, StoreError>>()?,
    }))
}

pub(super) async fn events(pool: &PgPool, game: &str, after: u64) -> Done<Vec<EventRow>> {
    let sql = "SELECT version, at, guest, body FROM event WHERE game = $1 AND version > $2 ORDER BY version";
    let rows = sqlx::query(sql).bind(game).bind(number(after)).fetch_all(pool).await?;
    let event = |row: &PgRow| EventRow {
        version: unsigned(row, 0),
        at: unsigned(row, 1),
        guest: row.get(2),
        body: row.get(3),
    };
    Ok(rows.iter().map(event).collect())
}

pub(super) async fn done(pool: &PgPool, game: &str, seat: u8, client: &str) -> Done<Option<u64>> {
    let sql = "SELECT version FROM event WHERE game = $1 AND seat = $2 AND client = $3";
    let query = sqlx::query(sql).bind(game).bind(i16::from(seat)).bind(client);
    Ok(query.fetch_optional(pool).await?.map(|row| unsigned(&row, 0)))
}

pub(super) async fn secret(pool: &PgPool, game: &str) -> Result<Option<SecretBytes>, StoreError> {
    let query = sqlx::query("SELECT bytes FROM secret WHERE game = $1").bind(game);
    let row = query.fetch_optional(pool).await.map_err(StoreError::database)?;
    row.map(|row| bytes(&row, 0).map(SecretBytes::new)).transpose()
}

pub(super) async fn due(pool: &PgPool, before: u64, most: u32) -> Done<Vec<String>> {
    let sql = "SELECT id FROM game WHERE due <= $1 ORDER BY due LIMIT $2";
    sqlx::query_scalar(sql).bind(number(before)).bind(i64::from(most)).fetch_all(pool).await
}

pub(super) async fn games_of(pool: &PgPool, guest: i64, most: u32) -> Done<Vec<String>> {
    let sql = "SELECT id FROM game WHERE state <> 'over' AND id IN
               (SELECT game FROM event WHERE guest = $1 AND kind IN ('created', 'seated'))
               ORDER BY n DESC LIMIT $2";
    sqlx::query_scalar(sql).bind(guest).bind(i64::from(most)).fetch_all(pool).await
}

pub(super) async fn gathering(pool: &PgPool, most: u32) -> Done<Vec<String>> {
    let sql = "SELECT id FROM game WHERE state = 'gathering' AND NOT private ORDER BY n DESC LIMIT $1";
    sqlx::query_scalar(sql).bind(i64::from(most)).fetch_all(pool).await
}

pub(super) async fn log(pool: &PgPool, after: u64, most: u32) -> Result<Vec<LogRow>, StoreError> {
    let sql = "SELECT n, game.id, created, private, state, commitment, secret.game IS NOT NULL
               FROM game LEFT JOIN secret ON secret.game = game.id
               WHERE n > $1 AND commitment IS NOT NULL ORDER BY n LIMIT $2";
    let rows = sqlx::query(sql).bind(number(after)).bind(i64::from(most)).fetch_all(pool).await;
    let line = |row: &PgRow| {
        Ok(LogRow {
            n: unsigned(row, 0),
            id: row.get(1),
            created: unsigned(row, 2),
            private: row.get(3),
            state: state_of(row.get(4))?,
            commitment: bytes(row, 5)?,
            kept: row.get(6),
        })
    };
    rows.map_err(StoreError::database)?.iter().map(line).collect()
}

pub(super) async fn add_import(pool: &PgPool, import: &ImportRow) -> Done<()> {
    let query = sqlx::query("INSERT INTO import (id, owner, created, text) VALUES ($1, $2, $3, $4)")
        .bind(&import.id)
        .bind(import.owner)
        .bind(number(import.created))
        .bind(&import.text);
    query.execute(pool).await.map(drop)
}

pub(super) async fn import(pool: &PgPool, id: &str) -> Done<Option<ImportRow>> {
    let query = sqlx::query("SELECT owner, created, text FROM import WHERE id = $1").bind(id);
    let row = query.fetch_optional(pool).await?;
    Ok(row.map(|row| ImportRow {
        id: id.to_owned(),
        owner: row.get(0),
        created: unsigned(&row, 1),
        text: row.get(2),
    }))
}
