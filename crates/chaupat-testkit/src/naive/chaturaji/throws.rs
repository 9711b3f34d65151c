//! Throws with their exact weights (J5.1, J5.4, J1.1).

use std::collections::BTreeMap;

use super::rules::{Control, Rules};

const CLASSES: [char; 4] = ['2', '3', '4', '5'];

/// How many faces of one die are of this class.
fn faces(rules: &Rules, class: char) -> u128 {
    let cubic = rules.is("dice", "cubic");
    match class {
        '4' | '5' if cubic => 2,
        _ => 1,
    }
}

/// The weight of a class for a die, for which a class was named or none (J5.4).
fn weight(rules: &Rules, class: char, named: Option<char>) -> u128 {
    let (Some(named), Control::Nominate(a, b)) = (named, rules.control()) else { return faces(rules, class) };
    let n: u128 = CLASSES.iter().map(|c| faces(rules, *c)).sum();
    // p + (1 - p)/n for the face named, (1 - p)/n for the others, all times b n.
    (b - a) * faces(rules, class) + if class == named { a * n } else { 0 }
}

/// Every outcome of `count` dice with its weight, ascending; outcomes of weight 0 are not listed.
pub(super) fn outcomes(rules: &Rules, count: usize, named: &[char]) -> Vec<(Vec<char>, u128)> {
    let mut all = BTreeMap::new();
    for first in CLASSES {
        let first_weight = weight(rules, first, named.first().copied());
        if count == 1 {
            all.insert(vec![first], first_weight);
            continue;
        }
        for second in CLASSES {
            let mut pair = vec![first, second];
            pair.sort_unstable();
            *all.entry(pair).or_insert(0) += first_weight * weight(rules, second, named.get(1).copied());
        }
    }
    all.into_iter().filter(|(_, weight)| *weight > 0).collect()
}

/// All sets of this many classes, ascending.
pub(super) fn names(count: usize) -> Vec<Vec<char>> {
    let singles = CLASSES.iter().map(|c| vec![*c]);
    if count == 1 {
        return singles.collect();
    }
    let pairs = CLASSES.iter().flat_map(|a| CLASSES.iter().filter(move |b| a <= *b).map(|b| vec![*a, *b]));
    pairs.collect()
}

/// The sums of the faces of all dice with their weights, ascending (J1.1, `first=throw`).
pub(super) fn sums(rules: &Rules) -> Vec<(usize, u128)> {
    let faces = if rules.is("dice", "cubic") { 1..=6 } else { 2..=5 };
    let mut all = BTreeMap::new();
    for first in faces.clone() {
        if rules.count() == 1 {
            *all.entry(first).or_insert(0) += 1;
            continue;
        }
        for second in faces.clone() {
            *all.entry(first + second).or_insert(0) += 1;
        }
    }
    all.into_iter().collect()
}

/// J5.4: the dice that may be cast again, 1 to k of them, ascending.
pub(super) fn recasts(dice: &[char], k: usize) -> Vec<Vec<char>> {
    let mut all: Vec<Vec<char>> = dice.iter().map(|die| vec![*die]).collect();
    if k == 2 && dice.len() == 2 {
        all.push(dice.to_vec());
    }
    all.sort();
    all.dedup();
    all
}
