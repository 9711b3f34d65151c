//! The server is killed (SIGKILL) at each point between a drawn throw and its answer; nothing that was acknowledged is
//! lost, nothing is done twice, and no throw is drawn twice or changed.

use crate::{
    client::Client,
    harness::{TestServer, postgres, sqlite},
    history::History,
};
use chaupat_protocol::{Accepted, Act, Event, Need, State};
use chaupat_server::{Database, Options, Point, Probe, Server};
use serde_json::json;
use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

const DATABASE: &str = "CHAUPAT_KILL_DATABASE";
const LISTEN: &str = "CHAUPAT_KILL_LISTEN";
const POINT: &str = "CHAUPAT_KILL_POINT";
const COUNT: &str = "CHAUPAT_KILL_COUNT";

const POINTS: [(&str, Point); 4] = [
    ("drawn", Point::Drawn),
    ("committed", Point::Committed),
    ("told", Point::Told),
    ("answered", Point::Answered),
];

/// Kills its own process when a point was reached so many times.
struct Plug {
    point: Option<Point>,
    left: AtomicU32,
}

impl Probe for Plug {
    fn reach(&self, point: Point) {
        if self.point == Some(point) && self.left.fetch_sub(1, Ordering::Relaxed) == 1 {
            let this = rustix::process::getpid();
            rustix::process::kill_process(this, rustix::process::Signal::KILL)
                .expect("a process may kill itself");
        }
    }
}

/// No test: the server that the tests below start in a process of its own and kill.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "the tests of this file run it as a process of its own, with its settings in the environment"]
async fn server() {
    let variable = |name| std::env::var(name).ok();
    let Some(database) = variable(DATABASE) else { return };
    let database = if database.starts_with("postgres:") {
        Database::Postgres(database)
    } else {
        Database::Directory(database.into())
    };
    let point = variable(POINT)
        .and_then(|name| POINTS.iter().find(|(other, _)| *other == name))
        .map(|&(_, point)| point);
    let left = AtomicU32::new(variable(COUNT).map_or(0, |count| count.parse().unwrap()));
    let listen = variable(LISTEN).unwrap().parse().unwrap();
    let probe = Arc::new(Plug { point, left });
    let options = Options { listen, database, probe, limits: false, ..Options::local("unused") };
    let server = Server::bind(options).await.unwrap();
    println!("LISTENS {}", server.address().unwrap());
    server.run(std::future::pending()).await.unwrap();
}

/// A server in a process of its own.
struct Process {
    child: Child,
}

