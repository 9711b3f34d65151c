use crate::Square;
use chaupat_core::{Seat, SeatSet};

/// What is expected next (J13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Due {
    /// The cast for the first turn (J1.1).
    First(Contest),
    /// The naming of the dice before the throw (J5.4).
    Name,
    /// The throw of the turn (J5.2).
    Throw,
    /// The choice to keep the dice that fell or to cast some again (J5.4).
    Catch,
    /// The dice that are cast again (J5.4).
    Again,
    /// A move, or a pass (J5.2, J5.3).
    Act,
    /// The claim of an exchange of kings, or its refusal (J9.4).
    Claim(Capture),
    /// The placing of a king that returns where its throne is taken (J9.4).
    Place {
        /// The army whose king is placed now.
        king: Seat,
        /// The army whose king is placed after it.
        then: Option<Seat>,
        /// Where the exchange comes from: the man who took the king stands there.
        capture: Capture,
    },
    /// Nothing: the game is over.
    Over(Reason),
}

/// The armies that contend for the first turn, and what they have cast in this round (J1.1).
///
/// As part of a [`Setup`](crate::Setup) it may hold nonsense, which [`SetupFault::First`](crate::SetupFault::First)
/// refuses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contest {
    /// Those who still contend.
    pub armies: SeatSet,
    /// What the first of them have cast in this round, in the order red, green, yellow, black; 0 for no cast yet, and
    /// behind the contenders.
    pub casts: [u8; 4],
}

impl Contest {
    /// A round in which nobody has cast yet.
    pub const fn among(armies: SeatSet) -> Self {
        Self { armies, casts: [0; 4] }
    }

    /// The casts so far.
    pub fn cast(&self) -> &[u8] {
        let count = self.casts.iter().take_while(|&&sum| sum > 0).count();
        &self.casts[..count]
    }

    /// The army that casts next; `None` when all contenders have cast, as in no position, since the last cast ends a
    /// round.
    pub fn next(&self) -> Option<Seat> {
        self.armies.iter().nth(self.cast().len())
    }
}

/// A king that was taken, for which an exchange may be claimed (J9.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Capture {
    /// Where it was taken: the man who took it stands there.
    pub square: Square,
    /// The army that lost it.
    pub of: Seat,
    /// Whether the man who took it became king by this very capture: he mounts no throne (J9.3); written as `*`.
    pub crowned: bool,
}

/// Why a game is over by its rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// At most one king is left (J7.2, `end=kings`).
    Kings,
    /// At most one army in play has men, or no army has turns at all (J7.2, `end=last_army`).
    Army,
    /// At most one army is in play (J7.2, `end=one_in`).
    In,
    /// Both kings of a team are gone (J9.5).
    Team,
    /// Only kings are left: kākakāṣṭha (J9.5).
    Draw,
    /// Too many turns without capture, pawn move or promotion (J7.2).
    Quiet,
    /// The same position for the third time (J10.1).
    Repetition,
    /// The leader of the last two armies ended it (J10.2).
    Claim,
}

impl Reason {
    /// All reasons.
    pub const ALL: [Self; 8] = [
        Self::Kings,
        Self::Army,
        Self::In,
        Self::Team,
        Self::Draw,
        Self::Quiet,
        Self::Repetition,
        Self::Claim,
    ];

    /// The word of the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Kings => "kings",
            Self::Army => "army",
            Self::In => "in",
            Self::Team => "team",
            Self::Draw => "draw",
            Self::Quiet => "quiet",
            Self::Repetition => "repetition",
            Self::Claim => "claim",
        }
    }
}
