//! How long to wait before trying again.

use std::time::Duration;

/// Pauses that grow from a quarter of a second to five seconds, each shortened by chance: who was cut off together does not
/// come back together.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pause {
    tries: u32,
}

impl Pause {
    /// The first pause, in milliseconds, and the longest.
    const FIRST: u64 = 250;
    const LONGEST: u64 = 5_000;

    /// The next pause.
    pub(super) fn next(&mut self) -> Duration {
        let whole = (Self::FIRST << self.tries.min(10)).min(Self::LONGEST);
        self.tries += 1;
        Duration::from_millis(rand::random_range(whole / 2..=whole))
    }

    /// It went well.
    pub(super) const fn start_anew(&mut self) {
        self.tries = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_five_seconds() {
        let mut pause = Pause::default();
        for (low, high) in
            [(125, 250), (250, 500), (500, 1000), (1000, 2000), (2000, 4000), (2500, 5000), (2500, 5000)]
        {
            let millis = pause.next().as_millis();
            assert!((low..=high).contains(&millis), "{millis}");
        }
        for _ in 0..100 {
            assert!(pause.next().as_millis() <= 5000);
        }
        pause.start_anew();
        assert!(pause.next().as_millis() <= 250);
    }
}
