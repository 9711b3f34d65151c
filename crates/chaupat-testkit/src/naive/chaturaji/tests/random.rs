use std::collections::{BTreeMap, BTreeSet};

use super::super::NaivePly;
use super::super::board::waits;
use super::super::random_positions;
use super::{due, man, mark, plies, read};

#[test]
fn the_same_for_the_same_seed() {
    let some = |seed| random_positions(seed).take(100).collect::<Vec<_>>();
    assert_eq!(some(1), some(1));
    assert_ne!(some(1), some(2));
}

#[test]
fn every_position_can_be_read_and_played_on() {
    for position in random_positions(3).take(4_000) {
        assert_eq!(read(&position).text(), position);
        let all = plies(&position).unwrap();
        assert_eq!(all.is_empty(), due(&position).starts_with("over"), "{position}");
        let texts: BTreeSet<&String> = all.iter().map(|ply| &ply.text).collect();
        assert_eq!(texts.len(), all.len(), "{position}");
        for ply in all {
            assert_eq!(read(&ply.next).text(), ply.next, "{} in {position}", ply.text);
        }
    }
}

#[test]
fn every_corner_is_visited() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut note = |what: String| *seen.entry(what).or_default() += 1;
    for position in random_positions(4).take(30_000) {
        let due = due(&position);
        note(due.split(':').next().unwrap().to_string());
        if due.starts_with("over") {
            note(due);
        }
        for field in position.split(' ').skip(9) {
            note(field.split('=').next().unwrap().to_string());
        }
        if ["a8", "d8", "e1", "a4", "h3"].iter().any(|square| man(&position, square).ends_with('P')) {
            note("a pawn near its last line".into());
        }
    }
    let wanted = "throw act name catch again claim place first over over:kings over:army over:in over:team \
                  over:draw over:quiet over:repetition over:claim command lost thrones since";
    for what in wanted.split_whitespace() {
        assert!(seen.get(what).is_some_and(|times| *times >= 3), "{what} in {seen:?}");
    }
}

/// The rare effects of a ply, seen from what it changes.
fn effects(position: &str, ply: &NaivePly) -> Vec<&'static str> {
    let (before, after) = (read(position), read(&ply.next));
    let gone = before.board.men().len().saturating_sub(after.board.men().len());
    let turned = before.board.men().iter().any(|(square, pawn)| {
        let now = after.board.at(*square);
        waits(*pawn, *square) && now.is_some_and(|man| man.army == pawn.army && man.kind != 'P')
    });
    let won = |least: usize| (0..4).any(|army| after.scores[army] >= before.scores[army] + least);
    let team_end = due(&ply.next) == "over:team";
    let found = [
        (gone >= 2, "triumph"),
        (turned, "a waiting pawn turns"),
        (won(39), "the 54"),
        (ply.text.contains('='), "a choice"),
        (ply.text == "claim", "an exchange"),
        (mark(&ply.next, "thrones=") != mark(position, "thrones="), "a throne"),
        (mark(&ply.next, "command=") != mark(position, "command="), "command"),
        (team_end && won(2), "chaturaji, or a last throne"),
        (team_end && won(4), "the best chaturaji"),
        (before.status.contains(&'f') && !after.status.contains(&'f'), "a freed army"),
    ];
    found.into_iter().filter(|(is_so, _)| *is_so).map(|(_, what)| what).collect()
}

#[test]
fn every_effect_is_met() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for position in random_positions(6).take(20_000) {
        for ply in plies(&position).unwrap() {
            for what in effects(&position, &ply) {
                *seen.entry(what).or_default() += 1;
            }
        }
    }
    assert_eq!(seen.len(), 10, "{seen:?}");
}
