#![allow(clippy::unwrap_used, clippy::too_many_lines, clippy::missing_panics_doc, reason = "tests")]
//! What is written is read back, what is wrong is refused in words that help.

mod any_record;
mod chaturaji;
mod chaupar_plies;
mod chaupar_positions;
mod document;
mod elsewhere;
mod errors;
mod fuzz;
mod json;
mod laws;
mod naive;
mod pgn4;
mod random;
mod records;
mod rules;

/// What was found beside what was expected; all that differs is told at the end.
#[derive(Default)]
struct Table(Vec<String>);

impl Table {
    fn row(&mut self, input: &str, found: impl std::fmt::Display, expected: &str) {
        let found = found.to_string();
        if found != expected {
            self.0.push(format!("{input}\n     found {found}\n  expected {expected}"));
        }
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        assert!(self.0.is_empty() || std::thread::panicking(), "{}", self.0.join("\n"));
    }
}
