//! The life of a socket.

use super::{Open, stops};
use crate::{
    app::Services,
    http::actions_check as check,
    limits::{DEAD, Kind, PING, QUEUE, SUBSCRIPTIONS, WRITE},
    probe::Point,
    table::{Ask, Outbound, Pushed, frame},
};
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use chaupat_protocol::{Action, Code, FromClient, FromServer, Problem};
use std::{collections::HashSet, pin::pin, sync::Arc, time::Duration};
use tokio::{
    sync::mpsc,
    time::{Instant, MissedTickBehavior},
};

/// Why a socket is closed, in numbers of RFC 6455 and its own range.
mod closed {
    /// The server stops and will be back.
    pub(super) const RESTART: u16 = 1012;
    /// Frames were lost because the reader was too slow; connect anew and go on from the last version.
    pub(super) const LAGGING: u16 = 4000;
    /// Nothing was heard for too long.
    pub(super) const SILENT: u16 = 4001;
    /// A frame was not text, or no JSON.
    pub(super) const MALFORMED: u16 = 4002;
}

/// How long a wave of farewells is spread over.
const WAVES: Duration = Duration::from_secs(2);

struct Session {
    services: Arc<Services>,
    guest: Option<i64>,
    outbound: Outbound,
    tables: HashSet<String>,
    heard: Instant,
}

/// Serves a socket until one of the two sides ends it.
pub(super) async fn run(services: Arc<Services>, guest: Option<i64>, mut socket: WebSocket) {
    let open = Open::new(&services);
    let (outbound, queue) = Outbound::new(services.socket_number(), guest, QUEUE);
    let mut session = Session { services, guest, outbound, tables: HashSet::new(), heard: Instant::now() };
    let code = session.serve(&mut socket, queue).await;
    for id in &session.tables {
        session.services.tables.forget_listener(id, session.outbound.socket);
    }
    if let Some((code, reason)) = code {
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        // Whoever does not take the farewell is gone all the same.
        tokio::time::timeout(Duration::from_secs(1), socket.send(close)).await.ok();
    }
    drop(open);
}

