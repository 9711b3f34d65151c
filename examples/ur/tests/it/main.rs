//! Tests of the Royal Game of Ur.

#![allow(clippy::unwrap_used, reason = "tests")]

mod book;
mod bots;
mod contributing;
mod counts;
mod drawing;
mod laws;
mod odds_of_winning;
mod play;
mod program;
mod setups;
mod text;
