//! The server of games under load.

use crate::{process::Process, table::Measured};
use anyhow::{Context, Result, bail};
use chaupat::{Game, Match, Notation, Ply, Scratch, Seeded, ThrowSource, with_game};
use chaupat_protocol::{Act, Action, FromClient, Guest, Made};
use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use serde_json::json;
use std::{
    net::Ipv4Addr,
    path::Path,
    sync::Arc,
    time::{Duration, Instant},
};
use tokio::{
    net::{TcpSocket, TcpStream},
    sync::watch,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, protocol::WebSocketConfig},
};

pub(crate) type Client = WebSocketStream<TcpStream>;

/// Games without dice: every action is somebody's, and the server does nothing by itself.
const RULES: &str = "chaturaji.diceless";

/// How many sockets come from one address of this machine: it has some 28 thousand ports.
const FROM_ONE: usize = 20_000;

/// Opens a socket.
pub(crate) async fn connect(address: &str, path: &str, token: Option<&str>, number: usize) -> Result<Client> {
    let socket = TcpSocket::new_v4()?;
    let from = Ipv4Addr::new(127, 0, 0, 2 + (number / FROM_ONE) as u8);
    socket.bind((from, 0).into())?;
    let stream = socket.connect(address.parse()?).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{address}{path}").into_client_request()?;
    if let Some(token) = token {
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    }
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (client, _) = tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?;
    Ok(client)
}

/// The next text that comes.
pub(crate) async fn next_text(client: &mut Client) -> Result<String> {
    loop {
        match client.next().await.context("the socket ended")?? {
            Message::Text(text) => return Ok(text.to_string()),
            Message::Close(frame) => bail!("closed: {frame:?}"),
            _ => (),
        }
    }
}

/// A game that everybody plays: plies drawn at random once.
fn script() -> Result<Vec<String>> {
    fn play<P: Notation>(rules: &str) -> Result<Vec<String>> {
        let rules = P::read_rules(rules)?;
        let (mut game, mut plies, mut luck) = (Match::<P>::new(&rules), Vec::new(), Seeded::new(7));
        while game.ending().is_none() {
            let count = game.current().plies().len() as u64;
            let pick = luck.ticket(count);
            let action = game.current().pick_action(&mut Scratch::new(), |_| pick as usize);
            plies.push(game.current().write_ply(Ply::Act(action)));
            game.play(Ply::Act(action)).map_err(|error| anyhow::anyhow!("{error}"))?;
        }
        Ok(plies)
    }
    with_game!(Game::of(RULES)?, P => play::<P>(RULES))
}

/// A server with somebody who makes games.
pub(crate) struct Hall {
    pub(crate) server: Process,
    pub(crate) http: reqwest::Client,
    token: String,
    _folder: tempfile::TempDir,
}

impl Hall {
    pub(crate) async fn open(program: &Path, arguments: &[&str]) -> Result<Self> {
        let folder = tempfile::tempdir()?;
        let data = folder.path().display().to_string();
        let mut all = vec!["--listen", "127.0.0.1:0", "--data", &data];
        all.extend_from_slice(arguments);
        let server = Process::start(program, &all).await?;
        let http = reqwest::Client::new();
        let guests = format!("http://{}/api/v1/guests", server.address);
        let guest: Guest =
            http.post(guests).json(&json!({})).send().await?.error_for_status()?.json().await?;
        Ok(Self { server, http, token: guest.token, _folder: folder })
    }

    /// An address of the interface.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}/api/v1{path}", self.server.address)
    }

    /// Asks something as the guest.
    pub(crate) async fn ask<T: DeserializeOwned>(&self, request: reqwest::RequestBuilder) -> Result<T> {
        Ok(request.bearer_auth(&self.token).send().await?.error_for_status()?.json().await?)
    }

    async fn game(&self) -> Result<Made> {
        let wish = json!({ "rules": RULES, "seats": ["me", "me", "me", "me"], "dice": { "salts": "none" } });
        self.ask(self.http.post(self.url("/games")).json(&wish)).await
    }

    /// A game with four sockets, after some actions.
    async fn begun(&self, number: usize, script: &[String]) -> Result<Vec<Client>> {
        let made = self.game().await?;
        let mut four = self.four(&made, number).await?;
        for (ply, v) in script.iter().zip(made.v..).take(4) {
            let action = Action { id: v.to_string(), base: v, seat: None, act: Act::Play(ply.clone()) };
            let text = serde_json::to_string(&FromClient::Act { g: made.id.clone(), action })?;
            four[0].send(Message::text(text)).await?;
            for member in &mut four {
                hear(member, v + 1).await?;
            }
        }
        Ok(four)
    }

    /// Four sockets at a table.
    async fn four(&self, made: &Made, number: usize) -> Result<Vec<Client>> {
        let mut four = Vec::new();
        for member in 0..4 {
            let mut client =
                connect(&self.server.address, "/ws", Some(&self.token), number * 4 + member).await?;
            let sub = FromClient::Sub { g: made.id.clone(), since: None };
            client.send(Message::text(serde_json::to_string(&sub)?)).await?;
            next_text(&mut client).await?;
            four.push(client);
        }
        Ok(four)
    }
}

