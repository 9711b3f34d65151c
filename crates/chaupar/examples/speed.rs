//! How fast the rules play: random games and counted lines of every preset, on one core.
//!
//! `cargo run --release -p chaupar --example speed`

#![allow(clippy::print_stdout, clippy::cast_precision_loss)]
#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures time; the rules do not")]

use chaupar::{Action, Opening, Position, Preset, Rules};
use chaupat_core::{Node, Ply, Position as _, Seat, perft};
use std::time::{Duration, Instant};

/// A cheap source of numbers: SplitMix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((u128::from(mixed ^ mixed >> 31) * u128::from(bound)) >> 64) as u64
    }
}

/// Plays a game to its end, or to the limit of turns, and returns the number of plies and turns.
fn game(rules: &Rules, chance: &mut Chance, actions: &mut Vec<Action>) -> (u64, u32) {
    let mut position = Position::initial(rules);
    let (mut plies, mut turns) = (0, 0);
    loop {
        let ply = match position.node() {
            Node::Over => return (plies, turns),
            Node::Throw(_) => {
                let throws = position.throws();
                Ply::Throw(throws.pick(chance.below(throws.total())))
            }
            Node::Act(_) => {
                position.actions(actions);
                Ply::Act(actions[chance.below(actions.len() as u64) as usize])
            }
        };
        position.play_noting(ply, &mut |effect| {
            turns += u32::from(chaupat_core::Effect::turn_ended(&effect).is_some());
        });
        plies += 1;
        if turns >= rules.turn_limit {
            return (plies, turns);
        }
    }
}

fn play_games(name: &str, rules: &Rules) {
    let (mut chance, mut actions) = (Chance(1), Vec::with_capacity(64));
    let (mut games, mut plies, mut turns, mut stopped) = (0_u64, 0_u64, 0_u64, 0_u64);
    let start = Instant::now();
    while start.elapsed() < Duration::from_secs(2) {
        let (more, length) = game(rules, &mut chance, &mut actions);
        (games, plies, turns) = (games + 1, plies + more, turns + u64::from(length));
        stopped += u64::from(length >= rules.turn_limit);
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name:20} {:6.2} million plies/s {:8.0} games/s {:6.0} turns a game, {stopped} of {games} at the limit",
        plies as f64 / seconds / 1e6,
        games as f64 / seconds,
        turns as f64 / games as f64,
    );
}

fn count_lines(name: &str, rules: &Rules, depth: u32) {
    let position = Position::initial(&Rules { opening: Opening::Seat(Seat::ALL[0]), ..*rules });
    let start = Instant::now();
    let nodes = perft::perft(&position, depth);
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{name:20} perft {depth}: {nodes} in {seconds:.2} s, {:.1} million/s",
        nodes as f64 / seconds / 1e6
    );
}

fn main() {
    println!("a position: {} bytes, an action: {}", size_of::<Position>(), size_of::<Action>());
    for preset in Preset::ALL {
        play_games(preset.name(), &preset.rules());
    }
    for (preset, depth) in Preset::ALL.into_iter().zip([9, 9, 7, 11]) {
        count_lines(preset.name(), &preset.rules(), depth);
    }
}
