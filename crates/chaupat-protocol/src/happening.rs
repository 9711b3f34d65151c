//! What happened at a table. A game is the sum of its events.

use crate::{DiceWish, Due, Visibility};
use serde::{Deserialize, Serialize};

/// One event of a game, as it is told to a viewer, with all that is needed to draw the table after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Event {
    /// The version of the table after the event: 1, 2, 3 …, without a gap.
    pub v: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub what: Happening,
    /// The position after it, when the event changed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What is due after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Due>,
    /// What came of it, in English sentences.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub say: Vec<String>,
}

/// What can happen. The field `kind` says which it is; a reader passes over kinds that it does not know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Happening {
    /// The game was made.
    Created {
        /// The rule set.
        rules: String,
        /// Who holds each seat in play, or is wanted there, in the order of the seats.
        seats: Vec<SeatStart>,
        /// Where the throws come from.
        dice: DiceWish,
        /// Who may see the game.
        visibility: Visibility,
        /// The commitment to the secret of the dice; none with real dice.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
    },
    /// Somebody sat down.
    Seated {
        /// The letter of the seat.
        seat: String,
        /// The name at this table.
        name: String,
    },
    /// A seat promised its salt; only the seat itself is told the promise before all are in.
    SaltCommitted {
        /// The letter of the seat.
        seat: String,
        /// The promise `k`.
        commitment: String,
    },
    /// A seat told the tip of its chain of links (mode `live`).
    LinksCommitted {
        /// The letter of the seat.
        seat: String,
        /// The tip.
        tip: String,
    },
    /// All promises of salts are in: one for each seat in play, in their order.
    SaltsOpened {
        /// The promises; none for bots and for who gave none.
        commitments: Vec<Option<String>>,
    },
    /// A seat told its salt.
    Salted {
        /// The letter of the seat.
        seat: String,
        /// The salt `c`.
        salt: String,
    },
    /// A seat goes without a salt.
    Unsalted {
        /// The letter of the seat.
        seat: String,
    },
    /// Everybody is there: the first throw or action is due.
    Started,
    /// A throw is called, and waits for the links of the others (mode `live`).
    Called {
        /// The letter of the seat that throws.
        seat: String,
    },
    /// A seat gave its link for the throw that was called.
    Linked {
        /// The letter of the seat.
        seat: String,
        /// The link.
        link: String,
    },
    /// A seat's link did not come in time.
    Unlinked {
        /// The letter of the seat.
        seat: String,
    },
    /// A throw fell.
    Threw {
        /// The letter of the seat.
        seat: String,
        /// The number of the throw in the game, from 1 on.
        n: u32,
        /// The throw as text.
        ply: String,
    },
    /// An action was played.
    Played {
        /// The letter of the seat.
        seat: String,
        /// The action as text.
        ply: String,
    },
    /// A seat gave up.
    Resigned {
        /// The letter of the seat.
        seat: String,
    },
    /// A seat claimed what the rules let it claim.
    Claimed {
        /// The letter of the seat.
        seat: String,
    },
    /// Another plays for a seat from now on: a bot for its holder, or its holder again.
    Controlled {
        /// The letter of the seat.
        seat: String,
        /// The bot that plays; none when the holder plays again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// A bot did not answer as it should; the server played its first legal action instead.
    BotFault {
        /// The letter of the seat.
        seat: String,
        /// What was wrong with it.
        fault: String,
    },
    /// The game was ended without a winner.
    Abandoned,
    /// The game is over, and the secret of the dice is told.
    Over {
        /// The result as in a record.
        result: String,
        /// How it ended, as in a record.
        ended: String,
        /// The secret of the dice; none with real dice, and when it was lost: then the throws cannot be verified.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        secret: Option<String>,
    },
    /// Something that concerns others only, or that this version does not know; it keeps the numbers without a gap.
    #[serde(other)]
    Skip,
}

/// Who holds a seat when a game is made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatStart {
    /// The letter of the seat.
    pub seat: String,
    /// Who holds it.
    #[serde(flatten)]
    pub holder: Holder,
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "holder", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Holder {
    /// A person, by the name at this table.
    Person {
        /// The name.
        name: String,
    },
    /// A program of the server's.
    Bot {
        /// Its name, such as `greedy`.
        bot: String,
    },
    /// Nobody yet: whoever has the link may sit down.
    Link,
    /// Nobody yet: whoever comes first may sit down.
    Open,
}
