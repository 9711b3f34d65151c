//! Slow second implementations of the rules, written to be compared with the fast ones.
//!
//! They go from text to text, straight from the rule book, and share no code with the rule crates or the
//! notation: a mistake has to be made twice, in two styles, to go unseen.

pub mod chaturaji;
pub mod chaupar;

/// The second implementation of one game.
#[derive(Debug, Clone, Copy)]
pub struct Twin {
    /// All plies of a position, or why its text cannot be read.
    pub plies: fn(&str) -> Result<Vec<NaivePly>, String>,
    /// Positions without end, of all kinds of rule sets, the same for the same seed.
    pub random_positions: fn(u64) -> Box<dyn Iterator<Item = String>>,
}

impl Twin {
    /// The twin of the game of this name.
    ///
    /// # Panics
    /// When there is none: every game has one (CONTRIBUTING.md, *Add a game*).
    pub fn of(game: &str) -> Self {
        match game {
            "chaupar" => Self {
                plies: chaupar::plies,
                random_positions: |seed| Box::new(chaupar::random_positions(seed)),
            },
            "chaturaji" => Self {
                plies: chaturaji::plies,
                random_positions: |seed| Box::new(chaturaji::random_positions(seed)),
            },
            _ => panic!("no naive twin of {game} is in crates/chaupat-testkit/src/naive/mod.rs"),
        }
    }
}

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
