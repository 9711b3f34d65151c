//! Making a game.

use crate::{
    app::Services,
    clock::now,
    http::Refused,
    name::name,
    random,
    table::{TableState, bot_named, follows, kind, open},
};
use chaupat::{Bot, fair::Secret};
use chaupat_protocol::{
    Code, DiceMode, Happening, Holder, Made, NewGame, SeatWish, State, Visibility, game::SeatLink,
    happening::SeatStart,
};
use chaupat_store::{GuestRow, LinkRow, NewEvent, Opened, SecretBytes};
use std::sync::Arc;

/// Makes a game, or finds it when it was made before by the same key; says whether it is new.
pub(crate) async fn game(
    services: &Arc<Services>,
    owner: &GuestRow,
    wish: NewGame,
    key: Option<String>,
) -> Result<(Made, bool), Refused> {
    loop {
        let (made, game) = draft(owner, &wish, key.clone())?;
        match services.store.open_game(game).await? {
            Opened::New => return Ok((made, true)),
            Opened::Known(id) => return known(services, owner, id).await,
            // 60 random bits: another draft has another name.
            Opened::NameTaken => (),
        }
    }
}

async fn known(services: &Arc<Services>, owner: &GuestRow, id: String) -> Result<(Made, bool), Refused> {
    let ask = |reply| crate::table::Ask::View(Some(owner.id), reply);
    let view = services.tables.ask(services, &id, ask).await?;
    Ok((Made { id, v: view.v, commitment: view.commitment, links: Vec::new() }, false))
}

/// A game with all that is kept of it, and what its maker is told.
fn draft(
    owner: &GuestRow,
    wish: &NewGame,
    key: Option<String>,
) -> Result<(Made, chaupat_store::NewGame), Refused> {
    let (id, at) = (random::game_id(), now());
    let secret = (wish.dice.mode != DiceMode::Hand).then(random::bytes::<32>);
    let commitment = secret.map(|bytes| Secret::new(bytes).commitment(&id));
    let first = Happening::Created {
        rules: open(&wish.rules)?.rules(),
        seats: seats(owner, wish)?,
        dice: wish.dice,
        visibility: wish.visibility,
        commitment: commitment.map(|digest| digest.to_string()),
    };
    let wrong = |error: &dyn std::fmt::Display| {
        tracing::error!(%error, "a game cannot be made");
        Refused(Box::new(crate::table::failed()))
    };
    let mut table = TableState::create(&id, at, Some(owner.id), &first).map_err(|misfit| wrong(&misfit))?;
    let mut happenings = vec![first];
    // What follows before the first throw needs no key: a table of bots begins at once.
    while let Some(next) = follows(&table, None) {
        table.add(at, None, &next).map_err(|misfit| wrong(&misfit))?;
        happenings.push(next);
    }
    let words: Vec<_> = table
        .chairs
        .iter()
        .filter(|chair| chair.holder == Holder::Link)
        .map(|chair| (chair, random::token()))
        .collect();
    let link = |(chair, word): &(&_, String)| -> (SeatLink, LinkRow) {
        let chair: &crate::table::Chair = chair;
        let hash = random::hash(word);
        (
            SeatLink { seat: chair.letter.clone(), word: word.clone() },
            LinkRow { seat: chair.seat.index() as u8, word: hash },
        )
    };
    let (told, links): (Vec<_>, Vec<_>) = words.iter().map(link).unzip();
    let events = happenings.iter().enumerate().map(|(index, what)| {
        let body = serde_json::to_string(what).map_err(|error| wrong(&error))?;
        let guest = (index == 0).then_some(owner.id);
        Ok(NewEvent { at, guest, seat: None, client: None, kind: kind(&body), body })
    });
    let game = chaupat_store::NewGame {
        id: id.clone(),
        owner: owner.id,
        key,
        created: at,
        private: wish.visibility == Visibility::Private,
        commitment: commitment.map(|digest| digest.0),
        secret: secret.map(SecretBytes::new),
        links,
        events: events.collect::<Result<_, Refused>>()?,
        stand: table.stand(),
    };
    debug_assert_ne!(table.phase, State::Over, "a game is not over before it begins");
    let made =
        Made { id, v: table.version, commitment: commitment.map(|digest| digest.to_string()), links: told };
    Ok((made, game))
}

/// Who sits where, from what the maker wants.
fn seats(owner: &GuestRow, wish: &NewGame) -> Result<Vec<SeatStart>, Refused> {
    let game = open(&wish.rules)?;
    let seats = game.seats();
    if wish.seats.len() > seats.len() {
        let detail =
            format!("{} has {} seats, and {} are asked for", game.rules(), seats.len(), wish.seats.len());
        return Err(Refused::new(Code::Invalid, detail));
    }
    let first = if wish.seats.is_empty() { vec![SeatWish::Me(None)] } else { wish.seats.clone() };
    let wishes = first.into_iter().chain(std::iter::repeat(SeatWish::Bot(None)));
    let start =
        |(seat, wish)| Ok(SeatStart { seat: game.letter(seat).to_string(), holder: holder(owner, &wish)? });
    seats.iter().zip(wishes).map(start).collect()
}

fn holder(owner: &GuestRow, wish: &SeatWish) -> Result<Holder, Refused> {
    Ok(match wish {
        SeatWish::Me(None) => Holder::Person { name: owner.name.clone() },
        SeatWish::Me(Some(given)) => Holder::Person { name: name(given)? },
        SeatWish::Link => Holder::Link,
        SeatWish::Open => Holder::Open,
        SeatWish::Bot(None) => Holder::Bot { bot: Bot::BEST.to_string() },
        SeatWish::Bot(Some(word)) => Holder::Bot { bot: bot_named(word)?.to_string() },
        _ => return Err(Refused::new(Code::Invalid, "this server does not know that wish for a seat")),
    })
}
