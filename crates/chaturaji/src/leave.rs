//! What happens beside the plies: players leave, or claim the end (J7.5, J10.2).

use crate::parameters::First;
use crate::{Action, Contest, Dice, Due, Effect, Fault, Position, Reason, Status};
use chaupat_core::{After, Event, Seat, SeatSet};

impl Position {
    pub(crate) fn take_in(&mut self, event: Event, note: &mut impl FnMut(Effect)) -> Result<After, Fault> {
        if let Due::Over(_) = self.state.due {
            return Err(Fault::Over);
        }
        match event {
            Event::Resigns(seat) => self.leave(seat, Status::Resigned, note),
            Event::Flagged(seat) => self.leave(seat, Status::Flagged, note),
            Event::Claims(seat) => self.claim_end(seat, note),
        }
    }

    /// The armies that a player would freeze by leaving: all that he plays, as far as there is something to freeze.
    pub(crate) fn leaves(&self, seat: Seat) -> SeatSet {
        let can_leave = |army: Seat| match self.state.status(army) {
            Status::In => true,
            Status::Out => self.rules.has_teams(),
            _ => false,
        };
        let plays = |&army: &Seat| self.state.player(army) == seat && can_leave(army);
        Seat::ALL.into_iter().filter(plays).collect()
    }

    fn leave(&mut self, seat: Seat, status: Status, note: &mut impl FnMut(Effect)) -> Result<After, Fault> {
        let leaving = self.leaves(seat);
        if leaving.is_empty() {
            return Err(Fault::HasLeft);
        }
        if let Due::Claim(_) = self.state.due
            && leaving.contains(self.state.turn)
        {
            // Who leaves before he claims does without.
            self.choose(Action::Decline, note);
            if let Due::Over(_) = self.state.due {
                return Ok(After::Taken);
            }
        }
        leaving.iter().for_each(|army| self.become_status(army, status, note));
        self.history.cut();
        self.history.compact();
        self.without(leaving, note);
        Ok(After::Taken)
    }

    /// What was due goes on without the armies that left.
    fn without(&mut self, left: SeatSet, note: &mut impl FnMut(Effect)) {
        match self.state.due {
            Due::Claim(capture) => {
                if !self.state.is_prisoner(capture.of) || !self.state.is_prisoner(self.state.turn.opposite())
                {
                    self.choose(Action::Decline, note);
                }
            }
            Due::Place { king, then, capture } => {
                let stays = |king: Option<Seat>| king.filter(|&king| !left.contains(king));
                self.place_next([stays(Some(king)), stays(then)], capture, note);
            }
            due => self.end_without(due, left, note),
        }
    }

    fn end_without(&mut self, due: Due, left: SeatSet, note: &mut impl FnMut(Effect)) {
        if let Some(reason) = self.state.ended(&self.rules) {
            if let Some(gone) = self.state.team_gone(self.state.turn).filter(|_| reason == Reason::Team) {
                self.win_stakes(gone.next(), 1, note);
            }
            self.break_off(note);
            self.finish(reason, note);
        } else if let Due::First(contest) = due {
            self.contend_without(contest, left, note);
        } else if left.contains(self.state.turn) {
            self.state.dice = Dice::NONE;
            self.end_turn(note);
        }
    }

    /// The turn that goes on when an event ends the game is lost, and has ended (J7.2).
    fn break_off(&self, note: &mut impl FnMut(Effect)) {
        if self.turn().is_some() {
            self.note_turn_ended(note);
        }
    }

    fn contend_without(&mut self, contest: Contest, left: SeatSet, note: &mut impl FnMut(Effect)) {
        let mut still = Contest::among(SeatSet::EMPTY);
        let mut casts = still.casts.iter_mut();
        for (army, &cast) in contest.armies.iter().zip(&contest.casts) {
            if !left.contains(army) {
                still.armies = still.armies.with(army);
                casts.next().into_iter().for_each(|open| *open = cast);
            }
        }
        if self.rules.first() == First::Throw || still.armies.len() == 1 {
            self.contend(still, note);
        } else {
            self.state.due = Due::First(still);
        }
    }

    /// The leader of the last two ends the game: the other gets 3, and 3 for each standing king of a player who left
    /// (J10.2).
    fn claim_end(&mut self, seat: Seat, note: &mut impl FnMut(Effect)) -> Result<After, Fault> {
        if !self.rules.has_claims() {
            return Err(Fault::NoClaims);
        }
        let playing: SeatSet =
            Seat::ALL.into_iter().filter(|&army| self.state.status(army).is_in()).collect();
        let other =
            playing.without(seat).iter().next().filter(|_| playing.len() == 2 && playing.contains(seat));
        let Some(other) = other else { return Err(Fault::NotLastTwo) };
        if self.state.scores[seat.index()] <= self.state.scores[other.index()] {
            return Err(Fault::NotLeading);
        }
        self.break_off(note);
        self.survive(other, 3 + 3 * self.state.standing_kings(), note);
        self.close(Reason::Claim, note);
        Ok(After::Taken)
    }
}
