//! The databases of released versions: a server of today goes on with each of them.

mod make;
mod open;

use crate::client::Client;
use chaupat::{
    Seat,
    fair::{Salt, verify},
};
use chaupat_protocol::{Accepted, Act, Action, Code, Happening, Need, State};
use reqwest::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::json;
use std::path::{Path, PathBuf};

/// What a test has to know of a database: the names of its games, and what only people knew.
#[derive(Debug, Serialize, Deserialize)]
struct Known {
    /// The token of Asha, who sits at every table.
    token: String,
    /// A game that is over, with a salt of hers.
    chaturaji: String,
    /// A game that is over, with live links.
    chaupar: String,
    import: String,
    running: Running,
    gathering: Gathering,
    /// A game that waits for salts: Asha has promised that of Red ([`SALT`]), Green's is awaited.
    salting: String,
}

/// A game in which Asha is to play.
#[derive(Debug, Serialize, Deserialize)]
struct Running {
    id: String,
    v: u64,
    position: String,
    plies: Vec<String>,
    /// The last action of Asha, and the version as which it was done.
    last: Action,
    done: u64,
}

/// A game that waits for people.
#[derive(Debug, Serialize, Deserialize)]
struct Gathering {
    id: String,
    seat: String,
    word: String,
}

/// A salt that Asha draws, in every database the same.
const SALT: [u8; 32] = [7; 32];

/// The folder of a version's database.
fn data(version: &str, database: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(version).join(database)
}

fn text(folder: &Path, name: &str) -> String {
    std::fs::read_to_string(folder.join(name)).unwrap()
}

/// The plies of a game, from its beginning.
async fn plies(client: &Client, id: &str) -> Vec<String> {
    let ply = |what| match what {
        Happening::Threw { ply, .. } | Happening::Played { ply, .. } => Some(ply),
        _ => None,
    };
    client.events(id, 0).await.into_iter().filter_map(|event| ply(event.what)).collect()
}

macro_rules! go_on {
    ($($version:ident)+) => {
        $(mod $version {
            use super::*;

            #[tokio::test(flavor = "multi_thread")]
            async fn on_sqlite() {
                let folder = data(stringify!($version), "sqlite");
                goes_on(&open::sqlite(&folder).await, &folder).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn on_postgres() {
                let folder = data(stringify!($version), "postgres");
                goes_on(&open::postgres(&folder).await, &folder).await;
            }
        })+
    };
}
// A version that is released is added here, with its data; none is ever taken away.
go_on! { v1 }

/// Everything that the database of `folder` promised is there, and goes on.
async fn goes_on(server: &crate::harness::TestServer, folder: &Path) {
    let known: Known = serde_json::from_str(&text(folder, "known.json")).unwrap();
    let asha = Client { token: Some(known.token.clone()), ..Client::stranger(server).await };
    salts_are_awaited(&asha, &known.salting).await;
    for (id, name) in [(&known.chaturaji, "chaturaji.txt"), (&known.chaupar, "chaupar.txt")] {
        let record = asha.record(id).await;
        assert_eq!(record, text(folder, name), "{name}");
        assert_verified(&record);
    }
    let import = asha.get(&format!("/api/v1/imports/{}", known.import)).await;
    assert_eq!(import.text, text(folder, "import.txt"));
    the_link_opens(&asha, &known.gathering).await;
    runs_on(&asha, &known.running).await;
    let log: serde_json::Value = asha.get("/api/v1/fairness/log").await.json();
    let ids: Vec<_> = log["games"].as_array().unwrap().iter().map(|game| game["id"].as_str()).collect();
    for id in [&known.chaturaji, &known.chaupar, &known.running.id, &known.salting] {
        assert!(ids.contains(&Some(id.as_str())), "{id} is not in the log: {ids:?}");
    }
}

fn assert_verified(record: &str) {
    let verdict = verify(record.as_bytes()).to_string();
    assert!(verdict.ends_with("throws match, record unaltered"), "{verdict}");
    assert!(!verdict.starts_with("0 of"), "{verdict}");
}

/// The promise of long ago is the one that counts, and the game begins.
async fn salts_are_awaited(asha: &Client, id: &str) {
    let view = asha.view(id).await;
    let due = view.due.unwrap();
    assert_eq!((view.state, due.need, due.seats), (State::Salting, Need::CommitSalt, vec!["g".to_owned()]));
    let add = async |seat: &str, act| {
        let action = Action { seat: Some(seat.to_owned()), ..asha.action(asha.view(id).await.v, act) };
        asha.send_action(id, &action).await
    };
    let salt = |number: u8| Salt::new([number; 32]).bytes().map(|byte| format!("{byte:02x}")).concat();
    let promise = Salt::new([8; 32]).commitment(id, Seat::ALL[1]);
    assert_eq!(add("g", Act::CommitSalt(promise.to_string())).await.status, StatusCode::OK);
    add("r", Act::Salt(salt(9))).await.problem(Code::Illegal);
    assert_eq!(add("r", Act::Salt(salt(SALT[0]))).await.status, StatusCode::OK);
    assert_eq!(add("g", Act::Salt(salt(8))).await.status, StatusCode::OK);
    assert_eq!(asha.view(id).await.state, State::Playing);
}

async fn the_link_opens(asha: &Client, gathering: &Gathering) {
    let Gathering { id, seat, word } = gathering;
    assert_eq!(asha.view(id).await.state, State::Gathering);
    let mira = asha.named("Mira").await;
    let claim = format!("/api/v1/games/{id}/seats/{seat}/claim");
    mira.post(&claim, &json!({ "word": "guess" })).await.problem(Code::NotFound);
    assert_eq!(mira.post(&claim, &json!({ "word": word })).await.status, StatusCode::OK);
    let seats = mira.view(id).await.seats;
    assert!(seats.iter().any(|other| other.seat == *seat && other.yours), "{seats:?}");
}

/// The running game stands where it stood, knows what was done, and is played to its end; the dice are right.
async fn runs_on(asha: &Client, running: &Running) {
    let view = asha.view(&running.id).await;
    assert_eq!((view.v, &view.position, view.state), (running.v, &running.position, State::Playing));
    let again: Accepted = asha.send_action(&running.id, &running.last).await.json();
    assert_eq!(again.v, running.done);
    let view = asha.play_to_end(&running.id, |_| 0).await;
    assert_eq!(view.state, State::Over);
    assert!(plies(asha, &running.id).await.starts_with(&running.plies));
    assert_verified(&asha.record(&running.id).await);
}
