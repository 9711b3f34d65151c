//! Who may see, sit and act.

use crate::{both, client::Client, socket::Socket};
use chaupat_protocol::{Act, Code, FromServer, Happening};
use reqwest::{Method, StatusCode};
use serde_json::json;

both! {
    /// A private game is not even known to exist: the answers about it are those about no game at all.
    async fn a_private_game_does_not_exist(server) {
        let asha = Client::guest(&server, "Asha").await;
        let ravi = Client::guest(&server, "Ravi").await;
        let nobody = Client::stranger(&server).await;
        let wish = json!({ "rules": "chaupar", "seats": ["me", "link"], "visibility": "private" });
        let made = asha.make(&wish).await;
        for other in [&ravi, &nobody] {
            for path in ["", "/events", "/stream", "/legal", "/record", "/fairness"] {
                let about = async |id: &str| {
                    other.get(&format!("/api/v1/games/{id}{path}")).await.problem(Code::NotFound)
                };
                assert_eq!(about(&made.id).await, about("xxxxxxxxxxxx").await, "{path}");
            }
            let mut socket = Socket::open(other).await;
            socket.sub(&made.id, None).await;
            assert!(matches!(socket.frame().await, FromServer::No { problem, .. } if problem.code == Code::NotFound));
            assert!(!other.get("/api/v1/games").await.text.contains(&made.id));
        }
        let action = ravi.action(1, Act::Resign);
        assert_eq!(
            ravi.send_action(&made.id, &action).await.problem(Code::NotFound),
            ravi.send_action("xxxxxxxxxxxx", &action).await.problem(Code::NotFound),
        );
        let claim = |id: &str| format!("/api/v1/games/{id}/seats/E/claim");
        for body in [json!({}), json!({ "word": "wrong" })] {
            ravi.post(&claim(&made.id), &body).await.problem(Code::NotFound);
        }
        let word = &made.links[0].word;
        assert_eq!(ravi.post(&claim(&made.id), &json!({ "word": word })).await.status, StatusCode::OK);
        assert_eq!(ravi.view(&made.id).await.id, made.id, "who sits at the table sees it");
        let log = nobody.get("/api/v1/fairness/log").await.text;
        assert!(log.contains(&made.commitment.unwrap()) && !log.contains(&made.id), "{log}");
    }

    /// A token makes the guest; a wrong one is told so; a cookie is believed only from the server's own pages.
    async fn tokens_and_cookies(server) {
        let nobody = Client::stranger(&server).await;
        nobody.post("/api/v1/games", &json!({ "rules": "chaupar" })).await.problem(Code::Unknown);
        let wrong = Client { token: Some("wrong".to_owned()), ..nobody.clone() };
        wrong.post("/api/v1/games", &json!({ "rules": "chaupar" })).await.problem(Code::Unknown);
        wrong.get("/api/v1/games").await.problem(Code::Unknown);

        let guest = nobody.post("/api/v1/guests", &json!({ "name": "Asha" })).await;
        let cookie = guest.headers["set-cookie"].to_str().unwrap().to_owned();
        for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
            assert!(cookie.contains(part), "{cookie}");
        }
        let pair = cookie.split(';').next().unwrap();
        let own = format!("http://{}", server.address);
        let make = async |origin: Option<&str>| {
            let mut request = nobody.request(Method::POST, "/api/v1/games").header("cookie", pair);
            if let Some(origin) = origin {
                request = request.header("origin", origin);
            }
            nobody.send(request.json(&json!({ "rules": "chaupar" }))).await
        };
        assert_eq!(make(Some(&own)).await.status, StatusCode::CREATED);
        make(Some("https://evil.example")).await.problem(Code::ForeignOrigin);
        make(Some("null")).await.problem(Code::ForeignOrigin);
        make(None).await.problem(Code::ForeignOrigin);
        let me = nobody.send(nobody.request(Method::GET, "/api/v1/guests").header("cookie", pair)).await;
        assert_eq!(me.json::<serde_json::Value>()["name"], "Asha", "looking is allowed");
    }

    /// Names of any script are names; hostile ones are refused, and no list shows them.
    async fn names(server) {
        let nobody = Client::stranger(&server).await;
        for name in ["", " ", "\u{202e}evil", "a\nb", "\u{1b}[2J", "x\u{200b}", &"a".repeat(41), "bot:greedy"] {
            nobody.post("/api/v1/guests", &json!({ "name": name })).await.problem(Code::Invalid);
        }
        let asha = Client::guest(&server, "<script>alert(1)</script>").await;
        let seats = json!(["me:\u{202e}x"]);
        asha.post("/api/v1/games", &json!({ "rules": "chaupar", "seats": seats })).await.problem(Code::Invalid);
        let made = asha.make(&json!({ "rules": "chaupar", "seats": ["me:अ", "open"] })).await;
        let claim = format!("/api/v1/games/{}/seats/E/claim", made.id);
        asha.post(&claim, &json!({ "name": "a\u{7}" })).await.problem(Code::Invalid);
        assert_eq!(asha.post(&claim, &json!({ "name": "O'Neil" })).await.status, StatusCode::OK);
        assert!(asha.record(&made.id).await.contains("[E \"O'Neil\"]"));
        let unnamed: chaupat_protocol::Guest = nobody.post("/api/v1/guests", &json!({})).await.json();
        assert!(unnamed.name.starts_with("Guest "), "{}", unnamed.name);
    }

    /// Several people at one device hold several seats, under names of their own.
    async fn many_at_one_device(server) {
        let family = Client::guest(&server, "Family").await;
        let wish = json!({ "rules": "chaturaji.diceless", "seats": ["me:Asha", "me:Ravi", "me:Mira", "me:Dev"],
                           "dice": { "salts": "none" } });
        let made = family.make(&wish).await;
        let mut movers = Vec::new();
        for _ in 0..4 {
            let ply = family.legal(&made.id).await.actions[0].ply.clone();
            let accepted = family.act_now(&made.id, Act::Play(ply)).await;
            let Happening::Played { seat, .. } = &accepted.events[0].what else { panic!("{accepted:?}") };
            movers.push(seat.clone());
        }
        assert_eq!(movers, ["r", "g", "y", "b"]);
        let v = family.view(&made.id).await.v;
        let resign = family.action(v, Act::Resign);
        family.act(&made.id, v, Act::Resign).await;
        let late = chaupat_protocol::Action { seat: Some("g".to_owned()), ..family.action(v + 1, Act::Resign) };
        assert_eq!(family.send_action(&made.id, &late).await.status, StatusCode::OK, "{resign:?}");
        let strange = chaupat_protocol::Action { seat: Some("q".to_owned()), ..family.action(v + 2, Act::Resign) };
        family.send_action(&made.id, &strange).await.problem(Code::Invalid);
    }
}
