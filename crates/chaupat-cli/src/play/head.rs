//! What a record tells beside the game, and how players are called.

use chaupat::{BySeat, Controller, Date, Playable, Ply, Record, RuleSet, Step, Table, Throws};

/// The record of a game that begins, or goes on: its date, the players, where the throws come from.
pub(crate) fn head<P: Playable>(table: &Table<P>, record: Option<Record<P>>) -> Record<P> {
    let mut head = record.unwrap_or_else(|| Record { date: today(), ..Record::from(table.game().clone()) });
    head.players = BySeat::from_fn(|seat| Some(table.controllers()[seat].to_string()));
    head.throws = Some(source_of(table, head.throws.as_deref()));
    head
}

/// How sentences call the players; seats that are not in play have no name.
pub(crate) fn names<P: Playable>(position: &P, controllers: &BySeat<Controller>) -> BySeat<String> {
    let mut names = position.seat_names();
    for seat in position.rules().seats().iter() {
        names[seat] = controllers[seat].called(&names[seat]);
    }
    names
}

/// Where the throws of a game come from; unknown when those that have fallen came from elsewhere.
fn source_of<P: Playable>(table: &Table<P>, before: Option<&str>) -> String {
    let now = match table.throws() {
        Throws::Seed(seed) => format!("seed {seed}"),
        Throws::Hand => "hand".to_owned(),
        Throws::Script(_) => "script".to_owned(),
    };
    let thrown = table.game().steps().iter().any(|step| matches!(step, Step::Ply(Ply::Throw(_))));
    if thrown && before != Some(now.as_str()) { "?".to_owned() } else { now }
}

fn today() -> Option<Date> {
    let today = jiff::ZonedDateTime::now().date();
    Date::new(today.year().cast_unsigned(), today.month().cast_unsigned(), today.day().cast_unsigned())
}
