//! The key of a whole position: the Zobrist key of its placement, which is kept, with all else mixed in when it is asked.

use crate::state::State;
use crate::{Capture, Contest, Dice, Due, Position, zobrist};
use chaupat_core::SeatSet;
use std::hash::{Hash, Hasher};

impl Position {
    /// The Zobrist key of the placement and the army to move: what repetition compares (J10.1), and what two ways to the
    /// same board have in common. Scores, counters and the quiet moves are not in it;
    /// [`key`](chaupat_core::Position::key) covers all.
    pub fn placement_key(&self) -> u64 {
        self.state.placement ^ zobrist::turn(self.state.turn)
    }

    /// A key of all that equality compares but the rule set.
    pub(crate) fn whole_key(&self) -> u64 {
        // By name, so that a new field is not forgotten. The key of the placement says what the boards of bits say.
        let State {
            armies: _,
            kinds: _,
            occupied: _,
            placement,
            scores,
            quiet,
            status,
            taken,
            thrones,
            commanded,
            fallen,
            gone,
            turn,
            due,
            dice,
        } = self.state;
        let sets = [commanded, fallen, gone].map(|set| u64::from(set.bits()));
        let fates = status.into_iter().map(|status| status as u64).chain(sets);
        let fates = fates.fold(0, |all, four_bits| all << 4 | four_bits);
        let pairs = u64::from(taken.bits()) | u64::from(thrones.bits()) << 16;
        let now = u64::from(quiet) | (turn.index() as u64) << 16 | dice_bits(dice) << 18;
        let [red, green, yellow, black] = scores.map(u64::from);
        let words = [
            self.history.line(),
            fates | pairs << 32,
            now | due_bits(due) << 32,
            red | green << 32,
            yellow | black << 32,
        ];
        let mixed = words.into_iter().fold(placement, |key, word| {
            let key = (key ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            key ^ key >> 32
        });
        zobrist::scatter(mixed)
    }
}

/// Six bits.
fn dice_bits(dice: Dice) -> u64 {
    dice.iter().fold(0, |bits, class| bits << 3 | u64::from(class.digit()))
}

/// Less than 32 bits: the number of the variant in the lowest four, and what it holds above.
fn due_bits(due: Due) -> u64 {
    let bits = |set: SeatSet| u64::from(set.bits());
    let taken = |Capture { square, of, crowned }: Capture| {
        square.index() as u64 | (of.index() as u64) << 6 | u64::from(crowned) << 8
    };
    let (number, held) = match due {
        Due::First(Contest { armies, casts }) => {
            (0, casts.into_iter().fold(bits(armies), |bits, cast| bits << 4 | u64::from(cast & 15)))
        }
        Due::Name => (1, 0),
        Due::Throw => (2, 0),
        Due::Catch => (3, 0),
        Due::Again => (4, 0),
        Due::Act => (5, 0),
        Due::Claim(capture) => (6, taken(capture)),
        Due::Place { king, then, capture } => {
            let then = then.map_or(0, |then| 1 + then.index() as u64);
            (7, taken(capture) << 5 | (king.index() as u64) << 3 | then)
        }
        Due::Over(reason) => (8, reason as u64),
    };
    number | held << 4
}

/// By the [key](chaupat_core::Position::key), the rule set left out.
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.whole_key());
    }
}
