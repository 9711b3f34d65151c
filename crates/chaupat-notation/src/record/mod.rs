//! Game records: a head of tags and a body of turns.

#[macro_use]
pub(crate) mod any;
mod date;
mod read;
mod result;
pub(crate) mod sheet;
mod write;

use crate::Notation;
use chaupat_core::{BySeat, Match};
use std::collections::BTreeMap;

pub use any::AnyRecord;
pub use date::{Date, NoDate};

/// A game that was played, with all that is told about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<P: Notation> {
    /// The names of the players.
    pub players: BySeat<Option<String>>,
    /// When it was played.
    pub date: Option<Date>,
    /// Where the throws came from: `seed 42`, `hand`, `script`, `system`, `?`.
    pub throws: Option<String>,
    /// Tags that this program does not know, name and text, in their order.
    pub tags: Vec<(String, String)>,
    /// Comments, by the number of steps played before them; 0 for those behind the tags.
    pub comments: BTreeMap<usize, Vec<String>>,
    /// The game.
    pub game: Match<P>,
}

impl<P: Notation> From<Match<P>> for Record<P> {
    fn from(game: Match<P>) -> Self {
        let players = BySeat::default();
        Self { players, date: None, throws: None, tags: Vec::new(), comments: BTreeMap::new(), game }
    }
}

/// The names of the tags that every game has; the seats' letters are known too.
const KNOWN: [&str; 7] = ["Game", "Rules", "Start", "Date", "Result", "Ended", "Throws"];

pub(crate) fn is_known<P: Notation>(name: &str) -> bool {
    KNOWN.contains(&name) || seat_tag::<P>(name).is_some()
}

/// The seat that a tag's name is the letter of.
fn seat_tag<P: Notation>(name: &str) -> Option<chaupat_core::Seat> {
    let mut letters = name.chars();
    P::seat_named(letters.next()?).filter(|_| letters.next().is_none())
}
