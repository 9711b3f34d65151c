//! One story for every database: what is kept, in which order, and what is refused.

#![allow(clippy::unwrap_used, reason = "a story is a test, whatever function it stands in")]

use chaupat_protocol::State;
use chaupat_store::{
    Append, Appended, Changed, ImportRow, LinkRow, NewEvent, NewGame, NewGuest, Opened, SecretBytes, Stand,
    Store, postgres::Postgres, sqlite::Sqlite,
};
use sha2::{Digest, Sha256};
use std::{collections::BTreeSet, sync::Arc, time::Duration};

#[path = "support/postgres.rs"]
mod postgres;

fn event(seat: Option<u8>, client: Option<&str>, body: &str) -> NewEvent {
    NewEvent {
        at: 1_000,
        guest: Some(1),
        seat,
        client: client.map(str::to_owned),
        kind: "played".to_owned(),
        body: body.to_owned(),
    }
}

fn created(guest: i64) -> NewEvent {
    NewEvent {
        at: 900,
        guest: Some(guest),
        seat: None,
        client: None,
        kind: "created".to_owned(),
        body: "{}".to_owned(),
    }
}

fn game(id: &str, owner: i64, key: Option<&str>) -> NewGame {
    NewGame {
        id: id.to_owned(),
        owner,
        key: key.map(str::to_owned),
        created: 900,
        private: false,
        commitment: Some([7; 32]),
        secret: Some(SecretBytes::new([9; 32])),
        links: vec![LinkRow { seat: 2, word: [3; 32] }],
        events: vec![created(owner)],
        stand: Stand { state: State::Gathering, due: Some(5_000) },
    }
}

fn append(game: &str, base: u64, events: Vec<NewEvent>) -> Append {
    Append { game: game.to_owned(), base, events, stand: Some(Stand { state: State::Playing, due: None }) }
}

async fn guest(store: &dyn Store, name: &str, token: u8) -> i64 {
    store.add_guest(NewGuest { name: name.to_owned(), token: [token; 32], created: 800 }).await.unwrap()
}

/// Everything, on a fresh database.
async fn story(store: &dyn Store) {
    let asha = guest(store, "आशा", 1).await;
    let ravi = guest(store, "Ravi", 2).await;
    assert_ne!(asha, ravi);
    let found = store.guest([1; 32]).await.unwrap().unwrap();
    assert_eq!((found.id, found.name.as_str()), (asha, "आशा"));
    assert_eq!(store.guest([8; 32]).await.unwrap(), None);

    games_are_made_once(store, asha, ravi).await;
    events_are_appended_once(store).await;
    lists_are_right(store, asha, ravi).await;

    let import =
        ImportRow { id: "imp".to_owned(), owner: ravi, created: 950, text: "[Game …]\n".to_owned() };
    store.add_import(import.clone()).await.unwrap();
    assert_eq!(store.import("imp").await.unwrap(), Some(import));
    assert_eq!(store.import("none").await.unwrap(), None);
    let taken = store.open_game(NewGame { id: "imp".to_owned(), ..game("x", asha, None) }).await.unwrap();
    assert_eq!(taken, Opened::NameTaken, "a record has the name");
}

async fn games_are_made_once(store: &dyn Store, asha: i64, ravi: i64) {
    assert_eq!(store.open_game(game("one", asha, Some("k"))).await.unwrap(), Opened::New);
    let again = store.open_game(game("two", asha, Some("k"))).await.unwrap();
    assert_eq!(again, Opened::Known("one".to_owned()), "the same key is the same game");
    assert_eq!(
        store.open_game(game("two", ravi, Some("k"))).await.unwrap(),
        Opened::New,
        "keys are the maker's own"
    );
    assert_eq!(store.open_game(game("one", ravi, None)).await.unwrap(), Opened::NameTaken);

    let row = store.game("one").await.unwrap().unwrap();
    assert_eq!((row.owner, row.state, row.private), (asha, State::Gathering, false));
    assert_eq!(row.links, [LinkRow { seat: 2, word: [3; 32] }]);
    assert_eq!(store.game("none").await.unwrap(), None);
    assert_eq!(store.secret("one").await.unwrap().unwrap().bytes(), [9; 32]);
    assert_eq!(store.secret("none").await.unwrap(), None);
}

