//! The counts in `data/*.perft`.

use chaupat::{Game, Playable, perft, with_game};
use chaupat_testkit::perft_file::{self, Case};
use std::{fs, path::PathBuf};

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

/// All cases, each with the name of its file.
pub(crate) fn cases() -> Vec<(String, Case)> {
    let files = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/data")).unwrap();
    let in_file = |path: PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let cases = perft_file::parse(&fs::read_to_string(&path).unwrap());
        let cases = cases.unwrap_or_else(|error| panic!("{name}: {error}"));
        cases.into_iter().map(move |case| (name.clone(), case))
    };
    let files = files.map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|it| it == "perft")).flat_map(in_file).collect()
}

#[test]
fn the_counts_in_the_data_files_come_out() {
    for (file, case) in cases() {
        with_game!(Game::of(&case.rules).unwrap(), P => check::<P>(&file, &case));
    }
}
