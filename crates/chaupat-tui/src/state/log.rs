//! What happened, step by step, in words and marks.

use crate::words;
use chaupat::{
    BySeat, Effect, Event, Match, Playable, Ply, PlyOf, Seat, Step,
    render::{Glyphs, Line, Role},
};

/// One step of a game, as it is told.
#[derive(Clone, Debug)]
pub struct LogEntry<P: Playable> {
    /// The number of the turn it belongs to, 0 for the opening.
    pub turn: u32,
    /// Who did it.
    pub seat: Option<Seat>,
    /// What happened, a sentence each; the first one is about the ply.
    pub sentences: Vec<String>,
    /// Where men went.
    pub spots: Vec<P::Spot>,
    /// What fell.
    pub throw: Option<P::Throw>,
    /// Whether a turn ended with it.
    pub turn_ended: bool,
}

impl<P: Playable> LogEntry<P> {
    /// Tells a ply.
    pub fn ply(before: &P, ply: PlyOf<P>, effects: &[P::Effect], turn: u32, names: &BySeat<String>) -> Self {
        let seat = before.node().seat();
        let name = seat.map_or("", |seat| names[seat].as_str());
        let first = match ply {
            Ply::Throw(throw) => format!("{name} throws {}.", before.tell_throw(throw)),
            Ply::Act(action) => {
                let words = before.tell_action_by(action, effects, names);
                format!("{name} plays {}: {words}.", before.write_ply(ply))
            }
        };
        let news = effects.iter().filter(|effect| P::is_news(effect));
        let sentences = std::iter::once(first).chain(news.map(|effect| before.tell_effect(effect, names)));
        let moves = effects.iter().filter_map(|effect| before.effect_move(effect));
        Self {
            turn: if before.is_opening() { 0 } else { turn },
            seat,
            sentences: sentences.collect(),
            spots: moves.flat_map(|from_to| from_to.from.into_iter().chain([from_to.to])).collect(),
            throw: match ply {
                Ply::Throw(throw) => Some(throw),
                Ply::Act(_) => None,
            },
            turn_ended: effects.iter().any(|effect| effect.turn_ended().is_some()),
        }
    }

    /// Tells an event.
    pub fn event(before: &P, event: Event, effects: &[P::Effect], turn: u32, names: &BySeat<String>) -> Self {
        let name = &names[event.seat()];
        let sentence = match event {
            Event::Resigns(_) => words::resigns(name),
            Event::Flagged(_) => words::flagged(name),
            Event::Claims(_) => words::claims(name),
        };
        let news = effects.iter().filter(|effect| P::is_news(effect));
        let news = news.map(|effect| before.tell_effect(effect, names));
        Self {
            turn,
            seat: Some(event.seat()),
            sentences: std::iter::once(sentence).chain(news).collect(),
            spots: Vec::new(),
            throw: None,
            turn_ended: effects.iter().any(|effect| effect.turn_ended().is_some()),
        }
    }

    /// The lines of the log: the first with the sign of the seat, the others further in.
    pub fn lines(&self, glyphs: Glyphs) -> impl Iterator<Item = Line> {
        self.sentences.iter().enumerate().map(move |(index, sentence)| match (index, self.seat) {
            (0, Some(seat)) => Line::new()
                .with(format!("{} ", P::seat_sign(seat, glyphs)), P::seat_role(seat))
                .with(sentence.clone(), Role::Text),
            (0, None) => Line::plain(sentence.clone()),
            _ => Line::plain(format!("  {sentence}")),
        })
    }
}

/// The log of a whole match.
pub fn log<P: Playable>(game: &Match<P>, names: &BySeat<String>) -> Vec<LogEntry<P>> {
    let mut again = Match::from_position(game.start().clone());
    game.steps().iter().map(|step| tell(&mut again, *step, names)).collect()
}

fn tell<P: Playable>(
    game: &mut Match<P>,
    step: Step<P::Action, P::Throw>,
    names: &BySeat<String>,
) -> LogEntry<P> {
    let turn = game.turns() + 1;
    match step {
        Step::Ply(ply) => {
            let (before, mut effects) = (game.current().clone(), Vec::new());
            game.advance(ply, &mut |effect| effects.push(effect));
            LogEntry::ply(&before, ply, &effects, turn, names)
        }
        Step::Event(event) => {
            let before = game.current().clone();
            let effects = game.happen(event).expect("it happened in the match");
            LogEntry::event(&before, event, &effects, turn, names)
        }
    }
}