async fn events_are_appended_once(store: &dyn Store) {
    let two = vec![event(Some(0), Some("a1"), "first"), event(None, None, "second")];
    assert_eq!(store.append(append("one", 1, two.clone())).await.unwrap(), Appended::Done);
    assert_eq!(
        store.append(append("one", 3, two.clone())).await.unwrap(),
        Appended::Known(2),
        "the same action"
    );
    assert_eq!(
        store.append(append("one", 2, vec![event(Some(1), Some("b"), "x")])).await.unwrap(),
        Appended::Clash
    );
    assert_eq!(
        store.append(append("one", 9, vec![event(Some(1), Some("b"), "x")])).await.unwrap(),
        Appended::Clash
    );
    let other = vec![event(Some(1), Some("a1"), "third")];
    assert_eq!(
        store.append(append("one", 3, other)).await.unwrap(),
        Appended::Done,
        "another seat's own name"
    );

    // All or nothing: the second is known, so the first is not written either.
    let half = vec![event(Some(3), Some("new"), "x"), event(Some(0), Some("a1"), "x")];
    assert_eq!(store.append(append("one", 4, half)).await.unwrap(), Appended::Known(2));
    assert_eq!(store.done("one", 3, "new").await.unwrap(), None);

    let events = store.events("one", 0).await.unwrap();
    let told: Vec<_> = events.iter().map(|event| (event.version, event.body.as_str())).collect();
    assert_eq!(told, [(1, "{}"), (2, "first"), (3, "second"), (4, "third")]);
    assert_eq!(store.events("one", 3).await.unwrap().len(), 1);
    assert_eq!(store.events("none", 0).await.unwrap(), []);
    assert_eq!(store.done("one", 0, "a1").await.unwrap(), Some(2));
    let still = Append { stand: None, ..append("one", 4, vec![event(None, None, "fifth")]) };
    assert_eq!(store.append(still).await.unwrap(), Appended::Done);
    assert_eq!(store.game("one").await.unwrap().unwrap().state, State::Playing, "as it stood before");
}

async fn lists_are_right(store: &dyn Store, asha: i64, ravi: i64) {
    // "one" is played and has no due time any more; "two" gathers people until 5000.
    assert_eq!(store.due(4_999, 10).await.unwrap(), Vec::<String>::new());
    assert_eq!(store.due(5_000, 10).await.unwrap(), ["two"]);
    assert_eq!(store.gathering(10).await.unwrap(), ["two"]);
    assert_eq!(store.games_of(asha, 10).await.unwrap(), ["one"]);
    assert_eq!(store.games_of(ravi, 10).await.unwrap(), ["two"]);
    let over = Append {
        stand: Some(Stand { state: State::Over, due: None }),
        ..append("two", 1, vec![event(None, None, "end")])
    };
    assert_eq!(store.append(over).await.unwrap(), Appended::Done);
    assert_eq!(store.games_of(ravi, 10).await.unwrap(), Vec::<String>::new());

    let log = store.log(0, 10).await.unwrap();
    let told: Vec<_> = log.iter().map(|row| (row.id.as_str(), row.state, row.commitment, row.kept)).collect();
    assert_eq!(told, [("one", State::Playing, [7; 32], true), ("two", State::Over, [7; 32], true)]);
    assert_eq!(store.log(log[0].n, 10).await.unwrap().len(), 1);
}

