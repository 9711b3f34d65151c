//! When the game is over, and who has which place (C7.3, C11, C13.3).

use crate::movegen::MoveGen;
use crate::parameters::Door;
use crate::pool::{Pool, bonus_step};
use crate::{Element, End, Position, Rules};
use chaupat_core::{BySeat, Outcome, RuleSet, Seat};
use std::num::NonZeroU8;

/// The mark of a player who ends without toḍ (C11.2).
const BAY_THOREE: &str = "bay-thoree";

/// Whether it is over.
impl Position {
    /// How many players have all men home.
    pub(crate) fn finished(&self) -> u8 {
        self.seats.iter().filter(|(_, state)| state.is_done()).count() as u8
    }

    /// Whether one player, or team, is left (C11.1, C13.3).
    pub(crate) fn is_won(&self) -> bool {
        if self.rules.in_teams() {
            let is_home = |seat: usize| self.seats.0[seat].is_done() && self.seats.0[seat + 2].is_done();
            return is_home(0) || is_home(1);
        }
        usize::from(self.finished()) + 1 >= self.rules.seats().len()
    }

    /// Whether nobody can ever move again (C7.3).
    pub(crate) fn is_dead(&self) -> bool {
        if self.rules.door() != Door::Wait {
            return false;
        }
        let mut unfinished = self
            .rules
            .seats()
            .iter()
            .map(|seat| (seat, &self.seats[seat]))
            .filter(|(_, state)| !state.is_done());
        let stuck = unfinished.clone().all(|(_, state)| !state.tod && !state.has_man_in_hand());
        stuck
            && unfinished.all(|(seat, _)| {
                !MoveGen::new(&self.rules, &self.seats, seat, false).has_use(&every_element(&self.rules))
            })
    }
}

/// Every throw of the table, and every bonus step they give.
fn every_element(rules: &Rules) -> Pool {
    let mut pool = Pool::EMPTY;
    for value in rules.table().values().iter() {
        pool.add(Element::Throw(value), 1);
        if let Some(step) = bonus_step(rules, value) {
            pool.add(step, 1);
        }
    }
    pool
}

/// Places.
impl Position {
    /// The result of a game that is over by the rules.
    pub(crate) fn result(&self, end: End) -> Outcome {
        let players = self.rules.seats().len() as u8;
        self.outcome_with(|seat| match end {
            _ if !self.rules.in_teams() => self.done(seat).map_or(players, NonZeroU8::get),
            End::Won if self.team_is_home(seat) => 1,
            End::Won | End::Dead => 2,
        })
    }

    /// The result if the match were stopped here, at the limit or because a seat left (C11.3).
    pub(crate) fn result_so_far(&self, left: Option<Seat>) -> Outcome {
        if self.rules.in_teams() {
            return self.outcome_with(|seat| self.team_place(seat, left));
        }
        self.outcome_with(|seat| self.own_place(seat, left))
    }

    fn own_place(&self, seat: Seat, left: Option<Seat>) -> u8 {
        if let Some(place) = self.done(seat) {
            return place.get();
        }
        let players = self.rules.seats().len() as u8;
        if left == Some(seat) {
            return players;
        }
        let sum = self.seats[seat].summed_progress();
        let ahead = self.rules.seats().iter().filter(|&other| {
            let state = &self.seats[other];
            !state.is_done() && left != Some(other) && state.summed_progress() > sum
        });
        self.finished() + 1 + ahead.count() as u8
    }

    fn team_place(&self, seat: Seat, left: Option<Seat>) -> u8 {
        let is_behind = match left {
            Some(left) => left == seat || left == seat.opposite(),
            None => self.team_sum(seat) < self.team_sum(seat.next()),
        };
        1 + u8::from(is_behind)
    }

    fn team_sum(&self, seat: Seat) -> u32 {
        self.seats[seat].summed_progress() + self.seats[seat.opposite()].summed_progress()
    }

    fn team_is_home(&self, seat: Seat) -> bool {
        self.seats[seat].is_done() && self.seats[seat.opposite()].is_done()
    }

    fn outcome_with(&self, place: impl Fn(Seat) -> u8) -> Outcome {
        let seats = self.rules.seats();
        let shamed = |seat: Seat| {
            let state = &self.seats[seat];
            self.rules.has_door() && !state.tod && !state.is_done()
        };
        Outcome {
            places: BySeat::from_fn(|seat| seats.contains(seat).then(|| place(seat))),
            scores: BySeat::default(),
            marks: BySeat::from_fn(|seat| (seats.contains(seat) && shamed(seat)).then_some(BAY_THOREE)),
        }
    }
}
