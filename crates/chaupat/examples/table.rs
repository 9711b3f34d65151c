//! A table without a terminal, as a server or a bot would hold one: a person in the south plays what the table lists
//! first, three bots play, and every ply is told in words. `cargo run --example table`.

#![allow(clippy::print_stdout, clippy::format_push_string, reason = "an example, as short as it can be")]

use chaupat::{
    Bot, BySeat, Controller, Due, Match, Notation, Ply, Position, Render, Seat, Table, Throws, chaupar,
};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    print!("{}", play(40)?);
    Ok(())
}

fn play(plies: usize) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    let rules = chaupar::Position::read_rules("chaupar(opening=seat(0))")?;
    let mut controllers = BySeat::from_fn(|_| Controller::Bot(Bot::Greedy));
    controllers[Seat::ALL[0]] = Controller::Person("Asha".to_owned());
    let names = BySeat::from_fn(|seat| controllers[seat].called(chaupar::Position::seat_name(seat)));
    let mut table: Table<chaupar::Position> =
        Table::new(Match::new(&rules), controllers, Throws::Seed(42), 0);
    for _ in 0..plies {
        let played = match table.due() {
            Due::Cast(_) => table.cast()?,
            Due::Bot(..) => table.bot()?,
            Due::Person(_) => {
                let ply = table.position().plies()[0];
                let text = table.position().write_ply(ply);
                table.play_text(&text)?
            }
            Due::TypedCast(_) | Due::Over => break,
        };
        let told = match played.ply {
            Ply::Throw(throw) => played.before.tell_throw(throw),
            Ply::Act(action) => played.before.tell_action(action, &names),
        };
        let who = played.before.node().seat().map_or("nobody", |seat| names[seat].as_str());
        text += &format!("{who}: {told}\n");
    }
    // Whatever is refused names its rule.
    let refused = table.play_text("no ply").expect_err("it is none");
    text += &format!("refused: {refused}\n");
    text += &table.position().write_position();
    Ok(text + "\n")
}

#[cfg(test)]
#[test]
fn everybody_plays() {
    let text = play(40).expect("a table that goes on");
    assert!(
        ["Asha: ", "East: ", "North: ", "West: ", "refused: "].iter().all(|who| text.contains(who)),
        "{text}"
    );
}
