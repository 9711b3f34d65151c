//! A preset is added in one row of its crate; these are the places that nothing else would miss it in.

use crate::{perft, rulesets};
use chaupat::{Game, Playable, RulesText, with_game};
use chaupat_testkit::naive::Twin;
use std::{collections::BTreeSet, fs, path::Path};

fn read(place: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().join(place);
    fs::read_to_string(path).unwrap_or_default()
}

/// Pages that name every preset of the game.
pub(crate) fn pages(game: Game) -> [String; 4] {
    [
        "README.md".to_owned(),
        format!("crates/{game}/README.md"),
        format!("docs/rules/{game}.md"),
        format!("docs/guide/{game}.md"),
    ]
}

/// The presets, as game and name, that a text of a rule set begins with.
fn named<P: Playable>(texts: impl Iterator<Item = String>) -> BTreeSet<String> {
    let default = P::Rules::presets()[0].name;
    let preset = |text: String| {
        let head = text.split(['(', ' ']).next().expect("a text has a first part").to_owned();
        if head == P::GAME { format!("{head}.{default}") } else { head }
    };
    texts.map(preset).collect()
}

/// What is missing for the presets of a game, a sentence each.
fn missing<P: Playable>(game: Game) -> Vec<String> {
    let twin = Twin::of(game.name());
    let counted = named::<P>(perft::cases().into_iter().map(|(_, case)| case.rules));
    let scattered = named::<P>((0..3).flat_map(|seed| (twin.random_positions)(seed).take(500)));
    let mut missing = Vec::new();
    for (row, rules) in P::Rules::presets().iter().zip(rulesets::presets::<P>()) {
        let name = row.name;
        let preset = format!("{game}.{name}");
        let start = P::initial(&rules).write_position();
        let snapshot = format!("tests/snapshots/all__playthrough__{preset}.snap");
        let lacking = [
            (!counted.contains(&preset), format!("counts in tests/data/{game}.perft")),
            (!scattered.contains(&preset), "random positions of the naive twin".to_owned()),
            ((twin.plies)(&start).is_err(), "the naive twin, which cannot read its start".to_owned()),
            (read(&snapshot).is_empty(), format!("{snapshot} (cargo xtask snap)")),
        ];
        let unnamed = pages(game).map(|page| (!read(&page).to_lowercase().contains(name), page));
        let lacking = lacking.into_iter().chain(unnamed).filter(|(lacks, _)| *lacks);
        missing.extend(lacking.map(|(_, place)| format!("{preset} is missing in {place}")));
    }
    missing
}

#[test]
fn every_preset_is_in_every_place() {
    let missing: Vec<_> =
        Game::ALL.iter().flat_map(|&game| with_game!(game, P => missing::<P>(game))).collect();
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

fn full_names<P: Playable>() -> Vec<String> {
    P::Rules::presets().iter().map(|preset| format!("{}.{}", P::GAME, preset.name)).collect()
}

/// A playthrough of a preset that is no more.
#[test]
fn no_playthrough_is_left_over() {
    let presets = |&game: &Game| with_game!(game, P => full_names::<P>());
    let presets: BTreeSet<String> = Game::ALL.iter().flat_map(presets).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots");
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().file_name().into_string().unwrap();
        let preset = file.strip_prefix("all__playthrough__").and_then(|rest| rest.strip_suffix(".snap"));
        assert!(preset.is_none_or(|preset| presets.contains(preset)), "{file} shows no preset");
    }
}
