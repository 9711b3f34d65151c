//! What has broken other servers (the numbers are those of the list of failures that this project keeps).

use crate::{
    both,
    client::Client,
    harness::{TestServer, postgres, sqlite},
    history::History,
    socket::{Came, Socket},
};
use chaupat_protocol::{Act, Code, Event, FromServer, Happening, State};
use chaupat_server::{Bots, Database, Options};
use reqwest::StatusCode;
use serde_json::json;
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// A quick game of four seats that are all the maker's.
fn alone() -> serde_json::Value {
    json!({ "rules": "chaturaji.diceless", "seats": ["me", "me", "me", "me"], "dice": { "salts": "none" } })
}

/// A socket that shows one game, and goes on from where it was.
struct Follower {
    socket: Socket,
    game: String,
    have: u64,
    seen: Vec<Event>,
    /// What was seen before a whole view.
    earlier: Vec<Vec<Event>>,
}

impl Follower {
    async fn new(client: &Client, game: &str, since: u64) -> Self {
        let mut socket = Socket::open(client).await;
        socket.sub(game, Some(since)).await;
        Self { socket, game: game.to_owned(), have: since, seen: Vec::new(), earlier: Vec::new() }
    }

    /// Takes the next event that follows on what it has; at a gap it asks again.
    async fn take(&mut self) -> bool {
        match self.socket.next().await {
            Came::Frame(frame) => match *frame {
                FromServer::Ev { event, .. } if event.v == self.have + 1 => {
                    self.have = event.v;
                    self.seen.push(*event);
                    true
                }
                FromServer::Ev { event, .. } if event.v > self.have => {
                    self.socket.sub(&self.game.clone(), Some(self.have)).await;
                    true
                }
                // Whoever is far behind is given the whole table, and goes on from there.
                FromServer::Full { view, .. } => {
                    assert!(view.v >= self.have, "a view of {} for somebody at {}", view.v, self.have);
                    if view.v > self.have {
                        self.earlier.push(std::mem::take(&mut self.seen));
                    }
                    self.have = view.v;
                    true
                }
                _ => true,
            },
            Came::Closed(_) => false,
        }
    }

    async fn until(&mut self, version: u64) {
        while self.have < version {
            assert!(self.take().await, "the socket goes on");
        }
    }
}

