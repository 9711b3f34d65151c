use super::{
    Chain, Client, Deal, Mode,
    chain::chain,
    is_game_id,
    tables::Tables,
    tags::{CHAIN, CLIENTS, COMMIT, DRAWN, GAME, LINKS, SALTS, SEATS, SECRET, TABLES},
};
use chaupat_core::{RuleSet, Seat};
use chaupat_dice::fair::Digest;
use chaupat_notation::{Notation, Record, RecordError};
use thiserror::Error;

/// Why a record is not sealed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum SealError {
    /// The game's name is not one for records.
    #[error("a game is named with 1 to 64 letters, digits, dots, dashes and underscores, not {0:?}")]
    GameId(String),
    /// The record has a tag that this writes.
    #[error("the record has the tag {0} already")]
    Sealed(String),
    /// The record does not take a tag.
    #[error(transparent)]
    Record(#[from] RecordError),
}

/// The record of a game that has ended, as it is handed out: with all that went into its dice, and a chain of hashes over its
/// lines. What [`Record::write`] makes of it can be verified, byte for byte; any change breaks the chain.
///
/// # Errors
/// When the game's name cannot stand there, or the record was sealed before.
pub fn seal<P: Notation>(mut record: Record<P>, deal: &Deal) -> Result<Record<P>, SealError> {
    if !is_game_id(&deal.game_id) {
        return Err(SealError::GameId(deal.game_id.clone()));
    }
    if let Some((name, _)) = record.tags().find(|(name, _)| name.starts_with("Dice")) {
        return Err(SealError::Sealed(name.to_owned()));
    }
    let tables = Tables::of(record.game());
    record.set_throws(Some(deal.mode.tag().to_owned()));
    record.add_tag(GAME, &deal.game_id)?;
    let of_seats = |value: &dyn Fn(Seat) -> String| seats_text::<P>(&record, value);
    let seats = of_seats(&|seat| seat.index().to_string());
    let of_clients = |value: &dyn Fn(&Client) -> Option<String>| {
        of_seats(&|seat| format!("={}", value(&deal.clients[seat]).unwrap_or_else(|| "none".to_owned())))
    };
    let commitments = of_clients(&|client| client.commitment.map(|hash| hash.to_string()));
    let salts = of_clients(&|client| client.salt.as_ref().map(|salt| Digest(*salt.bytes()).to_string()));
    let links = of_clients(&|client| client.chain.as_ref().map(chain_text));
    let secret = deal.secret.as_ref().map_or("lost".to_owned(), |it| Digest(*it.bytes()).to_string());
    record.add_tag(SEATS, seats)?;
    record.add_tag(COMMIT, deal.commitment.to_string())?;
    record.add_tag(CLIENTS, commitments)?;
    record.add_tag(SALTS, salts)?;
    if deal.mode == Mode::Live {
        record.add_tag(LINKS, links)?;
    }
    record.add_tag(SECRET, secret)?;
    record.add_tag(TABLES, tables.tables.join(" ; "))?;
    record.add_tag(DRAWN, tables.drawn_text::<P>())?;
    let text = record.write();
    let lines = text.strip_suffix('\n').unwrap_or(&text).split('\n').map(str::as_bytes);
    record.add_tag(CHAIN, chain(&deal.game_id, lines))?;
    Ok(record)
}

/// For each seat in play its letter and what is told about it.
fn seats_text<P: Notation>(record: &Record<P>, value: &dyn Fn(Seat) -> String) -> String {
    let seats = record.game().start().rules().seats();
    let words = seats.iter().map(|seat| format!("{}{}", P::seat_letter(seat), value(seat)));
    words.collect::<Vec<_>>().join(" ")
}

fn chain_text(chain: &Chain) -> String {
    let missed = chain.missed.iter().map(u32::to_string).collect::<Vec<_>>().join(".");
    let missed = if missed.is_empty() { "-" } else { &missed };
    format!("{}/{}/{missed}", chain.tip, chain.last)
}
