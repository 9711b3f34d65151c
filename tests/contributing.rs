//! `CONTRIBUTING.md` names places that are there, and all that a preset is missed in.

use crate::presets;
use chaupat::Game;
use std::{fs, path::Path};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
}

fn page() -> String {
    fs::read_to_string(root().join("CONTRIBUTING.md")).unwrap()
}

fn section<'a>(page: &'a str, title: &str) -> &'a str {
    let (_, section) =
        page.split_once(&format!("\n## {title}\n")).unwrap_or_else(|| panic!("no section {title}"));
    section.split("\n## ").next().unwrap()
}

/// The words in the way of code that are places in the project.
fn places(section: &str) -> Vec<&str> {
    let code = section.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
    let is_place =
        |word: &str| word.contains('/') || Path::new(word).extension().is_some_and(|it| it == "md");
    code.filter(|word| !word.contains(' ') && is_place(word)).collect()
}

#[test]
fn every_place_is_there() {
    let page = page();
    for title in ["Add a preset", "Add a game"] {
        let places = places(section(&page, title));
        assert!(places.len() > 10, "{title}: {places:?}");
        let everywhere =
            places.iter().flat_map(|place| Game::ALL.iter().map(|game| place.replace("GAME", game.name())));
        let missing: Vec<_> = everywhere.filter(|path| !root().join(path).exists()).collect();
        assert!(missing.is_empty(), "{title}: these are not there: {missing:?}");
    }
}

/// The page of the text forms has a chapter on the positions and one on the plies of each game.
#[test]
fn every_game_is_described_as_text() {
    let page = fs::read_to_string(root().join("docs/notation.md")).unwrap().to_lowercase();
    for game in Game::ALL {
        for part in ["positions", "plies"] {
            let chapter = format!("\n## {game}: {part}\n");
            assert!(page.contains(&chapter), "docs/notation.md has no chapter {chapter:?}");
        }
    }
}

#[test]
fn every_place_that_a_preset_is_missed_in_is_named() {
    let page = page();
    let named = places(section(&page, "Add a preset"));
    for game in Game::ALL {
        for place in presets::pages(*game) {
            let place = place.replace(game.name(), "GAME");
            assert!(named.contains(&place.as_str()), "{place} is not in {named:?}");
        }
    }
}
