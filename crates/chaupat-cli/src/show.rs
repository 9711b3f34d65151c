use crate::{args, error::CommandError, input};
use chaupat::{Playable, Seat, render::Marks, with_game};
use serde_json::json;
use std::io::Write;

/// `chaupat show`
pub(crate) fn run(args: &args::Show, look: args::Look, out: &mut impl Write) -> Result<(), CommandError> {
    let draw =
        |text: &str, out: &mut _| with_game!(input::game_of(text)?, P => show::<P>(text, args, look, out));
    if args.position != "-" {
        return draw(&args.position, out);
    }
    input::each_line(|line| {
        draw(line, out)?;
        Ok(writeln!(out)?)
    })
}

fn show<P: Playable>(
    text: &str,
    args: &args::Show,
    look: args::Look,
    out: &mut impl Write,
) -> Result<(), CommandError> {
    let position = position_or_start::<P>(text)?;
    if args.json {
        return Ok(writeln!(out, "{}", json!({ "position": position.write_position() }))?);
    }
    let facing = facing::<P>(&position, args.facing.as_deref())?;
    let view = look.view(facing).with_size(args.size.into());
    write!(out, "{}", look.board(&position.board(view, &Marks::none())))?;
    let names = position.seat_names();
    for line in position.legend(view, &names) {
        writeln!(out, "{}", look.line(&line))?;
    }
    for sentence in position.tell_phase(&names) {
        writeln!(out, "{sentence}")?;
    }
    Ok(writeln!(out, "{}", position.write_position())?)
}

/// A position, or the first one of a rule set.
pub(crate) fn position_or_start<P: Playable>(text: &str) -> Result<P, CommandError> {
    match P::read_rules(text) {
        Ok(rules) => Ok(P::initial(&rules)),
        Err(error) if error.is_illegal() => Err(CommandError::of(&error)),
        Err(_) => P::read_position(text).map_err(|error| CommandError::of(&error)),
    }
}

/// The side of the board that a letter names; the first seat in play without one.
pub(crate) fn facing<P: Playable>(position: &P, letter: Option<&str>) -> Result<Seat, CommandError> {
    let Some(letter) = letter else {
        return Ok(first_seat(position));
    };
    let known = || position.sides().iter().map(|seat| (P::seat_letter(seat).to_string(), seat));
    known().find(|(known, _)| known == letter).map(|(_, seat)| seat).ok_or_else(|| {
        let known: Vec<String> = known().map(|(letter, _)| letter).collect();
        CommandError::unreadable(format!("expected a seat, one of {}, found {letter:?}", known.join(" ")))
    })
}

/// The first seat in play.
pub(crate) fn first_seat<P: Playable>(position: &P) -> Seat {
    use chaupat::RuleSet;
    position.rules().seats().iter().next().expect("somebody plays")
}
