//! How the game goes on by itself: throws of bots, their choices, and the time to see them.

use super::{Kind, LogEntry, Scene, State, Thinking, log};
use crate::{Due, News, message::Order, words};
use chaupat::{Bot, Effect, Event, Playable, Played, Ply, Seat, TableError};

impl<P: Playable> State<P> {
    /// Lets everything happen that waits for nobody.
    pub(super) fn advance(&mut self) {
        while !self.paused() && self.kind == Kind::Play && self.scene_is_over() {
            if let Some(news) = self.seating.news() {
                self.hear(news);
                continue;
            }
            match self.seating.due() {
                Due::BotThrow(_) => {
                    if !self.cast() {
                        return;
                    }
                }
                Due::BotAct(seat, bot) => return self.let_think(seat, bot),
                Due::Over => return self.tell_result(),
                Due::Throw(_) | Due::TypedThrow(_) | Due::Act(_) | Due::Elsewhere(_) => return,
            }
        }
    }

    /// Asks for a bot to think, once.
    fn let_think(&mut self, seat: Seat, bot: Bot) {
        if self.thinking.is_none() {
            self.tickets += 1;
            let ticket = self.tickets;
            self.thinking = Some(Thinking { ticket, seat });
            let table = Box::new(self.table().clone());
            self.orders.push(Order::Think { ticket, table, bot });
        }
    }

    /// Takes in all that has happened at the table.
    pub(super) fn hear_all(&mut self) {
        while let Some(news) = self.seating.news() {
            self.hear(news);
        }
    }

    fn hear(&mut self, news: News<P>) {
        match news {
            News::Played(played) => self.played(&played),
            News::Happened { before, event, effects } => self.happened(&before, event, &effects),
            News::TakenBack => self.taken_back(),
            News::Changed(said) => self.look_anew(said),
            News::Told(said) => self.notes = vec![said],
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
        match self.seating.throw() {
            Ok(()) => {
                self.hear_all();
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
        if matches!(self.seating.due(), Due::BotAct(..)) && self.seating.play(Ply::Act(action)).is_ok() {
            self.hear_all();
        }
    }

    /// Plays a line of the list.
    pub(super) fn play_line(&mut self, line: usize) {
        let Some(action) = self.menu.get(line).map(|choice| choice.action) else { return };
        if self.chooser().is_none() {
            return;
        }
        match self.seating.play(Ply::Act(action)) {
            Ok(()) => self.hear_all(),
            Err(error) => self.notes = vec![error.to_string()],
        }
    }

    /// Takes in what was played: tells it, keeps it, shows it.
    fn played(&mut self, played: &Played<P>) {
        let turn = self.turn_of(&played.effects);
        let entry = LogEntry::ply(&played.before, played.ply, &played.effects, turn, self.seating.names());
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

    /// The number of the turn in which the last thing happened.
    fn turn_of(&self, effects: &[P::Effect]) -> u32 {
        let ended = effects.iter().filter(|effect| effect.turn_ended().is_some()).count() as u32;
        self.table().game().turns() - ended + 1
    }

    /// The time to see what was done, unless a person goes on anyway.
    fn rest(&self) -> Option<Scene<P>> {
        let person = matches!(self.seating.due(), Due::Throw(_) | Due::TypedThrow(_) | Due::Act(_));
        (!person && !self.settings.pace.is_zero())
            .then(|| Scene::Pause { until: self.now + self.settings.pace })
    }

    /// The game has changed: it is kept, and looked at anew.
    pub(super) fn changed(&mut self, turn_ended: bool) {
        self.saved = false;
        self.scrolled = 0;
        let turn_ended = turn_ended || self.table().ending().is_some();
        self.orders.push(Order::Keep { record: Box::new(self.record()), turn_ended });
        self.look();
    }

    /// Takes the last decision back.
    pub(super) fn undo(&mut self) {
        if self.kind != Kind::Play || self.thinking.is_some() {
            return;
        }
        match self.seating.undo() {
            Ok(()) => self.hear_all(),
            Err(error) => self.notes = vec![words::not_taken_back(&error.to_string())],
        }
    }

    fn taken_back(&mut self) {
        self.log = log(self.table().game(), self.seating.names());
        self.scene = None;
        self.shown = None;
        self.result_told = false;
        self.notes = vec![words::TAKEN_BACK.to_owned()];
        self.changed(true);
    }

    /// Looks at everything anew: who plays, and all that was played.
    fn look_anew(&mut self, said: Option<String>) {
        self.log = log(self.table().game(), self.seating.names());
        (self.scene, self.thinking) = (None, None);
        self.notes = said.into_iter().collect();
        self.changed(true);
    }

    /// Lets an event happen.
    pub(super) fn happen(&mut self, event: Event) {
        match self.seating.happen(event) {
            Ok(()) => self.hear_all(),
            Err(error) => self.notes = vec![format!("{error}.")],
        }
    }

    fn happened(&mut self, before: &P, event: Event, effects: &[P::Effect]) {
        let turn = self.turn_of(effects);
        self.thinking = None;
        self.log.push(LogEntry::event(before, event, effects, turn, self.seating.names()));
        self.changed(true);
    }
}
