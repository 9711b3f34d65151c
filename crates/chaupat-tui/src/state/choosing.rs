//! Choosing what to play: by a man and the place where he goes, by the number of a line, from the open list.

use super::{List, Overlay, State};
use crate::{Due, keys::Command, words};
use chaupat::{
    Playable, Ply,
    render::{Direction, FromTo},
};

/// A line of the list of what may be played.
#[derive(Clone, Debug)]
pub struct Choice<P: Playable> {
    /// The action.
    pub action: P::Action,
    /// Its text.
    pub text: String,
    /// What it does, in words.
    pub words: String,
    /// Where it takes a man, `None` when it moves nobody.
    pub from_to: Option<FromTo<P::Spot>>,
}

impl<P: Playable> State<P> {
    /// Puts the cursor where it is useful when something new is to be chosen.
    pub(super) fn place_cursor(&mut self) {
        if self.chooser().is_none() {
            return;
        }
        let movable = self.stops();
        if self.cursor.is_none_or(|cursor| !movable.contains(&cursor)) {
            self.cursor = movable.first().copied().or(self.cursor);
        }
    }

    /// Where Tab stops: men that can move, or where the chosen one can go.
    fn stops(&self) -> Vec<P::Spot> {
        let choices = self.seen.choices(self.chosen);
        match self.chosen {
            Some(_) => choices.targets,
            None if choices.movable.is_empty() => choices.targets,
            None => choices.movable,
        }
    }

    pub(super) fn cycle(&mut self, on: bool) {
        if self.chooser().is_none() {
            self.notes = vec![words::NOTHING_TO_CHOOSE.to_owned()];
            return;
        }
        self.picked = None;
        let stops = self.stops();
        if stops.is_empty() {
            return self.pick_idle();
        }
        let at = self.cursor.and_then(|cursor| stops.iter().position(|&stop| stop == cursor));
        let next = match (at, on) {
            (None, true) => 0,
            (None, false) => stops.len() - 1,
            (Some(at), true) => (at + 1) % stops.len(),
            (Some(at), false) => (at + stops.len() - 1) % stops.len(),
        };
        self.cursor = Some(stops[next]);
        self.notes.clear();
    }

    pub(super) fn move_cursor(&mut self, direction: Direction) {
        self.picked = None;
        let view = self.view();
        let start = || self.seen.spots().into_iter().next();
        self.cursor = match self.cursor {
            None => start(),
            Some(spot) => self.seen.neighbour(view, spot, direction).or(Some(spot)),
        };
    }

    /// Esc: lets go of what was picked or chosen.
    pub(super) fn deselect(&mut self) {
        self.notes.clear();
        if self.shown.take().is_some() {
            return self.look();
        }
        if self.picked.take().is_none()
            && let Some(chosen) = self.chosen.take()
        {
            self.cursor = Some(chosen);
        }
    }

    /// Picks a line of the list by the digits of its number; in the open list the line is gone to.
    pub(super) fn pick_by(&mut self, digit: usize) {
        if let Some(Overlay::List(list)) = &mut self.overlay {
            let longer = (list.at + 1) * 10 + digit;
            let number = if (1..=list.lines.len()).contains(&longer) { longer } else { digit };
            list.at = number.clamp(1, list.lines.len().max(1)) - 1;
            return;
        }
        if self.overlay.is_some() {
            return;
        }
        if self.chooser().is_none() {
            self.notes = vec![words::NOTHING_TO_CHOOSE.to_owned()];
            return;
        }
        let longer = self.picked.map(|line| (line + 1) * 10 + digit);
        let number = longer.filter(|number| *number <= self.menu.len()).unwrap_or(digit);
        if (1..=self.menu.len()).contains(&number) {
            self.pick(number - 1);
        } else {
            self.notes = vec![words::NO_SUCH_LINE.to_owned()];
        }
    }

    fn pick(&mut self, line: usize) {
        self.chosen = None;
        self.picked = Some(line);
        let choice = &self.menu[line];
        self.notes = vec![format!("{}: {}. {}", choice.text, choice.words, words::ENTER_PLAYS)];
    }

    /// Picks the next line that moves nobody.
    pub(super) fn pick_idle(&mut self) {
        let idle = self.idle();
        if self.chooser().is_none() {
            self.notes = vec![words::NOTHING_TO_CHOOSE.to_owned()];
        } else if idle.is_empty() {
            self.notes = vec![words::NO_PASS.to_owned()];
        } else {
            let at = self.picked.and_then(|line| idle.iter().position(|&other| other == line));
            self.pick(idle[at.map_or(0, |at| (at + 1) % idle.len())]);
        }
    }

    /// A line of the list was clicked: the first time it is picked, the second time it is played.
    pub(super) fn choose_line(&mut self, line: usize) {
        if line >= self.menu.len() || self.chooser().is_none() {
            return;
        }
        if self.picked == Some(line) { self.play_line(line) } else { self.pick(line) }
    }

