use crate::{Dice, NoThrow};
use chaupat_core::Weighted;
use std::collections::VecDeque;

/// Throws that come from outside, first in, first out: written in a script, or typed in from real shells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Script<T>(VecDeque<T>);

impl<T> Script<T> {
    /// An empty script, to be filled throw by throw.
    pub const fn new() -> Self {
        Self(VecDeque::new())
    }

    /// Adds a throw at the end.
    pub fn push(&mut self, throw: T) {
        self.0.push_back(throw);
    }

    /// How many throws are left.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether none is left.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T> Default for Script<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> FromIterator<T> for Script<T> {
    fn from_iter<I: IntoIterator<Item = T>>(throws: I) -> Self {
        Self(throws.into_iter().collect())
    }
}

impl<T: Copy + PartialEq> Dice<T> for Script<T> {
    fn cast(&mut self, throws: &Weighted<T>) -> Result<T, NoThrow<T>> {
        if throws.is_empty() {
            return Err(NoThrow::NotDue);
        }
        let next = *self.0.front().ok_or(NoThrow::Empty)?;
        throws.weight(next).ok_or(NoThrow::Impossible(next))?;
        self.0.pop_front();
        Ok(next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_is_played_in_order_and_checked() {
        let throws = Weighted::table(&[(2, 1), (3, 1)]);
        let mut script: Script<u8> = [3, 2, 9].into_iter().collect();
        assert_eq!(script.cast(&throws), Ok(3));
        assert_eq!(script.cast(&throws), Ok(2));
        assert_eq!(script.cast(&throws), Err(NoThrow::Impossible(9)));
        assert_eq!(script.len(), 1, "an impossible throw stays where it is");
        assert_eq!(Script::new().cast(&throws), Err(NoThrow::Empty));
        assert_eq!(script.cast(&Weighted::none()), Err(NoThrow::NotDue));
    }
}
