use chaupat_core::Seat;
use std::fmt;

/// What a die shows, as far as the rules care (J5.1): a 1 is a 5, a 6 is a 4.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// 2: a boat moves.
    Boat = 2,
    /// 3: a horse moves.
    Horse,
    /// 4, or a cubic die's 6: an elephant moves.
    Elephant,
    /// 5, or a cubic die's 1: a pawn or the king moves.
    Pawn,
}

impl Class {
    /// The four classes, ascending.
    pub const ALL: [Self; 4] = [Self::Boat, Self::Horse, Self::Elephant, Self::Pawn];

    /// The digit that stands for the class: 2 to 5.
    pub const fn digit(self) -> u8 {
        self as u8
    }

    /// The class with this digit.
    pub const fn from_digit(digit: u8) -> Option<Self> {
        match digit {
            2 => Some(Self::Boat),
            3 => Some(Self::Horse),
            4 => Some(Self::Elephant),
            5 => Some(Self::Pawn),
            _ => None,
        }
    }

    /// The class of a face that fell on a stick die (2 to 5) or a cubic one (1 to 6).
    pub const fn of_face(face: u8) -> Option<Self> {
        match face {
            1 => Some(Self::Pawn),
            6 => Some(Self::Elephant),
            _ => Self::from_digit(face),
        }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.digit().fmt(f)
    }
}

/// Up to two dice, unordered.
///
/// The order is that of the texts: `2`, `22`, `25`, `3`.
///
/// ```
/// use chaturaji::{Class, Dice};
///
/// let fallen = Dice::two(Class::Pawn, Class::Boat);
/// assert_eq!(fallen.to_string(), "25");
/// assert_eq!(fallen.without(Class::Boat), Dice::one(Class::Pawn));
/// assert_eq!(Dice::all(2).count(), 10, "unordered pairs of four classes");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Dice([Option<Class>; 2]);

impl Dice {
    /// No die.
    pub const NONE: Self = Self([None, None]);

    /// One die.
    pub const fn one(class: Class) -> Self {
        Self([Some(class), None])
    }

    /// Two dice.
    pub const fn two(a: Class, b: Class) -> Self {
        if a.digit() <= b.digit() { Self([Some(a), Some(b)]) } else { Self([Some(b), Some(a)]) }
    }

    /// How many dice there are.
    pub const fn len(self) -> usize {
        self.0[0].is_some() as usize + self.0[1].is_some() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    /// The classes, ascending.
    pub fn iter(self) -> impl Iterator<Item = Class> + Clone {
        self.0.into_iter().flatten()
    }

    /// Whether one of the dice is of this class.
    pub const fn contains(self, class: Class) -> bool {
        self.mask() >> class.digit() & 1 == 1
    }

    /// One bit for each class that the dice show, at its digit.
    pub(crate) const fn mask(self) -> u8 {
        bit(self.0[0]) | bit(self.0[1])
    }

    /// These dice without one of this class; without change when there is none.
    #[must_use]
    pub const fn without(self, class: Class) -> Self {
        match self.0 {
            [Some(a), b] if a.digit() == class.digit() => Self([b, None]),
            [a, Some(b)] if b.digit() == class.digit() => Self([a, None]),
            _ => self,
        }
    }

    /// These dice and those; `None` when there are more than two, which nobody throws (J5.1).
    pub const fn and(self, others: Self) -> Option<Self> {
        match (self.0, others.0) {
            (_, [None, _]) => Some(self),
            ([None, _], _) => Some(others),
            ([Some(a), None], [Some(b), None]) => Some(Self::two(a, b)),
            _ => None,
        }
    }

    /// These dice without those, `None` when those are not all among them.
    pub fn minus(self, others: Self) -> Option<Self> {
        let mut left = self;
        for class in others.iter() {
            if !left.contains(class) {
                return None;
            }
            left = left.without(class);
        }
        Some(left)
    }

    /// All ways to have so many dice, ascending: one way to have none, 4 and 10 to have one and two, none to have more.
    pub fn all(count: usize) -> impl Iterator<Item = Self> {
        let pairs = Class::ALL.into_iter().flat_map(|a| {
            let from = move |&b: &Class| b >= a;
            Class::ALL.into_iter().filter(from).map(move |b| Self::two(a, b))
        });
        let singles = Class::ALL.into_iter().map(Self::one);
        let none = (count == 0).then_some(Self::NONE);
        none.into_iter().chain(singles.filter(move |_| count == 1)).chain(pairs.filter(move |_| count == 2))
    }
}

const fn bit(class: Option<Class>) -> u8 {
    match class {
        Some(class) => 1 << class.digit(),
        None => 0,
    }
}

impl fmt::Display for Dice {
    /// The digits, ascending; `-` for no die.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|class| class.fmt(f))
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// What chance brings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Throw {
    /// The dice of a turn, or those cast again (J5.1, J5.4).
    Dice(Dice),
    /// The army that begins, with `first=random` (J1.1).
    Army(Seat),
    /// The sum of the faces that an army casts for the first turn, with `first=throw` (J1.1).
    Sum(u8),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn j5_1_dice_are_unordered_and_written_ascending() {
        assert_eq!(Dice::two(Class::Pawn, Class::Boat), Dice::two(Class::Boat, Class::Pawn));
        let texts: Vec<String> = Dice::all(2).map(|dice| dice.to_string()).collect();
        assert_eq!(texts, ["22", "23", "24", "25", "33", "34", "35", "44", "45", "55"]);
        assert_eq!(Dice::all(1).map(|dice| dice.to_string()).collect::<String>(), "2345");
        assert_eq!(Dice::NONE.to_string(), "-");
    }

    #[test]
    fn j5_1_faces_one_and_six_count_as_five_and_four() {
        let digits: Vec<u8> = (1..=6).map(|face| Class::of_face(face).unwrap().digit()).collect();
        assert_eq!(digits, [5, 2, 3, 4, 5, 4]);
        assert_eq!((Class::of_face(0), Class::of_face(7)), (None, None));
    }

    #[test]
    fn dice_come_and_go() {
        let both = Dice::two(Class::Horse, Class::Horse);
        assert_eq!(both.without(Class::Horse), Dice::one(Class::Horse));
        assert_eq!(both.without(Class::Boat), both);
        assert_eq!(both.minus(Dice::one(Class::Boat)), None);
        assert_eq!(both.minus(both), Some(Dice::NONE));
        assert_eq!(
            Dice::one(Class::Pawn).and(Dice::one(Class::Boat)),
            Some(Dice::two(Class::Boat, Class::Pawn))
        );
        assert_eq!((both.and(Dice::NONE), both.and(Dice::one(Class::Boat))), (Some(both), None));
        assert_eq!([0, 1, 2, 3].map(|count| Dice::all(count).count()), [1, 4, 10, 0]);
        assert!(Dice::one(Class::Boat) < Dice::two(Class::Boat, Class::Pawn));
        assert!(Dice::two(Class::Boat, Class::Pawn) < Dice::one(Class::Horse));
    }
}
