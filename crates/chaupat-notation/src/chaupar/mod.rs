//! The text of chaupar (C19).

mod man;
mod notation;
mod ply;
mod rules;
mod setup;

pub use setup::{read_setup, write_setup};
