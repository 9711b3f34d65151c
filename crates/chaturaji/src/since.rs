use crate::{Man, Square};
use chaupat_core::Seat;
use std::hash::{Hash, Hasher};

/// The quiet moves since the last capture, pawn move, promotion, resignation or flag, for repetition (J10.1).
///
/// While a ply is only visited, the moves before the last loud action stay in the list, below `base`, so that taking
/// back means to cut and to lower the base again. Equality and hash see the moves above it only.
#[derive(Clone, Debug, Default)]
pub(crate) struct Since {
    moves: Vec<Quiet>,
    base: usize,
}

/// A quiet move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quiet {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// Who made it: the army to move at the node before, and the type of its man.
    pub(crate) man: Man,
}

/// How long a list was, to take back to.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    len: usize,
    base: usize,
}

impl Since {
    /// The moves, oldest first.
    pub(crate) fn moves(&self) -> &[Quiet] {
        &self.moves[self.base..]
    }

    /// Adds a move.
    #[inline]
    pub(crate) fn push(&mut self, man: Man, from: Square, to: Square) {
        self.moves.push(Quiet { from, to, man });
    }

    /// Forgets all moves.
    pub(crate) const fn forget(&mut self) {
        self.base = self.moves.len();
    }

    /// Frees what is forgotten, once nothing will be taken back.
    pub(crate) fn settle(&mut self) {
        if self.base > 0 {
            self.moves.drain(..self.base);
            self.base = 0;
        }
    }

    /// Where the list stands now.
    pub(crate) const fn mark(&self) -> Mark {
        Mark { len: self.moves.len(), base: self.base }
    }

    /// Takes everything back that came after the mark.
    pub(crate) fn back_to(&mut self, mark: Mark) {
        self.moves.truncate(mark.len);
        self.base = mark.base;
    }

    /// Whether there are moves enough for a repetition: nobody is back on his squares twice in fewer than four.
    #[inline]
    pub(crate) const fn is_long(&self) -> bool {
        self.moves.len() - self.base >= 4
    }

    /// Whether the placement of now may have been there before: somebody left the square that was entered last.
    pub(crate) fn may_repeat(&self) -> bool {
        match self.moves() {
            [earlier @ .., last] if self.is_long() => earlier.iter().any(|quiet| quiet.from == last.to),
            _ => false,
        }
    }

    /// The numbers of the moves before which this army was to move and the placement may have been the one of now,
    /// newest first: a hash of what has changed since sorts out nearly all that differ.
    pub(crate) fn alike(&self, army: Seat) -> impl Iterator<Item = usize> {
        let mut changed = 0;
        self.moves().iter().enumerate().rev().filter_map(move |(number, quiet)| {
            changed ^= scatter(quiet.man, quiet.from) ^ scatter(quiet.man, quiet.to);
            (changed == 0 && quiet.man.army == army).then_some(number)
        })
    }
}

/// A number for a man on a square, such that sums of several rarely agree by chance.
const fn scatter(man: Man, square: Square) -> u64 {
    let place = ((man.army.index() * 5 + man.kind.index()) * 64 + square.index() + 1) as u64;
    let mixed = place.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}

impl PartialEq for Since {
    fn eq(&self, other: &Self) -> bool {
        self.moves() == other.moves()
    }
}

impl Eq for Since {}

impl Hash for Since {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.moves().len().hash(state);
        for quiet in self.moves() {
            (quiet.from, quiet.to).hash(state);
        }
    }
}
