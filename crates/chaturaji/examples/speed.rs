//! Nodes and moves per second on one core: `cargo run --release -p chaturaji --example speed`.
#![allow(
    clippy::print_stdout,
    clippy::cast_precision_loss,
    clippy::disallowed_types,
    clippy::disallowed_methods
)]

use chaturaji::{Action, Position, Preset, Rules, parameters::DiceKind};
use chaupat_core::perft::{perft, perft_played};
use chaupat_core::{Node, Ply, Position as _};
use std::{fs, time::Instant};

fn main() {
    println!(
        "Position: {} bytes, Action: {}, Rules: {}",
        size_of::<Position>(),
        size_of::<Action>(),
        size_of::<Rules>()
    );
    let none = Rules::new(Preset::Classic, {
        let mut parameters = Preset::Classic.parameters();
        parameters.dice = DiceKind::None;
        parameters
    });
    let presets = Preset::ALL.map(|preset| (preset.name(), preset.rules()));
    let rules = [("dice=none", none.expect("diceless classic holds together"))].into_iter().chain(presets);
    let only = std::env::args().nth(1);
    for (name, rules) in rules {
        if only.as_ref().is_some_and(|only| only != name) {
            continue;
        }
        let start = Position::initial(&rules);
        let depth = if name == "classic" || name == "biruni" {
            7
        } else if name == "forbes" {
            11
        } else {
            7
        };
        rate(&format!("{name} perft {depth}, last ply counted"), || perft(&start, depth));
        rate(&format!("{name} perft {}, every ply made", depth - 1), || perft_played(&start, depth - 1));
        rate(&format!("{name} random games, plies"), || random_games(&start, 3000));
    }
}

/// The best of three runs, each as long as it takes to measure it well.
fn rate(name: &str, mut run: impl FnMut() -> u64) {
    let wall = Instant::now();
    let clock = || processor_seconds().unwrap_or_else(|| wall.elapsed().as_secs_f64());
    let once = || {
        let (begun, mut count) = (clock(), 0);
        while clock() - begun < 0.3 {
            count += run();
        }
        count as f64 / (clock() - begun) / 1e6
    };
    let rate = std::iter::repeat_with(once).take(3).fold(0.0, f64::max);
    println!("{name:45} {rate:9.1} M/s");
}

/// How long this program has been running on a processor, where Linux tells: others may be busy on the machine.
fn processor_seconds() -> Option<f64> {
    let text = fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(text.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}

fn random_games(start: &Position, games: u64) -> u64 {
    let mut state = 0x9E37_79B9_7F4A_7C15_u64;
    let mut draw = |below: u64| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        ((u128::from(state) * u128::from(below)) >> 64) as u64
    };
    let (mut plies, mut actions) = (0, Vec::new());
    for _ in 0..games {
        let mut position = start.clone();
        loop {
            let ply = match position.node() {
                Node::Over => break,
                Node::Throw(_) => {
                    let throws = position.throws();
                    Ply::Throw(throws.pick(draw(throws.total())))
                }
                Node::Act(_) => {
                    Ply::Act(position.pick_action(&mut actions, |count| draw(count as u64) as usize))
                }
            };
            position.play_unchecked(ply);
            plies += 1;
        }
    }
    plies
}
