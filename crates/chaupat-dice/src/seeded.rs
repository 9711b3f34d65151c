use chaupat_core::ThrowSource;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Throws that a number decides: ChaCha with 8 rounds (Bernstein, 2008), the same on every machine.
///
/// The key is the seed, little-endian, then zeros: nothing of a library's own seeding, which may change.
/// ```
/// use chaupat_core::ThrowSource;
/// use chaupat_dice::Seeded;
///
/// let mut source = Seeded::new(42);
/// assert_eq!([source.ticket(128), source.ticket(128), source.ticket(128)], [7, 113, 43]);
/// ```
///
/// Fast and well mixed, for games among friends, simulations and tests. Not secret: whoever knows the seed knows
/// the throws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// The source of this seed.
    pub fn new(seed: u64) -> Self {
        Self::stream(seed, 0)
    }

    /// One of many independent sources of a seed: game number `stream` of a simulation, say.
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Self(rng)
    }
}

impl ThrowSource for Seeded {
    /// Draws by rejection: words from the largest multiple of `total` on are thrown away, so that no
    /// number is likelier than another. Totals up to 2^32 take 32-bit words, larger ones 64-bit words.
    fn ticket(&mut self, total: u64) -> u64 {
        if let Ok(small) = u32::try_from(total) {
            let rest = small.wrapping_neg() % small;
            loop {
                let word = self.0.next_u32();
                if word < rest.wrapping_neg() || rest == 0 {
                    return u64::from(word % small);
                }
            }
        }
        let rest = total.wrapping_neg() % total;
        loop {
            let word = self.0.next_u64();
            if word < rest.wrapping_neg() || rest == 0 {
                return word % total;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Typed from a first run: a change here changes every seeded game that anybody has saved.
    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut source = Seeded::new(42);
        let drawn: Vec<u64> = (0..12).map(|_| source.ticket(128)).collect();
        assert_eq!(drawn, [7, 113, 43, 36, 118, 31, 98, 106, 98, 9, 41, 20]);
    }

    #[test]
    fn tickets_stay_below_the_total_and_reach_every_number() {
        let mut source = Seeded::new(7);
        for total in [1, 2, 3, 7, 128, 4096, (1 << 32) - 1, 1 << 32, u64::MAX] {
            assert!((0..200).all(|_| source.ticket(total) < total), "{total}");
        }
        let mut seen = [0_u32; 7];
        (0..7000).for_each(|_| seen[source.ticket(7) as usize] += 1);
        assert!(seen.iter().all(|&count| (880..1120).contains(&count)), "{seen:?}");
    }

    #[test]
    fn streams_differ() {
        let first = |stream| Seeded::stream(1, stream).ticket(1 << 40);
        assert_ne!(first(0), first(1));
        assert_eq!(first(3), Seeded::stream(1, 3).ticket(1 << 40));
    }
}
