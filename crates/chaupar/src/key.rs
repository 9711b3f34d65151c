//! A 64-bit key of a position, for transposition tables.

use crate::opening::OpeningCasts;
use crate::pool::Pool;
use crate::position::Due;
use crate::seat_state::SeatState;
use crate::{End, Position, Throw};
use chaupat_core::Seat;

impl Position {
    /// The key of everything that equality covers but the rules, word by word.
    ///
    /// A use moves a few men, casts change a pool, and eight men are two words: computing all anew costs a few
    /// nanoseconds. So nothing is kept from ply to ply, as chess programs do with Zobrist keys.
    pub(crate) fn mixed(&self) -> u64 {
        let mut mixer = Mixer::new();
        mixer.add(self.phase_word());
        let [south, east, north, west] = &self.seats.0;
        for state in [south, east, north, west] {
            state.words().into_iter().for_each(|word| mixer.add(word));
        }
        mixer.add(marks(south) | marks(east) << 32);
        mixer.add(marks(north) | marks(west) << 32);
        self.pool.words().into_iter().for_each(|word| mixer.add(word));
        if self.due == Due::Opening {
            mixer.add(casts_word(&self.opening));
        }
        mixer.finish()
    }

    fn phase_word(&self) -> u64 {
        let due = match self.due {
            Due::Opening => 0,
            Due::Throws => 1,
            Due::Moves => 2,
            Due::Over(End::Won) => 3,
            Due::Over(End::Dead) => 4,
        };
        let contenders = self.opening.contenders();
        let contenders =
            Seat::ALL.iter().fold(0, |bits, &seat| bits << 1 | u64::from(contenders.contains(seat)));
        due | (self.seat.index() as u64) << 3
            | u64::from(self.again) << 5
            | u64::from(self.entered) << 6
            | contenders << 8
    }
}

/// What belongs to a seat beside its men, in 18 bits.
fn marks(state: &SeatState) -> u64 {
    u64::from(state.done)
        | u64::from(state.miss) << 8
        | u64::from(state.tod) << 16
        | u64::from(state.left) << 17
}

/// Up to three casts for the first turn, each in 21 bits: values and faces of all tables are below 32.
fn casts_word(opening: &OpeningCasts) -> u64 {
    opening.casts().fold(1, |word, cast| {
        word << 21
            | match cast {
                Throw::Value(value) => u64::from(value),
                Throw::Dice([a, b, c]) => 1 << 20 | u64::from(a) << 10 | u64::from(b) << 5 | u64::from(c),
            }
    })
}

impl Pool {
    /// How often each element is there, four to a word.
    fn words(&self) -> [u64; 4] {
        let mut words = [0; 4];
        for (slot, &count) in self.counts().iter().enumerate() {
            words[slot / 4] |= u64::from(count) << (slot % 4 * 16);
        }
        words
    }
}

impl SeatState {
    /// All places for men, four to a word.
    fn words(&self) -> [u64; 2] {
        let places = self.places();
        let word = |first: usize| {
            places[first..first + 4].iter().rev().fold(0, |word, man| word << 16 | u64::from(man.bits()))
        };
        [word(0), word(4)]
    }
}

/// Puts words into one key as Zobrist keys are put together: each word, with the place where it stands, has a number of
/// its own, and all of them are added. Words have too many values for a table of random numbers, so the number is
/// computed. The words do not wait for each other, as they do in a chain.
struct Mixer {
    sum: u64,
    place: u64,
}

impl Mixer {
    /// The fraction of the golden ratio: places are far apart.
    const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

    const fn new() -> Self {
        Self { sum: 0, place: 0 }
    }

    const fn add(&mut self, word: u64) {
        self.place = self.place.wrapping_add(Self::GOLDEN);
        self.sum = self.sum.wrapping_add(stir(word.wrapping_add(self.place)));
    }

    /// Stirred once more, so that the same ply changes other bits in another position.
    const fn finish(&self) -> u64 {
        stir(self.sum)
    }
}

/// The finalizer of SplitMix64 (Steele, Lea and Flood, 2014): different numbers stay different, and every bit reaches
/// every other.
const fn stir(number: u64) -> u64 {
    let mut mixed = number;
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ mixed >> 31
}
