use crate::Man;
use chaupat_core::Seat;

/// The most men that a seat has (C3.1).
pub(crate) const MOST: usize = 8;

/// What belongs to one seat. The men are kept sorted, so that equal positions are equal bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct SeatState {
    men: [Man; MOST],
    count: u8,
    pub(crate) tod: bool,
    pub(crate) left: bool,
    /// The how-manieth to get all men home, 0 for not yet.
    pub(crate) done: u8,
    pub(crate) miss: u8,
}

impl SeatState {
    /// A seat that is not in play.
    pub(crate) const EMPTY: Self =
        Self { men: [Man::ABSENT; MOST], count: 0, tod: false, left: false, done: 0, miss: 0 };

    /// A seat with these men, at most eight.
    pub(crate) fn with_men(men: impl IntoIterator<Item = Man>) -> Self {
        let mut state = Self::EMPTY;
        for man in men {
            state.men[usize::from(state.count)] = man;
            state.count += 1;
        }
        state.sort();
        state
    }

    /// The men, ascending.
    pub(crate) fn men(&self) -> &[Man] {
        &self.men[..usize::from(self.count)]
    }

    /// All places for men, those of men that the rule set does not have too.
    pub(crate) const fn places(&self) -> [Man; MOST] {
        self.men
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.done > 0
    }

    pub(crate) const fn has_man_in_hand(&self) -> bool {
        self.men[0].is_in_hand()
    }

    pub(crate) const fn all_home(&self) -> bool {
        self.men[0].is_home()
    }

    pub(crate) fn summed_progress(&self) -> u32 {
        self.men().iter().map(|man| u32::from(man.progress())).sum()
    }

    /// How many men are like this one.
    pub(crate) fn alike(&self, man: Man) -> u8 {
        self.men().iter().filter(|&&other| other == man).count() as u8
    }

    /// Puts `count` of the men that are like `from` to `to`.
    pub(crate) fn put(&mut self, from: Man, to: Man, count: u8) {
        let mut left = count;
        for man in &mut self.men {
            if *man == from && left > 0 {
                *man = to;
                left -= 1;
            }
        }
        self.sort();
    }

    /// Takes every man that `is_hit` back to hand and tells of each (C6.2).
    pub(crate) fn knock_out(&mut self, owner: Seat, is_hit: impl Fn(Man) -> bool, mut note: impl FnMut(Man)) {
        let mut hit = false;
        for man in &mut self.men[..usize::from(self.count)] {
            if is_hit(*man) {
                note(*man);
                *man = Man::new(Man::HAND, owner);
                hit = true;
            }
        }
        if hit {
            self.sort();
        }
    }

    /// Insertion sort: the men are few and nearly in order.
    fn sort(&mut self) {
        for end in 1..usize::from(self.count) {
            let mut at = end;
            while at > 0 && self.men[at - 1] > self.men[at] {
                self.men.swap(at - 1, at);
                at -= 1;
            }
        }
    }
}
