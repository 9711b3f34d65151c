//! Exact odds: what a throw, and the turn it belongs to, can bring.

use crate::Playable;
use chaupat_core::{Effect, Node, Ply, PlyOf, Position};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::collections::{BTreeMap, HashMap};

/// An exact chance, 0 to 1, in lowest terms.
pub type Chance = num_rational::Ratio<BigUint>;

/// The nearest floating-point number to a chance.
pub fn to_f64(chance: &Chance) -> f64 {
    // 64 binary places are more than a double holds.
    let scaled = (chance.numer() << 64_u8) / chance.denom();
    scaled.to_u64_digits().iter().rev().fold(0.0, |sum, &digit| sum * 2_f64.powi(64) + digit as f64)
        / 2_f64.powi(64)
}

/// What the turn of a position can bring.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnOdds {
    /// The chance that so many throws are made before the first action, or before the turn ends without one.
    pub throws: BTreeMap<u32, Chance>,
    /// The chance that there is no action at all to choose.
    pub idle: Chance,
    /// For each thing that is counted in games, such as `knock-outs`: the chance that the player can bring it about, or that it
    /// happens to him, when he aims at nothing else.
    pub events: BTreeMap<&'static str, Chance>,
}

/// Works out the odds of the turn that is due: all throws up to the first action, and all actions after them, up to
/// the end of the turn or the next throw after an action.
pub fn turn<P: Playable>(position: &P) -> TurnOdds {
    let mut walk = Walk::<P> { known: HashMap::new(), odds: TurnOdds::default() };
    let reach = match position.node() {
        Node::Throw(_) => walk.throwing(position, &Chance::one(), 0),
        _ => walk.acting(position).clone(),
    };
    walk.odds.events = reach;
    walk.odds
}

type Reach = BTreeMap<&'static str, Chance>;

struct Walk<P: Position> {
    /// What can be reached from positions where an action is due.
    known: HashMap<P, Reach>,
    odds: TurnOdds,
}

impl<P: Playable> Walk<P> {
    /// What can be reached from a position that waits for a throw, which comes about with this chance after so many throws.
    fn throwing(&mut self, position: &P, chance: &Chance, before: u32) -> Reach {
        let throws = position.throws();
        let total = BigUint::from(throws.total());
        let mut sum = Reach::new();
        for &(throw, weight) in throws.as_slice() {
            let own = Chance::new(weight.into(), total.clone());
            let reach = self.fallen(position, throw, &(chance * &own), before + 1);
            for (label, there) in reach {
                *sum.entry(label).or_insert_with(Chance::zero) += &own * there;
            }
        }
        sum
    }

    fn fallen(&mut self, position: &P, throw: P::Throw, chance: &Chance, throws: u32) -> Reach {
        let (next, mut reach, ended) = play(position, Ply::Throw(throw));
        match next.node() {
            Node::Act(_) if !ended => raise(&mut reach, self.acting(&next)),
            Node::Throw(_) if !ended && next != *position => {
                let later = self.throwing(&next, chance, throws);
                raise(&mut reach, &later);
                return reach;
            }
            _ => self.odds.idle += chance,
        }
        *self.odds.throws.entry(throws).or_insert_with(Chance::zero) += chance;
        reach
    }

    fn acting(&mut self, position: &P) -> &Reach {
        if !self.known.contains_key(position) {
            let mut best = Reach::new();
            for ply in position.plies() {
                let (next, mut reach, ended) = play(position, ply);
                if !ended && matches!(next.node(), Node::Act(_)) {
                    raise(&mut reach, self.acting(&next));
                }
                raise(&mut best, &reach);
            }
            self.known.insert(position.clone(), best);
        }
        &self.known[position]
    }
}

/// Plays a ply: the position after it, what it surely brought, and whether the turn ended.
fn play<P: Playable>(position: &P, ply: PlyOf<P>) -> (P, Reach, bool) {
    let (mut next, mut reach, mut ended) = (position.clone(), Reach::new(), false);
    next.play_noting(ply, &mut |effect| {
        // What comes after the end of a turn happens in somebody else's.
        if let Some(label) = P::label(&effect).filter(|_| !ended) {
            reach.insert(label, Chance::one());
        }
        ended |= effect.turn_ended().is_some();
    });
    (next, reach, ended)
}

fn raise(best: &mut Reach, other: &Reach) {
    for (&label, chance) in other {
        let known = best.entry(label).or_insert_with(Chance::zero);
        if *known < *chance {
            known.clone_from(chance);
        }
    }
}
