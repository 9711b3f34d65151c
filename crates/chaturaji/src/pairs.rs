use chaupat_core::{Seat, SeatSet};
use std::fmt;

/// A set of pairs of armies, such as who took whose king: 16 bits.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Pairs(u16);

impl Pairs {
    /// The pairs of each army with those of its set.
    pub(crate) fn of(sets: [SeatSet; 4]) -> Self {
        let pairs =
            Seat::ALL.into_iter().flat_map(|army| sets[army.index()].iter().map(move |other| (army, other)));
        pairs.fold(Self::default(), |all, (army, other)| all.with(army, other))
    }

    /// Those that an army is paired with.
    pub(crate) fn with_army(self, army: Seat) -> SeatSet {
        Seat::ALL.into_iter().filter(|&other| self.contains(army, other)).collect()
    }

    /// Whether the set has this pair.
    #[inline]
    pub(crate) const fn contains(self, army: Seat, other: Seat) -> bool {
        self.0 & bit(army, other) != 0
    }

    /// The set with this pair too.
    #[must_use]
    pub(crate) const fn with(self, army: Seat, other: Seat) -> Self {
        Self(self.0 | bit(army, other))
    }

    /// One bit for each pair.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }
}

const fn bit(army: Seat, other: Seat) -> u16 {
    1 << (army.index() * 4 + other.index())
}

impl fmt::Debug for Pairs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Seat::ALL.map(|army| self.with_army(army))).finish()
    }
}
