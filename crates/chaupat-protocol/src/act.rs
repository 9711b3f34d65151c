//! What somebody at the table does.

use crate::Event;
use serde::{Deserialize, Serialize};

/// Something that somebody does at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Action {
    /// The client's own name for this action, one to 64 characters. The same action sent again is answered as the first
    /// time and done once.
    pub id: String,
    /// The version of the table that the client had before its eyes. When the table is further, nothing is done.
    pub base: u64,
    /// The letter of the seat that acts; may be missing when the client holds just one, or the one that is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// What is done.
    pub act: Act,
}

/// What can be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Act {
    /// The server's shells or dice are thrown.
    Throw,
    /// Real shells or dice fell so, where the game is played with real ones: the throw as text.
    Thrown(String),
    /// An action is played: its text.
    Play(String),
    /// The seat gives up.
    Resign,
    /// The seat claims what the rules let it claim (`ffa`).
    Claim,
    /// A bot plays for the seat until its holder returns: `bot:greedy`, or `bot` for the best there is.
    StandIn(String),
    /// The holder of the seat plays again.
    Return,
    /// The game is ended without a winner; only whoever holds all seats of people may.
    Abandon,
    /// The client promises its salt for the dice: 64 hexadecimal digits, the commitment `k` of `docs/fairness.md`.
    CommitSalt(String),
    /// The salt itself: 64 hexadecimal digits.
    Salt(String),
    /// The seat adds no salt.
    NoSalt,
    /// In the mode `live`: the tip of the seat's chain of links, 64 hexadecimal digits, before its salt is promised. A seat
    /// without a tip adds no links.
    CommitLinks(String),
    /// In the mode `live`: the seat's next link for the throw that is called, 64 hexadecimal digits.
    Link(String),
}

/// An action was done, or had been done before.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Accepted {
    /// The version of the table after the action.
    pub v: u64,
    /// What happened since the client's `base`.
    pub events: Vec<Event>,
}
