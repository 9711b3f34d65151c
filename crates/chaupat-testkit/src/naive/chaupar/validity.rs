//! What a text must fulfil to be a position of its rule set at all (C19).

use super::position::{DOOR, HOME, Phase, Position, Seat};
use super::rules::{Partners, Play};
use super::uses;

impl Position {
    /// Refuses what no game by these rules can reach, as far as the plies depend on it.
    pub(super) fn check(&self) -> Result<(), String> {
        let numbers: Vec<usize> = self.seats.iter().map(|seat| seat.number).collect();
        if numbers != self.rules.seats() {
            return Err("C3.1: not the seats in play".to_owned());
        }
        for seat in &self.seats {
            self.check_seat(seat)?;
        }
        match &self.phase {
            Phase::Opening { contenders, casts } if casts.len() >= contenders.len() => {
                Err("C3.2: everybody has cast".to_owned())
            }
            Phase::Throws { caster, casts, .. } => {
                self.check_caster(*caster)?;
                self.check_casts(casts.iter().map(super::position::Cast::sum).collect())
            }
            Phase::Moves { caster, .. } => {
                self.check_caster(*caster)?;
                if uses::all(self).is_empty() { Err("C4.0: nothing has a use".to_owned()) } else { Ok(()) }
            }
            Phase::Opening { .. } | Phase::Over { .. } => Ok(()),
        }
    }

    fn check_seat(&self, seat: &Seat) -> Result<(), String> {
        let all_home = seat.men.iter().all(|man| man.progress == HOME);
        let passed = seat.men.iter().any(|man| man.progress > DOOR);
        let faults = [
            (seat.men.len() != self.rules.men, "C3.1: not the number of men"),
            (seat.done.is_some() != all_home, "C11.1: done is who has all men home"),
            (seat.tod && !self.rules.has_tod(), "C1.6: no toḍ without a door"),
            (passed && self.rules.has_tod() && !seat.tod, "C7.2: past the door without toḍ"),
            (seat.miss > 0 && seat.done.is_none(), "C13.2: only a finished partner misses turns"),
        ];
        match faults.iter().find(|(found, _)| *found) {
            Some((_, why)) => Err(format!("{why}: {}", seat.write())),
            None => Ok(()),
        }
    }

    /// C13.2: the caster is not finished, or helps.
    fn check_caster(&self, caster: usize) -> Result<(), String> {
        let seat = self.seats.iter().find(|seat| seat.number == caster).ok_or("C3.1: no such seat")?;
        let helps = self.rules.partners == Partners::Help
            && seat.miss == 0
            && self.seat((caster + 2) % 4).done.is_none();
        if seat.done.is_none() || helps { Ok(()) } else { Err("C13.2: this seat does not cast".to_owned()) }
    }

    /// C4: collected are extra throws, and two at most where the third burns.
    fn check_casts(&self, casts: Vec<u32>) -> Result<(), String> {
        let collects = self.rules.play == Play::Collect || casts.is_empty();
        let few = !self.rules.burn || casts.len() <= 2;
        let extra = casts.into_iter().all(|value| self.rules.extra.contains(&value));
        if collects && few && extra { Ok(()) } else { Err("C4: no such throwing".to_owned()) }
    }
}
