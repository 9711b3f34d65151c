use std::hash::{Hash, Hasher};

/// A 64-bit key of a value, for transposition tables: equal values have equal keys, and different values hardly ever.
///
/// The same in every run and on every machine, for values that hash the same numbers there. Not for hostile input:
/// whoever knows the function can make keys collide.
pub fn key_of(value: &(impl Hash + ?Sized)) -> u64 {
    let mut mixer = Mixer(0);
    value.hash(&mut mixer);
    mixer.finish()
}

/// Each number is added and stirred by the finalizer of SplitMix64 (Steele, Lea and Flood, 2014).
struct Mixer(u64);

impl Mixer {
    const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

    const fn add(&mut self, number: u64) {
        let mut mixed = (self.0 ^ number).wrapping_add(Self::GOLDEN);
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        self.0 = mixed ^ mixed >> 31;
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(word));
        }
        self.add(bytes.len() as u64);
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn small_numbers_in_every_place_have_keys_of_their_own() {
        let triples =
            (0..40_u8).flat_map(|a| (0..40_u16).flat_map(move |b| (0..40_u64).map(move |c| (a, b, c))));
        let keys: HashSet<u64> = triples.map(|triple| key_of(&triple)).collect();
        assert_eq!(keys.len(), 64_000);
    }

    /// One changed bit changes about half of the key (the strict avalanche criterion, Webster and Tavares, 1985).
    #[test]
    fn a_changed_bit_changes_half_of_the_key() {
        let flipped: u32 = (0..64)
            .flat_map(|bit| (0..64_u64).map(move |number| (number, number ^ 1 << bit)))
            .map(|(one, other)| (key_of(&one) ^ key_of(&other)).count_ones())
            .sum();
        let mean = f64::from(flipped) / (64.0 * 64.0);
        assert!((31.0..33.0).contains(&mean), "{mean}");
    }
}
