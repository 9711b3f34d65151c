//! CONTRIBUTING.md takes this package as its example: what it says of it is true.

use chaupat::{Appraise, Effect, Fault, Notation, Playable, Position, Render, RuleSet, RulesText};
use std::{collections::BTreeSet, fs, path::Path};

/// The package compiles with all that a game is asked for.
const _: fn() = || {
    fn game<P: Playable + Position + Notation + Render + Appraise>()
    where
        P::Rules: RuleSet + RulesText,
        P::Effect: Effect,
        P::Fault: Fault,
    {
    }
    game::<ur::Position>();
};

fn read(place: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
    fs::read_to_string(root.join(place)).unwrap_or_else(|error| panic!("{place}: {error}"))
}

/// The words of a cell in the way of code.
fn code(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

/// The steps of *Add a game*: traits, and files of this package.
fn steps(page: &str) -> Vec<(Vec<&str>, Vec<&str>)> {
    let (_, section) = page.split_once("\n## Add a game\n").expect("there is such a section");
    let rows = section.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| |"));
    rows.map(|row| row.split('|').collect::<Vec<_>>()).map(|cells| (code(cells[3]), code(cells[4]))).collect()
}

/// The traits of Chaupat that a file implements, whatever it calls them.
fn implemented(source: &str) -> BTreeSet<&str> {
    let theirs =
        ["RuleSet", "RulesText", "Effect", "Fault", "Position", "Notation", "Render", "Appraise", "Playable"];
    let names = source
        .lines()
        .filter_map(|line| line.strip_prefix("impl ")?.split_once(" for "))
        .map(|(name, _)| name);
    names
        .map(|name| name.strip_prefix("chaupat::").unwrap_or(name))
        .filter(|name| theirs.contains(name))
        .collect()
}

#[test]
fn each_step_names_the_traits_of_its_files() {
    let page = read("CONTRIBUTING.md");
    let steps = steps(&page);
    assert!(steps.len() >= 10, "{steps:?}");
    let mut named = BTreeSet::new();
    for (traits, files) in steps {
        assert!(!files.is_empty(), "the step of {traits:?} has an example");
        let sources: String = files.iter().map(|file| read(file)).collect();
        let traits: BTreeSet<&str> = traits.into_iter().collect();
        assert_eq!(implemented(&sources), traits, "{files:?}");
        named.extend(traits.into_iter().map(str::to_owned));
    }
    assert_eq!(named.len(), 9, "all that the package implements: {named:?}");
}
