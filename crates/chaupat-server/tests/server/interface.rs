//! The interface itself: its description, bad input of every kind, sizes, rates, caching.

use crate::{
    both,
    client::Client,
    harness::{TestServer, sqlite},
};
use chaupat_protocol::{Act, Code, Legal};
use chaupat_server::Options;
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

both! {
    /// A zero byte, which PostgreSQL does not take, is refused as anything else that cannot be; so is nonsense, and the
    /// sentence says what is wrong of it, not how the server is made.
    async fn zero_bytes_and_nonsense(server) {
        let asha = Client::guest(&server, "Asha").await;
        for path in ["games/%00", "games/a%00b/record", "imports/%00"] {
            asha.get(&format!("/api/v1/{path}")).await.problem(Code::NotFound);
        }
        let record = "[Game \"chaturaji\"]\n[Event \"a\0b\"]\n[Rules \"chaturaji.ffa\"]\n1. r g4f4\n";
        asha.post("/api/v1/imports", &json!({ "record": record })).await.problem(Code::Invalid);
        let problem = asha.post("/api/v1/games", &json!({ "rules": 1 })).await.problem(Code::Invalid);
        assert!(problem.detail.starts_with("rules: invalid type: integer `1`, expected a string"), "{problem:?}");
    }

    /// Bad input of every kind has its status and its sentence.
    async fn bad_input(server) {
        let asha = Client::guest(&server, "Asha").await;
        let post = async |path: &str, kind: &str, body: &str| {
            let request = asha.request(Method::POST, path).header("content-type", kind);
            asha.send(request.body(body.to_owned())).await
        };
        let games = "/api/v1/games";
        post(games, "text/plain", "{}").await.problem(Code::MediaType);
        for body in ["", "{", "nonsense", "{\"rules\":\"chaupar\"", "\u{feff}{}"] {
            post(games, "application/json", body).await.problem(Code::Malformed);
        }
        for body in [
            "[]", "7", "{}", r#"{"rules":7}"#, r#"{"rules":"chaupar","seats":["everyone"]}"#,
            r#"{"rules":"chaupar","dice":{"mode":"loaded"}}"#, r#"{"rules":"chaupar","clock":3}"#,
            r#"{"rules":"ludo"}"#, r#"{"rules":"chaupar(men=99)"}"#, r#"{"rules":"chaupar(("}"#,
            r#"{"rules":"chaupar","seats":["me","me","me","me","me"]}"#, r#"{"rules":"chaupar","seats":["bot:zeus"]}"#,
        ] {
            let answer = post(games, "application/json", body).await;
            let problem: chaupat_protocol::Problem = answer.json();
            assert!(matches!(problem.code, Code::Invalid | Code::Illegal), "{body}: {problem:?}");
            assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{body}");
            assert!(!problem.detail.is_empty(), "{body}");
        }
        let large = format!("{{\"rules\":\"{}\"}}", "x".repeat(20_000));
        post(games, "application/json", &large).await.problem(Code::TooLarge);
        asha.get("/api/v1/nothing").await.problem(Code::NotFound);
        asha.get("/favicon.ico").await.problem(Code::NotFound);
        asha.send(asha.request(Method::DELETE, games)).await.problem(Code::Method);
        for path in ["/api/v1/games/x/events?since=-1", "/api/v1/games?which=all", "/api/v1/fairness/log?after=x"] {
            let answer = asha.get(path).await;
            assert!(answer.status.is_client_error(), "{path}: {answer:?}");
            assert_eq!(answer.headers["content-type"], "application/problem+json", "{path}: {answer:?}");
        }
        let made = asha.make(&json!({ "rules": "chaupar", "dice": { "salts": "none" } })).await;
        for id in [String::new(), "x".repeat(65), "a\nb".to_owned()] {
            let action = chaupat_protocol::Action { id, ..asha.action(made.v, Act::Throw) };
            asha.send_action(&made.id, &action).await.problem(Code::Invalid);
        }
    }

    /// What can never change may be kept, and nothing else; the tag of a table is its version.
    async fn caching(server) {
        let asha = Client::guest(&server, "Asha").await;
        let made = asha.make(&json!({ "rules": "chaupar", "dice": { "salts": "none" } })).await;
        let path = format!("/api/v1/games/{}", made.id);
        let running = asha.get(&format!("{path}/record")).await;
        assert_eq!(running.headers["cache-control"], "no-store");
        let view = asha.get(&path).await;
        assert_eq!(view.headers["cache-control"], "no-store");
        let tag = view.headers["etag"].clone();
        let again = asha.send(asha.request(Method::GET, &path).header("if-none-match", tag.clone())).await;
        assert_eq!(again.status, StatusCode::NOT_MODIFIED);
        let text = asha.send(asha.request(Method::GET, &path).header("accept", "text/plain")).await;
        assert_eq!(text.text, running.text);
        asha.act_now(&made.id, Act::Abandon).await;
        let changed = asha.send(asha.request(Method::GET, &path).header("if-none-match", tag)).await;
        assert_eq!(changed.status, StatusCode::OK);
        let over = asha.get(&format!("{path}/record")).await;
        assert!(over.headers["cache-control"].to_str().unwrap().contains("immutable"));
    }

    /// Rule sets, and what may be played in a position that is no table's.
    async fn rules(server) {
        let nobody = Client::stranger(&server).await;
        let presets: Value = nobody.get("/api/v1/rules/chaupar").await.json();
        assert_eq!(presets["presets"][0]["name"], "cowrie");
        let ffa: Value = nobody.get("/api/v1/rules/chaturaji/ffa").await.json();
        assert_eq!((&ffa["rules"], &ffa["seats"]), (&json!("chaturaji.ffa"), &json!(["r", "g", "y", "b"])));
        assert!(ffa["book"].as_str().unwrap().contains("J3.3"));
        let two: Value = nobody.get("/api/v1/rules/chaupar/charkoni(players=2)").await.json();
        assert_eq!((&two["rules"], &two["seats"]), (&json!("chaupar.charkoni(players=2)"), &json!(["S", "N"])));
        nobody.get("/api/v1/rules/ludo/classic").await.problem(Code::NotFound);
        nobody.get("/api/v1/rules/chaupar/nothing").await.problem(Code::Invalid);

        let position = "chaupar(players=2,opening=seat(0)) ; S 0 4 29 72 tod ; N 0 0 46 84 tod ; S moves +d 3 10";
        let legal: Legal = nobody.post("/api/v1/rules/chaupar/legal", &json!({ "position": position })).await.json();
        assert_eq!(legal.seat.as_deref(), Some("S"));
        assert!(legal.actions.iter().any(|action| action.ply == "3:4-7"), "{legal:?}");
        let other = json!({ "position": position });
        nobody.post("/api/v1/rules/chaturaji/legal", &other).await.problem(Code::Invalid);
        nobody.post("/api/v1/rules/chaupar/legal", &json!({ "position": "chaupar ; x" })).await.problem(Code::Invalid);
    }

    /// A record from elsewhere is read through, and comes back as it was written, with tags and comments.
    async fn imports(server) {
        let asha = Client::guest(&server, "Asha").await;
        let record = "[Game \"chaupar\"]\n[Rules \"chaupar(players=2,opening=seat(0))\"]\n[S \"Asha\"]\n[Event \"Diwali\"]\n\
                      {played in the yard}\n\n1. S 2 2:--\n";
        let imported: Value = asha.post("/api/v1/imports", &json!({ "record": record })).await.json();
        let path = format!("/api/v1/imports/{}", imported["id"].as_str().unwrap());
        assert_eq!(asha.get(&path).await.text, record);
        let wrong = record.replace("2 2:--", "9");
        let problem = asha.post("/api/v1/imports", &json!({ "record": wrong })).await;
        assert!(problem.status == StatusCode::UNPROCESSABLE_ENTITY && problem.text.contains("line 7"), "{problem:?}");
        asha.post("/api/v1/imports", &json!({ "record": format!("{record}{record}") })).await.problem(Code::Invalid);
        asha.get("/api/v1/imports/nothing").await.problem(Code::NotFound);
        let long = format!("{{{}}}\n", "x".repeat(500_000));
        let large = asha.post("/api/v1/imports", &json!({ "record": record.replace("\n\n", &format!("\n{long}\n")) })).await;
        assert_eq!(large.status, StatusCode::CREATED, "{:.200}", large.text);
        asha.post("/api/v1/imports", &json!({ "record": "x".repeat(1_100_000) })).await.problem(Code::TooLarge);
    }

    /// A stream has a frame a line: what was missed, then what happens, and it says that it is alive.
    async fn streams(server) {
        let asha = Client::guest(&server, "Asha").await;
        let made = asha.make(&json!({ "rules": "chaupar", "dice": { "salts": "none" } })).await;
        let path = format!("/api/v1/games/{}/stream?since=0", made.id);
        let mut response = asha.http.get(server.url(&path)).send().await.unwrap();
        let mut lines = String::new();
        let mut next = async || {
            while !lines.contains('\n') {
                let chunk = tokio::time::timeout(std::time::Duration::from_secs(12), response.chunk()).await;
                lines.push_str(std::str::from_utf8(&chunk.unwrap().unwrap().unwrap()).unwrap());
            }
            let (line, rest) = lines.split_once('\n').map(|(line, rest)| (line.to_owned(), rest.to_owned())).unwrap();
            lines = rest;
            line
        };
        for v in 1..=made.v {
            let frame: Value = serde_json::from_str(&next().await).unwrap();
            assert_eq!((&frame["t"], &frame["v"]), (&json!("ev"), &json!(v)));
        }
        asha.act(&made.id, made.v, Act::Throw).await;
        let frame: Value = serde_json::from_str(&next().await).unwrap();
        assert_eq!((&frame["kind"], &frame["v"]), (&json!("threw"), &json!(made.v + 1)));
        loop {
            if next().await.is_empty() {
                break;
            }
        }
    }
}

