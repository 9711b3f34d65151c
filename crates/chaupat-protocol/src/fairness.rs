//! What anyone may know of the dice of a game.

use crate::DiceMode;
use serde::{Deserialize, Serialize};

/// The dice of one game (`docs/fairness.md`).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Fairness {
    /// The game.
    pub id: String,
    /// How throws are drawn.
    pub mode: DiceMode,
    /// The commitment `C`; none with real dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// The promises `k` of the seats in play, in their order, once all are in.
    pub client_commitments: Vec<Option<String>>,
    /// The salts `c` that were told.
    pub salts: Vec<Option<String>>,
    /// What became of the secret.
    pub fate: Fate,
    /// The secret, once it is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The last hash of the record's chain, once the game is over: a record that ends with another one was altered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chain: Option<String>,
}

/// What became of the secret of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Fate {
    /// The game goes on; it is kept.
    Kept,
    /// The game is over; it was told.
    Told,
    /// It was lost: the throws of this game cannot be verified.
    Unverifiable,
    /// There is none: real dice.
    None,
}

/// A game in the log of all commitments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LoggedGame {
    /// The number in the log; later games have higher numbers.
    pub n: u64,
    /// The commitment `C`.
    pub commitment: String,
    /// When it was made, in milliseconds since 1970.
    pub at: u64,
    /// What became of the secret.
    pub fate: Fate,
    /// The game; none for a private game that is not the asker's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
}