both! {
    /// 1, 6: whoever loses the socket at every event sees each event once; the newest socket goes on.
    async fn a_socket_cut_at_every_event(server) {
        let asha = Client::guest(&server, "Asha").await;
        let made = asha.make(&alone()).await;
        let mut follower = Follower::new(&asha, &made.id, made.v).await;
        for step in 0..50 {
            let v = follower.have;
            let ply = asha.some_ply(&made.id).await;
            if step % 2 == 0 {
                asha.act(&made.id, v, Act::Play(ply)).await;
            }
            let (have, seen) = (follower.have, follower.seen);
            follower = Follower { seen, ..Follower::new(&asha, &made.id, have).await };
            if step % 2 == 1 {
                let ply = asha.some_ply(&made.id).await;
                let v = asha.view(&made.id).await.v;
                asha.act(&made.id, v, Act::Play(ply)).await;
            }
            follower.until(asha.view(&made.id).await.v).await;
        }
        let mut history = History::default();
        history.saw(follower.seen);
        history.check(&asha.events(&made.id, 0).await);
    }

    /// 3: a client that loses a tenth of the frames notices the gaps, and asks again.
    async fn a_tenth_of_the_frames_is_lost(server) {
        let asha = Client::guest(&server, "Asha").await;
        let made = asha.make(&alone()).await;
        let mut follower = Follower::new(&asha, &made.id, made.v).await;
        for step in 0..60 {
            let view = asha.view(&made.id).await;
            let ply = asha.some_ply(&made.id).await;
            asha.act(&made.id, view.v, Act::Play(ply)).await;
            if step % 10 == 3 {
                // Lost on the way: the frame is taken from the socket, and not looked at.
                follower.socket.next().await;
            } else {
                follower.take().await;
            }
        }
        let last = asha.view(&made.id).await.v;
        follower.until(last).await;
        let mut history = History::default();
        assert!(!follower.seen.is_empty() || !follower.earlier.is_empty());
        for seen in follower.earlier.into_iter().chain([follower.seen]) {
            history.saw(seen);
        }
        history.check(&asha.events(&made.id, 0).await);
    }

    /// 7: whoever joins at any ply sees the table as it stands, and what may be played there.
    async fn joining_at_every_ply(server) {
        let asha = Client::guest(&server, "Asha").await;
        let ravi = Client::guest(&server, "Ravi").await;
        let made = asha.make(&alone()).await;
        for _ in 0..40 {
            let mut socket = Socket::open(&ravi).await;
            socket.sub(&made.id, None).await;
            let FromServer::Full { view, .. } = socket.frame().await else { panic!("no view") };
            assert_eq!(*view, ravi.view(&made.id).await);
            let question = json!({ "position": view.position });
            let here: chaupat_protocol::Legal = ravi.post("/api/v1/rules/chaturaji/legal", &question).await.json();
            let plies = |legal: &chaupat_protocol::Legal| legal.actions.iter().map(|action| action.ply.clone()).collect::<Vec<_>>();
            assert_eq!(plies(&here), plies(&ravi.legal(&made.id).await));
            asha.act(&made.id, view.v, Act::Play(here.actions[0].ply.clone())).await;
            let FromServer::Ev { event, .. } = socket.frame().await else { panic!("no event") };
            assert_eq!(event.v, view.v + 1, "what happens between the view and the listening comes once");
        }
    }

    /// 8, 10, 12: hundreds of actions at once on one game, through two servers where the database allows it: a line without
    /// a fork, nothing twice, and each loser is told.
    async fn hundreds_of_actions_at_once(server) {
        let beside = match server.options.database {
            Database::Postgres(_) => Some(server.beside().await),
            Database::Directory(_) => None,
        };
        let asha = Client::guest(&server, "Asha").await;
        let made = asha.make(&alone()).await;
        let mut tasks = tokio::task::JoinSet::new();
        for number in 0..40 {
            let here = match &beside {
                Some(other) if number % 2 == 1 => asha.at(other),
                _ => asha.clone(),
            };
            let id = made.id.clone();
            tasks.spawn(async move {
                let mut done = Vec::new();
                for _ in 0..25 {
                    let view = here.view(&id).await;
                    let legal = here.legal(&id).await;
                    let Some(action) = legal.actions.get(number % legal.actions.len().max(1)) else { break };
                    let action = here.action(view.v, Act::Play(action.ply.clone()));
                    let action = chaupat_protocol::Action { id: format!("{number}-{}", action.id), ..action };
                    let answer = here.send_action(&id, &action).await;
                    match answer.status {
                        StatusCode::OK => {
                            let accepted: chaupat_protocol::Accepted = answer.json();
                            let Act::Play(ply) = action.act else { unreachable!() };
                            done.push((accepted.events.first().map_or(accepted.v, |event| event.v), ply));
                        }
                        StatusCode::CONFLICT | StatusCode::UNPROCESSABLE_ENTITY | StatusCode::GONE => (),
                        other => panic!("{other}: {answer:?}"),
                    }
                }
                done
            });
        }
        let mut history = History::default();
        let mut count = 0;
        while let Some(done) = tasks.join_next().await {
            for (version, ply) in done.unwrap() {
                history.acknowledged(version, &ply);
                count += 1;
            }
        }
        let log = asha.events(&made.id, 0).await;
        history.check(&log);
        let played = log.iter().filter(|event| matches!(event.what, Happening::Played { .. })).count();
        assert_eq!(played, count, "each action that is kept was acknowledged, and the other way round");
        assert!(count >= 20, "{count}");
        if let Some(other) = &beside {
            assert_eq!(asha.at(other).events(&made.id, 0).await, log, "both servers tell the same");
        }
    }

    /// 35: a server that stops tells its sockets, closes them, ends streams, and loses nothing that it acknowledged; a
    /// hundred clients come back and go on.
    async fn a_restart_under_a_hundred_clients(server) {
        let asha = Client::guest(&server, "Asha").await;
        let made = asha.make(&alone()).await;
        let mut followers = Vec::new();
        for _ in 0..100 {
            followers.push(Follower::new(&asha, &made.id, made.v).await);
        }
        let stream = asha.http.get(server.url(&format!("/api/v1/games/{}/stream", made.id))).send().await.unwrap();
        let ply = asha.some_ply(&made.id).await;
        asha.act(&made.id, made.v, Act::Play(ply)).await;
        for follower in &mut followers {
            follower.until(made.v + 1).await;
        }
        let began = Instant::now();
        let mut farewells = tokio::task::JoinSet::new();
        for mut follower in followers.drain(..) {
            farewells.spawn(async move {
                let told = matches!(follower.socket.next().await, Came::Frame(frame) if *frame == FromServer::Restart);
                let Came::Closed(Some(close)) = follower.socket.next().await else { panic!("it goes on") };
                (told, u16::from(close.code), follower.have, follower.seen)
            });
        }
        let server = server.restart().await;
        assert!(began.elapsed() < Duration::from_secs(10), "{:?}", began.elapsed());
        stream.bytes().await.expect("the stream has an end");
        let mut back = Vec::new();
        while let Some(farewell) = farewells.join_next().await {
            let (told, code, have, seen) = farewell.unwrap();
            assert_eq!((told, code, have), (true, 1012, made.v + 1));
            back.push(Follower { seen, ..Follower::new(&asha, &made.id, have).await });
        }
        let asha = asha.at(&server);
        let ply = asha.some_ply(&made.id).await;
        asha.act(&made.id, made.v + 1, Act::Play(ply)).await;
        let mut history = History::default();
        for mut follower in back {
            follower.until(made.v + 2).await;
            history.saw(follower.seen);
        }
        history.check(&asha.events(&made.id, 0).await);
    }
}

