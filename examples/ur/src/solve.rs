//! Perfect play, found by value iteration (Bellman, 1957) over all positions that can follow.

use crate::Position;
use chaupat::{Node, Ply, Position as _, Seat};
use std::{collections::HashMap, ops::RangeInclusive};

/// The chance that the side to throw wins when both play perfectly: it lies surely within the range that is returned,
/// which is no wider than `precision`.
///
/// With two men 26 thousand positions are looked at, with three 526 thousand, with seven 276 million.
///
/// # Panics
/// When no throw is due.
pub fn chance(start: &Position, precision: f64) -> RangeInclusive<f64> {
    let Node::Throw(seat) = start.node() else { panic!("a throw must be due") };
    let graph = Graph::of(start, seat);
    let mut values = graph.values();
    while values[START].high - values[START].low > precision {
        graph.improve(&mut values);
    }
    values[START].low..=values[START].high
}

/// Between what the chance of a position lies: from below it rises to the true one, from above it falls.
#[derive(Clone, Copy)]
struct Bounds {
    low: f64,
    high: f64,
}

impl Bounds {
    const LOST: Self = Self { low: 0.0, high: 0.0 };
    const WON: Self = Self { low: 1.0, high: 1.0 };
    const OPEN: Self = Self { low: 0.0, high: 1.0 };

    fn or_better(self, other: Self) -> Self {
        Self { low: self.low.max(other.low), high: self.high.max(other.high) }
    }

    fn or_worse(self, other: Self) -> Self {
        Self { low: self.low.min(other.low), high: self.high.min(other.high) }
    }

    fn plus(self, chance: f64, other: Self) -> Self {
        Self { low: self.low + chance * other.low, high: self.high + chance * other.high }
    }
}

/// The positions in which a throw is due, by numbers, and what may come of each.
struct Graph {
    /// For each position, from [`START`] on, where its throws end in `throws`.
    ends: Vec<usize>,
    throws: Vec<Throw>,
    /// For all throws, one after the other, the numbers of the positions that may be chosen.
    choices: Vec<u32>,
}

/// What a throw leads to.
struct Throw {
    chance: f64,
    /// Where its positions end in `choices`.
    end: usize,
    /// Whether the side asked about chooses, or its opponent.
    own: bool,
}

/// The numbers of games that are over, and of the first position; further ones follow.
const LOST: usize = 0;
const WON: usize = 1;
const START: usize = 2;

impl Graph {
    fn of(start: &Position, own: Seat) -> Self {
        let mut graph = Self { ends: Vec::new(), throws: Vec::new(), choices: Vec::new() };
        let mut positions = Numbered { numbers: HashMap::from([(*start, START as u32)]), list: vec![*start] };
        while let Some(&position) = positions.list.get(graph.ends.len()) {
            let throws = position.throws();
            for &(throw, weight) in throws.as_slice() {
                let mut thrown = position;
                thrown.play_unchecked(Ply::Throw(throw));
                graph.choices.extend(choices(thrown).map(|next| positions.number(next, own)));
                graph.throws.push(Throw {
                    chance: weight as f64 / throws.total() as f64,
                    end: graph.choices.len(),
                    own: thrown.node() == Node::Act(own),
                });
            }
            graph.ends.push(graph.throws.len());
        }
        graph
    }

    /// What is known of each position before anything is computed.
    fn values(&self) -> Vec<Bounds> {
        let mut values = vec![Bounds::OPEN; START + self.ends.len()];
        (values[LOST], values[WON]) = (Bounds::LOST, Bounds::WON);
        values
    }

    /// Computes each value once from those that may follow, late positions first, because values come from the end.
    fn improve(&self, values: &mut [Bounds]) {
        let (mut throws, mut choices) = (&self.throws[..], &self.choices[..]);
        for index in (0..self.ends.len()).rev() {
            let first = index.checked_sub(1).map_or(0, |before| self.ends[before]);
            let mut value = Bounds::LOST;
            while throws.len() > first {
                let (throw, before) = throws.split_last().expect("the position has throws left");
                let (others, own) = choices.split_at(before.last().map_or(0, |throw| throw.end));
                let all = own.iter().map(|&number| values[number as usize]);
                let chosen = all.reduce(if throw.own { Bounds::or_better } else { Bounds::or_worse });
                value = value.plus(throw.chance, chosen.expect("a throw leads somewhere"));
                (throws, choices) = (before, others);
            }
            values[START + index] = value;
        }
    }
}

/// Positions by the order in which they were met.
struct Numbered {
    numbers: HashMap<Position, u32>,
    list: Vec<Position>,
}

impl Numbered {
    fn number(&mut self, position: Position, own: Seat) -> u32 {
        if position.node() == Node::Over {
            return if position.men(own).home() == position.rules().men() { WON } else { LOST } as u32;
        }
        *self.numbers.entry(position).or_insert_with(|| {
            self.list.push(position);
            (START + self.list.len() - 1) as u32
        })
    }
}

/// The positions among which the mover chooses; the one itself where a throw has no use.
fn choices(thrown: Position) -> impl Iterator<Item = Position> {
    let (moves, idle) = match thrown.node() {
        Node::Act(_) => (thrown.plies(), None),
        Node::Throw(_) | Node::Over => (Vec::new(), Some(thrown)),
    };
    let moved = moves.into_iter().map(move |ply| {
        let mut next = thrown;
        next.play_unchecked(ply);
        next
    });
    moved.chain(idle)
}
