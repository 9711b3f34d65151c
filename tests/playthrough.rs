//! One whole game of each preset as a person would read it: what may be played, what is played, and from time to time
//! the board.
//!
//! `cargo xtask snap` writes them anew; read the difference before you commit it.

use crate::rulesets;
use chaupat::{
    Game, Playable, PlyOf, RulesText, Seat,
    render::{Marks, Size, View},
    with_game,
};
use chaupat_testkit::Walk;
use std::fmt::{Error, Write};

/// Turns from one board to the next.
const BOARDS: u32 = 25;

/// A long game is shown up to this ply, and from so many plies before its end.
const FIRST: usize = 250;
const LAST: usize = 50;

fn playthrough<P: Playable>(rules: &P::Rules) -> Result<String, Error> {
    let mut walk = Walk::<P>::new(rules, 1);
    let mut text = String::new();
    draw(walk.game().current(), &mut text)?;
    let mut steps = Vec::new();
    while let Some(ply) = walk.next_ply() {
        let before = walk.game().current().clone();
        steps.push((before, told(&mut walk, ply)?));
    }
    write_steps(&steps, &mut text)?;
    draw(walk.game().current(), &mut text)?;
    for (seat, place) in walk.game().outcome().expect("the game is over").places.iter() {
        if let Some(place) = place {
            writeln!(text, "{} {place}", P::seat_name(seat))?;
        }
    }
    Ok(text)
}

/// Plays a ply and tells it: the turn, what may be played, what is played, and the board if it is time for one.
fn told<P: Playable>(walk: &mut Walk<P>, ply: PlyOf<P>) -> Result<String, Error> {
    let mut text = String::new();
    let (position, before) = (walk.game().current().clone(), walk.game().turns());
    let plies: Vec<String> = position.plies().into_iter().map(|ply| position.write_ply(ply)).collect();
    writeln!(text, "{} ? {}", before + 1, plies.join(" "))?;
    writeln!(text, "  > {}", position.record_ply(ply).join(" "))?;
    walk.play(ply);
    let (game, now) = (walk.game(), walk.game().turns());
    if now > before && now.is_multiple_of(BOARDS) && game.outcome().is_none() {
        draw(game.current(), &mut text)?;
    }
    Ok(text)
}

/// All plies of a short game; of a long one the first, how many are left out, and the last with the board before them.
fn write_steps<P: Playable>(steps: &[(P, String)], text: &mut String) -> Result<(), Error> {
    let all = |steps: &[(P, String)]| steps.iter().map(|(_, told)| told.as_str()).collect::<String>();
    if steps.len() <= FIRST + LAST {
        return text.write_str(&all(steps));
    }
    let (first, rest) = steps.split_at(FIRST);
    let (left_out, last) = rest.split_at(rest.len() - LAST);
    writeln!(text, "{}\n… plies left out: {} …", all(first), left_out.len())?;
    draw(&last[0].0, text)?;
    text.write_str(&all(last))
}

fn draw<P: Playable>(position: &P, text: &mut String) -> Result<(), Error> {
    let view = View::of(Seat::ALL[0]).with_size(Size::Compact);
    let board = position.board(view, &Marks::none());
    writeln!(text, "\n{}\n{board}", position.write_position())
}

fn all_of<P: Playable>() {
    for (row, rules) in P::Rules::presets().iter().zip(rulesets::presets::<P>()) {
        let name = row.name;
        insta::assert_snapshot!(format!("{}.{name}", P::GAME), playthrough::<P>(&rules).unwrap());
    }
}

/// Fails when a preset has no playthrough, because `INSTA_UPDATE=no` refuses a snapshot that is not there.
#[test]
fn every_preset_has_a_playthrough() {
    for game in Game::ALL {
        with_game!(game, P => all_of::<P>());
    }
}
