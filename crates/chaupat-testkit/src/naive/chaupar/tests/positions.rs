//! Random positions keep the laws of the text.

use super::super::random_positions;
use super::*;
use std::collections::BTreeMap;

#[test]
fn the_same_seed_gives_the_same_positions() {
    let some = |seed| random_positions(seed).take(100).collect::<Vec<_>>();
    assert_eq!(some(7), some(7));
    assert_ne!(some(7), some(8));
}

#[test]
fn c4_0_every_position_before_the_end_has_plies() {
    for position in random_positions(1).take(5_000) {
        let plies = plies(&position).unwrap();
        assert_eq!(plies.is_empty(), position.contains(" ; over "), "{position}");
        let mut texts: Vec<&str> = plies.iter().map(|ply| ply.text.as_str()).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), plies.len(), "{position}");
    }
}

#[test]
fn c4_0_declining_is_never_the_only_action() {
    for position in random_positions(2).take(5_000) {
        assert_ne!(texts(&position), ["--"], "{position}");
    }
}

#[test]
fn random_positions_visit_every_corner() {
    let signs = [
        "opening ",
        " throws",
        " moves",
        "+d",
        "+s",
        " again",
        " entered",
        "over won",
        "over dead",
        "tod",
        "left",
        "done",
        "miss",
        "!",
        "W1",
        "charkoni",
        "pasa",
        "pachisi",
        "burn=no",
        "compulsory",
        "start=",
    ];
    let mut seen: BTreeMap<&str, usize> = signs.iter().map(|sign| (*sign, 0)).collect();
    for position in random_positions(3).take(20_000) {
        for (sign, count) in &mut seen {
            *count += usize::from(position.contains(sign));
        }
    }
    println!("{seen:?}");
    assert!(seen.values().all(|count| *count > 0), "{seen:?}");
}
