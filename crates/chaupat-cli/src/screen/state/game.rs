//! How the game goes on by itself: throws of bots, their choices, and the time to see them.

use super::{Kind, LogEntry, Scene, State, Thinking, log};
use crate::screen::{message::Order, words};
use chaupat::{Due, Playable, Played, Ply, TableError};

impl<P: Playable> State<P> {
    /// Lets everything happen that waits for nobody.
    pub(super) fn advance(&mut self) {
        while !self.paused() && self.kind == Kind::Play && self.scene_is_over() {
            match self.table.due() {
                Due::Cast(seat) if self.table.controllers()[seat].bot().is_some() => {
                    if !self.cast() {
                        return;
                    }
                }
                Due::Bot(seat, bot) => {
                    if self.thinking.is_none() {
                        self.tickets += 1;
                        let ticket = self.tickets;
                        self.thinking = Some(Thinking { ticket, seat });
                        let table = Box::new(self.table.clone());
                        self.orders.push(Order::Think { ticket, table, bot });
                    }
                    return;
                }
                Due::Over => return self.tell_result(),
                Due::Cast(_) | Due::TypedCast(_) | Due::Person(_) => return,
            }
        }
    }

    fn scene_is_over(&mut self) -> bool {
        match self.scene {
            Some(Scene::Flight { ends, .. }) if self.now >= ends => {
                self.scene = self.rest();
                self.scene_is_over()
            }
            Some(Scene::Pause { until }) if self.now >= until => {
                self.scene = None;
                self.notes.clear();
                true
            }
            Some(_) => false,
            None => true,
        }
    }

    /// Does not wait any longer.
    pub(super) fn skip_waiting(&mut self) {
        match self.scene {
            Some(Scene::Flight { .. }) => self.scene = self.rest(),
            Some(Scene::Pause { .. }) => self.scene = None,
            None => {}
        }
    }

    /// Makes the throw that is due; `false` when it cannot be made.
    pub(super) fn cast(&mut self) -> bool {
        match self.table.cast() {
            Ok(played) => {
                self.played(&played);
                true
            }
            Err(TableError::Read(error)) => {
                self.notes = vec![error.to_string()];
                false
            }
            Err(error) => {
                self.notes = vec![format!("{error}.")];
                false
            }
        }
    }

    /// A bot has chosen.
    pub(super) fn thought(&mut self, ticket: u64, action: P::Action) {
        if self.thinking.is_none_or(|thinking| thinking.ticket != ticket) {
            return;
        }
        self.thinking = None;
        if !matches!(self.table.due(), Due::Bot(..)) {
            return;
        }
        if let Ok(played) = self.table.play(Ply::Act(action)) {
            self.played(&played);
        }
    }

    /// Plays a line of the list.
    pub(super) fn play_line(&mut self, line: usize) {
        let Some(action) = self.menu.get(line).map(|choice| choice.action) else { return };
        if self.chooser().is_none() {
            return;
        }
        match self.table.play(Ply::Act(action)) {
            Ok(played) => self.played(&played),
            Err(error) => self.notes = vec![error.to_string()],
        }
    }

    /// Takes in what was played: tells it, keeps it, shows it.
    pub(super) fn played(&mut self, played: &Played<P>) {
        let ended =
            played.effects.iter().filter(|effect| chaupat::Effect::turn_ended(*effect).is_some()).count()
                as u32;
        let turn = self.table.game().turns() - ended + 1;
        let entry = LogEntry::ply(&played.before, played.ply, &played.effects, turn, &self.names);
        let turn_ended = entry.turn_ended;
        self.log.push(entry);
        self.notes.clear();
        self.changed(turn_ended);
        if self.settings.pace.is_zero() {
            return;
        }
        self.scene = match (played.ply, played.before.node().seat()) {
            (Ply::Throw(throw), Some(seat)) if !played.before.dice_of(throw).is_empty() => {
                Some(Scene::Flight {
                    before: played.before.clone(),
                    throw,
                    seat,
                    began: self.now,
                    ends: self.now + self.settings.pace * 2,
                })
            }
            _ => self.rest(),
        };
    }

    /// The time to see what was done, unless a person goes on anyway.
    fn rest(&self) -> Option<Scene<P>> {
        let person = match self.table.due() {
            Due::Person(_) | Due::TypedCast(_) => true,
            Due::Cast(seat) => self.table.controllers()[seat].bot().is_none(),
            Due::Bot(..) | Due::Over => false,
        };
        (!person && !self.settings.pace.is_zero())
            .then(|| Scene::Pause { until: self.now + self.settings.pace })
    }

    /// The game has changed: it is kept, and looked at anew.
    pub(super) fn changed(&mut self, turn_ended: bool) {
        self.saved = false;
        self.scrolled = 0;
        let turn_ended = turn_ended || self.table.ending().is_some();
        self.orders.push(Order::Keep { record: Box::new(self.record()), turn_ended });
        self.look();
    }

    /// Takes the last decision back.
    pub(super) fn undo(&mut self) {
        if self.kind != Kind::Play || self.thinking.is_some() {
            return;
        }
        match self.table.undo() {
            Ok(()) => {
                self.log = log(self.table.game(), &self.names);
                self.scene = None;
                self.shown = None;
                self.result_told = false;
                self.notes = vec![words::TAKEN_BACK.to_owned()];
                self.changed(true);
            }
            Err(error) => self.notes = vec![words::not_taken_back(&error.to_string())],
        }
    }

    /// Lets an event happen.
    pub(super) fn happen(&mut self, event: chaupat::Event) {
        let turn = self.table.game().turns() + 1;
        let before = self.table.position().clone();
        match self.table.happen(event) {
            Ok(effects) => {
                self.thinking = None;
                self.log.push(LogEntry::event(&before, event, &effects, turn, &self.names));
                self.changed(true);
            }
            Err(error) => self.notes = vec![format!("{error}.")],
        }
    }
}
