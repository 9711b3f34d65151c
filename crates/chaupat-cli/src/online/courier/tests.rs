//! The courier against a server that says what a test wants.

use super::{
    super::{address::Server, secrets::Secrets},
    *,
};
use serde_json::{Value, json};
use std::{
    collections::BTreeMap,
    net::{TcpListener, TcpStream},
    time::Instant,
};
use tungstenite::{Message, WebSocket};

/// The other end, which says what a test wants.
struct FakeServer(TcpListener);

impl FakeServer {
    fn accept(&self) -> FakeSocket {
        FakeSocket(tungstenite::accept(self.0.accept().unwrap().0).unwrap())
    }
}

struct FakeSocket(WebSocket<TcpStream>);

impl FakeSocket {
    /// The next frame that is no ping.
    fn hear(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.0.read().unwrap() {
                let said: Value = serde_json::from_str(&text).unwrap();
                if said["t"] != "ping" {
                    return said;
                }
            }
        }
    }

    fn say(&mut self, said: &Value) {
        self.0.send(Message::text(said.to_string())).unwrap();
    }

    fn say_event(&mut self, v: u64) {
        self.say(&json!({"t": "ev", "g": "game-1", "v": v, "at": 0, "kind": "unsalted", "seat": "N"}));
    }
}

fn courier() -> (FakeServer, Courier) {
    let server = FakeServer(TcpListener::bind("127.0.0.1:0").unwrap());
    let url = format!("http://{}", server.0.local_addr().unwrap());
    let http = Http::new(Server::read(&url).unwrap(), None);
    let share = Share::new("game-1".into(), BTreeMap::new(), Secrets::open(None));
    let start = Start { game: "game-1".into(), have: 5, due: None };
    (server, Courier::start(http, start, share))
}

fn errand(base: u64) -> Errand {
    Errand { id: "act-1".into(), base, seat: "S".into(), act: Act::Throw }
}

/// What is brought next.
fn next(courier: &Courier) -> Brought {
    let start = Instant::now();
    loop {
        if let Some(brought) = courier.brought() {
            return brought;
        }
        assert!(start.elapsed() < Duration::from_secs(30), "nothing is brought");
        thread::sleep(Duration::from_millis(5));
    }
}

fn event(courier: &Courier) -> u64 {
    match next(courier) {
        Brought::Event(event) => event.v,
        other => panic!("{other:?}"),
    }
}

/// An act whose answer is lost is sent again by the same name, and done once.
#[test]
fn an_answer_that_is_lost_is_asked_for_again() {
    let (server, courier) = courier();
    let mut socket = server.accept();
    assert_eq!(socket.hear(), json!({"t": "sub", "g": "game-1", "since": 5}));
    courier.carry(errand(5));
    let sent = socket.hear();
    assert_eq!((&sent["t"], &sent["base"], &sent["seat"]), (&json!("act"), &json!(5), &json!("S")));
    drop(socket);
    assert!(matches!(next(&courier), Brought::Lost));
    let mut socket = server.accept();
    assert_eq!(socket.hear()["since"], 5);
    assert_eq!(socket.hear(), sent, "the same act by the same name");
    // The answer comes before what it tells of.
    socket.say(&json!({"t": "ok", "g": "game-1", "id": sent["id"], "v": 6}));
    socket.say_event(6);
    assert!(matches!(next(&courier), Brought::Found));
    assert_eq!(event(&courier), 6);
    assert!(matches!(next(&courier), Brought::Done(id) if id == "act-1"));
}

/// An event that is missing is asked for; none is brought twice or out of its order.
#[test]
fn a_gap_is_noticed() {
    let (server, courier) = courier();
    let mut socket = server.accept();
    socket.hear();
    socket.say_event(6);
    socket.say_event(8);
    assert_eq!(socket.hear(), json!({"t": "sub", "g": "game-1", "since": 6}));
    for v in [5, 6, 7, 8, 8] {
        socket.say_event(v);
    }
    socket.say(&json!({"t": "tomorrow's news"}));
    socket.say_event(9);
    assert_eq!([(); 4].map(|()| event(&courier)), [6, 7, 8, 9]);
    assert!(courier.brought().is_none());
}

/// A refusal brings along what was missed, and the player hears why.
#[test]
fn a_stale_act_is_refused_with_what_was_missed() {
    let (server, courier) = courier();
    let mut socket = server.accept();
    socket.hear();
    courier.carry(errand(4));
    let id = socket.hear()["id"].clone();
    let missed = json!({"v": 6, "at": 0, "kind": "started"});
    socket.say(&json!({
        "t": "no", "g": "game-1", "id": id, "status": 409, "code": "stale", "title": "", "v": 6, "events": [missed]
    }));
    assert_eq!(event(&courier), 6);
    assert!(matches!(next(&courier), Brought::Refused(_, problem) if problem.code == Code::Stale));
}

/// A game that is not to be seen ends the courier's way, and is told.
#[test]
fn a_foreign_game_is_not_followed() {
    let (server, courier) = courier();
    let mut socket = server.accept();
    socket.hear();
    socket.say(&json!({"t": "no", "g": "game-1", "status": 404, "code": "not_found", "title": "", "detail": "no such game"}));
    match next(&courier) {
        Brought::Gone(refusal) => assert_eq!(refusal.to_string(), "no such game"),
        other => panic!("{other:?}"),
    }
}

/// A server that says nothing for nine seconds, not even a ping, is taken for dead.
#[test]
fn a_silent_server_is_dead() {
    let (server, courier) = courier();
    let mut socket = server.accept();
    socket.hear();
    let start = Instant::now();
    assert!(matches!(next(&courier), Brought::Lost));
    assert!((8..13).contains(&start.elapsed().as_secs()), "{:?}", start.elapsed());
    assert_eq!(server.accept().hear()["since"], 5);
}
