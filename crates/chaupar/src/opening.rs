//! Casting for the first turn (C3.2), before any turn runs.

use crate::position::Due;
use crate::{Effect, Position, Throw};
use chaupat_core::{Seat, SeatSet};

impl Position {
    /// A cast for the first turn (C3.2).
    pub(crate) fn cast_for_first_turn(&mut self, throw: Throw, note: &mut impl FnMut(Effect)) {
        note(Effect::Cast { seat: self.opening.caster(), throw });
        match self.opening.cast(throw) {
            OpeningResult::GoesOn(opening) => self.opening = opening,
            OpeningResult::Tied(leaders) => {
                note(Effect::Tied(leaders));
                self.opening = OpeningCasts::among(leaders);
            }
            OpeningResult::Won(seat) => {
                note(Effect::Begins(seat));
                self.opening = OpeningCasts::NONE;
                (self.due, self.seat) = (Due::Throws, seat);
            }
        }
    }
}

/// Casting for the first turn (C3.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct OpeningCasts {
    contenders: SeatSet,
    /// What the first contenders have cast in this round.
    casts: [Option<Throw>; 3],
}

/// What a cast for the first turn leads to.
pub(crate) enum OpeningResult {
    /// Others still cast.
    GoesOn(OpeningCasts),
    /// These share the highest cast and cast again.
    Tied(SeatSet),
    /// This seat begins.
    Won(Seat),
}

impl OpeningCasts {
    /// No casting: it is over, or never was.
    pub(crate) const NONE: Self = Self::among(SeatSet::EMPTY);

    pub(crate) const fn among(contenders: SeatSet) -> Self {
        Self { contenders, casts: [None; 3] }
    }

    pub(crate) const fn contenders(&self) -> SeatSet {
        self.contenders
    }

    /// The casts of this round, in the order of seats.
    pub(crate) fn casts(&self) -> impl Iterator<Item = Throw> {
        self.casts.into_iter().flatten()
    }

    /// Who casts next.
    pub(crate) fn caster(&self) -> Seat {
        self.contenders.iter().nth(self.casts().count()).expect("an opening waits for a contender")
    }

    /// The casting with one more cast, which is not the last of the round.
    pub(crate) fn with(mut self, throw: Throw) -> Self {
        let count = self.casts().count();
        self.casts[count] = Some(throw);
        self
    }

    /// Takes one more cast in.
    pub(crate) fn cast(self, throw: Throw) -> OpeningResult {
        if self.casts().count() + 1 < self.contenders.len() {
            return OpeningResult::GoesOn(self.with(throw));
        }
        let sums = || self.casts().chain([throw]).map(Throw::sum);
        let highest = sums().max().unwrap_or(0);
        let shared = self.contenders.iter().zip(sums()).filter(|&(_, sum)| sum == highest);
        let leaders: SeatSet = shared.map(|(seat, _)| seat).collect();
        match leaders.iter().next() {
            Some(seat) if leaders.len() == 1 => OpeningResult::Won(seat),
            _ => OpeningResult::Tied(leaders),
        }
    }
}
