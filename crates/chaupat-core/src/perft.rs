//! Counting lines of play, to prove a move generator (*perft*, performance test, known from chess programs since
//! the 1970s), here with chance nodes: a ply is a distinct throw or an action.
//!
//! The cost is the number of lines, which grows exponentially with the depth. Where the last ply is counted, not played,
//! a position costs at most one list of its actions.

use crate::{Node, Ply, PlyOf, Position, Scratch, Visit};
use std::{error::Error, fmt, hint::black_box};

/// The number of lines of exactly `depth` plies. A game that ends earlier adds nothing.
///
/// The last ply is counted, not played (*bulk counting*).
///
/// # Panics
/// When there are 2^64 lines or more, which takes years to find out.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    lines(&mut Visit::root(&mut position.clone()), depth, &mut Scratch::new(), Last::Counted)
}

/// The same number, with every ply played: slower, and a test of making and unmaking too.
///
/// # Panics
/// As [`perft`].
pub fn perft_played<P: Position>(position: &P, depth: u32) -> u64 {
    lines(&mut Visit::root(&mut position.clone()), depth, &mut Scratch::new(), Last::Played)
}

/// The sum over all lines of exactly `depth` plies of the product of their throws' weights.
///
/// # Errors
/// When the sum does not fit 128 bits: the weights of biased shells come to 10^14 a throw.
pub fn weighted_perft<P: Position>(position: &P, depth: u32) -> Result<u128, OverflowError> {
    weight(&mut Visit::root(&mut position.clone()), depth, &mut Scratch::new()).ok_or(OverflowError { depth })
}

/// [`perft`] split by the first ply.
///
/// # Panics
/// As [`perft`].
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(PlyOf<P>, u64)> {
    let mut scratch = Scratch::new();
    split(position, depth, |next, depth| lines(next, depth, &mut scratch, Last::Counted))
}

/// [`weighted_perft`] split by the first ply, its own weight included.
///
/// # Errors
/// As [`weighted_perft`].
pub fn weighted_divide<P: Position>(
    position: &P,
    depth: u32,
) -> Result<Vec<(PlyOf<P>, u128)>, OverflowError> {
    let (mut scratch, throws) = (Scratch::new(), position.throws());
    let own = |ply: PlyOf<P>| match ply {
        Ply::Throw(throw) => throws.weight(throw).map_or(1, u128::from),
        Ply::Act(_) => 1,
    };
    let parts = split(position, depth, |next, depth| weight(next, depth, &mut scratch));
    let whole = |(ply, sum): (PlyOf<P>, Option<u128>)| Some((ply, sum?.checked_mul(own(ply))?));
    parts.into_iter().map(whole).collect::<Option<_>>().ok_or(OverflowError { depth })
}

/// A sum of weights that does not fit 128 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OverflowError {
    /// The depth that was asked for.
    pub depth: u32,
}

impl fmt::Display for OverflowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the weights of the lines of {} plies add up to more than 128 bits hold", self.depth)
    }
}

impl Error for OverflowError {}

fn split<P: Position, N>(
    position: &P,
    depth: u32,
    mut count: impl FnMut(&mut Visit<'_, P>, u32) -> N,
) -> Vec<(PlyOf<P>, N)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut root = position.clone();
    let mut visit = Visit::root(&mut root);
    position.plies().into_iter().map(|ply| (ply, visit.visit(ply, |next| count(next, rest)))).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Counted,
    Played,
}

fn lines<P: Position>(visit: &mut Visit<'_, P>, depth: u32, scratch: &mut Scratch<P>, last: Last) -> u64 {
    let Some(rest) = depth.checked_sub(1) else { return 1 };
    let counted = rest == 0 && last == Last::Counted;
    match visit.node() {
        Node::Over => 0,
        Node::Throw(_) if counted => visit.throws().len() as u64,
        Node::Throw(_) => {
            let throws = visit.throws();
            let plies = throws.as_slice().iter().map(|&(throw, _)| Ply::Throw(throw));
            sum(visit, plies, rest, |next| lines(next, rest, scratch, last))
        }
        Node::Act(_) if counted => visit.count_actions(scratch) as u64,
        Node::Act(_) => {
            let actions = scratch.actions(visit);
            let plies = actions.iter().map(|&action| Ply::Act(action));
            let sum = sum(visit, plies, rest, |next| lines(next, rest, scratch, last));
            scratch.put_back(actions);
            sum
        }
    }
}

/// The sum over these plies of the lines of `rest` plies behind each. Where there are none, in most calls, each ply is
/// visited and is a line by itself; it is shown to nobody in such a way that compilers do not leave it out.
#[inline]
fn sum<P: Position>(
    visit: &mut Visit<'_, P>,
    plies: impl Iterator<Item = PlyOf<P>>,
    rest: u32,
    mut count: impl FnMut(&mut Visit<'_, P>) -> u64,
) -> u64 {
    let mut sum = 0_u64;
    if rest == 0 {
        visit.visit_each(plies, |next| {
            black_box(next.position());
            sum += 1;
        });
    } else {
        visit.visit_each(plies, |next| {
            sum = sum.checked_add(count(next)).expect("nobody counts 2^64 lines one by one");
        });
    }
    sum
}

fn weight<P: Position>(visit: &mut Visit<'_, P>, depth: u32, scratch: &mut Scratch<P>) -> Option<u128> {
    let Some(rest) = depth.checked_sub(1) else { return Some(1) };
    match visit.node() {
        Node::Over => Some(0),
        Node::Throw(_) if rest == 0 => Some(visit.throws().total().into()),
        Node::Throw(_) => visit.throws().as_slice().iter().try_fold(0_u128, |sum, &(throw, own)| {
            let below = visit.visit(Ply::Throw(throw), |next| weight(next, rest, scratch))?;
            sum.checked_add(below.checked_mul(own.into())?)
        }),
        Node::Act(_) if rest == 0 => Some(visit.count_actions(scratch) as u128),
        Node::Act(_) => {
            let actions = scratch.actions(visit);
            let sum = actions.iter().try_fold(0_u128, |sum, &action| {
                sum.checked_add(visit.visit(Ply::Act(action), |next| weight(next, rest, scratch))?)
            });
            scratch.put_back(actions);
            sum
        }
    }
}
