use crate::{Element, Man, Rules, Throw};
use chaupat_core::{BySeat, Seat, SeatSet};
use std::num::NonZeroU8;

/// All that a position holds, in the open: what a text or a program gives, not yet checked.
/// [`Position::from_setup`](crate::Position::from_setup) turns it into a position, and
/// [`to_setup`](crate::Position::to_setup) back.
///
/// ```
/// use chaupar::{Element, Man, Phase, Position, Preset, SeatSetup, Setup};
/// use chaupat_core::{BySeat, Position as _, Seat};
///
/// let [south, ..] = Seat::ALL;
/// let men = |progress: [u8; 4], seat| progress.map(|progress| Man::new(progress, seat)).to_vec();
/// let mut seats = BySeat::from_fn(|seat| SeatSetup { men: men([0; 4], seat), ..SeatSetup::default() });
/// // South stands one step before home, and has a 2 and a bonus step to use: only the step leads home.
/// seats[south] = SeatSetup { men: men([83, 84, 84, 84], south), tod: true, ..SeatSetup::default() };
/// let pool = vec![Element::DoubleStep, Element::Throw(2)];
/// let phase = Phase::Moves { seat: south, pool, again: false, entered: false };
/// let position = Position::from_setup(Setup { rules: Preset::Cowrie.rules(), seats, phase })?;
/// assert_eq!(position.plies().len(), 2);
///
/// let mut lying = position.to_setup();
/// lying.seats[south].tod = false;
/// let error = Position::from_setup(lying).expect_err("without toḍ nobody gets past the door");
/// assert_eq!(error.faults(), [chaupar::SetupFault::PastDoor(south)]);
/// # Ok::<(), chaupar::SetupError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The rule set.
    pub rules: Rules,
    /// The seats; those not in play hold nothing.
    pub seats: BySeat<SeatSetup>,
    /// What is due.
    pub phase: Phase,
}

/// One seat of a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SeatSetup {
    /// The men, in any order.
    pub men: Vec<Man>,
    /// Whether the player has knocked out a man (C7.1).
    pub tod: bool,
    /// Whether the player has entered a man, where that matters (C15).
    pub left: bool,
    /// The player was the K-th, from 1 on, to get all men home.
    pub done: Option<NonZeroU8>,
    /// Turns still to miss (C13.2).
    pub miss: u8,
}

/// What is due in a [`Setup`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Casting for the first turn (C3.2): who still contends, and what the first of them have cast in this round.
    Opening {
        /// Who still contends.
        contenders: SeatSet,
        /// Their casts so far, in the order of seats.
        casts: Vec<Throw>,
    },
    /// A seat throws.
    Throws {
        /// The caster.
        seat: Seat,
        /// The casts of this throwing so far.
        casts: Vec<u8>,
        /// The last man in hand entered in this very turn, so that it gives no bonus step (C8.1).
        entered: bool,
    },
    /// A seat moves men.
    Moves {
        /// The caster.
        seat: Seat,
        /// The elements that are not used yet.
        pool: Vec<Element>,
        /// One more cast follows (C4.5, C15).
        again: bool,
        /// As in `Throws`.
        entered: bool,
    },
    /// The game is over.
    Over(End),
}

/// How the rules ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum End {
    /// One player, or team, is left (C11.1, C13.3).
    Won,
    /// Nobody can ever move again (C7.3).
    Dead,
}
