//! Exact odds: what a throw, and the turn it belongs to, can bring.

use crate::Playable;
use chaupat_core::{Effect, Node, Ply, PlyOf, Position};
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    mem::take,
};

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
///
/// Where [`rest`](Self::rest) is 0, all chances are exact; else each of the others lies between what is told and that
/// with `rest` added.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TurnOdds {
    /// The chance that so many throws are made before the first action, or before the turn ends without one.
    pub throws: BTreeMap<u32, Chance>,
    /// The chance that there is no action at all to choose.
    pub idle: Chance,
    /// For each thing that is counted in games, such as `knock-outs`: the chance that the player can bring it about, or that it
    /// happens to him, when he aims at nothing else.
    pub events: BTreeMap<&'static str, Chance>,
    /// The chance of what was not followed to its end, because there is more of it than was allowed: throws that
    /// throw again and again, ties that are cast off again, or more ways to use a pool than anybody counts.
    pub rest: Chance,
}

/// How many positions [`turn`] looks at: more than an ordinary turn of any game has, and about a second.
pub const POSITIONS: usize = 50_000;

/// Works out the odds of the turn that is due: all throws up to the first action, and all actions after them, up to
/// the end of the turn or the next throw after an action. Looks at no more than [`POSITIONS`] positions, and at nothing
/// that comes about less than once in 2^64 times.
///
/// ```
/// use chaupat::{Notation, chaupar, odds};
///
/// // A man before the last step gets home with a bonus step only: 10, 25 or 30, not three in a row (C8.1, C4.3).
/// let text = "chaupar(players=2) ; S 83 84 84 84 tod ; N 0 0 0 0 ; S throws";
/// let turn = odds::turn(&chaupar::Position::read_position(text)?);
/// assert_eq!(turn.events["men home"].to_string(), "530565/2097152");
/// # Ok::<(), chaupat::ReadError>(())
/// ```
pub fn turn<P: Playable>(position: &P) -> TurnOdds {
    turn_within(position, POSITIONS)
}

/// The same, looking at no more than so many positions. Time and memory grow with their number.
pub fn turn_within<P: Playable>(position: &P, positions: usize) -> TurnOdds {
    let mut search = Search { left: positions, known: HashMap::new(), tally: Tally::default() };
    match position.node() {
        Node::Throw(_) => search.throwing(position),
        _ => search.acting(position),
    }
}

type Labels = BTreeSet<&'static str>;

struct Search<P: Position> {
    /// How many more positions may be looked at.
    left: usize,
    /// What can be brought about from positions where an action is due. Nothing is left to chance on the way, so
    /// each thing can be reached or not.
    known: HashMap<P, Labels>,
    tally: Tally,
}

/// What one level adds to the odds: weights, of the same total for the whole level.
#[derive(Default)]
struct Tally {
    ended: BigUint,
    idle: BigUint,
    events: BTreeMap<&'static str, BigUint>,
    rest: BigUint,
}

/// The chance nodes that are reached after the same number of throws, with what surely happened on the way, each with
/// its weight. Equal ones are merged, so that a level grows with what can be *collected*, not with the orders in which it
/// falls; they stay in order, so that the same question always has the same answer.
struct Level<P> {
    places: HashMap<(P, Labels), usize>,
    weights: Vec<BigUint>,
}

impl<P: Playable> Level<P> {
    fn new() -> Self {
        Self { places: HashMap::new(), weights: Vec::new() }
    }

    fn add(&mut self, position: P, before: Labels, weight: &BigUint) {
        let place = *self.places.entry((position, before)).or_insert(self.weights.len());
        match self.weights.get_mut(place) {
            Some(sum) => *sum += weight,
            None => self.weights.push(weight.clone()),
        }
    }

    fn into_nodes(self) -> Vec<((P, Labels), BigUint)> {
        let mut nodes: Vec<_> = self.places.into_iter().collect();
        nodes.sort_unstable_by_key(|&(_, place)| place);
        nodes.into_iter().map(|(node, _)| node).zip(self.weights).collect()
    }
}

impl<P: Playable> Search<P> {
    /// All throws, level by level, with integer weights: a level's weights add up to its total, or to less, when some
    /// of the turns have ended.
    fn throwing(&mut self, position: &P) -> TurnOdds {
        let (mut odds, mut total) = (TurnOdds::default(), BigUint::one());
        let mut nodes = vec![((position.clone(), Labels::new()), BigUint::one())];
        for number in 1.. {
            let totals = nodes.iter().map(|((node, _), _)| BigUint::from(node.throws().total()));
            let factor = totals.fold(BigUint::one(), |factor, own| common_multiple(&factor, &own));
            total *= &factor;
            let mut next = Level::new();
            for ((node, before), weight) in nodes {
                if self.look() {
                    self.throw_once(&node, &before, &(weight * &factor), &mut next);
                } else {
                    self.tally.give_up(&before, &(weight * &factor));
                }
            }
            nodes = next.into_nodes();
            if is_negligible(nodes.iter().map(|(_, weight)| weight).sum(), &total) {
                nodes.drain(..).for_each(|((_, before), weight)| self.tally.give_up(&before, &weight));
            }
            take(&mut self.tally).add_to(&mut odds, number, &total);
            if nodes.is_empty() {
                break;
            }
        }
        odds
    }