/// 4: whoever answers no ping is closed, so that a new socket can take its place.
#[tokio::test(flavor = "multi_thread")]
async fn a_half_open_socket_is_closed() {
    let server = TestServer::on_sqlite().await;
    let asha = Client::guest(&server, "Asha").await;
    let made = asha.make(&alone()).await;
    let mut socket = Socket::open(&asha).await;
    socket.sub(&made.id, None).await;
    // Nobody reads, so nobody answers pings.
    tokio::time::sleep(Duration::from_secs(13)).await;
    let began = Instant::now();
    loop {
        match socket.next().await {
            Came::Closed(_) => break,
            Came::Frame(_) => assert!(began.elapsed() < Duration::from_secs(2), "it is still open"),
        }
    }
    let mut again = Follower::new(&asha, &made.id, made.v).await;
    let ply = asha.some_ply(&made.id).await;
    asha.act(&made.id, made.v, Act::Play(ply)).await;
    again.until(made.v + 1).await;
}

/// 36: one who stops reading is closed, and the others get everything at once.
#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_hinders_nobody() {
    let server = TestServer::on_sqlite().await;
    let asha = Client::guest(&server, "Asha").await;
    let made = asha.make(&alone()).await;
    let mut slow = Socket::open(&asha).await;
    slow.sub(&made.id, None).await;
    let text = serde_json::to_string(&chaupat_protocol::FromClient::Legal { g: made.id.clone() }).unwrap();
    // Answers that nobody takes fill the buffers of the system, and then the server waits for this reader alone.
    let asking = tokio::spawn(async move {
        for _ in 0..5_000 {
            if tokio::time::timeout(Duration::from_secs(3), slow.say_text(&text)).await.is_err() {
                break;
            }
        }
        slow
    });
    let mut quick = Follower::new(&asha, &made.id, made.v).await;
    let began = Instant::now();
    while began.elapsed() < Duration::from_secs(14) {
        if asha.view(&made.id).await.state == State::Over {
            break;
        }
        asha.act(&made.id, quick.have, Act::Play(asha.some_ply(&made.id).await)).await;
        let told = tokio::time::timeout(Duration::from_secs(2), quick.until(quick.have + 1)).await;
        told.expect("whoever reads is told at once");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    slow_socket_is_closed(&mut asking.await.unwrap()).await;
}

