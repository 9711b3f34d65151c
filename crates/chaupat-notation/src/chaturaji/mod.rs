//! The text of chaturaji (J13).

pub mod fen4;
mod notation;
pub mod pgn4;
mod ply;
mod rules;
mod setup;
mod site;
mod words;

pub use fen4::ExportError;
pub use setup::{read_setup, write_setup};

/// A text of another form, and what it has no room for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// The text.
    pub text: String,
    /// What is lost, in words; empty when nothing is.
    pub lost: Vec<&'static str>,
}
