//! What a table tells when it is asked: its record, and its dice.

use super::{ask::Answer, problems::failed, seats::Chair, state::TableState};
use chaupat::{Date, fair::Digest};
use chaupat_protocol::{Fairness, Fate, State};

impl TableState {
    /// The record so far, and whether it is the last.
    pub(crate) fn record(&self) -> Answer<(String, bool)> {
        let date = date(self.created);
        let over = self.phase == State::Over;
        let text = match (&self.deal, over) {
            (Some(deal), true) => self.game.sealed(date, deal).map_err(|error| {
                tracing::error!(game = self.id, error, "a record cannot be sealed");
                Box::new(failed())
            })?,
            (Some(deal), false) => self.game.record(deal.mode.tag(), date),
            (None, _) => self.game.record("hand", date),
        };
        Ok((text, over))
    }

    /// What anyone may know of the dice.
    pub(crate) fn fairness(&self) -> Fairness {
        let deal = self.deal.as_ref();
        let client = |seat| deal.map(|deal| &deal.clients[seat]);
        let opened = |chair: &Chair| {
            let commitment = client(chair.seat).and_then(|client| client.commitment);
            commitment.filter(|_| self.opened).map(|digest| digest.to_string())
        };
        let salt = |chair: &Chair| {
            let salt = client(chair.seat).and_then(|client| client.salt.as_ref());
            salt.map(|salt| Digest(*salt.bytes()).to_string())
        };
        let secret = deal.filter(|_| self.told).and_then(|deal| deal.secret.as_ref());
        Fairness {
            id: self.id.clone(),
            mode: self.dice.mode,
            commitment: deal.map(|deal| deal.commitment.to_string()),
            client_commitments: self.chairs.iter().map(opened).collect(),
            salts: self.chairs.iter().map(salt).collect(),
            fate: match (deal, self.told, secret) {
                (None, ..) => Fate::None,
                (_, false, _) => Fate::Kept,
                (_, true, Some(_)) => Fate::Told,
                (_, true, None) => Fate::Unverifiable,
            },
            secret: secret.map(|secret| Digest(*secret.bytes()).to_string()),
            chain: secret.and_then(|_| self.chain()),
        }
    }

    /// The last hash of the chain over the lines of the record.
    fn chain(&self) -> Option<String> {
        let (record, _) = self.record().ok()?;
        let line = record.lines().find(|line| line.starts_with("[DiceChain "))?;
        let last = line.trim_end_matches("\"]").rsplit(' ').next()?;
        Some(last.trim_start_matches('"').to_owned())
    }
}

/// The day of a time, by the calendar of UTC.
fn date(at: u64) -> Option<Date> {
    let day = jiff::Timestamp::from_millisecond(at.try_into().ok()?).ok()?;
    let day = jiff::tz::Offset::UTC.to_datetime(day).date();
    Date::new(day.year().try_into().ok()?, day.month().try_into().ok()?, day.day().try_into().ok()?)
}
