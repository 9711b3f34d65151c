//! Why something is not allowed.

use super::State;
use crate::screen::{view::layout, words};
use chaupat::{Fault, Playable, Ply, book, render::Line};

impl<P: Playable> State<P> {
    /// Says why the man on a spot cannot move, or why the chosen man cannot go there: for each throw of the pool the
    /// fault, its rule and the sentence of the rule book.
    pub(super) fn explain(&mut self, spot: P::Spot) {
        let attempts = match self.chosen {
            Some(chosen) => self.seen.attempts(chosen, Some(spot)),
            None => self.seen.attempts(spot, None),
        };
        let mut notes = Vec::new();
        let mut rules: Vec<&'static str> = Vec::new();
        for attempt in attempts {
            let note = match self.seen.fault(Ply::Act(attempt.action)) {
                Some(fault) => {
                    if !rules.contains(&fault.rule()) {
                        rules.push(fault.rule());
                    }
                    words::fault(&attempt.name, &fault.to_string(), fault.rule())
                }
                None => words::allowed(&attempt.name, &self.seen.tell_action(attempt.action, &self.names)),
            };
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        if notes.is_empty() {
            notes.push(words::nobody_there(&spot.to_string()));
        }
        let sentences = rules.iter().filter_map(|rule| Some((rule, book::sentence::<P>(rule)?)));
        notes.extend(sentences.map(|(rule, sentence)| format!("{rule}: {sentence}")));
        if layout::fits_status(self, &notes) {
            self.notes = notes;
        } else {
            self.read_lines(words::title::WHY, notes.into_iter().map(Line::plain).collect());
        }
    }
}
