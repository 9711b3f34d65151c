//! The node counts of J12.9 and J12.10.

use chaturaji::parameters::{BoatMove, Control, DiceKind, End, Fraction, KingLost};
use chaturaji::{Parameters, Position, Preset, Rules};
use chaupat_core::Position as _;
use chaupat_core::perft::{perft, perft_played, weighted_perft};

fn start(preset: Preset, change: impl FnOnce(&mut Parameters)) -> Position {
    let mut parameters = preset.parameters();
    change(&mut parameters);
    Position::initial(&Rules::new(parameters).expect("they go together"))
}

fn assert_counts(position: &Position, counts: &[u64]) {
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(position, depth), count, "depth {depth}");
        assert_eq!(perft_played(position, depth), count, "depth {depth}, played");
    }
}

fn assert_weights(position: &Position, weights: &[u128]) {
    for (depth, &weight) in (1..).zip(weights) {
        assert_eq!(weighted_perft(position, depth), Ok(weight), "depth {depth}");
    }
}

#[test]
fn j12_9_leaping_boats_one_move_a_turn() {
    let rules = |parameters: &mut Parameters| {
        parameters.dice = DiceKind::None;
        parameters.king_lost = KingLost::PlayOn;
        parameters.end = End::LastArmy;
    };
    let position = start(Preset::Classic, rules);
    assert_eq!(position.rules().parameters().boat, BoatMove::Leap);
    assert_counts(&position, &[9, 81, 729, 6561, 72_090]);
}

#[test]
fn j12_9_ffa() {
    assert_counts(&start(Preset::Ffa, |_| ()), &[8, 64, 512, 4096, 43_392]);
}

#[test]
fn j12_10_classic_with_sticks() {
    let position = start(Preset::Classic, |_| ());
    assert_counts(&position, &[10, 55, 334, 2449, 14_556]);
    assert_weights(&position, &[16, 94, 717, 6311, 43_626]);
}

#[test]
fn j12_10_classic_with_cubes() {
    let position = start(Preset::Classic, |parameters| parameters.dice = DiceKind::Cubic);
    assert_counts(&position, &[10, 55, 334, 2449, 14_556]);
    assert_weights(&position, &[36, 329, 4188, 56_322]);
}

#[test]
fn j12_10_forbes() {
    assert_counts(&start(Preset::Forbes, |_| ()), &[4, 13, 49, 166, 607]);
}

#[test]
fn j12_10_diceless() {
    assert_counts(&start(Preset::Diceless, |_| ()), &[9, 81, 729, 6561, 72_090]);
}

#[test]
fn j12_10_nominate_and_catch() {
    let quarter = Fraction::new(1, 4).unwrap();
    let named = start(Preset::Classic, |parameters| parameters.control = Control::Nominate(quarter));
    assert_counts(&named, &[10, 100, 550, 3790]);
    let caught = start(Preset::Classic, |parameters| parameters.control = Control::Catch(1));
    assert_counts(&caught, &[10, 26, 119, 657]);
}
