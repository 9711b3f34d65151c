//! The text of chaturaji (J13).

mod notation;
mod ply;
mod rules;
mod setup;
mod words;

pub use rules::Draft;
pub use setup::{read_setup, write_setup};

/// The reason without the number of its rule, which stands beside it.
fn without_rule(reason: String, rule: &str) -> String {
    reason.strip_suffix(&format!(" ({rule})")).map(str::to_owned).unwrap_or(reason)
}
