//! A table as the store keeps it: read, and added up.

use super::{
    game::Told,
    recent::Recent,
    state::{TableState, is_private},
};
use crate::app::Services;
use chaupat::fair::Secret;
use chaupat_protocol::{Happening, State};
use chaupat_store::{EventRow, StoreError};

/// A table as it was kept.
pub(crate) struct Kept {
    pub(crate) id: String,
    pub(crate) links: Vec<chaupat_store::LinkRow>,
    pub(crate) events: Vec<EventRow>,
    pub(crate) secret: Option<chaupat_store::SecretBytes>,
}

/// Reads a table from the store; `None` when there is none.
pub(crate) async fn load(services: &Services, id: &str) -> Result<Option<Kept>, StoreError> {
    let Some(row) = services.store.game(id).await? else { return Ok(None) };
    let events = services.store.events(id, 0).await?;
    let secret = if row.state == State::Over { None } else { services.store.secret(id).await? };
    Ok(Some(Kept { id: row.id, links: row.links, events, secret }))
}

/// The state that kept events add up to.
pub(super) fn fold(kept: &Kept) -> Result<TableState, StoreError> {
    let corrupt = |error: &dyn std::fmt::Display| StoreError::Corrupt(error.to_string());
    let mut state: Option<TableState> = None;
    for row in &kept.events {
        let what: Happening = serde_json::from_str(&row.body).map_err(|error| corrupt(&error))?;
        match &mut state {
            None => {
                state = Some(
                    TableState::create(&kept.id, row.at, row.guest, &what)
                        .map_err(|misfit| corrupt(&misfit))?,
                );
            }
            Some(state) => {
                state.add(row.at, row.guest, &what).map_err(|misfit| corrupt(&misfit))?;
            }
        }
    }
    let mut state = state.ok_or_else(|| StoreError::Corrupt(format!("game {} has no events", kept.id)))?;
    if let (Some(deal), Some(secret), false) = (&mut state.deal, &kept.secret, state.told) {
        deal.secret = Some(Secret::new(secret.bytes()));
    }
    Ok(state)
}

/// All events of a table as they are told.
pub(super) fn told(kept: &Kept) -> Result<Vec<Recent>, StoreError> {
    let corrupt = |error: &dyn std::fmt::Display| StoreError::Corrupt(error.to_string());
    let mut state: Option<TableState> = None;
    let mut all = Vec::new();
    for row in &kept.events {
        let what: Happening = serde_json::from_str(&row.body).map_err(|error| corrupt(&error))?;
        let private = is_private(&what).map(str::to_owned);
        let told = match &mut state {
            None => {
                state = Some(
                    TableState::create(&kept.id, row.at, row.guest, &what)
                        .map_err(|misfit| corrupt(&misfit))?,
                );
                Told::default()
            }
            Some(state) => state.add(row.at, row.guest, &what).map_err(|misfit| corrupt(&misfit))?,
        };
        let now = state.as_ref().expect("the first event made it");
        all.push(Recent { event: now.tell_event(row.at, what, told), private });
    }
    Ok(all)
}

/// The kind of an event, out of its body.
pub(crate) fn kind(body: &str) -> String {
    let after = body.split_once("\"kind\":\"").map_or("", |(_, after)| after);
    after.split('"').next().unwrap_or_default().to_owned()
}
