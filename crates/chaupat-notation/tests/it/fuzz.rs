//! A bounded run of the fuzz targets: good texts, changed here and there.

use crate::{
    laws,
    random::{self, Chance},
};
use chaupat_core::{Match, RuleSet};
use chaupat_notation::{AnyRecord, Notation, Record, chaturaji::pgn4, json, read_rules, write_rules};
use chaupat_testkit::naive;

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

const CHAUPAR: [&str; 6] = [
    "chaupar",
    "chaupar.charkoni(players=2)",
    "chaupar.pasa(start=6_7_12_12)",
    "chaupar.pachisi",
    "chaupar(players=3,men=8,mouth_up=2/5,opening=seat(1),turn_limit=60)",
    "chaupar(capture_throws_again=yes,doublet=compulsory,door=wait)",
];

const CHATURAJI: [&str; 8] = [
    "chaturaji",
    "chaturaji.biruni(control=catch(2))",
    "chaturaji.forbes",
    "chaturaji.diceless",
    "chaturaji.ffa",
    "chaturaji.ffa(first=green)",
    "chaturaji(first=throw,control=nominate(1/4))",
    "chaturaji(dice=none,pawns_lost=2)",
];

fn games<P: Notation>(rules: &'static [&'static str]) -> impl Iterator<Item = Match<P>> {
    rules.iter().flat_map(|rules| {
        let rules = read_rules::<P::Rules>(rules).unwrap();
        assert!(!rules.seats().is_empty());
        [3, 30, 120].into_iter().map(move |plies| random::game(&rules, plies as u64, plies))
    })
}

fn records() -> Vec<AnyRecord> {
    let chaupar = games::<chaupar::Position>(&CHAUPAR).map(|game| AnyRecord::Chaupar(Box::new(game.into())));
    let chaturaji =
        games::<chaturaji::Position>(&CHATURAJI).map(|game| AnyRecord::Chaturaji(Box::new(game.into())));
    chaupar.chain(chaturaji).collect()
}

#[test]
fn rule_sets() {
    let texts = CHAUPAR.iter().chain(&CHATURAJI).map(|text| (*text).to_owned());
    run(texts, laws::rules);
    assert_eq!(write_rules(&read_rules::<chaupar::Rules>("chaupar").unwrap()), "chaupar");
}

#[test]
fn positions() {
    run(naive::chaupar::random_positions(5).take(150), laws::position::<chaupar::Position>);
    run(naive::chaturaji::random_positions(5).take(150), laws::position::<chaturaji::Position>);
}

#[test]
fn plies() {
    fn with_ply<P: Notation>(text: &str) -> String {
        let position = P::read_position(text).unwrap();
        let word = position.plies().last().map(|&ply| position.record_ply(ply).swap_remove(0));
        format!("{text}\n{}", word.unwrap_or_default())
    }
    let texts =
        naive::chaupar::random_positions(6).take(150).map(|text| with_ply::<chaupar::Position>(&text));
    run(texts, laws::ply::<chaupar::Position>);
    let texts =
        naive::chaturaji::random_positions(6).take(150).map(|text| with_ply::<chaturaji::Position>(&text));
    run(texts, laws::ply::<chaturaji::Position>);
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
    let games = games::<chaturaji::Position>(&["chaturaji.ffa(first=green)"]);
    run(games.map(|game| pgn4::write(&Record::from(game)).unwrap().text), laws::pgn4);
}
