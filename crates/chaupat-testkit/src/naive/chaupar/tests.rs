//! The positions and counts of C17; the expected values are typed from the rule book.

mod course;
mod moving;
mod positions;
mod refused;
mod start;

use super::{initial, perft, plies};

/// The texts of the plies of a position.
fn texts(position: &str) -> Vec<String> {
    plies(position).unwrap().into_iter().map(|ply| ply.text).collect()
}

/// The position after some plies, given with a space between them.
fn after(position: &str, line: &str) -> String {
    line.split_whitespace().fold(position.to_owned(), |position, text| {
        let plies = plies(&position).unwrap();
        let found = plies.iter().find(|ply| ply.text == text);
        found.unwrap_or_else(|| panic!("no ply {text} in {position}")).next.clone()
    })
}

/// The fields behind the rule set.
fn body(position: &str) -> &str {
    position.split_once(" ; ").unwrap().1
}

/// Counts every depth from 1 on, and the weighted lines of depth 3 and 4.
fn check_counts(rules: &str, lines: [u128; 5], weighted: [u128; 2]) {
    let start = initial(rules).unwrap();
    let counted: Vec<(u128, u128)> = (1..=5).map(|depth| perft(&start, depth)).collect();
    assert_eq!(counted.iter().map(|count| count.0).collect::<Vec<_>>(), lines);
    assert_eq!([counted[2].1, counted[3].1], weighted);
}

#[test]
fn c17_16_cowrie() {
    check_counts("chaupar(opening=seat(0))", [8, 64, 407, 2341, 13778], [1_683_767, 162_259_309]);
}

#[test]
fn c17_16_charkoni() {
    check_counts("chaupar.charkoni(opening=seat(0))", [7, 49, 307, 1795, 11095], [224_344, 11_829_016]);
}

#[test]
fn c17_16_pasa() {
    check_counts("chaupar.pasa(opening=seat(0))", [20, 160, 992, 3776, 75520], [3968, 15088]);
}

#[test]
fn c17_16_pachisi() {
    check_counts("chaupar.pachisi(opening=seat(0))", [7, 14, 98, 205, 1435], [8192, 16448]);
}
