//! From a match to what is written.

use super::{
    Record, result,
    syntax::{EventKind, Line, LineKind, RecordSyntax, TagPair, Word},
};
use crate::{Location, Notation};
use chaupat_core::{Ending, Event, Match, RuleSet, Step};
use std::fmt;

impl<P: Notation> Record<P> {
    /// The record as text, which is also what [`Display`](fmt::Display) shows.
    pub fn write(&self) -> String {
        self.to_string()
    }

    /// The result, as its tag tells it: for each seat the place, points and mark; `*` while undecided.
    pub fn result(&self) -> String {
        result::result(&self.game)
    }

    /// How the game ended, as its tag tells it; `*` while it is going on.
    pub fn ended(&self) -> String {
        result::ended(&self.game)
    }

    pub(crate) fn syntax(&self) -> RecordSyntax {
        let comments = self.comments.get(&0).cloned().unwrap_or_default();
        RecordSyntax { tag_pairs: self.tag_pairs(), comments, movetext: self.movetext() }
    }

    fn tag_pairs(&self) -> Vec<TagPair> {
        let (start, rules) = (self.game.start(), self.game.start().rules());
        let mut pairs = vec![tag("Game", P::GAME), tag("Rules", P::write_rules(rules))];
        if *start != P::initial(rules) {
            pairs.push(tag("Start", start.write_position()));
        }
        for seat in rules.seats().iter() {
            let name = self.players[seat].clone();
            pairs.extend(name.map(|name| tag(P::seat_letter(seat), name)));
        }
        pairs.extend(self.date.map(|date| tag("Date", date.to_string())));
        pairs.push(tag("Result", self.result()));
        pairs.push(tag("Ended", self.ended()));
        pairs.extend(self.throws.clone().map(|throws| tag("Throws", throws)));
        pairs.extend(self.tags.iter().map(|(name, text)| tag(name.as_str(), text.as_str())));
        pairs
    }

    fn movetext(&self) -> Vec<Line> {
        let mut writer = Writer { game: Match::from_position(self.game.start().clone()), lines: Vec::new() };
        for (index, &step) in self.game.steps().iter().enumerate() {
            writer.step(step);
            writer.comment(self.comments.get(&(index + 1)));
        }
        if self.game.ending() == Some(Ending::Abandoned) {
            writer.lines.push(line(LineKind::Abandoned));
        }
        writer.lines
    }
}

impl<P: Notation> fmt::Display for Record<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.syntax().fmt(f)
    }
}

fn tag(name: impl Into<String>, text: impl Into<String>) -> TagPair {
    TagPair { name: name.into(), text: text.into(), name_at: Location::START, text_at: Location::START }
}

fn line(kind: LineKind) -> Line {
    Line { kind, at: Location::START, comments: Vec::new(), words: Vec::new() }
}

/// What a line would be about if something were played now; `None` when the game is over.
pub(super) fn due<P: Notation>(position: &P, turns: u32) -> Option<LineKind> {
    if position.is_opening() {
        return Some(LineKind::Opening);
    }
    let letter = P::seat_letter(position.turn()?);
    Some(LineKind::Turn { number: turns + 1, letter, letter_at: Location::START })
}

struct Writer<P: Notation> {
    game: Match<P>,
    lines: Vec<Line>,
}

impl<P: Notation> Writer<P> {
    fn step(&mut self, step: Step<P::Action, P::Throw>) {
        match step {
            Step::Ply(ply) => {
                let kind = due(self.game.current(), self.game.turns()).expect("a ply was played here");
                let words = self.game.current().record_ply(ply);
                let words =
                    words.into_iter().map(|text| Word { text, at: Location::START, comments: Vec::new() });
                self.line_of(kind).words.extend(words);
                self.game.advance(ply, &mut |_| ());
            }
            Step::Event(event) => {
                self.lines.push(line(event_kind::<P>(event)));
                self.game.happen(event).expect("it happened in the match");
            }
        }
    }

    fn line_of(&mut self, kind: LineKind) -> &mut Line {
        if self.lines.last().is_none_or(|last| last.kind != kind) {
            self.lines.push(line(kind));
        }
        self.lines.last_mut().expect("one was pushed")
    }

    fn comment(&mut self, comments: Option<&Vec<String>>) {
        let (Some(comments), Some(line)) = (comments, self.lines.last_mut()) else { return };
        line.last_comments().extend(comments.iter().cloned());
    }
}

fn event_kind<P: Notation>(event: Event) -> LineKind {
    let kind = match event {
        Event::Resigns(_) => EventKind::Resigns,
        Event::Flagged(_) => EventKind::Flagged,
        Event::Claims(_) => EventKind::Claims,
    };
    LineKind::Event { letter: P::seat_letter(event.seat()), kind }
}
