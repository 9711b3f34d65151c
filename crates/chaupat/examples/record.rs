//! Reads game records, replays them, and says what happened: `cargo run --example record -- FILE`.

#![allow(clippy::print_stdout, clippy::format_push_string, reason = "an example, as short as it can be")]

use chaupat::{AnyRecord, Playable, Record, RuleSet, with_record};
use std::{env, error::Error, fs};

/// Two people have cast for the first turn, and one has given up.
const SAMPLE: &str = r#"[Game "chaupar"]
[Rules "chaupar(players=2)"]
[S "Asha"]
[N "Ravi"]

opening 25 3
1. S 4
2. N 10 2 10:0-4 2:4-6
S resigns
"#;

fn main() -> Result<(), Box<dyn Error>> {
    let text = env::args().nth(1).map_or(Ok(SAMPLE.to_owned()), fs::read_to_string)?;
    print!("{}", tell(&text)?);
    Ok(())
}

fn tell(text: &str) -> Result<String, Box<dyn Error>> {
    let records = AnyRecord::read(text)?;
    Ok(records.iter().map(|record| with_record!(record, record => summary(record))).collect())
}

fn summary<P: Playable>(record: &Record<P>) -> String {
    let game = record.game();
    let outcome = game.outcome();
    let mut text = format!("{}, {} plies in {} turns\n", P::GAME, game.steps().len(), game.turns());
    for seat in game.start().rules().seats().iter() {
        let name = record.player(seat).unwrap_or("?");
        let place = outcome.as_ref().and_then(|outcome| outcome.places[seat]);
        let place = place.map_or_else(|| "still playing".to_owned(), |place| format!("place {place}"));
        text += &format!("  {}: {name}, {place}\n", P::seat_name(seat));
    }
    text
}

/// C11.3: who gives up is last.
#[cfg(test)]
#[test]
fn it_tells_who_won() {
    let text = tell(SAMPLE).expect("a record");
    assert!(text.contains("  North: Ravi, place 1\n"), "{text}");
}
