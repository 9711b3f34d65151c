use std::fmt;

/// A set of throw values, such as those that throw again (C4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Values(u32);

impl Values {
    /// No value.
    pub const NONE: Self = Self(0);

    /// The set of these values.
    ///
    /// # Panics
    /// When a value is above 31; the tables end at 30 (C2).
    pub const fn of(values: &[u8]) -> Self {
        let (mut set, mut index) = (0, 0);
        while index < values.len() {
            set |= 1 << values[index];
            index += 1;
        }
        Self(set)
    }

    /// Whether the value is in the set.
    pub const fn contains(self, value: u8) -> bool {
        value < 32 && self.0 >> value & 1 == 1
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The values, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..32).filter(move |&value| self.contains(value))
    }
}

impl FromIterator<u8> for Values {
    /// # Panics
    /// When a value is above 31.
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Self {
        values.into_iter().fold(Self::NONE, |set, value| Self(set.0 | Self::of(&[value]).0))
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
