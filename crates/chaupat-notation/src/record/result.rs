//! The tags `Result` and `Ended`.

use crate::Notation;
use chaupat_core::{Ending, Match, RuleSet};
use std::fmt::Write;

/// For each seat in play its place, points and mark; `*` while undecided.
pub(super) fn result<P: Notation>(game: &Match<P>) -> String {
    let Some(outcome) = game.outcome() else { return "*".to_owned() };
    let mut text = String::new();
    for seat in game.current().rules().seats().iter() {
        text.push_str(if text.is_empty() { "" } else { ", " });
        text.push(P::seat_letter(seat));
        if let Some(place) = outcome.places[seat] {
            write!(text, " {place}").expect("a String takes all");
        }
        if P::SCORED {
            write!(text, " ({})", outcome.scores[seat]).expect("a String takes all");
        }
        if let Some(mark) = outcome.marks[seat] {
            write!(text, " {mark}").expect("a String takes all");
        }
    }
    text
}

/// How the match ended, `*` while it goes on.
pub(super) fn ended<P: Notation>(game: &Match<P>) -> String {
    match game.ending() {
        None => "*".to_owned(),
        Some(Ending::Rules) => game.current().ended().unwrap_or("*").to_owned(),
        Some(Ending::TurnLimit) => "limit".to_owned(),
        Some(Ending::Resigned(seat)) => format!("resigned {}", P::seat_letter(seat)),
        Some(Ending::Flagged(seat)) => format!("flagged {}", P::seat_letter(seat)),
        Some(Ending::Abandoned) => "abandoned".to_owned(),
    }
}
