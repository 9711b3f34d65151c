//! The rule sets that tests go through.

use chaupat::{Game, Playable, RulesText, Seat, with_game};
use std::{collections::BTreeSet, thread};

/// The rule sets of a game as their texts: what people play, and each parameter with values of its own.
pub(crate) fn of(game: Game) -> Vec<String> {
    let mut texts = played(game);
    texts.extend(changed(game).iter().map(|&text| text.to_owned()));
    texts
}

/// What people play: every preset with every number of players that it allows.
pub(crate) fn played(game: Game) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut texts = with_game!(game, P => with_players::<P>());
    texts.retain(|text| seen.insert(text.clone()));
    texts
}

/// The presets, the default first.
pub(crate) fn presets<P: Playable>() -> Vec<P::Rules> {
    P::Rules::presets().iter().map(|preset| P::Rules::from_parameters(preset.parameters).unwrap()).collect()
}

/// Each preset with its own number of players, then with each that goes with it; in some games nothing says the number.
fn with_players<P: Playable>() -> Vec<String> {
    let number = P::Rules::parameter_table().iter().find(|parameter| parameter.name == "players");
    let mut texts = Vec::new();
    for preset in P::Rules::presets() {
        let own = preset.parameters;
        let changed = |players: usize| {
            let mut draft = own;
            number?.set(&mut draft, &players.to_string())?;
            Some(draft)
        };
        let drafts = [own].into_iter().chain((1..=Seat::ALL.len()).filter_map(changed));
        texts.extend(
            drafts
                .filter_map(|draft| P::Rules::from_parameters(draft).ok())
                .map(|rules| P::write_rules(&rules)),
        );
    }
    texts
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

/// A parameter that has the same value in all rule sets is tested nowhere.
fn every_parameter_varies<P: Playable>(game: Game) {
    let read = |text: &String| P::read_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let drafts: Vec<_> = of(game).iter().map(|text| read(text).to_parameters()).collect();
    for parameter in P::Rules::parameter_table() {
        let values: BTreeSet<String> = drafts.iter().map(|draft| parameter.get(draft)).collect();
        let name = parameter.name;
        assert!(
            values.len() > 1,
            "tests/rulesets.rs lacks a rule set of {game} with another {name} than {values:?}"
        );
    }
}

#[test]
fn every_parameter_has_a_rule_set() {
    in_every_game(|game| with_game!(game, P => every_parameter_varies::<P>(game)));
}

#[test]
fn presets_come_with_every_number_of_players() {
    let played = played(Game::Chaupar);
    for text in
        ["chaupar", "chaupar(players=2)", "chaupar(players=3)", "chaupar.pasa", "chaupar.pasa(players=2)"]
    {
        assert!(played.iter().any(|found| found == text), "{text} is not in {played:?}");
    }
    // C3.1: partners are two and two.
    assert!(!played.iter().any(|text| text == "chaupar.charkoni(players=3)"), "{played:?}");
}

/// Rule sets beside the presets, each parameter with a value of its own.
fn changed(game: Game) -> &'static [&'static str] {
    match game {
        Game::Chaupar => CHAUPAR,
        Game::Chaturaji => CHATURAJI,
        _ => panic!("tests/rulesets.rs has no changed rule sets of {game}"),
    }
}

const CHAUPAR: &[&str] = &[
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
    "chaupar(table=cubic_die,extra=6,door=none)",
    "chaupar(men=8,table=cubic_die,play=each,extra=6,burn=no,bonus=6)",
    "chaupar.charkoni(table=cubic_die)",
    "chaupar.pachisi(table=cubic_die)",
];

const CHATURAJI: &[&str] = &[
    "chaturaji(dice=cubic)",
    "chaturaji(dice=none)",
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
