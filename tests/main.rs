//! Snapshots, comparisons and end-to-end tests of the whole workspace, in one binary.

#![allow(clippy::unwrap_used, reason = "these are tests")]

mod allocation;
mod contributing;
mod laws;
mod naive;
mod odds;
mod perft;
mod players;
mod playthrough;
mod presets;
mod repetition;
mod rulesets;
