//! Positions to compare on, as text: games by random rule sets, from the start or from a sparse middle.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::NaivePly;
use super::board::ARMIES;

mod rule_sets;
mod scatter;
mod scenes;

/// An endless stream of legal positions, the same for the same seed.
///
/// Some games begin at the beginning, most in a constructed position with few men: pawns that wait or are about
/// to, boats near each other, kings in reach, armies without kings. Random plies and now and then an event
/// follow, and every position on the way is given, the last one of a game too.
pub fn random_positions(seed: u64) -> impl Iterator<Item = String> {
    let mut chance = Chance(ChaCha8Rng::seed_from_u64(seed));
    let mut walk = Walk { position: String::new(), left: 0 };
    std::iter::from_fn(move || {
        walk.step(&mut chance);
        Some(walk.position.clone())
    })
}

/// The source of every choice made here.
struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0.random_range(0..bound)
    }

    fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// One game on its way.
struct Walk {
    position: String,
    /// The steps still to go.
    left: usize,
}

impl Walk {
    /// Goes one step on, or begins another game.
    fn step(&mut self, chance: &mut Chance) {
        let next = if self.left > 0 { next_position(&self.position, chance) } else { None };
        match next {
            Some(position) => *self = Walk { position, left: self.left - 1 },
            None => *self = Self::begin(chance),
        }
    }

    fn begin(chance: &mut Chance) -> Walk {
        let rules = rule_sets::random(chance);
        if chance.one_in(5) {
            let position = super::initial(&rules).expect("the rule set is not a refused one");
            return Walk { position, left: chance.below(100) };
        }
        Walk { position: scatter::random(&rules, chance), left: 3 + chance.below(30) }
    }
}

/// A random ply, seldom an event.
fn next_position(position: &str, chance: &mut Chance) -> Option<String> {
    if chance.one_in(30) {
        let what = chance.pick(&["resigns", "flagged", "claims"]);
        let first = chance.below(4);
        let mut armies = (0..4).map(|n| ARMIES[(first + n) % 4]);
        if let Some(next) = armies.find_map(|army| super::event(position, &format!("{army} {what}")).ok()) {
            return Some(next);
        }
    }
    let plies = super::plies(position).expect("a legal position leads to legal ones");
    if plies.is_empty() { None } else { Some(a_ply(position, &plies, chance).next.clone()) }
}

/// Kings taken, captures and pawn moves, and moves back are played more often than they come.
fn a_ply<'a>(position: &str, plies: &'a [NaivePly], chance: &mut Chance) -> &'a NaivePly {
    let back: Vec<String> = position.split_once("since=").map_or(Vec::new(), |(_, moves)| {
        moves.split(',').map(|m| format!("{}{}", &m[2..], &m[..2])).collect()
    });
    let kings = |ply: &NaivePly| field(&ply.next, 7) != field(position, 7);
    let lively = |ply: &NaivePly| field(&ply.next, 8) == "0";
    let returns = |ply: &NaivePly| back.contains(&ply.text);
    let wishes: [&dyn Fn(&NaivePly) -> bool; 3] = [&kings, &returns, &lively];
    let first = chance.below(3);
    for wish in (0..3).map(|n| wishes[(first + n) % 3]) {
        let some: Vec<&NaivePly> = plies.iter().filter(|ply| wish(ply)).collect();
        if !some.is_empty() && !chance.one_in(3) {
            return chance.pick(&some);
        }
    }
    &plies[chance.below(plies.len())]
}

/// The fields of a position: 7 is TAKEN, 8 QUIET.
fn field(position: &str, place: usize) -> &str {
    position.split(' ').nth(place).expect("a position has nine fields")
}
