//! A player's program over HTTP. Each JSON answer is checked against the server's own description of itself.

use crate::harness::TestServer;
use chaupat_protocol::{
    Accepted, Act, Action, Code, Event, Fairness, GameView, Guest, Legal, Made, Need, NewGame, Problem, State,
};
use reqwest::{Method, StatusCode, header};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

/// A guest of a server.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) http: reqwest::Client,
    pub(crate) base: String,
    pub(crate) token: Option<String>,
    pub(crate) description: Arc<Value>,
    pub(crate) next: Arc<AtomicU64>,
}

/// An answer that was read.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    /// The problem, which has this code and the status that goes with it.
    #[track_caller]
    pub(crate) fn problem(&self, code: Code) -> Problem {
        assert_eq!(self.headers[header::CONTENT_TYPE], "application/problem+json", "{self:?}");
        let problem: Problem = self.json();
        assert_eq!(problem.code, code, "{problem:?}");
        assert_eq!((problem.status, self.status.as_u16()), (code.status(), code.status()));
        assert!(!problem.detail.is_empty(), "{problem:?}");
        problem
    }
}

impl Client {
    /// Somebody without a token.
    pub(crate) async fn stranger(server: &TestServer) -> Self {
        Self::stranger_at(server.url("")).await
    }

    /// Somebody without a token at the server with this address.
    pub(crate) async fn stranger_at(base: String) -> Self {
        let http = reqwest::Client::builder().timeout(Duration::from_secs(30)).build().expect("a client");
        let description = http.get(format!("{base}/api/v1/openapi.json")).send().await.expect("an answer");
        Self {
            http,
            base,
            token: None,
            description: Arc::new(description.json().await.expect("a description")),
            next: Arc::default(),
        }
    }

    /// A guest of this name.
    pub(crate) async fn guest(server: &TestServer, name: &str) -> Self {
        Self::stranger(server).await.named(name).await
    }

    /// A new guest of this name at the same server.
    pub(crate) async fn named(&self, name: &str) -> Self {
        let guest: Guest = self.post("/api/v1/guests", &json!({ "name": name })).await.json();
        assert_eq!(guest.name, name);
        Self { token: Some(guest.token), next: Arc::default(), ..self.clone() }
    }

    /// The same guest at another address.
    pub(crate) fn at(&self, server: &TestServer) -> Self {
        Self { base: server.url(""), ..self.clone() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.base));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    /// Sends a request; the answer fits the description of the route.
    pub(crate) async fn send(&self, request: reqwest::RequestBuilder) -> Answer {
        let request = request.build().expect("a request");
        let (method, path) = (request.method().as_str().to_lowercase(), request.url().path().to_owned());
        let response = self.http.execute(request).await.expect("an answer");
        let (status, headers) = (response.status(), response.headers().clone());
        let text = response.text().await.expect("a body");
        let answer = Answer { status, headers, text };
        self.check(&method, &path, &answer);
        answer
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &impl Serialize) -> Answer {
        self.send(self.request(Method::POST, path).json(body)).await
    }

    /// A test that asks something outside the description does so by itself.
    fn check(&self, method: &str, path: &str, answer: &Answer) {
        let paths = self.description["paths"].as_object().expect("paths");
        let Some((_, route)) =
            paths.iter().find(|(route, item)| fits(route, path) && item.get(method).is_some())
        else {
            return assert!(!answer.status.is_success(), "{method} {path} is not described");
        };
        let responses = &route[method]["responses"];
        let status = answer.status.as_str().to_owned();
        let class = format!("{}XX", &status[..1]);
        let response = responses.get(&status).or_else(|| responses.get(&class));
        let response =
            response.unwrap_or_else(|| panic!("{method} {path} does not describe {status}: {}", answer.text));
        let kind = answer.headers.get(header::CONTENT_TYPE).map(|kind| kind.to_str().expect("ASCII"));
        let Some(kind) = kind.map(|kind| kind.split(';').next().unwrap_or_default()) else {
            return assert!(answer.text.is_empty(), "{answer:?}");
        };
        let content = &response["content"][kind];
        assert!(content.is_object(), "{method} {path} does not describe {kind} for {status}");
        if kind.ends_with("json") {
            self.check_schema(&content["schema"], answer);
        }
    }

