//! Makes the data of a version that is about to be released.

use super::{Gathering, Known, Running, SALT, plies};
use crate::client::Client;
use chaupat::{
    Seat,
    fair::{Digest, Links, Salt},
};
use chaupat_protocol::{Act, Action, Need, State};
use serde_json::json;
use std::{
    fs,
    io::{BufRead, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

/// No test: makes the data below `tests/data`, as CONTRIBUTING.md tells. That of a released version is never made anew.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "run by hand, once a release, with the folder to be made in CHAUPAT_MAKE_DATA"]
async fn make() {
    let Ok(folder) = std::env::var("CHAUPAT_MAKE_DATA") else { return };
    let folder = Path::new(&folder);
    assert!(!folder.exists(), "the data of a released version is never made anew");
    let (sqlite, postgres) = (folder.join("sqlite"), folder.join("postgres"));
    fs::create_dir_all(&postgres).unwrap();
    fill(&["--data", sqlite.to_str().unwrap()], &sqlite).await;
    // After the end of the program all is in one file.
    let log = sqlite.join("chaupat.sqlite-wal");
    assert_eq!(fs::metadata(&log).map_or(0, |log| log.len()), 0);
    for beside in [log, sqlite.join("chaupat.sqlite-shm")] {
        fs::remove_file(beside).ok();
    }
    let url = crate::postgres::fresh_database().await;
    fill(&["--database", &url], &postgres).await;
    fs::write(postgres.join("chaupat.sql"), dump(&url)).unwrap();
}

/// Statements of SQL that any client can run, without comments, settings and commands of psql.
fn dump(url: &str) -> String {
    let mut dump = Command::new("pg_dump");
    let output = dump.args(["--inserts", "--no-owner", "--no-privileges", url]).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let skipped = ["--", "\\", "SET ", "SELECT pg_catalog.set_config"];
    // Empty lines stay: some are part of a record.
    let kept = text.lines().filter(|line| !skipped.iter().any(|skip| line.starts_with(skip)));
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// Runs the program, and lets Asha and Ravi make games there.
async fn fill(arguments: &[&str], folder: &Path) {
    let mut program = Command::new(env!("CARGO_BIN_EXE_chaupat-server"));
    program.args(["--listen", "127.0.0.1:0", "--no-limits"]).args(arguments);
    let mut server = Program(program.stdout(Stdio::piped()).spawn().unwrap());
    let mut address = String::new();
    BufReader::new(server.0.stdout.take().unwrap()).read_line(&mut address).unwrap();
    let stranger = Client::stranger_at(address.trim().to_owned()).await;
    let (asha, ravi) = (stranger.named("Asha").await, stranger.named("Ravi").await);
    let import = include_str!("import.txt");
    let imported: serde_json::Value = asha.post("/api/v1/imports", &json!({ "record": import })).await.json();
    let known = Known {
        token: asha.token.clone().unwrap(),
        chaturaji: chaturaji(&asha).await,
        chaupar: chaupar(&asha).await,
        import: imported["id"].as_str().unwrap().to_owned(),
        running: running(&asha, &ravi).await,
        gathering: gathering(&asha).await,
        salting: salting(&asha).await,
    };
    for (id, name) in [(&known.chaturaji, "chaturaji.txt"), (&known.chaupar, "chaupar.txt")] {
        fs::write(folder.join(name), asha.record(id).await).unwrap();
    }
    fs::write(folder.join("import.txt"), import).unwrap();
    fs::write(folder.join("known.json"), serde_json::to_string_pretty(&known).unwrap() + "\n").unwrap();
    let process = rustix::process::Pid::from_child(&server.0);
    rustix::process::kill_process(process, rustix::process::Signal::TERM).unwrap();
    assert!(server.0.wait().unwrap().success());
}

/// The running program, which does not outlive the test.
struct Program(Child);

impl Drop for Program {
    fn drop(&mut self) {
        self.0.kill().ok();
    }
}

fn hex(bytes: [u8; 32]) -> String {
    Digest(bytes).to_string()
}

/// Over, with a salt, by a resignation after some turns.
async fn chaturaji(asha: &Client) -> String {
    let id = asha.make(&json!({ "rules": "chaturaji(quiet_limit=8)" })).await.id;
    let promise = Salt::new(SALT).commitment(&id, Seat::ALL[0]);
    asha.act_now(&id, Act::CommitSalt(promise.to_string())).await;
    asha.act_now(&id, Act::Salt(hex(SALT))).await;
    play_on(asha, &id, 4).await;
    asha.act_now(&id, Act::Resign).await;
    assert_eq!(asha.settled(&id).await.state, State::Over);
    id
}

/// Over, with links for each throw of the bot, and without a salt.
async fn chaupar(asha: &Client) -> String {
    let rules = "chaupar(players=2,opening=seat(0),turn_limit=8)";
    let id = asha.make(&json!({ "rules": rules, "dice": { "mode": "live" } })).await.id;
    let links = Links::new([3; 32], 100);
    asha.act_now(&id, Act::CommitLinks(links.tip().to_string())).await;
    asha.act_now(&id, Act::NoSalt).await;
    let mut given = 0;
    loop {
        let view = asha.settled(&id).await;
        let Some(due) = view.due else { break };
        let act = match due.need {
            Need::Throw => Act::Throw,
            Need::Play => Act::Play(asha.some_ply(&id).await),
            Need::Link => {
                given += 1;
                Act::Link(links.link(given).unwrap().to_string())
            }
            need => panic!("{need:?} is due"),
        };
        asha.act(&id, view.v, act).await;
    }
    assert!(given > 0, "the bot has thrown");
    id
}

/// In the middle: Asha is to play, and a bot stands in for Ravi.
async fn running(asha: &Client, ravi: &Client) -> Running {
    let rules = "chaupar(players=2,opening=seat(0),turn_limit=30)";
    let wish = json!({ "rules": rules, "seats": ["me", "open"], "dice": { "salts": "none" } });
    let id = asha.make(&wish).await.id;
    ravi.post(&format!("/api/v1/games/{id}/seats/N/claim"), &json!({})).await;
    ravi.act_now(&id, Act::StandIn("bot:greedy".to_owned())).await;
    let (last, done) = play_on(asha, &id, 12).await;
    let view = asha.settled(&id).await;
    let plies = plies(asha, &id).await;
    Running { id, v: view.v, position: view.position, plies, last, done }
}

/// Plays some actions of Asha; the last of them, and the version as which it was done.
async fn play_on(asha: &Client, id: &str, count: usize) -> (Action, u64) {
    let mut last = None;
    for _ in 0..count {
        let view = asha.settled(id).await;
        let act = match view.due.unwrap().need {
            Need::Throw => Act::Throw,
            _ => Act::Play(asha.some_ply(id).await),
        };
        let action = asha.action(view.v, act);
        asha.send_action(id, &action).await;
        last = Some((action, view.v + 1));
    }
    last.unwrap()
}

async fn gathering(asha: &Client) -> Gathering {
    let wish = json!({ "rules": "chaturaji", "seats": ["me", "link", "open"], "visibility": "private" });
    let made = asha.make(&wish).await;
    Gathering { id: made.id, seat: made.links[0].seat.clone(), word: made.links[0].word.clone() }
}

/// Waits for the promise of a second person at the same device.
async fn salting(asha: &Client) -> String {
    let id = asha.make(&json!({ "rules": "chaturaji", "seats": ["me", "me:Mira"] })).await.id;
    let promise = Salt::new(SALT).commitment(&id, Seat::ALL[0]);
    let action = Action {
        seat: Some("r".to_owned()),
        ..asha.action(asha.view(&id).await.v, Act::CommitSalt(promise.to_string()))
    };
    assert_eq!(asha.send_action(&id, &action).await.status, reqwest::StatusCode::OK);
    id
}
