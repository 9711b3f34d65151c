use crate::board::LoopSquare;
use chaupat_core::Seat;
use std::fmt;

/// A man: how far he is, to which house he walks, whether he was woken.
///
/// Men of one player that compare equal are interchangeable (C4.0). They are ordered by progress, then house, the
/// unmarked first.
///
/// ```
/// use chaupar::Man;
/// use chaupat_core::Seat;
///
/// let west = Seat::ALL[3];
/// let man = Man::new(29, west);
/// assert_eq!((man.progress(), man.house(), man.is_alkhee()), (29, west, false));
/// assert_eq!(Man::try_new(85, west), None);
/// assert!(Man::new(Man::HAND, west) < man && man < man.woken());
/// ```
// Two bytes: progress, house in two bits, mark in the lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man(u16);

const MARK: u16 = 1;

impl Man {
    /// Progress in hand, or in the centre before he came out.
    pub const HAND: u8 = 0;
    /// Progress on the own flower where men enter (C5.1).
    pub const ENTRY_FLOWER: u8 = 4;
    /// Progress at the door: the own flower met after the round (C1.6).
    pub const DOOR: u8 = 72;
    /// Progress on the last square of the loop (C1.4).
    pub const LAST_ON_LOOP: u8 = 76;
    /// Progress at home.
    pub const HOME: u8 = 84;

    /// Fills the places of men that the rule set does not have: greater than any man, with more progress than any.
    pub(crate) const ABSENT: Self = Self(u16::MAX);

    /// A man without the alkhee mark, with this progress (C1.4) on the way to this house.
    ///
    /// # Panics
    /// When the progress is above [`HOME`](Self::HOME). [`try_new`](Self::try_new) does not.
    pub const fn new(progress: u8, house: Seat) -> Self {
        assert!(progress <= Self::HOME, "a man's progress is 0 to 84");
        Self::with(progress, house)
    }

    /// A man without the alkhee mark, `None` when the progress is above [`HOME`](Self::HOME).
    pub const fn try_new(progress: u8, house: Seat) -> Option<Self> {
        if progress <= Self::HOME { Some(Self::with(progress, house)) } else { None }
    }

    const fn with(progress: u8, house: Seat) -> Self {
        Self((progress as u16) << 3 | (house.index() as u16) << 1)
    }

    /// The same man with the alkhee mark (C12.1).
    #[must_use]
    pub const fn woken(self) -> Self {
        Self(self.0 | MARK)
    }

    /// Progress p (C1.4): 0 in hand, 84 home.
    pub const fn progress(self) -> u8 {
        (self.0 >> 3) as u8
    }

    /// The arm he walks to; his owner's but for alkhees.
    pub const fn house(self) -> Seat {
        Seat::ALL[self.house_number() as usize]
    }

    /// Whether he carries the alkhee mark (C12.1).
    pub const fn is_alkhee(self) -> bool {
        self.0 & MARK == MARK
    }

    /// Whether he is in hand, or in the centre before he came out.
    pub const fn is_in_hand(self) -> bool {
        self.progress() == Self::HAND
    }

    /// Whether he is home.
    pub const fn is_home(self) -> bool {
        self.progress() == Self::HOME
    }

    /// The progress; more than any for an absent man.
    pub(crate) const fn wide_progress(self) -> u16 {
        self.0 >> 3
    }

    /// The two bytes, different for different men.
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    pub(crate) const fn house_number(self) -> u16 {
        self.0 >> 1 & 3
    }

    /// The same man at a progress up to home: the mark goes when he passes the door of his house (C12.1).
    pub(crate) const fn at(self, progress: u8) -> Self {
        let kept = if progress > Self::DOOR { 0b110 } else { 0b111 };
        Self((progress as u16) << 3 | self.0 & kept)
    }

    /// The loop square of a man who is on the loop.
    pub(crate) const fn square(self) -> LoopSquare {
        LoopSquare::wrapping(self.house(), self.progress())
    }
}

impl fmt::Debug for Man {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::ABSENT {
            return f.write_str("Absent");
        }
        f.debug_struct("Man")
            .field("progress", &self.progress())
            .field("house", &self.house())
            .field("alkhee", &self.is_alkhee())
            .finish()
    }
}
