//! Chaupar, rule by rule, as slow and as plain as can be.
//!
//! Men are structs in lists, the pool is a list, every man is tried with every element, and what comes out
//! twice is thrown away. The comments give the numbers of the rule book, `docs/rules/chaupar.md`; the texts
//! are those of `docs/notation.md`.

mod landing;
mod position;
mod random;
mod rules;
mod tables;
mod turn;
mod uses;
mod validity;

#[cfg(test)]
mod tests;

use std::collections::HashMap;

use super::NaivePly;
use position::{Phase, Position};
use rules::Rules;

pub use random::random_positions;

/// All plies of a position in the order of `docs/notation.md`; none when the game is over.
///
/// # Errors
/// A sentence, when the text is no position in canonical form, or one that no game can reach (C19).
pub fn plies(position: &str) -> Result<Vec<NaivePly>, String> {
    let position = Position::read(position)?;
    position.check()?;
    Ok(match &position.phase {
        Phase::Over { .. } => Vec::new(),
        Phase::Moves { .. } => actions(&position),
        Phase::Opening { .. } | Phase::Throws { .. } => throws(&position),
    })
}

/// The position in which a game by these rules begins (C3, C14.2).
///
/// # Errors
/// A sentence, when the text is no rule set or a refused one (C16.1).
pub fn initial(rules: &str) -> Result<String, String> {
    Ok(Position::initial(Rules::read(rules)?).write())
}

/// How many lines of exactly `depth` plies a position has, and the same weighted by its throws (C17.16).
///
/// # Panics
/// When the text is no legal position.
pub fn perft(position: &str, depth: u32) -> (u128, u128) {
    perft_remembering(position, depth, &mut HashMap::new())
}

/// The lines counted so far, by position and depth.
type Remembered = HashMap<(String, u32), (u128, u128)>;

fn perft_remembering(position: &str, depth: u32, remembered: &mut Remembered) -> (u128, u128) {
    if depth == 0 {
        return (1, 1);
    }
    let key = (position.to_owned(), depth);
    if let Some(known) = remembered.get(&key) {
        return *known;
    }
    let (mut lines, mut weighted) = (0, 0);
    for ply in plies(position).expect("the caller gives a legal position, and plies lead to legal ones") {
        let below = perft_remembering(&ply.next, depth - 1, remembered);
        lines += below.0;
        weighted += below.1 * ply.weight.unwrap_or(1);
    }
    remembered.insert(key, (lines, weighted));
    (lines, weighted)
}

/// The throws that may fall, ascending, each with its weight (C2).
fn throws(position: &Position) -> Vec<NaivePly> {
    let outcomes = tables::outcomes(&position.rules);
    outcomes
        .into_iter()
        .map(|(cast, weight)| {
            let mut next = position.clone();
            turn::cast(&mut next, cast.clone());
            NaivePly { text: cast.write(), weight: Some(weight), next: next.write() }
        })
        .collect()
}

/// The actions of a position with a pool, each element on each man (C4).
fn actions(position: &Position) -> Vec<NaivePly> {
    let mut plies: Vec<NaivePly> = uses::all(position)
        .iter()
        .map(|one| {
            let mut next = position.clone();
            turn::play(&mut next, one);
            NaivePly { text: one.write(), weight: None, next: next.write() }
        })
        .collect();
    if uses::may_decline(position) {
        let mut next = position.clone();
        turn::decline(&mut next);
        plies.push(NaivePly { text: "--".to_owned(), weight: None, next: next.write() });
    }
    plies
}
