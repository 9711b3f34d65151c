use super::super::state::State;
use chaupat::{Playable, Ply, render::Journey};

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
    pub journey: Option<Journey<P::Spot>>,
}

impl<P: Playable> State<P> {
    /// Makes the list anew: what may be played in the position that is seen.
    pub(super) fn list_choices(&mut self) {
        let mut actions = Vec::new();
        self.seen.actions(&mut actions);
        let choice = |action| Choice {
            action,
            text: self.seen.write_ply(Ply::Act(action)),
            words: self.seen.tell_action(action, &self.names),
            journey: self.seen.journey_of(action),
        };
        self.menu = actions.into_iter().map(choice).collect();
    }

    /// The lines that take the man on a spot somewhere.
    pub(super) fn from(&self, spot: P::Spot) -> Vec<usize> {
        self.lines(|journey| journey.from == Some(spot))
    }

    /// The lines that take the chosen man, or one from outside the board, to a spot.
    pub(super) fn to(&self, spot: P::Spot) -> Vec<usize> {
        self.lines(|journey| journey.to == spot && (journey.from.is_none() || journey.from == self.chosen))
    }

    /// The line that the list must show: the picked one, or the last of the chosen man.
    pub(in crate::screen) fn line_in_view(&self) -> usize {
        let chosen = self.chosen.and_then(|chosen| self.from(chosen).last().copied());
        self.picked.or(chosen).unwrap_or(0)
    }

    /// The lines that move nobody.
    pub(super) fn idle(&self) -> Vec<usize> {
        (0..self.menu.len()).filter(|&line| self.menu[line].journey.is_none()).collect()
    }

    fn lines(&self, fits: impl Fn(Journey<P::Spot>) -> bool) -> Vec<usize> {
        (0..self.menu.len()).filter(|&line| self.menu[line].journey.is_some_and(&fits)).collect()
    }
}
