use crate::{Kind, Man, Square};
use chaupat_core::Seat;
use std::hash::{Hash, Hasher};

/// The quiet moves since the last capture, pawn move, promotion, resignation, flag or other change of a
/// status, for repetition (J10.1).
///
/// While a ply is only visited, the moves before the last loud action stay in the list, below `base`, so that taking
/// back means to lower a few numbers. Equality and hash see the moves above it only.
#[derive(Clone, Debug, Default)]
pub(crate) struct Since {
    /// The list, and behind it room for moves to come.
    moves: Box<[Quiet]>,
    at: Mark,
}

/// A quiet move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Quiet {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// Who made it: the army to move at the node before, and the type of its man.
    pub(crate) man: Man,
}

/// Where a list stands, to take back to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    len: u32,
    base: u32,
    /// The squares that the moves above the base left.
    left: u64,
}

impl Since {
    /// The moves, oldest first.
    pub(crate) fn moves(&self) -> &[Quiet] {
        &self.moves[self.at.base as usize..self.at.len as usize]
    }

    /// Makes room for one more move.
    #[inline]
    pub(crate) fn make_room(&mut self) {
        if self.moves.len() <= self.at.len as usize {
            self.grow();
        }
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        let nobody = Man { army: Seat::ALL[0], kind: Kind::Pawn };
        let empty = Quiet { from: Square::default(), to: Square::default(), man: nobody };
        let mut moves = std::mem::take(&mut self.moves).into_vec();
        moves.resize(16 + 2 * moves.len(), empty);
        self.moves = moves.into_boxed_slice();
    }

    /// Adds a move, for which there must be room: adding is a mere store then, in the midst of the hottest code.
    #[inline]
    pub(crate) fn push(&mut self, man: Man, from: Square, to: Square) {
        self.moves[self.at.len as usize] = Quiet { from, to, man };
        self.at.len += 1;
        self.at.left |= 1 << from.index();
    }

    /// Forgets all moves.
    #[inline]
    pub(crate) const fn forget(&mut self) {
        self.at.base = self.at.len;
        self.at.left = 0;
    }

    /// Drops what is forgotten, once nothing will be taken back.
    pub(crate) fn settle(&mut self) {
        let Mark { len, base, .. } = self.at;
        if base > 0 {
            self.moves.copy_within(base as usize..len as usize, 0);
            (self.at.base, self.at.len) = (0, len - base);
        }
    }

    /// Where the list stands now.
    #[inline]
    pub(crate) const fn mark(&self) -> Mark {
        // Number by number: read as one block, they would have to wait for the narrow stores of the last move.
        let Mark { len, base, left } = self.at;
        Mark { len, base, left }
    }

    /// Takes everything back that came after the mark.
    #[inline]
    pub(crate) const fn back_to(&mut self, mark: Mark) {
        (self.at.len, self.at.base, self.at.left) = (mark.len, mark.base, mark.left);
    }

    /// Whether the placement of now may have been there before: somebody left the square that was entered last.
    #[inline]
    pub(crate) fn may_repeat(&self) -> bool {
        let Mark { len, base, left } = self.at;
        len > base && left >> self.moves[len as usize - 1].to.index() & 1 == 1
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
