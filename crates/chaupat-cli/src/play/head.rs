//! What a record tells beside the game, and how players are called.

use chaupat::{BySeat, Controller, Date, Playable, Ply, Record, RuleSet, Step, Table, Throws};
use std::fmt;

/// The record of a game that begins, or goes on: its date, the players, where the throws come from.
pub(crate) fn head<P: Playable>(table: &Table<P>, record: Option<Record<P>>) -> Record<P> {
    let mut head = record.unwrap_or_else(|| {
        let mut new = Record::from(table.game().clone());
        new.set_date(today());
        new
    });
    for seat in table.position().rules().seats().iter() {
        let name = table.controllers()[seat].to_string();
        head.set_player(seat, Some(name)).expect("the seat is in play");
    }
    head.set_throws(Some(origin_now(table, head.throws()).to_string()));
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

/// Where the throws of a game come from, as the tag `Throws` of a record tells it: `seed 7`, `hand`, `script`, and `?` where
/// nobody knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Origin {
    Seed(u64),
    Hand,
    Script,
    Unknown,
}

impl Origin {
    /// What a record tells.
    pub(super) fn told(tag: Option<&str>) -> Self {
        let words: Vec<&str> = tag.unwrap_or_default().split(' ').collect();
        match words.as_slice() {
            ["seed", number] => number.parse().map_or(Self::Unknown, Self::Seed),
            ["hand"] => Self::Hand,
            ["script"] => Self::Script,
            _ => Self::Unknown,
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seed(seed) => write!(f, "seed {seed}"),
            Self::Hand => f.write_str("hand"),
            Self::Script => f.write_str("script"),
            Self::Unknown => f.write_str("?"),
        }
    }
}

/// Where the throws of a game come from; unknown when those that have fallen came from elsewhere.
fn origin_now<P: Playable>(table: &Table<P>, before: Option<&str>) -> Origin {
    let now = match table.throws() {
        Throws::Seed(seed) => Origin::Seed(*seed),
        Throws::Hand => Origin::Hand,
        Throws::Script(_) => Origin::Script,
    };
    let thrown = table.game().steps().iter().any(|step| matches!(step, Step::Ply(Ply::Throw(_))));
    if thrown && Origin::told(before) != now { Origin::Unknown } else { now }
}

fn today() -> Option<Date> {
    let today = jiff::ZonedDateTime::now().date();
    Date::new(today.year().cast_unsigned(), today.month().cast_unsigned(), today.day().cast_unsigned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_throws_come_from_survives_a_record() {
        for origin in [Origin::Seed(0), Origin::Seed(u64::MAX), Origin::Hand, Origin::Script, Origin::Unknown]
        {
            assert_eq!(Origin::told(Some(&origin.to_string())), origin);
        }
        for other in [None, Some(""), Some("seed"), Some("seed x"), Some("the moon")] {
            assert_eq!(Origin::told(other), Origin::Unknown);
        }
    }
}
