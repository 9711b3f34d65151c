use std::fmt;

/// One of the four sides of the board, numbered in the order of play.
///
/// A seat is not a person: in some rule sets one person holds two seats ([`RuleSet::person`](crate::RuleSet::person)).
/// Games for two use two of the four, most often those opposite each other.
///
/// ```
/// use chaupat_core::Seat;
///
/// let [south, east, north, west] = Seat::ALL;
/// assert_eq!((south.next(), south.opposite(), west.next()), (east, north, south));
/// assert_eq!(south.distance_to(west), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(Place);

/// The four numbers that there are: an array of four needs no check of its bounds, and `Option<Seat>` is one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Place {
    First,
    Second,
    Third,
    Fourth,
}

impl Seat {
    /// The four seats, ascending.
    pub const ALL: [Self; 4] =
        [Self(Place::First), Self(Place::Second), Self(Place::Third), Self(Place::Fourth)];

    /// The seat with this index, or `None` from 4 on.
    pub const fn new(index: u8) -> Option<Self> {
        if index < 4 { Some(Self::wrap(index)) } else { None }
    }

    const fn wrap(index: u8) -> Self {
        Self(match index & 3 {
            0 => Place::First,
            1 => Place::Second,
            2 => Place::Third,
            _ => Place::Fourth,
        })
    }

    /// The index, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `turns` places further in the order of play.
    #[must_use]
    pub const fn after(self, turns: u8) -> Self {
        Self::wrap((self.0 as u8).wrapping_add(turns))
    }

    /// The next seat in the order of play.
    #[must_use]
    pub const fn next(self) -> Self {
        self.after(1)
    }

    /// The seat across the board.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.after(2)
    }

    /// How many places further `other` sits, 0 to 3.
    pub const fn distance_to(self, other: Self) -> u8 {
        (other.0 as u8 + 4 - self.0 as u8) % 4
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.index())
    }
}

/// A set of seats.
///
/// ```
/// use chaupat_core::{Seat, SeatSet};
///
/// let two = SeatSet::of(Seat::ALL[0]).with(Seat::ALL[2]);
/// assert!(two.contains(Seat::ALL[2]) && !two.contains(Seat::ALL[1]));
/// assert_eq!(two.iter().collect::<Vec<_>>(), [Seat::ALL[0], Seat::ALL[2]]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);
    /// All four seats.
    pub const ALL: Self = Self(0b1111);

    /// The set of one seat.
    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// The set with this seat too.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.index())
    }

    /// The set without this seat.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.index()))
    }

    /// The seats that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// One bit for each seat, the first the lowest.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many seats there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_follow_each_other_round_the_board() {
        let south = Seat::ALL[0];
        assert_eq!(south.next(), Seat::ALL[1]);
        assert_eq!(Seat::ALL[3].next(), south);
        assert_eq!(Seat::ALL[1].opposite(), Seat::ALL[3]);
        assert_eq!(Seat::ALL[3].distance_to(Seat::ALL[1]), 2);
        assert_eq!(Seat::new(4), None);
        assert_eq!(south.after(255), Seat::ALL[3]);
    }

    #[test]
    fn a_set_holds_what_was_put_in() {
        let set: SeatSet = [Seat::ALL[2], Seat::ALL[0]].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat::ALL[0], Seat::ALL[2]]);
        assert_eq!(set.len(), 2);
        assert!(!set.contains(Seat::ALL[1]));
        assert_eq!(set.without(Seat::ALL[0]), SeatSet::of(Seat::ALL[2]));
        assert!(SeatSet::EMPTY.is_empty() && !SeatSet::ALL.is_empty());
    }
}
