//! What follows by itself from the state of a table, without anybody's doing.

use super::state::TableState;
use chaupat::{
    Node, Seat,
    fair::{Key, extra},
};
use chaupat_protocol::{DiceMode, Happening, State};

/// What follows at once, if anything does. `key` draws the throws.
pub(crate) fn follows(table: &TableState, key: Option<&Key>) -> Option<Happening> {
    if table.phase == State::Over {
        return None;
    }
    if table.game.is_over() {
        return Some(over(table));
    }
    match table.phase {
        State::Salting if table.salts_awaited().is_empty() => Some(salted(table)),
        State::Playing => plays(table, key?),
        _ => None,
    }
}

fn over(table: &TableState) -> Happening {
    let (result, ended) = table.game.result();
    let secret = table.deal.as_ref().and_then(|deal| deal.secret.as_ref());
    let secret = secret.map(|secret| chaupat::fair::Digest(*secret.bytes()).to_string());
    Happening::Over { result, ended, secret }
}

/// All that was awaited is in: the promises are opened; when the salts are in too, or there are none, the game begins.
fn salted(table: &TableState) -> Happening {
    let Some(deal) = &table.deal else { return Happening::Started };
    let commitment = |seat: Seat| deal.clients[seat].commitment.map(|digest| digest.to_string());
    let commitments: Vec<_> = table.chairs.iter().map(|chair| commitment(chair.seat)).collect();
    if table.opened || commitments.iter().all(Option::is_none) {
        return Happening::Started;
    }
    Happening::SaltsOpened { commitments }
}

/// A throw that is called falls when all links are in, and a bot's throw is called by itself.
fn plays(table: &TableState, key: &Key) -> Option<Happening> {
    let Node::Throw(seat) = table.game.node() else { return None };
    let bots = table.chair_of(seat)?.bot().is_some();
    match &table.called {
        Some(called) => table.links_awaited().is_empty().then(|| draw(table, called.seat, key)).flatten(),
        None if bots && table.dice.mode != DiceMode::Hand => throw(table, seat, key),
        None => None,
    }
}

/// A throw is made: it falls at once, or is called, and waits for the links of the others.
pub(crate) fn throw(table: &TableState, seat: Seat, key: &Key) -> Option<Happening> {
    if table.needs_links(seat) {
        return Some(Happening::Called { seat: table.game.letter(seat).to_string() });
    }
    draw(table, seat, key)
}

/// The throw that is due, from the key, its number and the links: the same however often it is drawn.
fn draw(table: &TableState, seat: Seat, key: &Key) -> Option<Happening> {
    let (n, _) = table.game.throw_due()?;
    let bytes = if table.dice.mode == DiceMode::Live { links(table, seat) } else { Vec::new() };
    let ply = table.game.draw(key, &bytes)?;
    Some(Happening::Threw { seat: table.game.letter(seat).to_string(), n, ply })
}

/// What the others add to a throw.
fn links(table: &TableState, thrower: Seat) -> Vec<u8> {
    let given = table.called.as_ref().map_or(&[][..], |called| &called.links);
    let others = table.chairs.iter().filter(|chair| chair.seat != thrower);
    extra(others.map(|chair| {
        let link = given.iter().find(|&&(seat, _)| seat == chair.seat);
        (chair.seat, link.and_then(|&(_, link)| link))
    }))
}

/// What happens when the time is over that something was waited for; nothing while it is not.
pub(crate) fn too_late(table: &TableState, now: u64) -> Vec<Happening> {
    if table.patience_ends().is_none_or(|end| now < end) {
        return Vec::new();
    }
    match table.phase {
        State::Salting => {
            let late = table.salts_awaited();
            late.iter().map(|chair| Happening::Unsalted { seat: chair.letter.clone() }).collect()
        }
        State::Playing if table.called.is_some() => {
            let late = table.links_awaited();
            late.iter().map(|chair| Happening::Unlinked { seat: chair.letter.clone() }).collect()
        }
        _ => vec![Happening::Abandoned],
    }
}
