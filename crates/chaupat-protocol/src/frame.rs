//! The frames of the WebSocket: one JSON object a frame, its field `t` says what it is.

use crate::{Action, Event, GameView, Legal, Problem};
use serde::{Deserialize, Serialize};

/// What a client says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[non_exhaustive]
pub enum FromClient {
    /// Tell me what happens at this table: all events after `since`, or the whole view.
    Sub {
        /// The game.
        g: String,
        /// The version that the client has; none when it has nothing.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        since: Option<u64>,
    },
    /// No more of this table.
    Unsub {
        /// The game.
        g: String,
    },
    /// Somebody at the table does something.
    Act {
        /// The game.
        g: String,
        /// What.
        #[serde(flatten)]
        action: Action,
    },
    /// What may be played now?
    Legal {
        /// The game.
        g: String,
    },
    /// Are you there?
    Ping,
    /// Something that this version does not know; it is passed over.
    #[serde(other)]
    Unknown,
}

/// What the server says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "snake_case")]
#[non_exhaustive]
pub enum FromServer {
    /// The whole table.
    Full {
        /// The game.
        g: String,
        /// The view.
        view: Box<GameView>,
    },
    /// Something happened. A client applies only the event after the last that it has; a gap means: subscribe again.
    Ev {
        /// The game.
        g: String,
        /// What happened.
        #[serde(flatten)]
        event: Box<Event>,
    },
    /// The action is done, and kept for good.
    Ok {
        /// The game.
        g: String,
        /// The action's id.
        id: String,
        /// The version after it.
        v: u64,
    },
    /// The action, or another request, was refused.
    No {
        /// The game.
        g: String,
        /// The action's id; none when it was no action.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        /// Why.
        #[serde(flatten)]
        problem: Box<Problem>,
    },
    /// What may be played.
    Legal {
        /// The game.
        g: String,
        /// The answer.
        #[serde(flatten)]
        legal: Box<Legal>,
    },
    /// Yes.
    Pong,
    /// The server stops, and will be back: come again in a moment.
    Restart,
    /// Something that this version does not know.
    #[serde(other)]
    Unknown,
}
