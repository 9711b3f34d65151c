//! What may be thrown, and how often (C2).

use super::position::Cast;
use super::rules::{Rules, Table};

/// Every outcome, ascending, with its exact weight (C2.1, C2.2).
pub(super) fn outcomes(rules: &Rules) -> Vec<(Cast, u128)> {
    let mut outcomes = match rules.table {
        Table::LongDice => long_dice(),
        // C2.4: six faces, all as likely.
        Table::CubicDie => (1..=6).map(|face| (Cast(vec![face]), 1)).collect(),
        _ => shells(rules),
    };
    outcomes.sort();
    outcomes
}

/// The values that one element of a throw can have, ascending.
pub(super) fn values(rules: &Rules) -> Vec<u32> {
    let mut values: Vec<u32> = outcomes(rules).into_iter().flat_map(|(cast, _)| cast.0).collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// The columns of C2: the value for 0, 1, 2 … mouths up.
fn shell_values(table: Table) -> Vec<u32> {
    match table {
        Table::Seven => vec![7, 10, 2, 3, 4, 25, 30, 14],
        Table::Six => vec![6, 10, 2, 3, 4, 25, 12],
        Table::SixPachisi => vec![25, 10, 2, 3, 4, 5, 6],
        Table::LongDice | Table::CubicDie => Vec::new(),
    }
}

/// C2.1: k of n shells up weigh C(n,k) · a^k · (b-a)^(n-k) for shells that fall mouth up a times in b.
fn shells(rules: &Rules) -> Vec<(Cast, u128)> {
    let values = shell_values(rules.table);
    let n = values.len() as u32 - 1;
    let (a, b) = rules.mouth_up;
    let weight = |k: u32| choose(n, k) * a.pow(k) * (b - a).pow(n - k);
    (0..=n).zip(values).map(|(k, value)| (Cast(vec![value]), weight(k))).collect()
}

/// Pascal's triangle, by its definition.
fn choose(n: u32, k: u32) -> u128 {
    if k == 0 || k == n { 1 } else { choose(n - 1, k - 1) + choose(n - 1, k) }
}

/// C2.2: all 64 casts of three dice, sorted by their faces and counted.
fn long_dice() -> Vec<(Cast, u128)> {
    let faces = [1, 2, 5, 6];
    let mut found: Vec<(Cast, u128)> = Vec::new();
    for a in faces {
        for b in faces {
            for c in faces {
                let mut triple = vec![a, b, c];
                triple.sort_unstable();
                match found.iter_mut().find(|(cast, _)| cast.0 == triple) {
                    Some((_, weight)) => *weight += 1,
                    None => found.push((Cast(triple), 1)),
                }
            }
        }
    }
    found
}
