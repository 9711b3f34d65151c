//! Snapshots, comparisons and end-to-end tests of the whole workspace, in one binary.

mod allocation;
mod laws;
mod naive;
mod perft;
mod playthrough;
mod rulesets;
