use crate::{Kind, Square};
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
#[derive(Clone, Copy, Debug)]
pub(crate) struct Quiet {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// Who made it: the army to move at the node before.
    pub(crate) army: Seat,
    /// A hash of the placement after the move, relative to the placement after the last loud action: it sorts out
    /// nearly all nodes that differ, and those that are left are compared in full.
    key: u64,
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
    pub(crate) fn push(&mut self, army: Seat, kind: Kind, from: Square, to: Square) {
        let before = self.moves().last().map_or(0, |last| last.key);
        let key = before ^ scatter(army, kind, from) ^ scatter(army, kind, to);
        self.moves.push(Quiet { from, to, army, key });
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

    /// The numbers of the moves before which this army was to move and the placement may have been the one of now.
    pub(crate) fn alike(&self, army: Seat) -> impl Iterator<Item = usize> {
        let moves = self.moves();
        let now = moves.last().map_or(0, |last| last.key);
        let before = std::iter::once(0).chain(moves.iter().map(|quiet| quiet.key));
        let alike = move |&(_, (key, quiet)): &(usize, (u64, &Quiet))| key == now && quiet.army == army;
        before.zip(moves).enumerate().filter(alike).map(|(number, _)| number)
    }
}

/// A number for a man on a square, such that sums of several rarely agree by chance.
const fn scatter(army: Seat, kind: Kind, square: Square) -> u64 {
    let place = ((army.index() * 5 + kind.index()) * 64 + square.index() + 1) as u64;
    let mixed = place.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}

impl PartialEq for Since {
    fn eq(&self, other: &Self) -> bool {
        let same = |(a, b): (&Quiet, &Quiet)| a.from == b.from && a.to == b.to;
        self.moves().len() == other.moves().len() && self.moves().iter().zip(other.moves()).all(same)
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
