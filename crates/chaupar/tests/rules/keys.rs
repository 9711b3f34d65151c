//! Keys: equal positions have equal ones, different ones hardly ever, and a small difference changes half of the bits.

use crate::random_games::Chance;
use crate::study::*;
use chaupar::parameters::Opening;
use chaupar::{Phase, Position, Preset, Rules};
use chaupat_core::{Position as _, SeatSet};
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

/// Looks at so many positions of random games by these rules.
fn wander(rules: &Rules, positions: usize, mut look: impl FnMut(&Position)) {
    let (mut chance, mut seen) = (Chance::new(5), 0);
    while seen < positions {
        chance.game(rules, 100_000, |position, _| {
            seen += 1;
            look(position);
        });
    }
}

/// Another hash of a position, which shares nothing with the key: `SipHash` of all its fields.
fn other(position: &Position) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(position)
}

#[test]
fn different_positions_of_random_games_have_different_keys() {
    let mut different = 0;
    let presets = Preset::ALL.map(Preset::parameters);
    for parameters in presets.into_iter().chain([ludo(), Parameters { men: 8, ..cowrie() }]) {
        let (mut keys, mut others) = (HashMap::new(), HashMap::new());
        wander(&rules(parameters), 120_000, |position| {
            let (key, other) = (position.key(), other(position));
            assert_eq!(*keys.entry(key).or_insert(other), other, "two positions, one key: {position:?}");
            assert_eq!(*others.entry(other).or_insert(key), key, "one position, two keys: {position:?}");
        });
        different += keys.len();
    }
    assert!(different > 500_000, "{different} positions");
}

/// Keys of positions that a setup tells apart in one thing only.
#[test]
fn every_field_has_its_part_in_the_key() {
    let board = || study(charkoni()).men(SOUTH, &[0, 10, 20, 84]).men(EAST, &[0, 0, 9, 9]);
    let throwing = |casts: &[u8]| {
        board().phase(Phase::Throws { seat: SOUTH, casts: casts.to_vec(), entered: false }).build()
    };
    let moving = |pool: &[_]| board().moves(SOUTH, pool);
    let again = |again, entered| {
        let capturing = Parameters { capture_throws_again: true, ..charkoni() };
        let men = study(capturing).men(SOUTH, &[10, 20, 20, 84]);
        men.phase(Phase::Moves { seat: SOUTH, pool: vec![T(2)], again, entered }).build()
    };
    let opening = |seats: SeatSet, casts: &[u8]| {
        let casts = casts.iter().map(|&value| chaupar::Throw::Value(value)).collect();
        let rules = Parameters { opening: Opening::Cast, ..charkoni() };
        study(rules).phase(Phase::Opening { contenders: seats, casts }).build()
    };
    let pair = SeatSet::of(SOUTH).with(NORTH);
    let positions = [
        board().throws(SOUTH),
        board().throws(EAST),
        board().tod(SOUTH).throws(SOUTH),
        board().tod(EAST).throws(SOUTH),
        board().men(WEST, &[0, 0, 0, 10]).throws(SOUTH),
        board().done(WEST, 1, 0).throws(SOUTH),
        board().done(WEST, 1, 3).throws(SOUTH),
        throwing(&[6]),
        throwing(&[6, 6]),
        throwing(&[10]),
        moving(&[T(2)]),
        moving(&[T(2), T(6)]),
        moving(&[T(2), T(6), T(6)]),
        moving(&[T(3)]),
        again(false, false),
        again(true, false),
        again(false, true),
        opening(SeatSet::ALL, &[]),
        opening(SeatSet::ALL, &[2]),
        opening(SeatSet::ALL, &[2, 2]),
        opening(SeatSet::ALL, &[2, 3]),
        opening(SeatSet::ALL, &[3, 2]),
        opening(pair, &[]),
        opening(pair, &[2]),
    ];
    let keys: HashMap<u64, Position> = positions.iter().map(|position| (position.key(), *position)).collect();
    assert_eq!(keys.len(), positions.len());
}

/// Whoever keeps positions of several rule sets in one table adds the rules himself.
#[test]
fn the_rules_have_no_part_in_the_key() {
    let short = Parameters { turn_limit: 10, ..cowrie() };
    let biased = Parameters { may_pass: true, ..cowrie() };
    let key = |parameters| initial(parameters).key();
    assert_eq!((key(short), key(biased)), (key(cowrie()), key(cowrie())));
    assert_ne!(initial(short), initial(cowrie()));
}

/// The strict avalanche criterion (Webster and Tavares, 1985) for what a ply changes: each bit of the key changes in
/// half of the plies.
#[test]
fn a_ply_changes_half_of_the_key() {
    let (mut plies, mut flips) = (0_u32, [0_u32; 64]);
    wander(&Preset::Cowrie.rules(), 4000, |position| {
        for ply in position.plies() {
            let mut next = *position;
            next.play_unchecked(ply);
            let changed = position.key() ^ next.key();
            plies += 1;
            flips.iter_mut().enumerate().for_each(|(bit, count)| *count += (changed >> bit & 1) as u32);
            assert_ne!(changed, 0, "{ply:?} in {position:?}");
        }
    });
    for (bit, &count) in flips.iter().enumerate() {
        let share = f64::from(count) / f64::from(plies);
        assert!((0.47..0.53).contains(&share), "bit {bit} changes in {share} of {plies} plies");
    }
}
