//! Who sits at a table.

use chaupat::{Bot, Seat};
use chaupat_protocol::{Holder, SeatView};

/// A seat in play.
#[derive(Clone, Debug)]
pub(crate) struct Chair {
    pub(crate) seat: Seat,
    pub(crate) letter: String,
    pub(crate) holder: Holder,
    /// The guest who holds it.
    pub(crate) guest: Option<i64>,
    /// The bot that plays for the person who holds it.
    pub(crate) stand_in: Option<Bot>,
    /// It was asked for a salt, and goes without.
    pub(crate) unsalted: bool,
}

impl Chair {
    /// Whether a person holds it.
    pub(crate) fn is_persons(&self) -> bool {
        matches!(self.holder, Holder::Person { .. })
    }

    /// Whether nobody holds it yet.
    pub(crate) fn is_free(&self) -> bool {
        matches!(self.holder, Holder::Link | Holder::Open)
    }

    /// The bot that plays now, if one does.
    pub(crate) fn bot(&self) -> Option<Bot> {
        match &self.holder {
            Holder::Bot { bot } => Some(bot.parse().unwrap_or(Bot::BEST)),
            _ => self.stand_in,
        }
    }

    /// The name of its player, as a record tells it.
    pub(crate) fn player(&self) -> Option<String> {
        match &self.holder {
            Holder::Person { name } => Some(name.clone()),
            Holder::Bot { bot } => Some(format!("bot:{bot}")),
            _ => None,
        }
    }

    pub(crate) fn view(&self, guest: Option<i64>) -> SeatView {
        SeatView {
            seat: self.letter.clone(),
            holder: self.holder.clone(),
            stand_in: self.stand_in.map(|bot| bot.to_string()),
            yours: guest.is_some() && self.guest == guest,
        }
    }
}
