use super::State;
use crate::screen::words;
use chaupat::{
    Ending, Playable, RuleSet, RulesText, Seat,
    render::{Ink, Line},
};

/// The rule that sets the limit of turns.
fn limit_rule<P: Playable>() -> Option<&'static str> {
    let limit = P::Rules::parameters().iter().find(|parameter| parameter.name == "turn_limit");
    limit.map(|parameter| parameter.rule)
}

impl<P: Playable> State<P> {
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
    pub(in crate::screen) fn result(&self) -> Vec<Line> {
        let game = self.table.game();
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
                    .with_strong(format!("{place:>4}  "), Ink::Text)
                    .with(format!("{} ", P::seat_sign(seat, self.settings.glyphs)), P::seat_ink(seat))
                    .with(format!("{}{points}", self.names[seat]), Ink::Text)
                    .with(mark, Ink::Alert),
            );
        }
        lines.extend([Line::new(), Line::dim(words::AFTER_THE_END)]);
        lines
    }

    fn why_over(&self) -> Vec<String> {
        match self.table.ending() {
            None => Vec::new(),
            Some(Ending::Rules) => self.table.position().tell_phase(&self.names),
            Some(Ending::TurnLimit) => vec![words::ending::limit(limit_rule::<P>())],
            Some(Ending::Abandoned) => vec![words::ending::ABANDONED.to_owned()],
            Some(Ending::Resigned(seat)) => vec![words::resigns(&self.names[seat])],
            Some(Ending::Flagged(seat)) => vec![words::flagged(&self.names[seat])],
        }
    }
}
