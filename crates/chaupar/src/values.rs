use std::fmt;

/// A set of throw values, such as those that throw again (C4.1).
///
/// ```
/// use chaupar::Values;
///
/// let high = Values::of(&[10, 25, 30]);
/// assert!(high.contains(25) && !high.contains(7));
/// assert_eq!(high.and(Values::of(&[2, 10])).iter().collect::<Vec<_>>(), [10]);
/// assert_eq!("10 25".split(' ').filter_map(|value| value.parse().ok()).collect::<Values>(), Values::of(&[25, 10]));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Values(u32);

impl Values {
    /// No value.
    pub const NONE: Self = Self(0);

    /// The greatest value that a set can hold; the tables end at 30 (C2).
    pub const MAX: u8 = 31;

    /// The set of these values.
    ///
    /// # Panics
    /// When a value is above [`MAX`](Self::MAX).
    pub const fn of(values: &[u8]) -> Self {
        let (mut set, mut index) = (0, 0);
        while index < values.len() {
            assert!(values[index] <= Self::MAX, "a set of throws holds values from 0 to 31");
            set |= 1 << values[index];
            index += 1;
        }
        Self(set)
    }

    /// The values that are in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The values that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the value is in the set.
    pub const fn contains(self, value: u8) -> bool {
        value <= Self::MAX && self.0 >> value & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The values, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..=Self::MAX).filter(move |&value| self.contains(value))
    }
}

impl FromIterator<u8> for Values {
    /// # Panics
    /// When a value is above [`Values::MAX`].
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Self {
        values.into_iter().fold(Self::NONE, |set, value| Self(set.0 | Self::of(&[value]).0))
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
