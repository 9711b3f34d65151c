//! The rule sets that tests go through.

use chaupat::{Game, Playable, RulesText, with_game};
use std::{collections::BTreeSet, thread};

/// The rule sets of a game.
pub(crate) fn of(game: Game) -> &'static [&'static str] {
    match game {
        Game::Chaupar => CHAUPAR,
        Game::Chaturaji => CHATURAJI,
        _ => panic!("tests/rulesets.rs has no rule sets of {game}"),
    }
}

/// Runs a test for each game, all at the same time.
pub(crate) fn in_every_game(test: impl Fn(Game) + Sync) {
    thread::scope(|scope| {
        for &game in Game::ALL {
            let test = &test;
            thread::Builder::new()
                .name(game.to_string())
                .spawn_scoped(scope, move || test(game))
                .expect("a few threads are always to be had");
        }
    });
}

/// A preset that is added without a line here, or a parameter that has the same value in all of them, is tested nowhere.
fn all_are_there<P: Playable>(game: Game) {
    let lines = of(game);
    for preset in P::Rules::presets() {
        let rules = P::read_rules(&format!("{game}.{preset}")).unwrap();
        let text = P::write_rules(&rules);
        assert!(lines.contains(&text.as_str()), "tests/rulesets.rs lacks the preset {text}");
    }
    let drafts: Vec<_> = lines.iter().map(|text| P::read_rules(text).unwrap().draft()).collect();
    for parameter in P::Rules::parameters() {
        let values: BTreeSet<String> = drafts.iter().map(|draft| parameter.get(draft)).collect();
        let name = parameter.name;
        assert!(
            values.len() > 1,
            "tests/rulesets.rs lacks a rule set of {game} with another {name} than {values:?}"
        );
    }
}

#[test]
fn every_preset_and_parameter_has_a_rule_set() {
    in_every_game(|game| with_game!(game, P => all_are_there::<P>(game)));
}

/// Every preset of chaupar with every number of players, and each parameter with a value of its own.
const CHAUPAR: &[&str] = &[
    "chaupar",
    "chaupar(players=2)",
    "chaupar(players=3)",
    "chaupar.charkoni",
    "chaupar.charkoni(players=2)",
    "chaupar.pasa",
    "chaupar.pasa(players=2)",
    "chaupar.pachisi",
    "chaupar.pachisi(players=2)",
    "chaupar(men=8)",
    "chaupar.charkoni(men=8)",
    "chaupar(opening=seat(2))",
    "chaupar(mouth_up=2/5)",
    "chaupar(burn=no,capture_throws_again=yes)",
    "chaupar(play=each,burn=no)",
    "chaupar(may_pass=yes)",
    "chaupar(entry=walk,doublet=compulsory)",
    "chaupar(flowers=twelve,door=wait)",
    "chaupar(door=none,bonus=-,doublet=off)",
    "chaupar(flowers_closed=yes,alkhee=yes)",
    "chaupar(partners=teams)",
    "chaupar(partners=help,partner_delay=4)",
    "chaupar(protection=none,last_step=2/3/4)",
    "chaupar.charkoni(doublet=compulsory,partner_delay=0)",
    "chaupar.charkoni(door=circle,partners=off)",
    "chaupar.pasa(start=abul_fazl)",
    "chaupar.pasa(colour_order=no,start=6_7_12_12)",
    "chaupar.pasa(partners=teams,start=hand)",
    "chaupar.pasa(jugs=no)",
    "chaupar.pasa(protection=none)",
    "chaupar.pachisi(may_pass=no,capture_throws_again=no)",
    "chaupar.pachisi(flowers_closed=no,last_step=-)",
];

/// Every preset of chaturaji, and each parameter with a value of its own.
const CHATURAJI: &[&str] = &[
    "chaturaji",
    "chaturaji(dice=cubic)",
    "chaturaji(dice=none)",
    "chaturaji.biruni",
    "chaturaji.forbes",
    "chaturaji.diceless",
    "chaturaji.ffa",
    "chaturaji(control=nominate(1/4))",
    "chaturaji(control=catch(1))",
    "chaturaji(dice=cubic,control=catch(2))",
    "chaturaji(first=random)",
    "chaturaji(first=throw)",
    "chaturaji(first=throw,dice=cubic)",
    "chaturaji(count=1)",
    "chaturaji(compulsory=yes)",
    "chaturaji(boat=rook,elephant=bishop)",
    "chaturaji(promotes_to=boat)",
    "chaturaji(squares=horse_elephant,blocked=illegal)",
    "chaturaji(pawns_lost=2,last_pawn=yes)",
    "chaturaji(gadha=yes)",
    "chaturaji(award=set_total,king_lost=frozen)",
    "chaturaji(king_lost=dead,end=last_army)",
    "chaturaji(king_lost=frozen,bare_king_out=yes,end=one_in)",
    "chaturaji(dice=none,repetition=yes)",
    "chaturaji.forbes(exchange=no)",
    "chaturaji.forbes(dice=none)",
    "chaturaji.ffa(first=green)",
    "chaturaji.ffa(promotes_to=by_square,check_bonus=no)",
];