/// Many writers at one game: each event is written once, and the versions have no gap.
async fn race(writers: &[Arc<dyn Store>]) {
    guest(&*writers[0], "Asha", 1).await;
    writers[0].open_game(game("race", 1, None)).await.unwrap();
    let mut tasks = Vec::new();
    for (number, store) in writers.iter().cycle().take(8).enumerate() {
        let store = Arc::clone(store);
        tasks.push(tokio::spawn(async move {
            for step in 0..25 {
                let client = format!("{number}-{step}");
                loop {
                    let base = store.events("race", 0).await.unwrap().last().unwrap().version;
                    let event = event(Some(number as u8), Some(&client), &client);
                    if store.append(append("race", base, vec![event])).await.unwrap() != Appended::Clash {
                        break;
                    }
                }
            }
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    let events = writers[0].events("race", 1).await.unwrap();
    assert_eq!(events.iter().map(|event| event.version).collect::<Vec<_>>(), (2..=201).collect::<Vec<_>>());
    assert_eq!(events.iter().map(|event| &event.body).collect::<BTreeSet<_>>().len(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_the_story() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let store = Sqlite::open(&file).unwrap();
    story(&store).await;
    store.close().await;
    assert!(
        store.add_guest(NewGuest { name: String::new(), token: [5; 32], created: 0 }).await.is_err(),
        "closed"
    );
    let again = Sqlite::open(&file).unwrap();
    let copy = folder.path().join("copy.sqlite");
    std::fs::copy(&file, &copy).unwrap();
    let copied = Sqlite::open(&copy).unwrap();
    assert_eq!(copied.events("one", 0).await.unwrap().len(), 5, "a store that was closed is one file");
    assert_eq!(again.events("one", 0).await.unwrap().len(), 5, "what was kept is there after a new start");
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_the_story() {
    let url = postgres::fresh_database().await;
    let store = Postgres::connect(&url).await.unwrap();
    story(&store).await;
    store.close().await;
    let again = Postgres::connect(&url).await.unwrap();
    assert_eq!(again.events("one", 0).await.unwrap().len(), 5, "what was kept is there after a new start");
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_writers_race() {
    let folder = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("games.sqlite")).unwrap());
    race(&[store]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_writers_race_from_two_servers() {
    let url = postgres::fresh_database().await;
    let first: Arc<dyn Store> = Arc::new(Postgres::connect(&url).await.unwrap());
    let second: Arc<dyn Store> = Arc::new(Postgres::connect(&url).await.unwrap());
    race(&[first, second]).await;
}

/// One server hears what another writes, also after its connection was cut (sqlx 447).
#[tokio::test(flavor = "multi_thread")]
async fn postgres_tells_the_others() {
    let url = postgres::fresh_database().await;
    let (writer, reader) = (Postgres::connect(&url).await.unwrap(), Postgres::connect(&url).await.unwrap());
    let mut changes = reader.changes().unwrap();
    guest(&writer, "Asha", 1).await;
    writer.open_game(game("one", 1, None)).await.unwrap();
    let next = async |changes: &mut tokio::sync::broadcast::Receiver<Changed>| {
        tokio::time::timeout(Duration::from_secs(2), changes.recv())
            .await
            .expect("within two seconds")
            .unwrap()
    };
    assert_eq!(next(&mut changes).await, Changed::Any, "whoever begins to listen looks first");
    assert_eq!(writer.append(append("one", 1, vec![event(None, None, "x")])).await.unwrap(), Appended::Done);
    assert_eq!(next(&mut changes).await, Changed::To { game: "one".to_owned(), version: 2 });

    let admin = sqlx::PgPool::connect(&url).await.unwrap();
    let cut = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'
               AND datname = current_database()";
    let ended: i64 = sqlx::query_scalar(cut).fetch_one(&admin).await.unwrap();
    assert_eq!(ended, 2, "both listened");
    writer.append(append("one", 2, vec![event(None, None, "y")])).await.unwrap();
    assert_eq!(next(&mut changes).await, Changed::Any, "what was said in between may be lost: look");
}

/// What shipped is never changed: an edited migration would stop every upgrade (sqlx 3794). Each check sum was typed when
/// its migration was released.
#[test]
fn migrations_are_frozen() {
    let sums = |migrations: &[(&str, &str)]| -> Vec<String> {
        let sum = |sql: &str| data_encoding::HEXLOWER.encode(&Sha256::digest(sql.as_bytes())[..8]);
        migrations.iter().map(|(name, sql)| format!("{name} {}", sum(sql))).collect()
    };
    assert_eq!(sums(chaupat_store::sqlite::MIGRATIONS), ["0001_first a8fe28094a311b04"]);
    assert_eq!(sums(chaupat_store::postgres::MIGRATIONS), ["0001_first 49f5e365734ad6a6"]);
}
