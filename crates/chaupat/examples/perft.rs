//! Counts the lines of play of any rule set: `cargo run --release --example perft -- chaturaji.ffa 4`.

#![allow(clippy::print_stdout, clippy::format_push_string, reason = "an example, as short as it can be")]

use chaupat::{Game, Playable, perft, with_game};
use std::{env, error::Error};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let rules = words.next().unwrap_or_else(|| "chaturaji.ffa".to_owned());
    let depth = words.next().map_or(Ok(3), |depth| depth.parse())?;
    print!("{}", with_game!(Game::of(&rules)?, P => count::<P>(&rules, depth))?);
    Ok(())
}

/// Written once for every game: the type of the position says which.
fn count<P: Playable>(rules: &str, depth: u32) -> Result<String, Box<dyn Error>> {
    let start = P::initial(&P::read_rules(rules)?);
    let mut text = String::new();
    for depth in 1..=depth {
        text += &format!("{depth} plies: {} lines\n", perft::perft(&start, depth));
    }
    for (ply, lines) in perft::divide(&start, depth) {
        text += &format!("  {} {lines}\n", start.write_ply(ply));
    }
    Ok(text)
}

/// J12.9.
#[cfg(test)]
#[test]
fn it_counts_64_lines_of_two_plies() {
    let text = with_game!(Game::Chaturaji, P => count::<P>("chaturaji.ffa", 2)).expect("a rule set");
    assert!(text.starts_with("1 plies: 8 lines\n2 plies: 64 lines\n"), "{text}");
}
