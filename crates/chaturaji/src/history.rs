use crate::Square;

/// The history that repetition looks at (J10.1): the quiet moves since the last one that nothing before can come back
/// after, a capture, pawn move, promotion, resignation, flag or other change of a status.
///
/// What the latest ply did is only noted; it joins the list when the next ply is made, for most plies of a search are
/// taken back before. Moves before the last irreversible one stay in the list too, below `base`, while a ply is visited, so
/// that taking back means to lower a few numbers. Equality sees the moves that count, wherever they stand.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    /// The list, and behind it room for moves to come.
    moves: Box<[Quiet]>,
    at: Mark,
    latest: Quiet,
    did: Did,
}

/// A quiet move.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Quiet {
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// The Zobrist key of the placement before it.
    pub(crate) before: u64,
}

/// What the latest ply did that is not in the list yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Did {
    /// Nothing, or it is in the list.
    #[default]
    Nothing,
    /// A quiet move, the latest.
    Quiet,
    /// Something after which nothing before it counts.
    Irreversible,
}

/// Where a list stands, to take back to.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    len: u32,
    base: u32,
    /// A key of the moves above the base and their order.
    line: u64,
    /// A Bloom filter of one hash: the last six bits of the keys of the placements before the moves above the base.
    filter: u64,
}

impl History {
    /// The moves that count, oldest first, but for the latest ply if it is not in the list yet.
    fn listed(&self) -> &[Quiet] {
        &self.moves[self.at.base as usize..self.at.len as usize]
    }

    /// The moves that count, oldest first.
    pub(crate) fn moves(&self) -> impl DoubleEndedIterator<Item = &Quiet> {
        let (listed, latest) = match self.did {
            Did::Nothing => (self.listed(), None),
            Did::Quiet => (self.listed(), Some(&self.latest)),
            Did::Irreversible => (&[][..], None),
        };
        listed.iter().chain(latest)
    }

    /// Notes a quiet move.
    #[inline]
    pub(crate) const fn note(&mut self, quiet: Quiet) {
        self.latest = quiet;
        self.did = Did::Quiet;
    }

    /// Notes that nothing before counts.
    #[inline]
    pub(crate) const fn cut(&mut self) {
        self.did = Did::Irreversible;
    }

    /// Takes what the latest ply did into the list.
    #[inline]
    pub(crate) fn commit(&mut self) {
        match self.did {
            Did::Nothing => (),
            Did::Quiet => self.push(),
            Did::Irreversible => self.at = Mark { len: self.at.len, base: self.at.len, line: 0, filter: 0 },
        }
        self.did = Did::Nothing;
    }

    #[inline]
    fn push(&mut self) {
        if self.moves.len() <= self.at.len as usize {
            self.grow();
        }
        self.moves[self.at.len as usize] = self.latest;
        self.at.len += 1;
        self.at.line = next_line(self.at.line, &self.latest);
        self.at.filter |= 1 << (self.latest.before & 63);
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        let mut moves = std::mem::take(&mut self.moves).into_vec();
        moves.resize(16 + 2 * moves.len(), Quiet::default());
        self.moves = moves.into_boxed_slice();
    }

    /// Drops what no longer counts, once nothing will be taken back.
    pub(crate) fn compact(&mut self) {
        self.commit();
        let Mark { len, base, .. } = self.at;
        if base > 0 {
            self.moves.copy_within(base as usize..len as usize, 0);
            (self.at.base, self.at.len) = (0, len - base);
        }
    }

    /// Where the list stands now, with the latest ply in it.
    #[inline]
    pub(crate) const fn mark(&self) -> Mark {
        // Number by number: read as one block, they would have to wait for the narrow stores of the last move.
        let Mark { len, base, line, filter } = self.at;
        Mark { len, base, line, filter }
    }

    /// Takes everything back that came after the mark.
    #[inline]
    pub(crate) const fn back_to(&mut self, mark: Mark) {
        self.at = mark;
        self.did = Did::Nothing;
    }

    /// A key of the moves and their order.
    pub(crate) const fn line(&self) -> u64 {
        match self.did {
            Did::Nothing => self.at.line,
            Did::Quiet => next_line(self.at.line, &self.latest),
            Did::Irreversible => 0,
        }
    }

    /// Whether the placement with this key may have been there before one of the moves. The latest is not asked: it has
    /// changed the placement.
    #[inline]
    pub(crate) const fn may_contain(&self, placement: u64) -> bool {
        self.at.filter >> (placement & 63) & 1 == 1
    }
}

const fn next_line(line: u64, quiet: &Quiet) -> u64 {
    (line ^ quiet.before).rotate_left(21)
}

impl PartialEq for History {
    fn eq(&self, other: &Self) -> bool {
        let step = |quiet: &Quiet| (quiet.from, quiet.to);
        self.moves().map(step).eq(other.moves().map(step))
    }
}

impl Eq for History {}
