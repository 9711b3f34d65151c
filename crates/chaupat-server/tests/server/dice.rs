//! Salts, live links, real dice.

use crate::{both, client::Client};
use chaupat::{
    Seat,
    fair::{Digest, Links, Salt, verify},
};
use chaupat_protocol::{Act, Action, Code, Fate, Happening, Need, State};
use serde_json::json;
use std::collections::BTreeMap;

fn hex(bytes: [u8; 32]) -> String {
    Digest(bytes).to_string()
}

both! {
    /// Two people add salts: promises are secret until all are in, then the salts are told, then it begins.
    async fn salts(server) {
        let asha = Client::guest(&server, "Asha").await;
        let ravi = Client::guest(&server, "Ravi").await;
        let made = asha.make(&json!({ "rules": "chaturaji", "seats": ["me", "open"] })).await;
        ravi.post(&format!("/api/v1/games/{}/seats/g/claim", made.id), &json!({})).await;
        let view = asha.view(&made.id).await;
        assert_eq!((view.state, view.due.clone().unwrap().need), (State::Salting, Need::CommitSalt));
        assert_eq!(view.due.unwrap().seats, ["r", "g"]);
        let (one, two) = (Salt::new([1; 32]), Salt::new([2; 32]));
        let (k1, k2) = (one.commitment(&made.id, Seat::ALL[0]), two.commitment(&made.id, Seat::ALL[1]));

        let v = asha.view(&made.id).await.v;
        asha.send_action(&made.id, &asha.action(v, Act::Salt(hex([1; 32])))).await.problem(Code::NotDue);
        asha.send_action(&made.id, &asha.action(v, Act::Throw)).await.problem(Code::NotDue);
        asha.send_action(&made.id, &asha.action(v, Act::CommitSalt("12".to_owned()))).await.problem(Code::Invalid);
        asha.act(&made.id, v, Act::CommitSalt(k1.to_string())).await;
        for (other, expected) in [(&ravi, "skip"), (&asha, "salt_committed")] {
            let told = other.get(&format!("/api/v1/games/{}/events?since={v}", made.id)).await;
            assert!(told.text.contains(expected), "{told:?}");
            assert_eq!(told.text.contains(&k1.to_string()), expected == "salt_committed");
            assert!(!other.fairness(&made.id).await.client_commitments.iter().any(Option::is_some));
        }
        ravi.act_now(&made.id, Act::CommitSalt(k2.to_string())).await;
        let both = ravi.fairness(&made.id).await.client_commitments;
        assert_eq!(both, [Some(k1.to_string()), Some(k2.to_string()), None, None]);
        let v = ravi.view(&made.id).await.v;
        ravi.send_action(&made.id, &ravi.action(v, Act::Salt(hex([9; 32])))).await.problem(Code::Illegal);
        ravi.act_now(&made.id, Act::Salt(hex([2; 32]))).await;
        asha.act_now(&made.id, Act::Salt(hex([1; 32]))).await;
        assert_eq!(asha.view(&made.id).await.state, State::Playing);
        asha.act_now(&made.id, Act::StandIn("bot".to_owned())).await;
        ravi.act_now(&made.id, Act::StandIn("bot".to_owned())).await;
        let view = asha.settled(&made.id).await;
        assert_eq!(view.state, State::Over);
        let record = asha.record(&made.id).await;
        let throws = view.throws;
        assert_eq!(verify(record.as_bytes()).to_string(), format!("{throws} of {throws} throws match, record unaltered"));
        assert!(record.contains(&hex([1; 32])) && record.contains(&hex([2; 32])));
        let fairness = asha.fairness(&made.id).await;
        assert_eq!(fairness.fate, Fate::Told);
        assert!(fairness.secret.is_some());
        let chain = fairness.chain.unwrap();
        assert!(chain.len() == 64 && record.contains(&format!("{chain}\"]")), "{chain}");
    }

    /// Live dice: every throw waits for a link of the other, so that not even the server knows it before.
    async fn live_links(server) {
        let people = [Client::guest(&server, "Asha").await, Client::guest(&server, "Ravi").await];
        let wish = json!({ "rules": "chaupar(players=2,opening=seat(0),turn_limit=12)", "seats": ["me", "open"],
                           "dice": { "mode": "live" } });
        let made = people[0].make(&wish).await;
        people[1].post(&format!("/api/v1/games/{}/seats/N/claim", made.id), &json!({})).await;
        let mut chains = BTreeMap::new();
        for (person, (letter, seat)) in people.iter().zip([("S", Seat::ALL[0]), ("N", Seat::ALL[2])]) {
            let links = Links::new([person.base.len() as u8 + seat.index() as u8; 32], 500);
            person.act_now(&made.id, Act::CommitLinks(links.tip().to_string())).await;
            let again = person.action(person.view(&made.id).await.v, Act::CommitLinks(links.tip().to_string()));
            person.send_action(&made.id, &again).await.problem(Code::NotDue);
            person.act_now(&made.id, Act::NoSalt).await;
            chains.insert(letter, (person, links, 0_u32));
        }
        let mut called = 0;
        loop {
            let view = people[0].view(&made.id).await;
            let Some(due) = view.due else { break };
            let (person, links, given) = chains.get_mut(due.seats[0].as_str()).unwrap();
            let act = match due.need {
                Need::Throw => Act::Throw,
                Need::Play => Act::Play(person.legal(&made.id).await.actions[0].ply.clone()),
                Need::Link => {
                    let wrong = person.action(view.v, Act::Link(hex([0; 32])));
                    person.send_action(&made.id, &wrong).await.problem(Code::Illegal);
                    *given += 1;
                    called += 1;
                    Act::Link(links.link(*given).unwrap().to_string())
                }
                need => panic!("{need:?}"),
            };
            person.act(&made.id, view.v, act).await;
        }
        let view = people[0].view(&made.id).await;
        assert_eq!((view.state, view.throws), (State::Over, called));
        let record = people[0].record(&made.id).await;
        assert!(record.contains("[Throws \"dice/1 live\"]"));
        assert_eq!(verify(record.as_bytes()).to_string(), format!("{called} of {called} throws match, record unaltered"));
    }

    /// Real shells: who threw them types what fell, for bots too; what cannot fall is refused.
    async fn real_shells(server) {
        let asha = Client::guest(&server, "Asha").await;
        let wish = json!({ "rules": "chaupar(players=2,opening=seat(0),turn_limit=4)", "dice": { "mode": "hand" } });
        let made = asha.make(&wish).await;
        assert_eq!(made.commitment, None);
        let v = asha.view(&made.id).await.v;
        asha.send_action(&made.id, &asha.action(v, Act::Throw)).await.problem(Code::NotDue);
        asha.send_action(&made.id, &asha.action(v, Act::Thrown("9".to_owned()))).await.problem(Code::Illegal);
        let mut throwers = Vec::new();
        loop {
            let view = asha.settled(&made.id).await;
            let Some(due) = view.due else { break };
            let act = if due.need == Need::Thrown {
                throwers.push(due.seats[0].clone());
                Act::Thrown("2".to_owned())
            } else {
                Act::Play(asha.legal(&made.id).await.actions[0].ply.clone())
            };
            asha.act(&made.id, view.v, act).await;
        }
        assert!(throwers.contains(&"S".to_owned()) && throwers.contains(&"N".to_owned()), "{throwers:?}");
        let record = asha.record(&made.id).await;
        assert!(record.contains("[Throws \"hand\"]") && !record.contains("Dice"), "{record}");
        assert_eq!(asha.fairness(&made.id).await.fate, Fate::None);
    }

    /// The log has every commitment, in order, with its fate, and the secret is never told before the end.
    async fn the_log_of_commitments(server) {
        let asha = Client::guest(&server, "Asha").await;
        let over = asha.make(&json!({ "rules": "chaupar", "dice": { "salts": "none" } })).await;
        let open = asha.make(&json!({ "rules": "chaupar", "dice": { "salts": "none" } })).await;
        asha.make(&json!({ "rules": "chaupar", "dice": { "mode": "hand" } })).await;
        asha.act_now(&over.id, Act::Abandon).await;
        let log: serde_json::Value = asha.get("/api/v1/fairness/log").await.json();
        let fates: Vec<_> = log["games"].as_array().unwrap().iter().map(|game| game["fate"].clone()).collect();
        assert_eq!(fates, ["told", "kept"]);
        let after = log["games"][0]["n"].as_u64().unwrap();
        let rest: serde_json::Value = asha.get(&format!("/api/v1/fairness/log?after={after}")).await.json();
        assert_eq!(rest["games"].as_array().unwrap().len(), 1);
        assert_eq!(asha.fairness(&open.id).await.secret, None);
        let secret = asha.fairness(&over.id).await.secret.unwrap();
        let commitment = chaupat::fair::Secret::new(secret.parse::<Digest>().unwrap().0).commitment(&over.id);
        assert_eq!(Some(commitment.to_string()), over.commitment);
    }
}

