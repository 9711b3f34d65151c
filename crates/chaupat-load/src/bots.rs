//! Games of the server's bots alone, and the start of a server that holds many games.

use crate::{games::Hall, process::Process};
use anyhow::{Result, bail};
use chaupat_protocol::{Made, State};
use chaupat_store::{NewEvent, NewGame, NewGuest, SecretBytes, Stand, Store, sqlite::Sqlite};
use serde_json::{Value, json};
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// The games that bots play: short ones of both kinds.
const RULES: [&str; 2] = ["chaturaji", "chaupar"];

/// How long all of them may take.
const PATIENCE: Duration = Duration::from_hours(1);

/// What games of bots alone came to.
pub(crate) struct Finished {
    pub(crate) events: u64,
    pub(crate) time: Duration,
    pub(crate) processor: Duration,
}

/// Lets so many games of bots go to their end.
pub(crate) async fn finish(program: &Path, games: usize) -> Result<Finished> {
    let hall = Hall::open(program, &["--no-limits"]).await?;
    let before = hall.server.processor()?;
    let began = Instant::now();
    let mut open = Vec::new();
    for number in 0..games {
        let wish = json!({ "rules": RULES[number % 2], "seats": ["bot"], "dice": { "salts": "none" } });
        let made: Made = hall.ask(hall.http.post(hall.url("/games")).json(&wish)).await?;
        open.push(made.id);
    }
    let mut events = 0;
    while let Some(id) = open.last() {
        let view: Value = hall.ask(hall.http.get(hall.url(&format!("/games/{id}")))).await?;
        if view["state"] == json!(State::Over) {
            events += view["v"].as_u64().unwrap_or_default();
            open.pop();
        } else if began.elapsed() > PATIENCE {
            bail!("{} games are not over: {view}", open.len());
        } else {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    Ok(Finished { events, time: began.elapsed(), processor: hall.server.processor()?.saturating_sub(before) })
}

/// How long a server takes to start that holds so many games.
pub(crate) async fn start(program: &Path, games: u32) -> Result<Duration> {
    let folder = tempfile::tempdir()?;
    let store = Sqlite::open(&folder.path().join("chaupat.sqlite"))?;
    let owner = store.add_guest(NewGuest { name: "Asha".to_owned(), token: [1; 32], created: 0 }).await?;
    let mut writes = tokio::task::JoinSet::new();
    let store = std::sync::Arc::new(store);
    for number in 0..games {
        let store = std::sync::Arc::clone(&store);
        writes.spawn(async move { store.open_game(game(owner, number)).await });
        while writes.len() > 500 {
            writes.join_next().await;
        }
    }
    while writes.join_next().await.is_some() {}
    store.close().await;
    let data = folder.path().display().to_string();
    let began = Instant::now();
    let _server = Process::start(program, &["--listen", "127.0.0.1:0", "--data", &data]).await?;
    Ok(began.elapsed())
}

/// A game that waits for its person.
fn game(owner: i64, number: u32) -> NewGame {
    let seats = ["r", "g", "y", "b"].map(|seat| json!({ "seat": seat, "holder": "person", "name": "Asha" }));
    let created = json!({
        "kind": "created", "rules": "chaturaji", "visibility": "public", "commitment": "00".repeat(32),
        "dice": { "mode": "plain", "salts": "none" },
        "seats": seats,
    });
    let event = |kind: &str, body: &Value| NewEvent {
        at: 0,
        guest: Some(owner),
        seat: None,
        client: None,
        kind: kind.to_owned(),
        body: body.to_string(),
    };
    NewGame {
        id: format!("game{number:08}"),
        owner,
        key: None,
        created: 0,
        private: false,
        commitment: Some([0; 32]),
        secret: Some(SecretBytes::new([0; 32])),
        links: Vec::new(),
        events: vec![event("created", &created), event("started", &json!({ "kind": "started" }))],
        stand: Stand { state: State::Playing, due: Some(u64::MAX / 2) },
    }
}