    fn throw_once(&mut self, node: &P, before: &Labels, weight: &BigUint, level: &mut Level<P>) {
        let throws = node.throws();
        for &(throw, own) in throws.as_slice() {
            let weight = weight * own / throws.total();
            let (next, brought, ended) = play(node, Ply::Throw(throw));
            let labels = before | &brought;
            match next.node() {
                Node::Throw(_) if !ended => level.add(next, labels, &weight),
                Node::Act(_) if !ended => {
                    self.tally.ended += &weight;
                    self.act(&next, &labels, &weight);
                }
                _ => {
                    self.tally.ended += &weight;
                    self.tally.idle += &weight;
                    self.tally.count(&labels, &weight);
                }
            }
        }
    }

    /// The odds of a position where an action is due: each thing is possible, or not.
    fn acting(&mut self, position: &P) -> TurnOdds {
        let mut odds = TurnOdds::default();
        if matches!(position.node(), Node::Act(_)) {
            self.act(position, &Labels::new(), &BigUint::one());
        }
        take(&mut self.tally).add_to(&mut odds, 0, &BigUint::one());
        odds.throws.clear();
        odds
    }

    /// Counts all that can be brought about by actions from here, and what happened before.
    fn act(&mut self, position: &P, before: &Labels, weight: &BigUint) {
        match self.follow(position) {
            Ok(()) => self.tally.count(&(before | &self.known[position]), weight),
            Err(found) => self.tally.give_up(&(before | &found), weight),
        }
    }

    /// Finds out what can be brought about from a position: a search in depth without recursion, because a pool may hold
    /// thousands of throws.
    ///
    /// # Errors
    /// When there are more positions than may be looked at: what was found so far.
    fn follow(&mut self, start: &P) -> Result<(), Labels> {
        let mut path: Vec<Branch<P>> = Vec::new();
        let mut entering = (!self.known.contains_key(start)).then(|| start.clone());
        loop {
            if let Some(position) = entering.take() {
                if !self.look() {
                    return Err(self.break_off(path));
                }
                // Should a game ever lead back to a position of the path, nothing new is found there.
                self.known.insert(position.clone(), Labels::new());
                path.push(Branch::of(position));
            }
            let Some(branch) = path.last_mut() else { return Ok(()) };
            match branch.ahead.pop() {
                Some(next) => match self.known.get(&next) {
                    Some(known) => branch.found.extend(known),
                    None => entering = Some(next),
                },
                None => self.finish(&mut path),
            }
        }
    }

    /// All that follows from the last position of the path is found.
    fn finish(&mut self, path: &mut Vec<Branch<P>>) {
        let Some(branch) = path.pop() else { return };
        if let Some(before) = path.last_mut() {
            before.found.extend(&branch.found);
        }
        self.known.insert(branch.position, branch.found);
    }

    fn break_off(&mut self, path: Vec<Branch<P>>) -> Labels {
        let mut found = Labels::new();
        for branch in path {
            self.known.remove(&branch.position);
            found.extend(branch.found);
        }
        found
    }

    /// Whether one more position may be looked at.
    fn look(&mut self) -> bool {
        let may = self.left > 0;
        self.left = self.left.saturating_sub(1);
        may
    }
}

/// A position on the path of a search in depth.
struct Branch<P> {
    position: P,
    /// Positions after an action from which more may follow.
    ahead: Vec<P>,
    found: Labels,
}

impl<P: Playable> Branch<P> {
    fn of(position: P) -> Self {
        let (mut ahead, mut found) = (Vec::new(), Labels::new());
        for ply in position.plies() {
            let (next, brought, ended) = play(&position, ply);
            found.extend(brought);
            if !ended && matches!(next.node(), Node::Act(_)) {
                ahead.push(next);
            }
        }
        Self { position, ahead, found }
    }
}

impl Tally {
    fn count(&mut self, labels: &Labels, weight: &BigUint) {
        for &label in labels {
            *self.events.entry(label).or_default() += weight;
        }
    }

    /// Counts what is known, and that it may not be all.
    fn give_up(&mut self, labels: &Labels, weight: &BigUint) {
        self.count(labels, weight);
        self.rest += weight;
    }

    fn add_to(self, odds: &mut TurnOdds, throws: u32, total: &BigUint) {
        let chance = |weight: BigUint| Chance::new(weight, total.clone());
        if !self.ended.is_zero() {
            odds.throws.insert(throws, chance(self.ended));
        }
        odds.idle += chance(self.idle);
        odds.rest += chance(self.rest);
        for (label, weight) in self.events {
            *odds.events.entry(label).or_insert_with(Chance::zero) += chance(weight);
        }
    }
}

/// Whether a weight is less than one in 2^64 of the total: no printed percentage shows it.
fn is_negligible(weight: BigUint, total: &BigUint) -> bool {
    (weight << 64_u8) < *total
}

/// The least common multiple, by Euclid's algorithm.
fn common_multiple(one: &BigUint, other: &BigUint) -> BigUint {
    let (mut a, mut b) = (one.clone(), other.clone());
    while !b.is_zero() {
        (a, b) = (b.clone(), a % b);
    }
    one / a * other
}

/// Plays a ply: the position after it, what it surely brought, and whether the turn ended.
fn play<P: Playable>(position: &P, ply: PlyOf<P>) -> (P, Labels, bool) {
    let (mut next, mut brought, mut ended) = (position.clone(), Labels::new(), false);
    next.play_noting(ply, &mut |effect| {
        // What comes after the end of a turn happens in somebody else's.
        brought.extend(P::label(&effect).filter(|_| !ended));
        ended |= effect.turn_ended().is_some();
    });
    (next, brought, ended)
}
