//! Games in which nothing happens any more.

use crate::{both, client::Client, harness::change};
use chaupat::fair::verify;
use chaupat_protocol::{Act, Code, Event, Fate, GameView, Happening, State};
use serde_json::{Value, json};
use std::time::Duration;

/// Makes a game as old as if all of it had happened so many days earlier.
fn older(id: &str, days: u64) -> String {
    let time = days * 24 * 60 * 60 * 1000;
    format!(
        "UPDATE event SET at = at - {time} WHERE game = '{id}';
         UPDATE game SET created = created - {time}, due = due - {time} WHERE id = '{id}';"
    )
}

/// Waits until the log of commitments, which wakes no table, says that the server has ended the game.
async fn ended_by_itself(client: &Client, id: &str) -> GameView {
    let is_told = |log: &Value| {
        let games = log["games"].as_array().unwrap();
        games.iter().any(|game| game["id"] == id && game["fate"] == "told")
    };
    for _ in 0..100 {
        let log: Value = client.get("/api/v1/fairness/log").await.json();
        if is_told(&log) {
            return client.view(id).await;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("the game goes on: {:?}", client.view(id).await);
}

/// Waits until the game is over, and looks at it all the time.
async fn ended(client: &Client, id: &str) -> GameView {
    for _ in 0..100 {
        let view = client.view(id).await;
        if view.state == State::Over {
            return view;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    panic!("the game goes on: {:?}", client.view(id).await);
}

/// The last two events of a game that was given up.
#[track_caller]
fn assert_given_up(events: &[Event], has_secret: bool) {
    let [.., before, last] = events else { panic!("{events:?}") };
    assert_eq!(before.what, Happening::Abandoned);
    let Happening::Over { ended, secret, .. } = &last.what else { panic!("{last:?}") };
    assert_eq!((ended.as_str(), secret.is_some()), ("abandoned", has_secret));
}

both! {
    /// After 60 days in which nothing happened a game ends, also when nobody has asked for it since the server began;
    /// the secret is told, and the throws that fell are right.
    async fn a_game_that_stands_still(server) {
        let mut server = server;
        let asha = Client::guest(&server, "Asha").await;
        let make = async |dice| {
            let id = asha.make(&json!({ "rules": "chaupar", "dice": dice })).await.id;
            (id.clone(), asha.settled(&id).await)
        };
        let (old, view) = make(json!({ "salts": "none" })).await;
        let commitment = view.commitment.clone();
        asha.act(&old, view.v, Act::Throw).await;
        let (young, _) = make(json!({ "salts": "none" })).await;
        let (by_hand, _) = make(json!({ "mode": "hand" })).await;
        server.stop().await;
        let ages = older(&old, 61) + &older(&young, 59) + &older(&by_hand, 61);
        change(&server.options.database, &ages).await;
        let server = server.beside().await;
        let asha = asha.at(&server);
        let before = asha.view(&young).await;

        let view = ended_by_itself(&asha, &old).await;
        assert_eq!((view.state, view.ended.as_str()), (State::Over, "abandoned"));
        assert_given_up(&asha.events(&old, 0).await, true);
        let record = asha.record(&old).await;
        let throws = view.throws;
        assert!(throws > 0);
        assert_eq!(verify(record.as_bytes()).to_string(), format!("{throws} of {throws} throws match, record unaltered"));
        let fairness = asha.fairness(&old).await;
        assert_eq!((fairness.fate, fairness.commitment), (Fate::Told, commitment));
        ended(&asha, &by_hand).await;
        assert_given_up(&asha.events(&by_hand, 0).await, false);
        assert_eq!(asha.view(&young).await, before, "59 days are not 60");
    }

    /// A game for which people were awaited seven days in vain ends.
    async fn a_game_that_nobody_joins(server) {
        let mut server = server;
        let asha = Client::guest(&server, "Asha").await;
        let wish = json!({ "rules": "chaturaji", "seats": ["me", "link", "open"] });
        let (old, young) = (asha.make(&wish).await, asha.make(&wish).await);
        server.stop().await;
        change(&server.options.database, &(older(&old.id, 8) + &older(&young.id, 6))).await;
        let server = server.beside().await;
        let asha = asha.at(&server);
        let view = ended_by_itself(&asha, &old.id).await;
        assert_eq!((view.state, view.ended.as_str()), (State::Over, "abandoned"));
        assert_given_up(&asha.events(&old.id, 0).await, true);
        assert_eq!(asha.fairness(&old.id).await.commitment, old.commitment);
        let late = json!({ "word": old.links[0].word });
        let ravi = asha.named("Ravi").await;
        ravi.post(&format!("/api/v1/games/{}/seats/g/claim", old.id), &late).await.problem(Code::Over);
        let gathering = asha.get("/api/v1/games").await.text;
        assert!(gathering.contains(&young.id) && !gathering.contains(&old.id), "{gathering}");
        assert_eq!(asha.view(&young.id).await.state, State::Gathering);
    }
}
