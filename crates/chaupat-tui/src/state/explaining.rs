//! Explaining: why something is not allowed, what may be played, how the game ended.

use super::State;
use crate::{view::layout, words};
use chaupat::{
    Bot, Ending, Fault, Playable, Ply, RuleSet, RulesText, Seat, book,
    render::{Line, Role},
};

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
                None => words::allowed(
                    &attempt.name,
                    &self.seen.tell_action(attempt.action, self.seating.names()),
                ),
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

    /// What may be played, what a bot would play, and what the throws may do.
    pub(super) fn hint(&mut self) {
        if self.chooser().is_none() {
            self.notes = vec![words::NOTHING_TO_CHOOSE.to_owned()];
            return;
        }
        let action = self.table().advice(Bot::BEST);
        let text = self.seen.write_ply(Ply::Act(action));
        let entry = self.seen.tell_action(action, self.seating.names());
        let mut lines = vec![
            Line::new().with_bold(words::bot_would(Bot::BEST.name(), &text, &entry), Role::Text),
            Line::new(),
        ];
        lines.extend(self.seen.tell_phase(self.seating.names()).into_iter().map(Line::plain));
        lines.extend(self.uses().into_iter().map(Line::plain));
        lines.extend([Line::new(), Line::plain(words::choices(self.menu.len()))]);
        lines.extend(self.menu.iter().map(|choice| {
            let mark = if choice.action == action { "* " } else { "  " };
            Line::new()
                .with(mark, Role::Text)
                .with_bold(choice.text.clone(), Role::Text)
                .with(format!("  {}", choice.words), Role::Text)
        }));
        self.read_lines(words::title::HINT, lines);
    }

    /// What the throws of this turn may do, a sentence each.
    pub(crate) fn uses(&self) -> Vec<String> {
        let seen = &self.log[..self.steps_seen()];
        let turn = seen.iter().rposition(|entry| entry.turn_ended).map_or(0, |index| index + 1);
        let throws = seen[turn..].iter().filter(|entry| entry.turn > 0).filter_map(|entry| entry.throw);
        let uses = throws.map(|throw| self.seen.uses(throw)).filter(|uses| !uses.is_empty());
        let mut sentences: Vec<String> = uses.map(|uses| words::may(&uses)).collect();
        sentences.dedup();
        sentences
    }

    /// Shows how the game ended, once.
    pub(super) fn tell_result(&mut self) {
        if self.result_told {
            return;
        }
        self.result_told = true;
        let lines = self.result();
        self.read_lines(words::title::RESULT, lines);
    }

    /// The result, a line for each seat, best first.
    pub(crate) fn result(&self) -> Vec<Line> {
        let game = self.table().game();
        let Some(outcome) = game.outcome() else { return Vec::new() };
        let mut lines: Vec<Line> = self.why_over().into_iter().map(Line::plain).collect();
        lines.push(Line::new());
        let mut seats: Vec<Seat> = game.current().rules().seats().iter().collect();
        seats.sort_by_key(|&seat| outcome.places[seat]);
        for seat in seats {
            let place = outcome.places[seat].map(words::place).unwrap_or_default();
            let points =
                if P::SCORED { format!("  {}", words::points(outcome.scores[seat])) } else { String::new() };
            let mark = outcome.marks[seat].map(|mark| format!("  {mark}")).unwrap_or_default();
            lines.push(
                Line::new()
                    .with_bold(format!("{place:>4}  "), Role::Text)
                    .with(format!("{} ", P::seat_sign(seat, self.settings.glyphs)), P::seat_role(seat))
                    .with(format!("{}{points}", self.seating.names()[seat]), Role::Text)
                    .with(mark, Role::Alert),
            );
        }
        if let Some(remark) = self.seating.remark() {
            lines.extend([Line::new(), Line::plain(remark)]);
        }
        lines.extend([Line::new(), Line::dim(words::AFTER_THE_END)]);
        lines
    }

    fn why_over(&self) -> Vec<String> {
        match self.table().ending() {
            None => Vec::new(),
            Some(Ending::Rules) => self.table().position().tell_phase(self.seating.names()),
            Some(Ending::TurnLimit) => vec![words::ending::limit(limit_rule::<P>())],
            Some(Ending::Abandoned) => vec![words::ending::ABANDONED.to_owned()],
            Some(Ending::Resigned(seat)) => vec![words::resigns(&self.seating.names()[seat])],
            Some(Ending::Flagged(seat)) => vec![words::flagged(&self.seating.names()[seat])],
        }
    }
}

/// The rule that sets the limit of turns.
fn limit_rule<P: Playable>() -> Option<&'static str> {
    let limit = P::Rules::parameter_table().iter().find(|parameter| parameter.name == "turn_limit");
    limit.map(|parameter| parameter.rule)
}
