//! Places (C11, C13.3).

use crate::{End, Position};
use chaupat_core::{BySeat, Outcome, RuleSet, Seat};
use std::num::NonZeroU8;

/// The mark of a player who ends without toḍ (C11.2).
const BAY_THOREE: &str = "bay-thoree";

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
