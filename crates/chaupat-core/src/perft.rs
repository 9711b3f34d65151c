//! Counting lines of play, to prove a move generator (*perft*, performance test, known from chess programs since
//! the 1970s), here with throws: a ply is a distinct throw or an action.

use crate::{Node, Ply, PlyOf, Position};

/// The number of lines of exactly `depth` plies. A game that ends earlier adds nothing.
///
/// The last ply is counted, not played.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    lines(&mut position.clone(), depth, &mut scratch::<P>(depth), Last::Counted)
}

/// The same number, with every ply played: slower, and a test of playing too.
pub fn perft_played<P: Position>(position: &P, depth: u32) -> u64 {
    lines(&mut position.clone(), depth, &mut scratch::<P>(depth), Last::Played)
}

/// The sum over all lines of exactly `depth` plies of the product of their throws' weights.
pub fn weighted_perft<P: Position>(position: &P, depth: u32) -> u128 {
    weight(&mut position.clone(), depth, &mut scratch::<P>(depth))
}

/// [`perft`] split by the first ply.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(PlyOf<P>, u64)> {
    split(position, depth, |next, depth| perft(next, depth))
}

/// [`weighted_perft`] split by the first ply, its own weight included.
pub fn weighted_divide<P: Position>(position: &P, depth: u32) -> Vec<(PlyOf<P>, u128)> {
    let throws = position.throws();
    let own = |ply: &PlyOf<P>| match ply {
        Ply::Throw(throw) => throws.weight(*throw).map_or(1, u128::from),
        Ply::Act(_) => 1,
    };
    let parts = split(position, depth, |next, depth| weighted_perft(next, depth));
    parts.into_iter().map(|(ply, sum)| (ply, sum * own(&ply))).collect()
}

fn split<P: Position, N>(position: &P, depth: u32, count: impl Fn(&P, u32) -> N) -> Vec<(PlyOf<P>, N)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let one = |ply: PlyOf<P>| {
        let mut next = position.clone();
        next.play_unchecked(ply);
        (ply, count(&next, rest))
    };
    position.plies().into_iter().map(one).collect()
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    Counted,
    Played,
}

/// One list of actions for each ply, so that none is allocated twice.
fn scratch<P: Position>(depth: u32) -> Vec<Vec<P::Action>> {
    vec![Vec::new(); depth as usize]
}

/// The end of a line is told apart before the long function is entered: most calls are such ends.
#[inline]
fn lines<P: Position>(position: &mut P, depth: u32, lists: &mut [Vec<P::Action>], last: Last) -> u64 {
    match lists {
        [] => 1,
        [list, lists @ ..] => longer(position, depth, list, lists, last),
    }
}

fn longer<P: Position>(
    position: &mut P,
    depth: u32,
    list: &mut Vec<P::Action>,
    lists: &mut [Vec<P::Action>],
    last: Last,
) -> u64 {
    match position.node() {
        Node::Over => 0,
        Node::Throw(_) => {
            let throws = position.throws();
            if depth == 1 && last == Last::Counted {
                return throws.len() as u64;
            }
            let plies = throws.as_slice().iter().map(|&(throw, _)| Ply::Throw(throw));
            sum_of(position, plies, |next| lines(next, depth - 1, lists, last))
        }
        Node::Act(_) => {
            if depth == 1 && last == Last::Counted {
                return position.count_actions(list) as u64;
            }
            position.actions(list);
            let plies = list.iter().map(|&action| Ply::Act(action));
            sum_of(position, plies, |next| lines(next, depth - 1, lists, last))
        }
    }
}

#[inline]
fn sum_of<P: Position>(
    position: &mut P,
    plies: impl Iterator<Item = PlyOf<P>>,
    mut count: impl FnMut(&mut P) -> u64,
) -> u64 {
    let mut sum = 0;
    position.visit_each(plies, |next| sum += count(next));
    sum
}

fn weight<P: Position>(position: &mut P, depth: u32, lists: &mut [Vec<P::Action>]) -> u128 {
    let Some((list, lists)) = lists.split_first_mut() else { return 1 };
    match position.node() {
        Node::Over => 0,
        Node::Throw(_) => {
            let throws = position.throws();
            if depth == 1 {
                return u128::from(throws.total());
            }
            let one = |&(throw, own): &(P::Throw, u64)| {
                u128::from(own) * position.visit(Ply::Throw(throw), |next| weight(next, depth - 1, lists))
            };
            throws.as_slice().iter().map(one).sum()
        }
        Node::Act(_) => {
            if depth == 1 {
                return position.count_actions(list) as u128;
            }
            position.actions(list);
            let plies = list.iter().map(|&action| Ply::Act(action));
            plies.map(|ply| position.visit(ply, |next| weight(next, depth - 1, lists))).sum()
        }
    }
}
