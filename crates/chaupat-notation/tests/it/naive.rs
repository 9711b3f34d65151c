//! The text of positions and plies against a second, independent implementation of the rules and of the notation.

use chaupat_core::{Node, Ply, Position as _};
use chaupat_notation::Notation;
use chaupat_testkit::naive::{self, NaivePly};

/// Positions, their plies and what follows have the same texts; what a record writes is read back.
fn agree<P: Notation>(
    positions: impl Iterator<Item = String>,
    plies: fn(&str) -> Result<Vec<NaivePly>, String>,
) {
    for text in positions {
        let position = P::read_position(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.write_position(), text);
        let expected: Vec<_> = plies(&text).unwrap().into_iter().map(|ply| (ply.text, ply.next)).collect();
        let mut found = Vec::new();
        for ply in position.plies() {
            let long = position.record_ply(ply).swap_remove(0);
            assert_eq!(
                position.read_ply(&long).map_err(|error| error.to_string()),
                Ok(ply),
                "{text}: {long}"
            );
            let mut next = position.clone();
            next.play_unchecked(ply);
            let back = P::read_position(&next.write_position()).map_err(|error| error.to_string());
            assert_eq!(back, Ok(next.clone()), "{text}: {long}");
            found.push((position.write_ply(ply), next.write_position()));
        }
        assert_eq!(found, expected, "{text}");
        assert_eq!(found.is_empty(), position.node() == Node::Over);
    }
}

#[test]
fn c19_chaupar_has_the_same_texts() {
    agree::<chaupar::Position>(naive::chaupar::random_positions(1).take(1500), naive::chaupar::plies);
}

#[test]
fn j13_chaturaji_has_the_same_texts() {
    agree::<chaturaji::Position>(naive::chaturaji::random_positions(1).take(1500), naive::chaturaji::plies);
}

/// From a claim on, with all that is decided after it: how many positions there were with kings to place.
fn after_claim(position: &chaturaji::Position, depth: u32) -> u32 {
    let text = position.write_position();
    let back = chaturaji::Position::read_position(&text).map_err(|error| error.to_string());
    assert_eq!(back.as_ref(), Ok(position), "{text}");
    let decisions = position.plies().into_iter().filter(|ply| depth > 0 && matches!(ply, Ply::Act(_)));
    let after: u32 = decisions
        .take(3)
        .map(|ply| {
            let mut next = position.clone();
            next.play_unchecked(ply);
            after_claim(&next, depth - 1)
        })
        .sum();
    after + u32::from(text.contains(" place:"))
}

#[test]
fn j9_4_exchanges_of_kings_are_read_back() {
    let claims = naive::chaturaji::random_positions(2).take(20_000).filter(|text| text.contains(" claim:"));
    let placings: u32 =
        claims.map(|text| after_claim(&chaturaji::Position::read_position(&text).unwrap(), 3)).sum();
    assert!(placings > 20, "{placings}");
}