async fn slow_socket_is_closed(slow: &mut Socket) {
    for _ in 0..100_000 {
        if matches!(slow.next().await, Came::Closed(_)) {
            return;
        }
    }
    panic!("it is still open");
}

/// 11, 33: while another program has the database locked, an action is not acknowledged, and nobody is told of it; when it
/// is free again, the same action goes through.
#[tokio::test(flavor = "multi_thread")]
async fn a_write_that_fails_is_told_to_nobody() {
    let (options, folder) = sqlite();
    let server = TestServer::start(options, Some(Arc::clone(&folder))).await;
    let asha = Client::guest(&server, "Asha").await;
    let made = asha.make(&alone()).await;
    let mut follower = Follower::new(&asha, &made.id, made.v).await;
    let ply = asha.some_ply(&made.id).await;
    let action = asha.action(made.v, Act::Play(ply.clone()));
    let lock = rusqlite::Connection::open(folder.path().join("chaupat.sqlite")).unwrap();
    lock.execute_batch("BEGIN IMMEDIATE").unwrap();
    asha.send_action(&made.id, &action).await.problem(Code::Failed);
    lock.execute_batch("ROLLBACK").unwrap();
    assert_eq!(asha.events(&made.id, made.v).await, []);
    let accepted: chaupat_protocol::Accepted = asha.send_action(&made.id, &action).await.json();
    assert_eq!(accepted.v, made.v + 1);
    follower.until(made.v + 1).await;
    let mut history = History::default();
    history.saw(follower.seen);
    history.acknowledged(accepted.v, &ply);
    history.check(&asha.events(&made.id, 0).await);
}

/// Bots that fail in a way of their own, now and then.
struct Broken {
    count: AtomicU64,
    fail: fn() -> String,
}

impl Bots for Broken {
    fn choose(
        &self,
        _: &str,
        honest: Box<dyn FnOnce() -> String + Send>,
    ) -> Box<dyn FnOnce() -> String + Send> {
        let fail = self.fail;
        if self.count.fetch_add(1, Ordering::Relaxed) == 2 { Box::new(fail) } else { honest }
    }
}

