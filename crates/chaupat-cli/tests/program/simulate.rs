//! `chaupat simulate`: games between bots, counted.

use crate::call::{chaupat, lines};
use chaupat::{Game, Playable, RulesText, with_game};
use serde_json::{Value, json};

fn simulate(rules: &str, more: &[&str]) -> Value {
    let text = chaupat(&[&["simulate", rules, "--json", "--quiet"], more].concat()).data();
    serde_json::from_str(&text).unwrap()
}

fn presets<P: Playable>() -> Vec<String> {
    P::Rules::presets().iter().map(|preset| format!("{}.{}", P::GAME, preset.name)).collect()
}

/// The same seed gives the same result, whatever the number of threads; another seed another.
#[test]
fn threads_make_no_difference() {
    for game in Game::ALL {
        for rules in with_game!(game, P => presets::<P>()) {
            let on = |threads| simulate(&rules, &["-n", "12", "--seed", "7", "--threads", threads]);
            let one = on("1");
            assert_eq!((&one, &one), (&on("2"), &on("3")), "{rules}");
            assert_ne!(one, simulate(&rules, &["-n", "12", "--seed", "8"]), "{rules}");
        }
    }
}

/// C11.3: a game that reaches the limit is stopped and counted.
#[test]
fn c11_3_the_limit_is_counted() {
    let result = simulate("chaupar(turn_limit=5)", &["-n", "3"]);
    assert_eq!(result["endings"], json!({ "limit": 3 }));
    assert_eq!(result["turns"], json!({ "mean": 5.0, "min": 5, "p5": 5, "median": 5, "p95": 5, "max": 5 }));
    // Nobody is home, so sums decide; five turns give nobody a toḍ, or give it: at most four are bay-thoree (C11.2).
    assert_eq!(result["games"], 3);
}

/// Shares lie in their intervals (95 %, Wilson), and together they are one: every game has a winner or shares him.
#[test]
fn shares_have_intervals() {
    for rules in ["chaupar", "chaturaji"] {
        let result = simulate(rules, &["-n", "30", "--bots", "greedy,random"]);
        let seats = result["seats"].as_object().unwrap();
        let mut sum = 0.0;
        for share in seats.values().chain(result["bots"].as_object().unwrap().values()) {
            let of = |name: &str| share[name].as_f64().unwrap();
            assert!(
                0.0 <= of("low") && of("low") <= of("wins") && of("wins") <= of("high") && of("high") <= 1.0
            );
        }
        for seat in seats.values() {
            sum += seat["wins"].as_f64().unwrap();
        }
        assert!((sum - 1.0).abs() < 1e-9, "{rules}: {sum}");
        let bots: Vec<&str> = seats.values().map(|seat| seat["bot"].as_str().unwrap()).collect();
        assert_eq!(bots.iter().filter(|&&bot| bot == "greedy").count(), 2, "{rules}");
    }
}

/// Wilson's interval of 0 of 3 by hand: 0 to z^2 / (3 + z^2) = 3.8415 / 6.8415 = 0.5615.
#[test]
fn an_interval_by_hand() {
    let result = simulate("chaupar(turn_limit=5)", &["-n", "3"]);
    let none = result["seats"].as_object().unwrap().values().find(|seat| seat["wins"] == 0.0).unwrap();
    assert!((none["high"].as_f64().unwrap() - 0.5615).abs() < 1e-4, "{none}");
}

/// J12.8 and so on are rules of both games; in words the result is a few lines.
#[test]
fn in_words() {
    let text = chaupat(&["simulate", "chaturaji.ffa", "-n", "5", "-q", "--seed", "3"]).data();
    assert_eq!(lines(&text)[0], "chaturaji.ffa: 5 games, seed 3");
    for start in ["turns ", "plies ", "ended ", "a game ", "wins     Red ", "wins     Black "] {
        assert!(text.lines().any(|line| line.starts_with(start)), "{start}: {text}");
    }
    assert!(text.contains(" points"), "{text}");
}

/// C14.1: two people hold two colours each, so two bots have a team each.
#[test]
fn two_colours_have_one_bot() {
    let result = simulate("chaupar.pasa(players=2)", &["-n", "2", "--bots", "greedy,random"]);
    let bot = |seat: &str| result["seats"][seat]["bot"].as_str().unwrap().to_owned();
    assert_eq!(
        (bot("S"), bot("N"), bot("E"), bot("W")),
        ("greedy".into(), "greedy".into(), "random".into(), "random".into())
    );
}

#[test]
fn refused() {
    let unreadable = |arguments: &[&str]| chaupat(&[&["simulate"], arguments].concat()).unreadable();
    assert_eq!(
        unreadable(&["chaupar", "--bots", "zeus"]),
        "chaupat: there is no bot \"zeus\"; there are random and greedy"
    );
    let five = "random,random,random,random,random";
    assert_eq!(unreadable(&["chaupar", "--bots", five]), "chaupat: 5 bots for 4 players");
    assert!(unreadable(&["chaupar", "-n", "0"]).contains("--games"));
    assert!(unreadable(&["chaupar", "--threads", "0"]).contains("--threads"));
    assert!(unreadable(&["chaupar", "--seed", "-1"]).contains("-1"));
    assert!(unreadable(&["chess"]).contains("\"chess\""));
    // C16.1.
    let no = chaupat(&["simulate", "chaupar(door=circle,entry=any_die)"]).no();
    assert!(no.contains("(C16.1)"), "{no}");
}

/// The progress bar is talk for terminals; a pipe gets none.
#[test]
fn no_bar_in_a_pipe() {
    assert!(
        chaupat(&["simulate", "chaturaji.ffa", "-n", "3"])
            .data()
            .starts_with("chaturaji.ffa: 3 games, seed 1\n")
    );
}
