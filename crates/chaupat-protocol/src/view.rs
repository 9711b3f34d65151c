//! How a table stands for one viewer.

use crate::{DiceWish, Holder, Visibility};
use serde::{Deserialize, Serialize};

/// A table as one viewer sees it: enough to start from nothing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameView {
    /// The name of the game.
    pub id: String,
    /// The version of the table.
    pub v: u64,
    /// `chaupar` or `chaturaji`.
    pub game: String,
    /// The rule set.
    pub rules: String,
    /// How far the game is.
    pub state: State,
    /// The seats in play, in their order.
    pub seats: Vec<SeatView>,
    /// The position.
    pub position: String,
    /// What is due; none when the game is over, or people are still to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Due>,
    /// How many turns have ended.
    pub turns: u32,
    /// How many throws have fallen.
    pub throws: u32,
    /// The result as in a record; `*` while undecided.
    pub result: String,
    /// How it ended, as in a record; `*` while it goes on.
    pub ended: String,
    /// Where the throws come from.
    pub dice: DiceWish,
    /// The commitment to the secret of the dice; none with real dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// Who may see the game.
    pub visibility: Visibility,
}

/// How far a game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum State {
    /// Seats are free.
    Gathering,
    /// The people are asked for their salts.
    Salting,
    /// It is played.
    Playing,
    /// It is over.
    Over,
}

/// A seat as a viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatView {
    /// Its letter.
    pub seat: String,
    /// Who holds it.
    #[serde(flatten)]
    pub holder: Holder,
    /// The bot that plays for the person who holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand_in: Option<String>,
    /// Whether the viewer holds it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub yours: bool,
}

/// What is due at a table, and from whom.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Due {
    /// What.
    pub need: Need,
    /// The letters of the seats of whom it is asked.
    pub seats: Vec<String>,
    /// Until when, in milliseconds since 1970; then the game goes on without. None: it waits for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
}

/// What can be due.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Need {
    /// `throw`.
    Throw,
    /// `thrown`: what the real shells or dice show.
    Thrown,
    /// `play`, or `claim`.
    Play,
    /// `commit_salt`, or `no_salt`.
    CommitSalt,
    /// `salt`.
    Salt,
    /// `link`.
    Link,
    /// Nothing of a person: the server plays for a bot.
    Bot,
}
