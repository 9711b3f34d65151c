//! Lines of play, against a second counter that shares nothing with the first.

use chaupat::{
    BySeat, Position as _,
    perft::{perft, perft_played, weighted_perft},
};
use ur::{Parameters, Position, Rules};

/// Two lists of men by their numbers, the mover's first; counts lines and the sum of their weights.
fn naive(mine: &[u8], theirs: &[u8], depth: u32) -> (u64, u128) {
    if depth == 0 {
        return (1, 1);
    }
    if theirs.iter().all(|&man| man == 15) {
        return (0, 0);
    }
    let (mut lines, mut weight) = (0, 0);
    for (throw, ways) in [(0, 1), (1, 4), (2, 6), (3, 4), (4, 1)] {
        let (l, w) = after_throw(mine, theirs, throw, depth - 1);
        lines += l;
        weight += ways * w;
    }
    (lines, weight)
}

fn after_throw(mine: &[u8], theirs: &[u8], throw: u8, depth: u32) -> (u64, u128) {
    let mut from: Vec<u8> = mine.to_vec();
    from.sort_unstable();
    from.dedup();
    from.retain(|&man| throw > 0 && can_go(man, man + throw, mine, theirs));
    if from.is_empty() {
        return naive(theirs, mine, depth);
    }
    if depth == 0 {
        return (1, 1);
    }
    let all = from.iter().map(|&man| after_move(man, man + throw, mine, theirs, depth - 1));
    all.fold((0, 0), |(lines, weight), (l, w)| (lines + l, weight + w))
}

fn can_go(man: u8, to: u8, mine: &[u8], theirs: &[u8]) -> bool {
    man < 15 && to <= 15 && (to == 15 || !mine.contains(&to)) && !(to == 8 && theirs.contains(&8))
}

fn after_move(man: u8, to: u8, mine: &[u8], theirs: &[u8], depth: u32) -> (u64, u128) {
    let (mut mine, mut theirs) = (mine.to_vec(), theirs.to_vec());
    *mine.iter_mut().find(|other| **other == man).unwrap() = to;
    if (5..=12).contains(&to) {
        theirs.iter_mut().filter(|other| **other == to).for_each(|other| *other = 0);
    }
    if [4, 8, 14].contains(&to) { naive(&mine, &theirs, depth) } else { naive(&theirs, &mine, depth) }
}

/// By hand: five throws; a 0 passes on to five throws, each other throw has one use; after a 0 the same again, after
/// three of the others Dark throws, after a 4 Light again.
#[test]
fn the_first_plies_counted_by_hand() {
    let start = Position::initial(&Rules::default());
    assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [5, 9, 9 + 20]);
    assert_eq!([1, 2, 3].map(|depth| weighted_perft(&start, depth).unwrap()), [16, 16 + 15, 31 + 15 * 16]);
}

#[test]
fn both_counters_agree() {
    for men in 1..=7 {
        let start = Position::initial(&Rules::new(Parameters { men }).unwrap());
        let hand = vec![0; men.into()];
        for depth in 0..=8 {
            let (lines, weight) = naive(&hand, &hand, depth);
            assert_eq!(perft(&start, depth), lines, "{men} men, {depth} plies");
            assert_eq!(perft_played(&start, depth), lines, "{men} men, {depth} plies played");
            assert_eq!(weighted_perft(&start, depth), Ok(weight), "{men} men, {depth} plies weighed");
        }
    }
}

/// Near the end, where men get home and games are over before the last ply.
#[test]
fn both_counters_agree_near_the_end() {
    let rules = Rules::new(Parameters { men: 2 }).unwrap();
    for (light, dark) in [([14, 15], [8, 12]), ([7, 12], [11, 6]), ([13, 14], [14, 15]), ([0, 11], [8, 10])] {
        let mut setup = ur::Setup { rules, men: BySeat::default(), phase: ur::Phase::Throw(Rules::DARK) };
        setup.men[Rules::LIGHT] = light.to_vec();
        setup.men[Rules::DARK] = dark.to_vec();
        let position = Position::from_setup(&setup).unwrap();
        for depth in 0..=8 {
            let (lines, weight) = naive(&dark, &light, depth);
            assert_eq!(perft_played(&position, depth), lines, "{light:?} {dark:?} {depth}");
            assert_eq!(weighted_perft(&position, depth), Ok(weight), "{light:?} {dark:?} {depth}");
        }
    }
}
