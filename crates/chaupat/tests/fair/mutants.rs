//! Any byte of a record changed: both verifiers refuse it, and for the same reason.

use super::{
    games::{Away, House, Person, Plan},
    python::{own_verdict, verdicts},
};
use chaupat::fair::Mode;
use chaupat::{chaturaji, chaupar};

pub(crate) fn records() -> [String; 2] {
    let chaupar = Plan {
        start: "chaupar(players=2)",
        game_id: "g-42",
        mode: Mode::Plain,
        clients: [Person, House, Away, House],
        plies: 14,
    };
    let chaturaji = Plan {
        start: "chaturaji.forbes(first=throw)",
        game_id: "g-43",
        mode: Mode::Live,
        clients: [Person, Away, House, Person],
        plies: 24,
    };
    [chaupar.text::<chaupar::Position>(), chaturaji.text::<chaturaji::Position>()]
}

fn refused_alike(mutants: &[Vec<u8>]) {
    let own: Vec<String> = mutants.iter().map(|mutant| own_verdict(mutant)).collect();
    for (mutant, verdict) in mutants.iter().zip(&own) {
        assert!(verdict.starts_with('1'), "{verdict}\n{}", String::from_utf8_lossy(mutant));
    }
    let Some(answers) = verdicts(mutants) else { return };
    for ((mutant, own), python) in mutants.iter().zip(&own).zip(&answers) {
        assert_eq!(own, python, "{}", String::from_utf8_lossy(mutant));
    }
}

#[test]
fn every_byte_counts() {
    for record in records() {
        let record = record.as_bytes();
        let changed = |at: usize, byte: u8| {
            let mut mutant = record.to_vec();
            mutant[at] = byte;
            (byte != record[at]).then_some(mutant)
        };
        let values = |byte: u8| [byte ^ 1, byte ^ 0x20, byte ^ 0x80, b'\n', b' ', b'0'];
        let mutants: Vec<Vec<u8>> = (0..record.len())
            .flat_map(|at| values(record[at]).into_iter().filter_map(move |byte| changed(at, byte)))
            .collect();
        refused_alike(&mutants);
    }
}

#[test]
fn every_line_counts() {
    for record in records() {
        let lines: Vec<&str> = record.split_inclusive('\n').collect();
        let mut mutants = Vec::new();
        for at in 0..lines.len() {
            let without = [&lines[..at], &lines[at + 1..]].concat();
            let doubled = [&lines[..=at], &lines[at..]].concat();
            mutants.extend([without.concat().into_bytes(), doubled.concat().into_bytes()]);
            if at > 0 && lines[at - 1] != lines[at] {
                let mut swapped = lines.clone();
                swapped.swap(at - 1, at);
                mutants.push(swapped.concat().into_bytes());
            }
        }
        mutants.push(record.replace('\n', "\r\n").into_bytes());
        mutants.push((record.clone() + &record).into_bytes());
        mutants.push(record.trim_end().as_bytes().to_vec());
        mutants.push((record + "\n").into_bytes());
        refused_alike(&mutants);
    }
}
