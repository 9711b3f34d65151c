//! A bounded run of the fuzz targets: good texts, changed here and there.

use crate::{
    laws,
    random::{self, Chance},
};
use chaupat_core::{Match, RuleSet};
use chaupat_notation::{
    AnyRecord, Game, Notation, Record, RulesText, chaturaji::pgn4, json, read_rules, with_game, write_rules,
};
use chaupat_testkit::naive::Twin;

/// Each good text as it is, then as often as this with changes.
const CHANGES: usize = 100;

/// Pieces that mean something somewhere.
const PIECES: [&str; 34] = [
    " ",
    ";",
    " ; ",
    "-",
    ",",
    "/",
    "(",
    ")",
    "=",
    "[",
    "]",
    "{",
    "}",
    "\"",
    "\\",
    "\n",
    "0",
    "9",
    "84",
    "255",
    "4294967296",
    "S",
    "rK",
    "x",
    "*",
    "#",
    "+d",
    "..",
    ":--",
    "tod",
    "é",
    "\u{0}",
    "tail",
    "no",
];

/// Takes out, doubles, puts in or swaps pieces of the text.
fn changed(text: &str, chance: &mut Chance) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(3) {
        let at = chance.below(characters.len() + 1);
        let end = (at + 1 + chance.below(6)).min(characters.len());
        match chance.below(5) {
            0 => drop(characters.drain(at..end)),
            1 => {
                let again: Vec<char> = characters[at..end].to_vec();
                characters.splice(at..at, again);
            }
            2 => characters.truncate(at),
            3 if !characters.is_empty() => {
                let other = chance.below(characters.len());
                characters.swap(at.min(other), other);
            }
            _ => drop(characters.splice(at..at, PIECES[chance.below(PIECES.len())].chars())),
        }
    }
    characters.into_iter().collect()
}

fn run(texts: impl IntoIterator<Item = String>, law: fn(&str)) {
    let mut chance = Chance(7);
    for text in texts {
        law(&text);
        for _ in 0..CHANGES {
            law(&changed(&text, &mut chance));
        }
    }
}

const RULES: [&str; 14] = [
    "chaupar",
    "chaupar.charkoni(players=2)",
    "chaupar.pasa(start=6_7_12_12)",
    "chaupar.pachisi",
    "chaupar(players=3,men=8,mouth_up=2/5,opening=seat(1),turn_limit=60)",
    "chaupar(capture_throws_again=yes,doublet=compulsory,door=wait)",
    "chaturaji",
    "chaturaji.biruni(control=catch(2))",
    "chaturaji.forbes",
    "chaturaji.diceless",
    "chaturaji.ffa",
    "chaturaji.ffa(first=green)",
    "chaturaji(first=throw,control=nominate(1/4))",
    "chaturaji(dice=none,pawns_lost=2)",
];

fn games<P: Notation>(rules: &str) -> impl Iterator<Item = Match<P>> + use<P> {
    let rules = read_rules::<P::Rules>(rules).unwrap();
    assert!(!rules.seats().is_empty());
    [3, 30, 120].into_iter().map(move |plies| random::game(&rules, plies as u64, plies))
}

fn records() -> Vec<AnyRecord> {
    fn any<P: Notation>(rules: &str) -> Vec<AnyRecord>
    where
        AnyRecord: From<Record<P>>,
    {
        games::<P>(rules).map(|game| Record::from(game).into()).collect()
    }
    RULES.iter().flat_map(|rules| with_game!(Game::of(rules).unwrap(), P => any::<P>(rules))).collect()
}

/// Positions of every game, at random.
fn random_positions(seed: u64) -> impl Iterator<Item = String> {
    Game::ALL.iter().flat_map(move |game| (Twin::of(game.name()).random_positions)(seed).take(150))
}

fn names<P: Notation>() -> Vec<&'static str> {
    P::Rules::presets().iter().map(|preset| preset.name).collect()
}

#[test]
fn every_game_and_preset_is_among_the_texts() {
    for &game in Game::ALL {
        let presets = with_game!(game, P => names::<P>());
        for (index, preset) in presets.iter().enumerate() {
            let name = if index == 0 { game.to_string() } else { format!("{game}.{preset}") };
            let named = |text: &&str| text.split('(').next() == Some(&name);
            assert!(RULES.iter().any(named), "tests/it/fuzz.rs has no rule set of {name}");
        }
    }
}

#[test]
fn rule_sets() {
    run(RULES.iter().map(|text| (*text).to_owned()), laws::rules);
    assert_eq!(write_rules(&read_rules::<chaupar::Rules>("chaupar").unwrap()), "chaupar");
}

#[test]
fn positions() {
    run(random_positions(5), laws::position);
}

#[test]
fn plies() {
    fn with_ply<P: Notation>(text: &str) -> String {
        let position = P::read_position(text).unwrap();
        let word = position.plies().last().map(|&ply| position.record_ply(ply).swap_remove(0));
        format!("{text}\n{}", word.unwrap_or_default())
    }
    let texts =
        random_positions(6).map(|text| with_game!(Game::of(&text).unwrap(), P => with_ply::<P>(&text)));
    run(texts, laws::ply);
}

#[test]
fn plain_records() {
    run(records().iter().map(AnyRecord::write), laws::record);
}

#[test]
fn json_records() {
    run(records().into_iter().map(|record| json::write(&[record])), laws::json);
}

#[test]
fn games_of_the_site() {
    let games = games::<chaturaji::Position>("chaturaji.ffa(first=green)");
    run(games.map(|game| pgn4::write(&Record::from(game)).unwrap().text), laws::pgn4);
}
