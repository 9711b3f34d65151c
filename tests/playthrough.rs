//! One whole game of each preset as a person would read it: what may be played, what is played, and from time to time
//! the board.
//!
//! `cargo xtask snap` writes them anew; read the difference before you commit it.

use chaupat::{
    Game, Playable, RulesText, Seat,
    render::{Marks, Size, View},
    with_game,
};
use chaupat_testkit::Walk;
use std::fmt::{Error, Write};

/// Turns from one board to the next.
const BOARDS: u32 = 25;

fn playthrough<P: Playable>(rules: &P::Rules) -> Result<String, Error> {
    let mut walk = Walk::<P>::new(rules, 1);
    let mut text = String::new();
    draw(walk.game().current(), &mut text)?;
    while let Some(ply) = walk.next_ply() {
        let position = walk.game().current().clone();
        let turns = walk.game().turns();
        let plies: Vec<String> = position.plies().into_iter().map(|ply| position.write_ply(ply)).collect();
        writeln!(text, "{} ? {}", turns + 1, plies.join(" "))?;
        writeln!(text, "  > {}", position.record_ply(ply).join(" "))?;
        walk.play(ply);
        if walk.game().turns() > turns && walk.game().turns().is_multiple_of(BOARDS) {
            draw(walk.game().current(), &mut text)?;
        }
    }
    draw(walk.game().current(), &mut text)?;
    for (seat, place) in walk.game().outcome().expect("the game is over").places.iter() {
        if let Some(place) = place {
            writeln!(text, "{} {place}", P::seat_name(seat))?;
        }
    }
    Ok(text)
}

fn draw<P: Playable>(position: &P, text: &mut String) -> Result<(), Error> {
    let view = View::of(Seat::ALL[0]).with_size(Size::Compact);
    let board = position.board(view, &Marks::none());
    writeln!(text, "\n{}\n{board}", position.write_position())
}

fn all_of<P: Playable>() {
    for &preset in P::Rules::presets() {
        let rules = P::read_rules(&format!("{}.{preset}", P::GAME)).unwrap();
        insta::assert_snapshot!(format!("{}.{preset}", P::GAME), playthrough::<P>(&rules).unwrap());
    }
}

/// Fails when a preset has no playthrough, because `INSTA_UPDATE=no` refuses a snapshot that is not there.
#[test]
fn every_preset_has_a_playthrough() {
    for game in Game::ALL {
        with_game!(game, P => all_of::<P>());
    }
}