/// A salt that never comes is not waited for: after its time the game begins, and the record shows who gave none.
#[tokio::test(flavor = "multi_thread")]
async fn a_salt_that_never_comes() {
    let server = crate::harness::TestServer::on_sqlite().await;
    let asha = Client::guest(&server, "Asha").await;
    let made = asha.make(&json!({ "rules": "chaturaji" })).await;
    let salt = Salt::new([5; 32]).commitment(&made.id, Seat::ALL[0]);
    asha.act(&made.id, made.v, Act::CommitSalt(salt.to_string())).await;
    let due = asha.view(&made.id).await.due.unwrap();
    assert_eq!(due.need, Need::Salt);
    let wait = due.until.unwrap().saturating_sub(now());
    assert!((15_000..=20_000).contains(&wait), "{wait} ms");
    tokio::time::sleep(std::time::Duration::from_millis(wait + 500)).await;
    let events = asha.events(&made.id, 0).await;
    assert!(
        events.iter().any(|event| event.what == Happening::Unsalted { seat: "r".to_owned() }),
        "{events:?}"
    );
    assert_eq!(asha.view(&made.id).await.state, State::Playing);
    let late = Action { seat: None, ..asha.action(events.last().unwrap().v, Act::Salt(hex([5; 32]))) };
    asha.send_action(&made.id, &late).await.problem(Code::NotDue);
    asha.act_now(&made.id, Act::Abandon).await;
    let record = asha.record(&made.id).await;
    assert!(record.contains("r=none"), "{record}");
}

fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    u64::try_from(since.as_millis()).unwrap()
}
