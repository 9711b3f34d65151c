//! What is asked for at the board and is neither choosing nor typing: throwing, leaving, looking back, how things look.

use super::{Kind, Overlay, Purpose, Question, State};
use crate::{Due, keys::Command, message::Order, words};
use chaupat::{Event, Playable, RuleSet, render::Glyphs};

impl<P: Playable> State<P> {
    /// Settings of how things look.
    pub(super) fn set(&mut self, command: Command) {
        match command {
            Command::Ascii => {
                self.settings.glyphs = match self.settings.glyphs {
                    Glyphs::Unicode => Glyphs::Ascii,
                    Glyphs::Ascii => Glyphs::Unicode,
                }
            }
            Command::Colours => {
                if !self.settings.tones.is_empty() {
                    self.settings.tones.rotate_left(1);
                }
                let tone = self.tone();
                self.notes = vec![words::colours(tone.palette, tone.contrast).to_owned()];
            }
            Command::Style => {
                self.settings.throwing = self.settings.throwing.next();
                self.notes = vec![words::style(self.settings.throwing).to_owned()];
            }
            _ => self.turn_board(),
        }
    }

    /// The next side of the board comes to the bottom.
    fn turn_board(&mut self) {
        let sides = self.seen.sides();
        let others = (1..4).map(|turns| self.facing.after(turns));
        self.facing = others.into_iter().find(|&seat| sides.contains(seat)).unwrap_or(self.facing);
    }

    pub(super) fn throw(&mut self) {
        if self.shown.is_some() {
            self.notes = vec![words::COME_BACK_FIRST.to_owned()];
            return;
        }
        match self.seating.due() {
            Due::Throw(_) if self.is_present() => {
                self.cast();
            }
            Due::TypedThrow(_) if self.is_present() => self.overlay = Some(Overlay::prompt(Purpose::Throw)),
            Due::Act(_) => self.notes = vec![words::CHOOSE_A_MAN.to_owned()],
            Due::Over => self.notes = vec![words::AFTER_THE_END.to_owned()],
            _ => self.notes = vec![words::NOT_YOUR_TURN.to_owned()],
        }
    }

    pub(super) fn ask_to_resign(&mut self) {
        match self.seating.due() {
            Due::Throw(seat) | Due::TypedThrow(seat) | Due::Act(seat)
                if self.is_present() && self.seating.is_here(seat) =>
            {
                self.overlay = Some(Overlay::Question(Question::Resign(seat)));
            }
            _ => self.notes = vec![words::NOT_YOUR_TURN.to_owned()],
        }
    }

    pub(super) fn claim(&mut self) {
        let mover = self.table().position().node().seat();
        match mover.filter(|&seat| self.is_present() && self.seating.is_here(seat)) {
            Some(seat) => self.happen(Event::Claims(seat)),
            None => self.notes = vec![words::NOT_YOUR_TURN.to_owned()],
        }
    }

    /// Leaves at once when nothing can be lost.
    pub(super) fn leave(&mut self) {
        let saved = self.saved || self.settings.save.is_some();
        let over = saved && self.table().ending().is_some();
        let watched = self.settings.back.is_some() && !self.is_anybody_here();
        let ended = self.settings.back.is_some() && self.table().ending().is_some();
        if self.kind == Kind::Replay || self.log.is_empty() || over || watched || ended {
            self.orders.push(Order::Leave);
        } else {
            self.overlay = Some(Overlay::Question(Question::Leave));
        }
    }

    /// Whether somebody at this terminal plays.
    fn is_anybody_here(&self) -> bool {
        let seats = self.table().position().rules().seats();
        seats.iter().any(|seat| self.seating.is_here(seat))
    }

    pub(super) fn answer(&mut self, question: Question, command: Command) {
        match (question, command) {
            (Question::Leave, Command::Yes) => self.orders.push(Order::Leave),
            (Question::Leave, Command::Discard) => self.orders.extend([Order::Discard, Order::Leave]),
            (Question::Resign(seat), Command::Yes) => self.happen(Event::Resigns(seat)),
            (_, Command::No) => {}
            _ => self.overlay = Some(Overlay::Question(question)),
        }
    }

    /// Looks at another step of the game.
    pub(super) fn navigate(&mut self, command: Command) {
        let (now, last) = (self.steps_seen(), self.log.len());
        let then = match command {
            Command::Earlier => now.saturating_sub(1),
            Command::Later => (now + 1).min(last),
            Command::First => 0,
            Command::Last => last,
            Command::TurnEarlier => self.turn_end_before(now),
            Command::TurnLater => self.turn_end_after(now),
            _ => return,
        };
        let present = then == last && self.kind == Kind::Play;
        self.shown = (!present).then_some(then);
        self.scrolled = 0;
        self.notes.clear();
        self.look();
    }

    /// The last step before this one with which a turn ended.
    fn turn_end_before(&self, step: usize) -> usize {
        let before = &self.log[..step.saturating_sub(1)];
        before.iter().rposition(|entry| entry.turn_ended).map_or(0, |index| index + 1)
    }

    fn turn_end_after(&self, step: usize) -> usize {
        let after = self.log[step..].iter().position(|entry| entry.turn_ended);
        after.map_or(self.log.len(), |index| step + index + 1)
    }
}
