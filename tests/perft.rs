//! The counts in `data/*.perft`.

use chaupat::{Game, Playable, perft, with_game};
use chaupat_testkit::perft_file::{self, Case};
use std::{collections::BTreeSet, fs};

fn check<P: Playable>(file: &str, case: &Case) {
    let place = format!("{file}, line {}", case.line);
    let rules = P::read_rules(&case.rules).unwrap_or_else(|error| panic!("{place}: {error}"));
    let start = match &case.position {
        None => P::initial(&rules),
        Some(text) => P::read_position(text).unwrap_or_else(|error| panic!("{place}: {error}")),
    };
    assert_eq!(*start.rules(), rules, "{place}");
    for count in &case.counts {
        let depth = count.depth;
        assert_eq!(perft::perft(&start, depth), count.lines, "{place}, depth {depth}");
        assert_eq!(perft::perft_played(&start, depth), count.lines, "{place}, depth {depth}, played");
        if let Some(weight) = count.weight {
            assert_eq!(perft::weighted_perft(&start, depth), Ok(weight), "{place}, depth {depth}, weighted");
        }
    }
}

#[test]
fn the_counts_in_the_data_files_come_out() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data");
    let (mut cases, mut games) = (0, BTreeSet::new());
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for case in
            perft_file::parse(&fs::read_to_string(&path).unwrap()).unwrap_or_else(|e| panic!("{name}: {e}"))
        {
            let game = Game::of(&case.rules).unwrap();
            with_game!(game, P => check::<P>(&name, &case));
            games.insert(game);
            cases += 1;
        }
    }
    assert!(cases >= 12, "{cases} cases");
    for game in Game::ALL {
        assert!(
            games.contains(game),
            "tests/data/{game}.perft is missing: lines counted by hand or by the twin"
        );
    }
}