/// Plays many games at once, in each one action at a time.
pub(crate) async fn measure(
    program: &Path,
    arguments: &[&str],
    games: usize,
    time: Duration,
    pause: Option<Duration>,
) -> Result<Measured> {
    let hall = Hall::open(program, arguments).await?;
    let script = Arc::new(script()?);
    let (begin, begins) = watch::channel(None);
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..games {
        let made = hall.game().await?;
        let four = hall.four(&made, number).await?;
        // Paced games do not all move in the same moment.
        let after = pause.map(|pause| pause.mul_f64(number as f64 / games as f64)).unwrap_or_default();
        let (script, begins) = (Arc::clone(&script), begins.clone());
        tasks.spawn(async move {
            let mut four = four;
            let until = wait(&mut four, begins, after).await? + time;
            play(made, four, &script, until, pause).await
        });
    }
    let before = hall.server.processor()?;
    let began = Instant::now();
    begin.send_replace(Some(began));
    let mut measured = Measured::default();
    while let Some(delays) = tasks.join_next().await {
        measured.delays.extend(delays??);
    }
    measured.time = began.elapsed();
    measured.processor = hall.server.processor()?.saturating_sub(before);
    measured.actions = measured.delays.len() as u64;
    Ok(measured)
}

/// Keeps sockets alive until the games begin, and some time after; says when they began.
async fn wait(
    four: &mut [Client],
    mut begins: watch::Receiver<Option<Instant>>,
    after: Duration,
) -> Result<Instant> {
    let begin = async {
        let began = begins.wait_for(Option::is_some).await?.context("a time")?;
        tokio::time::sleep(after).await;
        anyhow::Ok(began)
    };
    let mut begin = std::pin::pin!(begin);
    loop {
        // Whoever reads answers pings.
        let read = futures_util::future::select_all(four.iter_mut().map(StreamExt::next));
        tokio::select! {
            began = &mut begin => return began,
            (read, ..) = read => drop(read.context("the socket ended")??),
        }
    }
}

async fn play(
    made: Made,
    mut four: Vec<Client>,
    script: &[String],
    until: Instant,
    pause: Option<Duration>,
) -> Result<Vec<Duration>> {
    let mut delays = Vec::new();
    for (ply, v) in script.iter().zip(made.v..) {
        if Instant::now() >= until {
            break;
        }
        let action = Action { id: v.to_string(), base: v, seat: None, act: Act::Play(ply.clone()) };
        let text = serde_json::to_string(&FromClient::Act { g: made.id.clone(), action })?;
        let began = Instant::now();
        four[v as usize % 4].send(Message::text(text)).await?;
        for member in &mut four {
            hear(member, v + 1).await?;
        }
        delays.push(began.elapsed());
        if let Some(pause) = pause {
            tokio::time::sleep(pause.saturating_sub(began.elapsed())).await;
        }
    }
    Ok(delays)
}

/// Waits for an event, and passes over the answers to earlier actions.
async fn hear(member: &mut Client, v: u64) -> Result<()> {
    let wanted = format!("\"v\":{v},");
    loop {
        let text = next_text(member).await?;
        if text.starts_with("{\"t\":\"no\"") {
            bail!("refused: {text}");
        }
        if text.starts_with("{\"t\":\"ev\"") && text.contains(&wanted) {
            return Ok(());
        }
    }
}

/// How many games are opened at once.
const AT_ONCE: usize = 50;

/// What open games cost.
pub(crate) struct Held {
    pub(crate) games: usize,
    pub(crate) sockets: usize,
    pub(crate) bytes_empty: u64,
    pub(crate) bytes: u64,
}

/// Holds games open, each with four sockets, after some actions in each.
pub(crate) async fn hold(program: &Path, games: usize) -> Result<Held> {
    let hall = Hall::open(program, &["--no-limits"]).await?;
    let bytes_empty = hall.server.memory()?;
    let script = script()?;
    let hall = Arc::new(hall);
    let script = Arc::new(script);
    let (mut opening, mut mute) = (tokio::task::JoinSet::new(), tokio::task::JoinSet::new());
    for number in 0..games {
        let (hall, script) = (Arc::clone(&hall), Arc::clone(&script));
        opening.spawn(async move { hall.begun(number, &script).await });
        while opening.len() >= AT_ONCE || (number + 1 == games && !opening.is_empty()) {
            let four = opening.join_next().await.context("a game is being opened")???;
            // Whoever holds a socket open answers its pings.
            for mut client in four {
                mute.spawn(
                    async move { while client.next().await.is_some_and(|message| message.is_ok()) {} },
                );
            }
        }
    }
    let bytes = hall.server.memory()?;
    let sockets = mute.len();
    if mute.try_join_next().is_some() {
        bail!("a socket was closed");
    }
    Ok(Held { games, sockets, bytes_empty, bytes })
}