    fn check_schema(&self, schema: &Value, answer: &Answer) {
        let whole = json!({ "$ref": schema["$ref"], "components": self.description["components"] });
        let validator = jsonschema::validator_for(&whole).expect("the schema is one");
        let value: Value = answer.json();
        let faults: Vec<_> = validator.iter_errors(&value).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{faults:?}\n{}", answer.text);
    }

    /// Makes a game.
    pub(crate) async fn make(&self, wish: &Value) -> Made {
        serde_json::from_value::<NewGame>(wish.clone()).expect("a wish");
        let answer = self.post("/api/v1/games", wish).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{answer:?}");
        answer.json()
    }

    pub(crate) async fn view(&self, id: &str) -> GameView {
        self.get(&format!("/api/v1/games/{id}")).await.json()
    }

    pub(crate) async fn legal(&self, id: &str) -> Legal {
        self.get(&format!("/api/v1/games/{id}/legal")).await.json()
    }

    /// One of the legal actions: another one in each position, so that games do not end early.
    pub(crate) async fn some_ply(&self, id: &str) -> String {
        let legal = self.legal(id).await;
        let pick = legal.v.unwrap_or_default() as usize * 7 % legal.actions.len().max(1);
        legal.actions.get(pick).map(|action| action.ply.clone()).expect("an action is due")
    }

    pub(crate) async fn events(&self, id: &str, since: u64) -> Vec<Event> {
        let answer: Value = self.get(&format!("/api/v1/games/{id}/events?since={since}")).await.json();
        serde_json::from_value(answer["events"].clone()).expect("events")
    }

    pub(crate) async fn fairness(&self, id: &str) -> Fairness {
        self.get(&format!("/api/v1/games/{id}/fairness")).await.json()
    }

    pub(crate) async fn record(&self, id: &str) -> String {
        self.get(&format!("/api/v1/games/{id}/record")).await.text
    }

    /// An action with a name of its own.
    pub(crate) fn action(&self, base: u64, act: Act) -> Action {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        Action { id: format!("a{number}"), base, seat: None, act }
    }

    pub(crate) async fn send_action(&self, id: &str, action: &Action) -> Answer {
        self.post(&format!("/api/v1/games/{id}/actions"), action).await
    }

    /// Does something for which the table waits.
    pub(crate) async fn act(&self, id: &str, base: u64, act: Act) -> Accepted {
        let answer = self.send_action(id, &self.action(base, act)).await;
        assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
        answer.json()
    }

    /// Does something as soon as the table stands still, whatever its version.
    pub(crate) async fn act_now(&self, id: &str, act: Act) -> Accepted {
        loop {
            let base = self.view(id).await.v;
            let answer = self.send_action(id, &self.action(base, act.clone())).await;
            if answer.status != StatusCode::CONFLICT {
                assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
                return answer.json();
            }
        }
    }

    /// Waits until something is due that is no bot's, or the game is over.
    pub(crate) async fn settled(&self, id: &str) -> GameView {
        for _ in 0..2_000 {
            let view = self.view(id).await;
            if view.state == State::Over || view.due.as_ref().is_some_and(|due| due.need != Need::Bot) {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the bots of {id} do not move: {:?}", self.view(id).await);
    }

    /// Plays the seats of this guest to the end of the game, always the action that `pick` picks.
    pub(crate) async fn play_to_end(&self, id: &str, pick: impl Fn(usize) -> usize) -> GameView {
        loop {
            let view = self.settled(id).await;
            let Some(due) = view.due.as_ref().filter(|_| view.state != State::Over) else { return view };
            let act = match due.need {
                Need::Throw => Act::Throw,
                Need::Play => {
                    let legal = self.legal(id).await;
                    Act::Play(legal.actions[pick(legal.actions.len())].ply.clone())
                }
                need => panic!("{need:?} is due"),
            };
            self.act(id, view.v, act).await;
        }
    }
}

/// Whether a path is one of the route: `/games/{id}` takes any name.
fn fits(route: &str, path: &str) -> bool {
    let (mut wanted, mut given) = (route.split('/'), path.split('/'));
    loop {
        match (wanted.next(), given.next()) {
            (None, None) => return true,
            (Some(wanted), Some(given)) if wanted == given || wanted.starts_with('{') => (),
            _ => return false,
        }
    }
}
