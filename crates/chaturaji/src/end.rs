//! The end of the game (J7, J9.5, J10), places and scores.

use crate::parameters::End;
use crate::state::State;
use crate::{Dice, Due, Effect, Position, Reason, Rules, army};
use chaupat_core::{BySeat, Outcome, Seat, SeatSet};

impl State {
    /// Why the game ends now, but for quiet and repetition (J7.2, J9.5).
    #[inline]
    pub(crate) fn ended(&self, rules: &Rules) -> Option<Reason> {
        match rules.end() {
            End::Kings => (self.kings_that_count() <= 1).then_some(Reason::Kings),
            End::LastArmy => (self.survivors().count() <= 1).then_some(Reason::Army),
            End::OneIn => {
                let playing = self.status.iter().filter(|status| status.is_in()).count();
                (playing <= 1).then_some(Reason::In)
            }
            End::Teams if self.team_gone(army::RED).is_some() => Some(Reason::Team),
            End::Teams => self.only_kings().then_some(Reason::Draw),
        }
    }

    /// How many kings are on the board whose players have not left (J7.2, J7.5).
    fn kings_that_count(&self) -> usize {
        Seat::ALL.into_iter().filter(|&army| !self.status(army).has_left() && self.king(army) != 0).count()
    }

    /// The armies in play that have men.
    pub(crate) fn survivors(&self) -> impl Iterator<Item = Seat> {
        Seat::ALL.into_iter().filter(|&army| self.status(army).is_in() && self.men(army) != 0)
    }

    /// How many kings of players who left are on the board (J10.2).
    pub(crate) fn standing_kings(&self) -> u32 {
        let standing = |&army: &Seat| self.status(army).has_left() && self.king(army) != 0;
        Seat::ALL.into_iter().filter(standing).count() as u32
    }
}

impl Position {
    /// Ends the game; the rest of the turn is lost (J7.2), survivors get what the rules give them (J10.2).
    #[cold]
    #[inline(never)]
    pub(crate) fn finish(&mut self, reason: Reason, note: &mut impl FnMut(Effect)) {
        let survivors: SeatSet = self.state.survivors().collect();
        let points = match reason {
            Reason::Quiet | Reason::Repetition => self.rules.draw_bonus(),
            Reason::Kings | Reason::Army | Reason::In if survivors.len() == 1 => {
                self.rules.standing_bonus() * self.state.standing_kings()
            }
            _ => 0,
        };
        for army in survivors.iter().filter(|_| points > 0) {
            self.survive(army, points, note);
        }
        self.close(reason, note);
    }

    pub(crate) fn survive(&mut self, army: Seat, points: u32, note: &mut impl FnMut(Effect)) {
        self.state.score(&self.rules, army, points);
        note(Effect::Survived { army, points });
    }

    pub(crate) fn close(&mut self, reason: Reason, note: &mut impl FnMut(Effect)) {
        self.state.due = Due::Over(reason);
        self.state.turn = army::RED;
        self.state.dice = Dice::NONE;
        note(Effect::Over(reason));
    }

    /// Places and scores (J7.3, J9.5).
    pub(crate) fn result(&self, left: Option<Seat>) -> Outcome {
        let scores = BySeat(self.state.scores.map(|score| i32::try_from(score).unwrap_or(i32::MAX)));
        let places = if self.rules.has_teams() { self.team_places() } else { self.places(&scores, left) };
        Outcome { places: places.map(Some), scores, marks: BySeat::default() }
    }

    /// Winners share the first place and losers the third; a draw is shared by all (J9.5).
    fn team_places(&self) -> BySeat<u8> {
        let gone = match self.state.due {
            Due::Over(Reason::Team) => self.state.team_gone(army::RED),
            _ => None,
        };
        let lost = |seat: Seat| gone.is_some_and(|gone| !self.rules.opposed(gone, seat));
        BySeat::from_fn(|seat| if lost(seat) { 3 } else { 1 })
    }

    /// By score; players who left after all others, where the rules say so (J7.3).
    fn places(&self, scores: &BySeat<i32>, left: Option<Seat>) -> BySeat<u8> {
        let last = |seat: Seat| {
            let has_left = self.state.status(seat).has_left() || left == Some(seat);
            has_left && self.rules.resigned_last()
        };
        let rank = BySeat::from_fn(|seat| (last(seat), -i64::from(scores[seat])));
        BySeat::from_fn(|seat| 1 + rank.iter().filter(|&(_, other)| *other < rank[seat]).count() as u8)
    }
}
