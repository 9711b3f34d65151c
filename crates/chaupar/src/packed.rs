use crate::{Man, board};
use chaupat_core::Seat;

/// A man in two bytes, ordered like [`Man`]: by progress, house and mark. Men of one player that compare equal are
/// interchangeable (C4.0).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Packed(u16);

const MARK: u16 = 1;

impl Packed {
    /// Fills the places of men that the rule set does not have.
    pub(crate) const ABSENT: Self = Self(u16::MAX);

    pub(crate) const fn new(progress: u8, house: Seat) -> Self {
        Self((progress as u16) << 3 | (house.index() as u16) << 1)
    }

    pub(crate) const fn hand(owner: Seat) -> Self {
        Self::new(Man::HAND, owner)
    }

    pub(crate) const fn home(owner: Seat) -> Self {
        Self::new(Man::HOME, owner)
    }

    pub(crate) const fn woken(progress: u8, house: Seat) -> Self {
        Self(Self::new(progress, house).0 | MARK)
    }

    pub(crate) const fn pack(man: Man) -> Self {
        let plain = Self::new(man.progress, man.house);
        Self(plain.0 | man.alkhee as u16)
    }

    pub(crate) const fn man(self) -> Man {
        Man { progress: self.progress(), house: self.house(), alkhee: self.is_alkhee() }
    }

    pub(crate) const fn progress(self) -> u8 {
        (self.0 >> 3) as u8
    }

    /// The progress; more than any for an absent man.
    pub(crate) const fn wide_progress(self) -> u16 {
        self.0 >> 3
    }

    pub(crate) const fn house_number(self) -> u16 {
        self.0 >> 1 & 3
    }

    pub(crate) const fn house(self) -> Seat {
        Seat::ALL[self.house_number() as usize]
    }

    pub(crate) const fn is_alkhee(self) -> bool {
        self.0 & MARK == MARK
    }

    pub(crate) const fn is_in_hand(self) -> bool {
        self.progress() == Man::HAND
    }

    pub(crate) const fn is_home(self) -> bool {
        self.progress() == Man::HOME
    }

    /// The same man somewhere else: the mark goes when he passes the door of his house (C12.1).
    pub(crate) const fn at(self, progress: u8) -> Self {
        let kept = if progress > Man::DOOR { 0b110 } else { 0b111 };
        Self((progress as u16) << 3 | self.0 & kept)
    }

    /// The loop square of a man who is on the loop.
    pub(crate) const fn square(self) -> u8 {
        board::loop_square(self.house(), self.progress())
    }
}
