//! What is due: casts, a pool, the end.

use super::{no_faults, turn_pool};
use crate::opening::OpeningCasts;
use crate::parameters::{Opening, Play};
use crate::pool::{Pool, bonus_step};
use crate::position::Due;
use crate::{Element, End, Phase, Position, SetupError, SetupFault, Throw};
use chaupat_core::{RuleSet, Seat, SeatSet};

impl Position {
    /// The position with this phase, once the seats are in order.
    pub(super) fn with_phase(mut self, phase: Phase) -> Result<Self, SetupError> {
        if self.is_won() != (phase == Phase::Over(End::Won)) {
            let fault = if self.is_won() { SetupFault::Won } else { SetupFault::NotWon };
            return Err(SetupError::new(vec![fault]));
        }
        let faults = match phase {
            Phase::Opening { contenders, casts } => self.set_opening(contenders, &casts),
            Phase::Throws { seat, casts, entered } => self.set_throws(seat, &casts, entered),
            Phase::Moves { seat, pool, again, entered } => self.set_moves(seat, &pool, again, entered),
            Phase::Over(end) => self.set_end(end),
        };
        no_faults(faults).map(|()| self)
    }

    fn set_end(&mut self, end: End) -> Vec<SetupFault> {
        self.due = Due::Over(end);
        let alive = end == End::Dead && !self.is_dead();
        alive.then_some(SetupFault::NotDead).into_iter().collect()
    }

    fn set_opening(&mut self, contenders: SeatSet, casts: &[Throw]) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if self.rules.opening() != Opening::Cast {
            faults.push(SetupFault::NoOpening);
        }
        let may_contend = |seat| self.rules.seats().contains(seat) && !self.seats[seat].is_done();
        if contenders.len() < 2 || !contenders.iter().all(may_contend) {
            faults.push(SetupFault::Contenders);
        } else if casts.len() >= contenders.len() {
            faults.push(SetupFault::OpeningCasts { casts: casts.len(), contenders: contenders.len() });
        }
        faults.extend(self.impossible_throws(casts));
        if faults.is_empty() {
            self.due = Due::Opening;
            self.opening =
                casts.iter().fold(OpeningCasts::among(contenders), |opening, &cast| opening.with(cast));
        }
        faults
    }

    fn impossible_throws(&self, casts: &[Throw]) -> impl Iterator<Item = SetupFault> {
        casts.iter().filter(|&&cast| !self.rules.can_fall(cast)).map(|&cast| SetupFault::CannotFall(cast))
    }

    fn set_throws(&mut self, seat: Seat, casts: &[u8], entered: bool) -> Vec<SetupFault> {
        let mut faults: Vec<_> = self.turn_faults(seat, entered).collect();
        let throws: Vec<_> = casts.iter().map(|&value| Throw::Value(value)).collect();
        faults.extend(self.impossible_throws(&throws));
        let goes_on = |value: u8| self.rules.play() == Play::Collect && self.rules.throws_again(value);
        faults.extend(
            casts.iter().find(|&&value| !goes_on(value)).map(|&value| SetupFault::NoMoreCasts(value)),
        );
        let most = if self.rules.burns() { 2 } else { usize::from(Pool::MOST) };
        if casts.len() > most {
            faults.push(SetupFault::TooManyCasts(casts.len()));
        }
        if faults.is_empty() {
            for &value in casts {
                self.pool.add(Element::Throw(value), 1);
            }
        }
        faults
    }

    fn set_moves(&mut self, seat: Seat, pool: &[Element], again: bool, entered: bool) -> Vec<SetupFault> {
        let mut faults: Vec<_> = self.turn_faults(seat, entered).collect();
        let strange = pool.iter().find(|&&element| !self.is_element(element));
        if let Some(&element) = strange {
            faults.push(SetupFault::NoElement(element));
        } else if !turn_pool::fits_a_turn(&self.rules, pool) {
            faults.push(SetupFault::Pool);
        }
        let casts_on = self.rules.capture_throws_again() || self.rules.play() == Play::Each;
        if again && !casts_on {
            faults.push(SetupFault::Again);
        }
        if faults.is_empty() {
            (self.due, self.again) = (Due::Moves, again);
            for &element in pool {
                self.pool.add(element, 1);
            }
            faults.extend((!self.movegen().has_use(&self.pool)).then_some(SetupFault::NothingToUse));
        }
        faults
    }

    /// Puts the turn to a seat; says when it cannot have it.
    fn turn_faults(&mut self, seat: Seat, entered: bool) -> impl Iterator<Item = SetupFault> + use<> {
        (self.seat, self.entered) = (seat, entered);
        let state = &self.seats[seat];
        let takes_turns = self.rules.seats().contains(seat)
            && state.miss == 0
            && (!state.is_done() || self.rules.partners_help());
        let no_turn = (!takes_turns).then_some(SetupFault::NoTurn(seat));
        let may_have_entered =
            takes_turns && self.rules.remembers_entering() && !self.seats[self.mover()].has_man_in_hand();
        no_turn
            .into_iter()
            .chain((entered && takes_turns && !may_have_entered).then_some(SetupFault::Entered))
    }

    fn is_element(&self, element: Element) -> bool {
        let values = self.rules.table().values();
        match element {
            Element::Throw(value) => values.contains(value),
            step => values.iter().any(|value| bonus_step(&self.rules, value) == Some(step)),
        }
    }
}
