//! Positions to compare on, as text: games by random rule sets, from the start or from the middle.

mod chance;
mod rule_sets;
mod scatter;

use super::rules::Rules;
use chance::Chance;

/// An endless stream of legal positions, the same for the same seed.
///
/// Some games begin at the beginning, most with men scattered over the board; then random plies follow, and every
/// position on the way is given, the last one of a game too. The rule sets are written in canonical form.
pub fn random_positions(seed: u64) -> impl Iterator<Item = String> {
    let mut chance = Chance::new(seed);
    let mut walk = Walk { position: String::new(), left: 0 };
    std::iter::from_fn(move || {
        walk.step(&mut chance);
        Some(walk.position.clone())
    })
}

/// One game on its way.
struct Walk {
    position: String,
    /// The plies still to play.
    left: usize,
}

impl Walk {
    /// Plays one more random ply, or begins another game.
    fn step(&mut self, chance: &mut Chance) {
        if self.left > 0 {
            self.left -= 1;
            let plies = super::plies(&self.position).expect("a legal position leads to legal ones");
            if !plies.is_empty() {
                self.position.clone_from(&chance.pick(&plies).next);
                return;
            }
        }
        *self = Self::begin(chance);
    }

    fn begin(chance: &mut Chance) -> Self {
        let rules = rule_sets::random(chance);
        if chance.one_in(5) {
            let position = super::initial(&rules).expect("the rule set is not a refused one");
            return Self { position, left: chance.below(80) };
        }
        let rules = Rules::read(&rules).expect("the rule set is not a refused one");
        Self { position: scatter::random(&rules, chance).write(), left: 3 + chance.below(30) }
    }
}