type Closing = Option<(u16, &'static str)>;

impl Session {
    /// Answers with the reason for which the server ends the socket; none when the client did.
    async fn serve(&mut self, socket: &mut WebSocket, mut queue: mpsc::Receiver<Pushed>) -> Closing {
        let mut ping = tokio::time::interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut stopping = self.services.stopping.clone();
        let mut stop = pin!(stops(&mut stopping));
        loop {
            let (message, answers) = tokio::select! {
                biased;
                pushed = queue.recv() => (pushed.map(Message::Text), None),
                heard = socket.recv() => {
                    let Some(Ok(message)) = heard else { return None };
                    match self.hear_and_forward(message, socket, &mut queue).await {
                        Some(Heard::Answer(answer)) => (answer.map(Message::Text), None),
                        Some(Heard::Close(closing)) => return closing,
                        None => return None,
                    }
                }
                _ = ping.tick() => (Some(Message::Ping(axum::body::Bytes::new())), None),
                () = &mut stop => (None, Some(())),
            };
            if answers.is_some() {
                return self.farewell(socket).await;
            }
            if self.outbound.is_lagging() && queue.is_empty() {
                return Some((closed::LAGGING, "too slow"));
            }
            if self.heard.elapsed() > DEAD {
                return Some((closed::SILENT, "silent"));
            }
            if let Some(message) = message
                && !send(socket, message).await
            {
                return None;
            }
        }
    }

    async fn farewell(&mut self, socket: &mut WebSocket) -> Closing {
        // All at once they would all be back at once.
        let wait = WAVES.mul_f64((self.outbound.socket % 64) as f64 / 64.0);
        send(socket, Message::Text(frame(&FromServer::Restart))).await;
        tokio::time::sleep(wait).await;
        Some((closed::RESTART, "restart"))
    }

    /// Answers what was heard. Until the answer is there, what tables push goes out all the same, so that nobody lags who
    /// waits for an answer; and what came before the answer is told before it. `None` when the socket is gone.
    async fn hear_and_forward(
        &mut self,
        message: Message,
        socket: &mut WebSocket,
        queue: &mut mpsc::Receiver<Pushed>,
    ) -> Option<Heard> {
        // In a box, so that a socket that says nothing holds no room for answers.
        let mut answer = Box::pin(self.hear(message));
        loop {
            tokio::select! {
                biased;
                pushed = queue.recv() => {
                    if !send(socket, Message::Text(pushed?)).await {
                        return None;
                    }
                }
                heard = &mut answer => return Some(heard),
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Heard {
        self.heard = Instant::now();
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Heard::Answer(None),
            Message::Close(_) => return Heard::Close(None),
            Message::Binary(_) => return Heard::Close(Some((closed::MALFORMED, "text is spoken here"))),
        };
        let said = match serde_json::from_str::<FromClient>(&text) {
            Ok(said) => said,
            Err(error) => {
                let problem = Problem::new(Code::Malformed, error.to_string());
                return Heard::Answer(Some(no(String::new(), None, problem)));
            }
        };
        Heard::Answer(self.answer(said).await)
    }

    async fn answer(&mut self, said: FromClient) -> Option<Pushed> {
        match said {
            FromClient::Sub { g, since } => self.subscribe(g, since).await,
            FromClient::Unsub { g } => {
                self.services.tables.forget_listener(&g, self.outbound.socket);
                self.tables.remove(&g);
                None
            }
            FromClient::Act { g, action } => Some(self.act(g, action).await),
            FromClient::Legal { g } => {
                let guest = self.guest;
                let legal =
                    self.services.tables.ask(&self.services, &g, |reply| Ask::Legal(guest, reply)).await;
                Some(match legal {
                    Ok(legal) => frame(&FromServer::Legal { g, legal }),
                    Err(problem) => no(g, None, *problem),
                })
            }
            FromClient::Ping => Some(frame(&FromServer::Pong)),
            // What a later version says is passed over.
            _ => None,
        }
    }

    async fn subscribe(&mut self, g: String, since: Option<u64>) -> Option<Pushed> {
        if self.tables.len() >= SUBSCRIPTIONS && !self.tables.contains(&g) {
            let detail = format!("one socket listens to {SUBSCRIPTIONS} tables at most");
            return Some(no(g, None, Problem::new(Code::TooMany, detail)));
        }
        let listen = Ask::Listen(self.outbound.clone(), since);
        match self.services.tables.tell(&self.services, &g, listen).await {
            Ok(()) => {
                self.tables.insert(g);
                None
            }
            Err(problem) => Some(no(g, None, *problem)),
        }
    }

    async fn act(&mut self, g: String, action: Action) -> Pushed {
        let id = action.id.clone();
        match self.do_it(&g, action).await {
            Ok(v) => {
                self.services.probe.reach(Point::Answered);
                frame(&FromServer::Ok { g, id, v })
            }
            Err(problem) => no(g, Some(id), *problem),
        }
    }

    async fn do_it(&self, g: &str, action: Action) -> Result<u64, Box<Problem>> {
        let unknown = || Problem::new(Code::Unknown, "who are you? Come with a token to act");
        let guest = self.guest.ok_or_else(|| Box::new(unknown()))?;
        self.services.limits.guest(Kind::Actions, guest)?;
        check(&action)?;
        let ask = |reply| Ask::Act { guest, action: Box::new(action), with_events: false, reply };
        Ok(self.services.tables.ask(&self.services, g, ask).await?.v)
    }
}

enum Heard {
    Answer(Option<Pushed>),
    Close(Closing),
}

fn no(g: String, id: Option<String>, problem: Problem) -> Pushed {
    frame(&FromServer::No { g, id, problem: Box::new(problem) })
}

async fn send(socket: &mut WebSocket, message: Message) -> bool {
    matches!(tokio::time::timeout(WRITE, socket.send(message)).await, Ok(Ok(())))
}