    /// Enter.
    pub(super) fn confirm(&mut self) {
        if self.shown.is_some() {
            self.notes = vec![words::COME_BACK_FIRST.to_owned()];
            return;
        }
        if self.scene.is_some() {
            return self.skip_waiting();
        }
        match (self.seating.due(), self.picked, self.cursor) {
            (Due::Throw(_) | Due::TypedThrow(_), ..) => self.execute(Command::Throw),
            (Due::Act(_), Some(line), _) => self.play_line(line),
            (Due::Act(_), None, Some(spot)) if !self.stops().is_empty() => self.point_at(spot),
            (Due::Act(_), None, _) => self.execute(Command::List),
            (Due::Over, ..) => self.notes = vec![words::AFTER_THE_END.to_owned()],
            (Due::BotThrow(_) | Due::BotAct(..) | Due::Elsewhere(_), ..) => {
                self.notes = vec![words::NOT_YOUR_TURN.to_owned()];
            }
        }
    }

    /// A spot was clicked.
    pub(super) fn click_spot(&mut self, spot: P::Spot) {
        self.picked = None;
        self.cursor = Some(spot);
        if self.chooser().is_some() {
            self.point_at(spot);
        }
    }

    /// A spot is meant: as the place to go, or as the man who goes.
    fn point_at(&mut self, spot: P::Spot) {
        self.notes.clear();
        if self.chosen == Some(spot) && self.to(spot).is_empty() {
            return self.deselect();
        }
        let fitting = self.to(spot);
        match fitting.as_slice() {
            [] if !self.from(spot).is_empty() => self.choose(spot),
            [] => self.explain(spot),
            [line] => self.play_line(*line),
            _ => {
                self.overlay =
                    Some(Overlay::List(List { title: words::title::WHICH, lines: fitting, at: 0 }));
            }
        }
    }

    /// Takes a man: the cursor goes on to a place where he can go.
    fn choose(&mut self, spot: P::Spot) {
        self.chosen = Some(spot);
        self.cursor = self.seen.choices(Some(spot)).targets.first().copied().or(Some(spot));
    }

    /// Opens the list of all that may be played.
    pub(super) fn open_list(&mut self) {
        if self.chooser().is_none() {
            self.notes = vec![words::NOTHING_TO_CHOOSE.to_owned()];
            return;
        }
        let lines = (0..self.menu.len()).collect();
        self.overlay = Some(Overlay::List(List { title: words::title::MENU, lines, at: 0 }));
    }

    pub(super) fn execute_in_list(&mut self, mut list: List, command: Command) {
        match command {
            Command::Next => list.at = (list.at + 1) % list.lines.len().max(1),
            Command::Previous => list.at = (list.at + list.lines.len().max(1) - 1) % list.lines.len().max(1),
            Command::Confirm => {
                if let Some(&line) = list.lines.get(list.at) {
                    self.play_line(line);
                }
                return;
            }
            Command::Back => return,
            _ => {}
        }
        self.overlay = Some(Overlay::List(list));
    }

    /// A line of the open list was clicked.
    pub(super) fn choose_option(&mut self, at: usize) {
        if let Some(Overlay::List(list)) = &self.overlay
            && let Some(&line) = list.lines.get(at)
        {
            self.overlay = None;
            self.play_line(line);
        }
    }

    /// Makes the list anew: what may be played in the position that is seen.
    pub(super) fn list_choices(&mut self) {
        let mut actions = Vec::new();
        self.seen.actions(&mut actions);
        let choice = |action| Choice {
            action,
            text: self.seen.write_ply(Ply::Act(action)),
            words: self.seen.tell_action(action, self.seating.names()),
            from_to: self.seen.action_move(action),
        };
        self.menu = actions.into_iter().map(choice).collect();
    }

    /// The lines that take the man on a spot somewhere.
    pub(super) fn from(&self, spot: P::Spot) -> Vec<usize> {
        self.lines(|from_to| from_to.from == Some(spot))
    }

    /// The lines that take the chosen man, or one from outside the board, to a spot.
    pub(super) fn to(&self, spot: P::Spot) -> Vec<usize> {
        self.lines(|from_to| from_to.to == spot && (from_to.from.is_none() || from_to.from == self.chosen))
    }

    /// The line that the list must show: the picked one, or the last of the chosen man.
    pub(crate) fn line_in_view(&self) -> usize {
        let chosen = self.chosen.and_then(|chosen| self.from(chosen).last().copied());
        self.picked.or(chosen).unwrap_or(0)
    }

    /// The lines that move nobody.
    pub(super) fn idle(&self) -> Vec<usize> {
        (0..self.menu.len()).filter(|&line| self.menu[line].from_to.is_none()).collect()
    }

    fn lines(&self, fits: impl Fn(FromTo<P::Spot>) -> bool) -> Vec<usize> {
        (0..self.menu.len()).filter(|&line| self.menu[line].from_to.is_some_and(&fits)).collect()
    }
}
