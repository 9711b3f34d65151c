//! Questions about rules.

use serde::{Deserialize, Serialize};

/// A rule set, for machines and people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RuleSetView {
    /// Its shortest text.
    pub rules: String,
    /// `chaupar` or `chaturaji`.
    pub game: String,
    /// All its parameters as words: name and value.
    pub parameters: Vec<Parameter>,
    /// The letters of the seats in play, in their order.
    pub seats: Vec<String>,
    /// The first position.
    pub start: String,
    /// The rule book, as Markdown.
    pub book: String,
}

/// A parameter of a rule set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// What may be played in this position?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LegalQuestion {
    /// The position as text.
    pub position: String,
}

/// What may be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Legal {
    /// The version of the table, for a question about a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub v: Option<u64>,
    /// The letter of the seat whose throw or action is due; none when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
    /// The actions, in the order of the rules.
    pub actions: Vec<Choice>,
    /// The throws that can fall, with their weights.
    pub throws: Vec<Chance>,
}

/// An action that may be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice {
    /// Its text.
    pub ply: String,
    /// It in words.
    pub say: String,
}

/// A throw that can fall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chance {
    /// Its text.
    pub ply: String,
    /// Its weight: its chance is the weight divided by the sum of all. A text, as it may pass 2^53.
    pub weight: String,
}
