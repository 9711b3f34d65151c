//! Slow second implementations of the rules, written to be compared with the fast ones.
//!
//! They go from text to text, straight from the rule book, and share no code with the rule crates or the
//! notation: a mistake has to be made twice, in two styles, to go unseen.

pub mod chaturaji;
pub mod chaupar;

/// One ply of a position, all as text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NaivePly {
    /// The ply as `docs/notation.md` writes it.
    pub text: String,
    /// The weight of a throw; none for an action.
    pub weight: Option<u128>,
    /// The position after the ply.
    pub next: String,
}
