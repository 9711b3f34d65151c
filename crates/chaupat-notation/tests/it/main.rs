#![allow(clippy::unwrap_used, clippy::too_many_lines, reason = "tests")]
//! What is written is read back, what is wrong is refused in words that help.

mod chaturaji;
mod chaupar_plies;
mod chaupar_positions;
mod json;
mod pgn4;
mod random;
mod records;
mod rules;
