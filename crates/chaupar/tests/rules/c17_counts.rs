//! C17.16: lines of exactly so many plies from the start, plain and weighted by the throws.

use crate::study::*;
use chaupar::{Position, Preset};
use chaupat_core::perft;

fn start(preset: Preset) -> Position {
    initial(starting(preset))
}

fn counts(preset: Preset, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| perft::perft(&start(preset), depth)).collect()
}

fn weighted(preset: Preset) -> [u128; 2] {
    [3, 4].map(|depth| perft::weighted_perft(&start(preset), depth).unwrap())
}

#[test]
fn c17_16_cowrie() {
    assert_eq!(counts(Preset::Cowrie, 5), [8, 64, 407, 2341, 13778]);
    assert_eq!(weighted(Preset::Cowrie), [1_683_767, 162_259_309]);
}

#[test]
fn c17_16_charkoni() {
    assert_eq!(counts(Preset::Charkoni, 5), [7, 49, 307, 1795, 11095]);
    assert_eq!(weighted(Preset::Charkoni), [224_344, 11_829_016]);
}

#[test]
fn c17_16_pasa() {
    assert_eq!(counts(Preset::Pasa, 5), [20, 160, 992, 3776, 75520]);
    assert_eq!(weighted(Preset::Pasa), [3968, 15088]);
}

#[test]
fn c17_16_pachisi() {
    assert_eq!(counts(Preset::Pachisi, 5), [7, 14, 98, 205, 1435]);
    assert_eq!(weighted(Preset::Pachisi), [8192, 16448]);
}

#[test]
fn c17_16_counting_the_last_ply_and_playing_it_agree() {
    for preset in Preset::ALL {
        assert_eq!(perft::perft(&start(preset), 4), perft::perft_played(&start(preset), 4));
    }
}