impl Process {
    fn start(options: &Options, kill: Option<(&str, u32)>) -> (Self, std::net::SocketAddr) {
        let database = match &options.database {
            Database::Directory(folder) => folder.display().to_string(),
            Database::Postgres(url) => url.clone(),
        };
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args(["kill::server", "--exact", "--ignored", "--nocapture"]);
        command.env(DATABASE, database).env(LISTEN, options.listen.to_string());
        if let Some((point, count)) = kill {
            command.env(POINT, point).env(COUNT, count.to_string());
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = lines.map_while(Result::ok).find_map(|line| {
            let (_, address) = line.split_once("LISTENS ")?;
            address.trim().parse().ok()
        });
        (Self { child }, address.expect("the server says where it listens"))
    }

    fn is_dead(&mut self) -> bool {
        self.child.try_wait().unwrap().is_some()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

/// A person who plays over a server that dies again and again, and sends what was not answered anew.
struct Stubborn {
    options: Options,
    process: Process,
    client: Client,
    kills: Vec<(&'static str, u32)>,
    history: History,
    seen: Vec<Event>,
    deaths: usize,
}

impl Stubborn {
    fn ensure_alive(&mut self) {
        if self.process.is_dead() {
            self.deaths += 1;
            let next = self.kills.pop();
            (self.process, _) = Process::start(&self.options, next);
        }
    }

    /// Sends until there is an answer.
    async fn insist(&mut self, request: impl Fn(&Client) -> reqwest::RequestBuilder) -> (u16, String) {
        loop {
            let sent = request(&self.client).send().await;
            let answer = match sent {
                Ok(response) => {
                    let status = response.status().as_u16();
                    response.text().await.map(|text| (status, text))
                }
                Err(error) => Err(error),
            };
            if let Ok(answer) = answer {
                return answer;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
            self.ensure_alive();
        }
    }

    async fn get<T: serde::de::DeserializeOwned>(&mut self, path: &str) -> T {
        let (status, text) = self.insist(|client| client.request(reqwest::Method::GET, path)).await;
        assert_eq!(status, 200, "{text}");
        serde_json::from_str(&text).unwrap()
    }

    async fn act(&mut self, id: &str, base: u64, act: Act) {
        let action = self.client.action(base, act);
        let path = format!("/api/v1/games/{id}/actions");
        let body = serde_json::to_value(&action).unwrap();
        let (status, text) =
            self.insist(|client| client.request(reqwest::Method::POST, &path).json(&body)).await;
        assert_eq!(status, 200, "{text}");
        let accepted: Accepted = serde_json::from_str(&text).unwrap();
        let ply = if let Act::Play(ply) = action.act { ply } else { "throw".to_owned() };
        self.history.acknowledged(base + 1, &ply);
        for event in accepted.events {
            if self.seen.last().is_none_or(|last| event.v == last.v + 1) {
                self.seen.push(event);
            }
        }
    }
}

/// A game in which the server dies at the point again and again.
async fn killed(options: Options, point: &'static str) {
    let (process, address) = Process::start(&options, Some((point, 3)));
    let options = Options { listen: address, ..options };
    let stand_in =
        TestServer::start(Options { listen: "127.0.0.1:0".parse().unwrap(), ..options.clone() }, None).await;
    let client = Client::guest(&stand_in, "Asha").await;
    drop(stand_in);
    let client = Client { base: format!("http://{address}"), ..client };
    let kills = vec![(point, 5), (point, 2), (point, 1), (point, 7), (point, 1)];
    let mut player = Stubborn {
        options,
        process,
        client,
        kills,
        history: History::default(),
        seen: Vec::new(),
        deaths: 0,
    };
    let wish =
        json!({ "rules": "chaupar(players=2,opening=seat(0),turn_limit=24)", "dice": { "salts": "none" } });
    let (status, text) = player
        .insist(|client| {
            client.request(reqwest::Method::POST, "/api/v1/games").header("idempotency-key", "k").json(&wish)
        })
        .await;
    assert!(status == 201 || status == 200, "{text}");
    let made: chaupat_protocol::Made = serde_json::from_str(&text).unwrap();
    loop {
        let view: chaupat_protocol::GameView = player.get(&format!("/api/v1/games/{}", made.id)).await;
        if view.state == State::Over {
            break;
        }
        let act = match view.due.map(|due| due.need) {
            Some(Need::Throw) => Act::Throw,
            Some(Need::Play) => {
                let legal: chaupat_protocol::Legal =
                    player.get(&format!("/api/v1/games/{}/legal", made.id)).await;
                // The bot may have moved the table on since.
                if legal.v != Some(view.v) {
                    continue;
                }
                Act::Play(legal.actions[0].ply.clone())
            }
            _ => {
                tokio::time::sleep(Duration::from_millis(5)).await;
                continue;
            }
        };
        player.act(&made.id, view.v, act).await;
    }
    let log: serde_json::Value = player.get(&format!("/api/v1/games/{}/events", made.id)).await;
    let log: Vec<Event> = serde_json::from_value(log["events"].clone()).unwrap();
    player.history.saw(std::mem::take(&mut player.seen));
    player.history.check(&log);
    let path = format!("/api/v1/games/{}/record", made.id);
    let (_, record) = player.insist(|client| client.request(reqwest::Method::GET, &path)).await;
    let verdict = chaupat::fair::verify(record.as_bytes()).to_string();
    assert!(verdict.ends_with("throws match, record unaltered"), "{verdict}");
    assert!(player.deaths >= 4, "the server died {} times", player.deaths);
}

macro_rules! killed_at {
    ($($point:ident)+) => {
        $(mod $point {
            use super::*;

            #[tokio::test(flavor = "multi_thread")]
            async fn on_sqlite() {
                let (options, _folder) = sqlite();
                killed(options, stringify!($point)).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn on_postgres() {
                killed(postgres().await, stringify!($point)).await;
            }
        })+
    };
}
killed_at! { drawn committed told answered }
