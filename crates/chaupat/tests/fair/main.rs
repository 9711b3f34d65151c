#![allow(clippy::unwrap_used, clippy::print_stderr, reason = "tests")]
//! Records with checked dice: what matches, what does not, and that two verifiers in two languages agree.

mod explained;
mod forged;
mod games;
mod mutants;
mod python;
mod samples;
mod seals;