/// Every route that the server answers is in its description, which is one of OpenAPI 3.1.
#[tokio::test(flavor = "multi_thread")]
async fn the_description_is_whole() {
    let server = TestServer::on_sqlite().await;
    let description: Value = Client::stranger(&server)
        .await
        .http
        .get(server.url("/api/v1/openapi.json"))
        .send()
        .await
        .unwrap()
        .json()
        .await
        .unwrap();
    assert!(description["openapi"].as_str().unwrap().starts_with("3.1"));
    let mut routes: Vec<_> = description["paths"]
        .as_object()
        .unwrap()
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().unwrap().keys().map(move |method| format!("{method} {path}"))
        })
        .collect();
    routes.sort();
    assert_eq!(
        routes.join("\n"),
        "\
get /api/v1/fairness/log
get /api/v1/games
get /api/v1/games/{id}
get /api/v1/games/{id}/events
get /api/v1/games/{id}/fairness
get /api/v1/games/{id}/legal
get /api/v1/games/{id}/record
get /api/v1/games/{id}/stream
get /api/v1/guests
get /api/v1/imports/{id}
get /api/v1/rules/{game}
get /api/v1/rules/{game}/{rules}
get /healthz
get /readyz
post /api/v1/games
post /api/v1/games/{id}/actions
post /api/v1/games/{id}/seats/{seat}/claim
post /api/v1/guests
post /api/v1/imports
post /api/v1/rules/{game}/legal"
    );
}

/// Who asks too often is told to wait, and others are not hindered.
#[tokio::test(flavor = "multi_thread")]
async fn rates() {
    let (options, folder) = sqlite();
    let server = TestServer::start(Options { limits: true, ..options }, Some(folder)).await;
    let asha = Client::guest(&server, "Asha").await;
    let ravi = Client::guest(&server, "Ravi").await;
    let mut refused = 0;
    for _ in 0..40 {
        let answer = asha.post("/api/v1/games", &json!({ "rules": "chaupar" })).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            assert_eq!(answer.headers["retry-after"], "1");
            answer.problem(Code::TooMany);
            refused += 1;
        }
    }
    assert!((10..=20).contains(&refused), "{refused} of 40");
    assert_eq!(ravi.post("/api/v1/games", &json!({ "rules": "chaupar" })).await.status, StatusCode::CREATED);
}
