//! Whole games.

use crate::{both, client::Client, history::History};
use chaupat_protocol::{Act, Code, Happening, Need, State};
use reqwest::StatusCode;
use serde_json::json;

/// What `chaupat verify` says of a record, by the library that it calls.
fn verdict(record: &str) -> String {
    chaupat::fair::verify(record.as_bytes()).to_string()
}

both! {
    /// A guest plays chaturaji against bots to its end, reads the record, and the dice are right.
    async fn a_game_against_bots(server) {
        let asha = Client::guest(&server, "Asha").await;
        let made = asha.make(&json!({ "rules": "chaturaji", "dice": { "salts": "none" } })).await;
        let view = asha.play_to_end(&made.id, |count| count / 2).await;
        assert_eq!(view.state, State::Over);
        assert_ne!((view.result.as_str(), view.ended.as_str()), ("*", "*"));
        let record = asha.record(&made.id).await;
        assert!(record.contains(&format!("[Result \"{}\"]", view.result)), "{record}");
        let throws = view.throws;
        assert_eq!(verdict(&record), format!("{throws} of {throws} throws match, record unaltered"));

        let events = asha.events(&made.id, 0).await;
        let history = History::default();
        history.check(&events);
        assert!(matches!(events.last().unwrap().what, Happening::Over { secret: Some(_), .. }));
        let late = asha.send_action(&made.id, &asha.action(view.v, Act::Throw)).await;
        late.problem(Code::Over);
    }

    /// Four people, each with a program of their own, play chaupar; three sat down by an open seat or a link.
    async fn four_people(server) {
        let mut people = Vec::new();
        for name in ["Asha", "Ravi", "मीरा", "Tomás"] {
            people.push(Client::guest(&server, name).await);
        }
        let rules = "chaupar(opening=seat(0),turn_limit=40)";
        let seats = ["me", "open", "link", "open"];
        let made = people[0].make(&json!({ "rules": rules, "seats": seats, "dice": { "salts": "none" } })).await;
        let [link] = made.links.as_slice() else { panic!("one link, not {:?}", made.links) };
        assert_eq!(link.seat, "N");
        assert_eq!(people[0].view(&made.id).await.state, State::Gathering);
        let open = people[1].get("/api/v1/games").await;
        assert!(open.text.contains(&made.id), "{open:?}");

        let claim = |seat: &str| format!("/api/v1/games/{}/seats/{seat}/claim", made.id);
        people[2].post(&claim("N"), &json!({})).await.problem(Code::NotYourSeat);
        people[2].post(&claim("N"), &json!({ "word": "guess" })).await.problem(Code::NotYourSeat);
        people[2].post(&claim("S"), &json!({})).await.problem(Code::Taken);
        people[2].post(&claim("Q"), &json!({})).await.problem(Code::NotFound);
        for (person, seat, word) in [(1, "E", None), (2, "N", Some(&link.word)), (3, "W", None)] {
            let answer = people[person].post(&claim(seat), &json!({ "word": word })).await;
            assert_eq!(answer.status, StatusCode::OK, "{answer:?}");
            let again = people[person].post(&claim(seat), &json!({ "word": word })).await;
            assert_eq!(again.status, StatusCode::OK, "asked again it is the same seat");
        }
        people[0].post(&claim("E"), &json!({})).await.problem(Code::Taken);

        let mut history = History::default();
        loop {
            let view = people[0].view(&made.id).await;
            let Some(due) = &view.due else { break };
            let mover = view.seats.iter().position(|seat| seat.seat == due.seats[0]).unwrap();
            let act = if due.need == Need::Throw {
                Act::Throw
            } else {
                Act::Play(people[mover].legal(&made.id).await.actions[0].ply.clone())
            };
            let other = &people[(mover + 1) % 4];
            other.send_action(&made.id, &other.action(view.v, act.clone())).await.problem(Code::NotDue);
            let accepted = people[mover].act(&made.id, view.v, act.clone()).await;
            let ply = if let Act::Play(ply) = act { ply } else { "throw".to_owned() };
            history.acknowledged(view.v + 1, &ply);
            assert_eq!(accepted.events.first().map(|event| event.v), Some(view.v + 1));
        }
        history.check(&people[0].events(&made.id, 0).await);
        let view = people[3].view(&made.id).await;
        assert_eq!((view.state, view.ended.as_str()), (State::Over, "limit"));
        let names: Vec<_> = view.seats.iter().map(|seat| seat.yours).collect();
        assert_eq!(names, [false, false, false, true]);
        assert!(people[3].record(&made.id).await.contains("[N \"मीरा\"]"));
    }

    /// The same action twice is done once; an action for another version is not done; a refusal names the rule.
    async fn yes_or_no_exactly_once(server) {
        let asha = Client::guest(&server, "Asha").await;
        let wish = json!({ "rules": "chaturaji.diceless", "seats": ["me", "me", "me", "me"], "dice": { "salts": "none" } });
        let made = asha.make(&wish).await;
        let first = asha.legal(&made.id).await.actions[0].ply.clone();
        let action = asha.action(made.v, Act::Play(first));
        let accepted: chaupat_protocol::Accepted = asha.send_action(&made.id, &action).await.json();
        assert_eq!((accepted.v, accepted.events.len()), (made.v + 1, 1));
        for _ in 0..3 {
            let again: chaupat_protocol::Accepted = asha.send_action(&made.id, &action).await.json();
            assert_eq!((again.v, again.events), (accepted.v, accepted.events.clone()));
        }
        let late = asha.action(made.v, Act::Resign);
        let stale = asha.send_action(&made.id, &late).await.problem(Code::Stale);
        assert_eq!((stale.v, stale.events), (Some(accepted.v), accepted.events.clone()), "what was missed");
        let early = asha.action(accepted.v + 5, Act::Resign);
        asha.send_action(&made.id, &early).await.problem(Code::Stale);
        let illegal = asha.action(accepted.v, Act::Play("a1h8".to_owned()));
        let problem = asha.send_action(&made.id, &illegal).await.problem(Code::Illegal);
        assert!(problem.rule.as_deref().is_some_and(|rule| rule.starts_with('J')), "{problem:?}");
        assert_eq!(asha.view(&made.id).await.v, accepted.v);
        let mut history = History::default();
        history.acknowledged(accepted.v, match &action.act { Act::Play(ply) => ply, _ => unreachable!() });
        history.refused("a1h8");
        history.check(&asha.events(&made.id, 0).await);
    }

    /// A game that was asked for twice by the same key is one game.
    async fn a_game_is_made_once(server) {
        let asha = Client::guest(&server, "Asha").await;
        let ask = async |key: &str| {
            let request = asha.request(reqwest::Method::POST, "/api/v1/games").header("idempotency-key", key);
            asha.send(request.json(&json!({ "rules": "chaupar" }))).await
        };
        let (first, again, other) = (ask("k1").await, ask("k1").await, ask("k2").await);
        assert_eq!((first.status, again.status, other.status), (StatusCode::CREATED, StatusCode::OK, StatusCode::CREATED));
        let id = |answer: &crate::client::Answer| answer.json::<chaupat_protocol::Made>().id;
        assert_eq!(id(&first), id(&again));
        assert_ne!(id(&first), id(&other));
        ask(&"k".repeat(65)).await.problem(Code::Malformed);
    }

    /// A bot stands in for somebody who has to leave, and goes when that person returns; both are events.
    async fn a_bot_stands_in(server) {
        let asha = Client::guest(&server, "Asha").await;
        let ravi = Client::guest(&server, "Ravi").await;
        let wish = json!({ "rules": "chaturaji", "seats": ["me", "open"], "dice": { "salts": "none" } });
        let made = asha.make(&wish).await;
        ravi.post(&format!("/api/v1/games/{}/seats/g/claim", made.id), &json!({})).await;
        asha.act_now(&made.id, Act::StandIn("bot:greedy".to_owned())).await;
        let view = ravi.settled(&made.id).await;
        assert_eq!(view.due.unwrap().seats, ["g"], "the bot has played for Asha");
        assert_eq!(view.seats[0].stand_in.as_deref(), Some("greedy"));
        asha.act_now(&made.id, Act::Return).await;
        asha.send_action(&made.id, &asha.action(asha.view(&made.id).await.v, Act::Return)).await.problem(Code::NotDue);
        asha.send_action(&made.id, &asha.action(asha.view(&made.id).await.v, Act::StandIn("zeus".to_owned())))
            .await
            .problem(Code::Invalid);
        let kinds: Vec<_> = asha.events(&made.id, 0).await.into_iter().filter_map(|event| match event.what {
            Happening::Controlled { seat, bot } => Some((seat, bot)),
            _ => None,
        }).collect();
        assert_eq!(kinds, [("r".to_owned(), Some("greedy".to_owned())), ("r".to_owned(), None)]);
    }

    /// Who is alone may end a game; who is not resigns; a resignation in chaturaji lets the others play on.
    async fn leaving(server) {
        let asha = Client::guest(&server, "Asha").await;
        let ravi = Client::guest(&server, "Ravi").await;
        let alone = asha.make(&json!({ "rules": "chaupar", "dice": { "salts": "none" } })).await;
        asha.act_now(&alone.id, Act::Abandon).await;
        let view = asha.view(&alone.id).await;
        assert_eq!((view.state, view.ended.as_str()), (State::Over, "abandoned"));
        assert!(verdict(&asha.record(&alone.id).await).ends_with("throws match, record unaltered"));

        let wish = json!({ "rules": "chaturaji", "seats": ["me", "open"], "dice": { "salts": "none" } });
        let made = asha.make(&wish).await;
        ravi.post(&format!("/api/v1/games/{}/seats/g/claim", made.id), &json!({})).await;
        let view = asha.settled(&made.id).await;
        asha.send_action(&made.id, &asha.action(view.v, Act::Abandon)).await.problem(Code::NotYourSeat);
        asha.act_now(&made.id, Act::Resign).await;
        let view = ravi.play_to_end(&made.id, |_| 0).await;
        assert_eq!(view.state, State::Over);
        let record = asha.record(&made.id).await;
        assert!(record.contains("r resigns"), "{record}");
        assert!(verdict(&record).ends_with("throws match, record unaltered"), "{}", verdict(&record));
    }
}
