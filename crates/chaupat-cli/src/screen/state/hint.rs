use super::State;
use crate::screen::words;
use chaupat::{
    Bot, Playable, Ply,
    render::{Ink, Line},
};

impl<P: Playable> State<P> {
    /// What may be played, what a bot would play, and what the throws may do.
    pub(super) fn hint(&mut self) {
        if self.chooser().is_none() {
            self.notes = vec![words::NOTHING_TO_CHOOSE.to_owned()];
            return;
        }
        let action = self.table.advice(Bot::BEST);
        let text = self.seen.write_ply(Ply::Act(action));
        let told = self.seen.tell_action(action, &self.names);
        let mut lines = vec![
            Line::new().with_strong(words::bot_would(Bot::BEST.name(), &text, &told), Ink::Text),
            Line::new(),
        ];
        lines.extend(self.seen.tell_phase(&self.names).into_iter().map(Line::plain));
        lines.extend(self.uses().into_iter().map(Line::plain));
        lines.extend([Line::new(), Line::plain(words::choices(self.menu.len()))]);
        lines.extend(self.menu.iter().map(|choice| {
            let mark = if choice.action == action { "* " } else { "  " };
            Line::new()
                .with(mark, Ink::Text)
                .with_strong(choice.text.clone(), Ink::Text)
                .with(format!("  {}", choice.words), Ink::Text)
        }));
        self.read_lines(words::title::HINT, lines);
    }

    /// What the throws of this turn may do, a sentence each.
    pub(in crate::screen) fn uses(&self) -> Vec<String> {
        let seen = &self.story[..self.steps_seen()];
        let turn = seen.iter().rposition(|told| told.turn_ended).map_or(0, |index| index + 1);
        let throws = seen[turn..].iter().filter(|told| told.turn > 0).filter_map(|told| told.throw);
        let uses = throws.map(|throw| self.seen.uses(throw)).filter(|uses| !uses.is_empty());
        let mut sentences: Vec<String> = uses.map(|uses| words::may(&uses)).collect();
        sentences.dedup();
        sentences
    }
}
