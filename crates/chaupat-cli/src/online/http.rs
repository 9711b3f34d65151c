//! What is asked of a server by HTTP: who one is, games, seats, records.

use super::{address::Server, refusal::Refusal};
use chaupat_protocol::{Event, GameView, Guest, Made, NewGame, NewGuest, Problem, game::Claim};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt, time::Duration};
use ureq::{Agent, Body, http::Response};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who has it is a guest; it is shown nowhere.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Token(pub(super) String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// A server, as one guest asks it, or nobody in particular.
#[derive(Clone, Debug)]
pub(super) struct Http {
    agent: Agent,
    pub(super) server: Server,
    pub(super) token: Option<Token>,
}

#[derive(Deserialize)]
struct Events {
    events: Vec<Event>,
}

type Answer<T> = Result<T, Refusal>;

impl Http {
    pub(super) fn new(server: Server, token: Option<Token>) -> Self {
        let config = Agent::config_builder().timeout_global(Some(PATIENCE)).http_status_as_error(false);
        Self { agent: config.build().into(), server, token }
    }

    /// Becomes a guest.
    pub(super) fn new_guest(&self, name: Option<String>) -> Answer<Guest> {
        self.post("guests", &NewGuest { name }, None)
    }

    /// Makes a game; the same key makes it once.
    pub(super) fn make(&self, game: &NewGame, key: &str) -> Answer<Made> {
        self.post("games", game, Some(key))
    }

    /// Sits down.
    pub(super) fn claim(&self, game: &str, seat: &str, claim: &Claim) -> Answer<GameView> {
        self.post(&format!("games/{game}/seats/{seat}/claim"), claim, None)
    }

    /// The table as it stands.
    pub(super) fn view(&self, game: &str) -> Answer<GameView> {
        read(self.get(&format!("games/{game}"))?)
    }

    /// All that happened after a version.
    pub(super) fn events(&self, game: &str, since: u64) -> Answer<Vec<Event>> {
        let events: Events = read(self.get(&format!("games/{game}/events?since={since}"))?)?;
        Ok(events.events)
    }

    /// The record, byte for byte.
    pub(super) fn record(&self, game: &str) -> Answer<String> {
        text(self.get(&format!("games/{game}/record"))?)
    }

    /// The value of the header that says who asks.
    pub(super) fn authorization(&self) -> Option<String> {
        self.token.as_ref().map(|token| format!("Bearer {}", token.0))
    }

    fn get(&self, path: &str) -> Answer<Response<Body>> {
        let mut request = self.agent.get(self.server.api(path));
        if let Some(value) = self.authorization() {
            request = request.header("authorization", value);
        }
        checked(request.call())
    }

    fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize, key: Option<&str>) -> Answer<T> {
        let mut request = self.agent.post(self.server.api(path));
        if let Some(value) = self.authorization() {
            request = request.header("authorization", value);
        }
        if let Some(key) = key {
            request = request.header("idempotency-key", key);
        }
        read(checked(request.send_json(body))?)
    }
}

/// The answer, unless it is a problem.
fn checked(answer: Result<Response<Body>, ureq::Error>) -> Answer<Response<Body>> {
    let answer = answer.map_err(|error| Refusal::Unreachable(error.to_string()))?;
    let status = answer.status();
    if status.is_success() {
        return Ok(answer);
    }
    let problem = serde_json::from_str::<Problem>(&text(answer)?);
    Err(problem.map_or_else(
        |_| Refusal::Strange(format!("status {status}")),
        |problem| Refusal::Problem(Box::new(problem)),
    ))
}

fn text(mut answer: Response<Body>) -> Answer<String> {
    answer.body_mut().read_to_string().map_err(|error| Refusal::Unreachable(error.to_string()))
}

fn read<T: DeserializeOwned>(answer: Response<Body>) -> Answer<T> {
    serde_json::from_str(&text(answer)?).map_err(|error| Refusal::Strange(error.to_string()))
}