/// 26: a bot that panics, plays nonsense or hangs is passed over once, which everybody can see, and the game goes on.
async fn broken_bot(fail: fn() -> String) {
    let (options, folder) = sqlite();
    let bots = Arc::new(Broken { count: AtomicU64::new(0), fail });
    let server = TestServer::start(Options { bots, ..options }, Some(folder)).await;
    let asha = Client::guest(&server, "Asha").await;
    let made =
        asha.make(&json!({ "rules": "chaturaji", "seats": ["bot"], "dice": { "salts": "none" } })).await;
    let until = Instant::now() + Duration::from_mins(1);
    while asha.view(&made.id).await.state != State::Over {
        assert!(Instant::now() < until, "{:?}", asha.view(&made.id).await);
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let events = asha.events(&made.id, 0).await;
    let faults = events.iter().filter(|event| matches!(event.what, Happening::BotFault { .. })).count();
    assert_eq!(faults, 1);
    History::default().check(&events);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_panics() {
    broken_bot(|| panic!("a bug of the bot")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_plays_nonsense() {
    broken_bot(|| "a1h8".to_owned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_hangs() {
    broken_bot(|| {
        std::thread::sleep(Duration::from_secs(13));
        "too late".to_owned()
    })
    .await;
}

/// Bots that take their time.
struct Slow;

impl Bots for Slow {
    fn choose(
        &self,
        _: &str,
        honest: Box<dyn FnOnce() -> String + Send>,
    ) -> Box<dyn FnOnce() -> String + Send> {
        Box::new(|| {
            std::thread::sleep(Duration::from_millis(400));
            honest()
        })
    }
}

/// 13: what a bot answers for a table that has moved on is not played.
#[tokio::test(flavor = "multi_thread")]
async fn a_bots_late_answer_is_dropped() {
    let (options, folder) = sqlite();
    let server = TestServer::start(Options { bots: Arc::new(Slow), ..options }, Some(folder)).await;
    let asha = Client::guest(&server, "Asha").await;
    let made = asha.make(&alone()).await;
    asha.act(&made.id, made.v, Act::StandIn("bot".to_owned())).await;
    // While the bot thinks its holder takes the seat back, and plays something else.
    asha.act(&made.id, made.v + 1, Act::Return).await;
    let last = asha.legal(&made.id).await.actions.last().unwrap().ply.clone();
    asha.act(&made.id, made.v + 2, Act::Play(last.clone())).await;
    tokio::time::sleep(Duration::from_millis(900)).await;
    let events = asha.events(&made.id, made.v).await;
    let plies: Vec<_> = events
        .iter()
        .filter_map(|event| match &event.what {
            Happening::Played { ply, .. } => Some(ply.as_str()),
            _ => None,
        })
        .collect();
    assert_eq!(plies, [last.as_str()]);
}

/// House bots alone finish games, many at once; the server begins them anew after a stop in the middle.
#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_finish_their_games() {
    for (options, folder) in [(sqlite().0, Some(sqlite().1)), (postgres().await, None)] {
        let server = TestServer::start(options, folder).await;
        let asha = Client::guest(&server, "Asha").await;
        let mut games = Vec::new();
        for number in 0..30 {
            let rules = ["chaturaji", "chaupar(turn_limit=60)", "chaturaji.ffa"][number % 3];
            let made =
                asha.make(&json!({ "rules": rules, "seats": ["bot"], "dice": { "salts": "none" } })).await;
            games.push(made.id);
        }
        tokio::time::sleep(Duration::from_millis(300)).await;
        let server = server.restart().await;
        let asha = asha.at(&server);
        let until = Instant::now() + Duration::from_mins(2);
        for id in games {
            // Nobody looks at the game: it goes on by itself.
            while asha.view(&id).await.state != State::Over {
                assert!(Instant::now() < until, "{:?}", asha.view(&id).await);
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            let record = asha.record(&id).await;
            assert!(
                chaupat::fair::verify(record.as_bytes()).to_string().ends_with("match, record unaltered")
            );
        }
    }
}

/// A game that cannot be opened is told so, at once and every time, and hinders no other.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_opened() {
    let (options, folder) = sqlite();
    let mut server = TestServer::start(options, Some(Arc::clone(&folder))).await;
    let asha = Client::guest(&server, "Asha").await;
    let (broken, other) = (asha.make(&alone()).await, asha.make(&alone()).await);
    server.stop().await;
    let database = rusqlite::Connection::open(folder.path().join("chaupat.sqlite")).unwrap();
    let spoil = "UPDATE event SET body = 'nonsense' WHERE game = ?1 AND version = 1";
    assert_eq!(database.execute(spoil, [&broken.id]).unwrap(), 1);
    // It is due, as if it waited for the server.
    database.execute("UPDATE game SET due = 0 WHERE id = ?1", [&broken.id]).unwrap();
    drop(database);
    let server = TestServer::start(server.options.clone(), Some(folder)).await;
    let asha = asha.at(&server);
    for _ in 0..5 {
        let path = format!("/api/v1/games/{}", broken.id);
        let answer = tokio::time::timeout(Duration::from_secs(5), asha.get(&path)).await;
        answer.expect("an answer at once").problem(Code::Failed);
    }
    asha.act(&other.id, other.v, Act::Play(asha.some_ply(&other.id).await)).await;
}
