//! From a setup to a position, and back.
//!
//! What could never be played on is refused; what is merely unreachable is not, so that studies can be set up.

mod phase;
mod seats;
mod turn_pool;

use crate::opening::OpeningCasts;
use crate::pool::Pool;
use crate::position::Due;
use crate::seat_state::SeatState;
use crate::{Phase, Position, Rules, SeatSetup, Setup, SetupError, SetupFault};
use chaupat_core::{BySeat, Seat};
use std::num::NonZeroU8;

impl Position {
    /// The position that a setup describes.
    ///
    /// Any order of men, casts and elements will do. What could never be played on is refused: men who are not on the
    /// board, marks without meaning, opponents together on a plain square, a turn of a seat that has none, a pool that
    /// no turn leaves or that nobody can use. Whether a game can ever come there is not asked, so that studies can be
    /// set up: there may be more toḍs than knock-outs, or a dead position at the beginning of a turn (C7.3).
    ///
    /// # Errors
    /// All that is wrong, each with its rule: first the seats are looked at, then the phase.
    pub fn from_setup(setup: Setup) -> Result<Self, SetupError> {
        let Setup { rules, seats, phase } = setup;
        let mut faults = Vec::new();
        for (seat, state) in seats.iter() {
            seats::check_seat(&rules, seat, state, &mut faults);
        }
        no_faults(faults)?;
        let position = with_seats(rules, seats);
        no_faults(position.faults_of_seats())?;
        position.with_phase(phase)
    }

    /// Everything that the position holds, in the open.
    pub fn to_setup(&self) -> Setup {
        let seats = BySeat::from_fn(|seat| SeatSetup {
            men: self.men(seat).collect(),
            tod: self.tod(seat),
            left: self.left(seat),
            done: self.done(seat),
            miss: self.miss(seat),
        });
        Setup { rules: self.rules, seats, phase: self.phase() }
    }

    /// What is due, with the casts or the pool.
    pub fn phase(&self) -> Phase {
        let Self { seat, again, entered, .. } = *self;
        match self.due {
            Due::Opening => {
                Phase::Opening { contenders: self.contenders(), casts: self.opening_casts().collect() }
            }
            Due::Throws => Phase::Throws { seat, casts: self.casts().collect(), entered },
            Due::Moves => Phase::Moves { seat, pool: self.pool().collect(), again, entered },
            Due::Over(end) => Phase::Over(end),
        }
    }
}

fn no_faults(faults: Vec<SetupFault>) -> Result<(), SetupError> {
    if faults.is_empty() { Ok(()) } else { Err(SetupError::new(faults)) }
}

/// The men and marks of a setup whose seats are in order, with nothing due yet.
fn with_seats(rules: Rules, seats: BySeat<SeatSetup>) -> Position {
    let seats = seats.map(|given| {
        let mut state = SeatState::with_men(given.men);
        (state.tod, state.left, state.miss) = (given.tod, given.left, given.miss);
        state.done = given.done.map_or(0, NonZeroU8::get);
        state
    });
    Position {
        rules,
        seats,
        due: Due::Throws,
        seat: Seat::ALL[0],
        pool: Pool::EMPTY,
        again: false,
        entered: false,
        opening: OpeningCasts::NONE,
    }
}
