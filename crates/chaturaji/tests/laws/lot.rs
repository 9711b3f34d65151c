/// A small generator, so that every run sees the same games.
pub(crate) struct Lot(pub(crate) u64);

impl Lot {
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((u128::from(self.0) * count as u128) >> 64) as usize
    }

    pub(crate) fn of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())]
    }

    pub(crate) fn once_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}
