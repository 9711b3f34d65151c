use crate::Square;

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
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quiet {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// The Zobrist key of the placement before it.
    pub(crate) before: u64,
}

/// Where a list stands, to take back to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    len: u32,
    base: u32,
    /// A key of the moves above the base and their order.
    line: u64,
    /// A Bloom filter of one hash: the last six bits of the keys of the placements before the moves above the base.
    seen: u64,
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
        let mut moves = std::mem::take(&mut self.moves).into_vec();
        moves.resize(16 + 2 * moves.len(), Quiet::default());
        self.moves = moves.into_boxed_slice();
    }

    /// Adds a move, for which there must be room: adding is a mere store then, in the midst of the hottest code.
    #[inline]
    pub(crate) fn push(&mut self, quiet: Quiet) {
        self.moves[self.at.len as usize] = quiet;
        self.at.len += 1;
        self.at.line = (self.at.line ^ quiet.before).rotate_left(21);
        self.at.seen |= 1 << (quiet.before & 63);
    }

    /// Forgets all moves.
    #[inline]
    pub(crate) const fn forget(&mut self) {
        self.at = Mark { len: self.at.len, base: self.at.len, line: 0, seen: 0 };
    }

    /// Drops what is forgotten, seen nothing will be taken back.
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
        let Mark { len, base, line, seen } = self.at;
        Mark { len, base, line, seen }
    }

    /// Takes everything back that came after the mark.
    #[inline]
    pub(crate) const fn back_to(&mut self, mark: Mark) {
        self.at = mark;
    }

    /// A key of the moves and their order.
    #[inline]
    pub(crate) const fn line(&self) -> u64 {
        self.at.line
    }

    /// Whether the placement with this key may have been there before one of the moves.
    #[inline]
    pub(crate) const fn may_have_seen(&self, placement: u64) -> bool {
        self.at.seen >> (placement & 63) & 1 == 1
    }
}

impl PartialEq for Since {
    fn eq(&self, other: &Self) -> bool {
        let step = |quiet: &Quiet| (quiet.from, quiet.to);
        self.moves().iter().map(step).eq(other.moves().iter().map(step))
    }
}

impl Eq for Since {}
