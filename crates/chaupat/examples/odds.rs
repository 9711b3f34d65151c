//! Exact chances: what this turn can bring, and how likely each throw is. `cargo run --example odds`.

#![allow(clippy::print_stdout, clippy::format_push_string, reason = "an example, as short as it can be")]

use chaupat::{Notation, Ply, Position, ReadError, chaupar, odds};

fn main() -> Result<(), ReadError> {
    // South, who may not pass the door without his toḍ, has men 3 and 9 squares behind a lone man of North.
    print!("{}", odds_of("chaupar(players=2) ; S 35 41 60 70 ; N 0 0 0 10 ; S throws")?);
    Ok(())
}

fn odds_of(text: &str) -> Result<String, ReadError> {
    let position = chaupar::Position::read_position(text)?;
    let (throws, mut text) = (position.throws(), String::new());
    for &(throw, weight) in throws.as_slice() {
        text += &format!("{:>3}: {weight} of {}\n", position.write_ply(Ply::Throw(throw)), throws.total());
    }
    for (event, chance) in &odds::turn(&position).events {
        text += &format!("{event}: {chance} = {:.2} %\n", 100.0 * odds::to_f64(chance));
    }
    Ok(text)
}

/// C2.1, C4.3: burnt are three extra throws in a row.
#[cfg(test)]
#[test]
fn it_knows_how_often_a_turn_burns() {
    let text = odds_of("chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0 ; S throws").expect("a position");
    assert!(text.contains("burnt turns: 42875/2097152 = 2.04 %\n"), "{text}");
}
