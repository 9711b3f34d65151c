use crate::{args, error::CommandError, input};
use chaupat::{
    Playable,
    odds::{self, Chance, TurnOdds},
    render::padded,
    with_game,
};
use serde_json::{Map, Value, json};
use std::io::Write;

/// `chaupat odds`
pub(crate) fn run(args: &args::Odds, out: &mut impl Write) -> Result<(), CommandError> {
    with_game!(input::game_of(&args.subject)?, P => work_out::<P>(args, out))
}

fn work_out<P: Playable>(args: &args::Odds, out: &mut impl Write) -> Result<(), CommandError> {
    let position = match P::read_rules(&args.subject) {
        Ok(rules) => P::first_turn(&rules),
        Err(error) if error.is_illegal() => return Err(CommandError::of(&error)),
        Err(_) => P::read_position(&args.subject).map_err(|error| CommandError::of(&error))?,
    };
    let turn = odds::turn(&position);
    if args.json {
        writeln!(out, "{}", json::<P>(&position, &turn))?;
        return Ok(());
    }
    print(&position, &turn, out)
}

fn print<P: Playable>(position: &P, turn: &TurnOdds, out: &mut impl Write) -> Result<(), CommandError> {
    writeln!(out, "{}", position.write_position())?;
    let throws = position.throws();
    if !throws.is_empty() {
        writeln!(out, "\nThe next throw, out of {}:", throws.total())?;
    }
    for &(throw, weight) in throws.as_slice() {
        let text = position.write_ply(chaupat::Ply::Throw(throw));
        let percent = 100.0 * weight as f64 / throws.total() as f64;
        writeln!(out, "  {}{weight:>12}{percent:>9.3} %", padded(&text, 8))?;
    }
    if turn.throws.len() > 1 {
        writeln!(out, "\nThrows in this turn:")?;
        for (count, chance) in &turn.throws {
            line(&count.to_string(), chance, out)?;
        }
    }
    writeln!(out, "\nWhat this turn can bring, if it is aimed at:")?;
    for (event, chance) in &turn.events {
        line(event, chance, out)?;
    }
    line("nothing to choose", &turn.idle, out)?;
    if turn.rest != Chance::default() {
        writeln!(out, "\nNot followed to the end, so that much may have to be added to any of these:")?;
        writeln!(out, "  {:<20}{:>9.1e}", "the rest", odds::to_f64(&turn.rest))?;
    }
    Ok(())
}

/// The longest fraction that is shown: that of a turn with four throws of seven biased shells.
const LONGEST: usize = 120;

fn line(name: &str, chance: &Chance, out: &mut impl Write) -> Result<(), CommandError> {
    let percent = 100.0 * odds::to_f64(chance);
    let exact = Some(chance.to_string()).filter(|exact| exact.len() <= LONGEST);
    let exact = exact.map_or_else(String::new, |exact| format!("  {exact}"));
    Ok(writeln!(out, "  {}{percent:>9.3} %{exact}", padded(name, 20))?)
}

fn json<P: Playable>(position: &P, turn: &TurnOdds) -> Value {
    let throws = position.throws();
    let weights: Map<String, Value> = throws
        .as_slice()
        .iter()
        .map(|&(throw, weight)| (position.write_ply(chaupat::Ply::Throw(throw)), weight.into()))
        .collect();
    let named = |(name, chance): (String, &Chance)| (name, chance_json(chance));
    let counts: Map<String, Value> =
        turn.throws.iter().map(|(n, chance)| named((n.to_string(), chance))).collect();
    let events: Map<String, Value> =
        turn.events.iter().map(|(n, chance)| named(((*n).to_owned(), chance))).collect();
    json!({
        "position": position.write_position(),
        "total": throws.total(),
        "weights": weights,
        "throws": counts,
        "events": events,
        "idle": chance_json(&turn.idle),
        "rest": chance_json(&turn.rest),
    })
}

fn chance_json(chance: &Chance) -> Value {
    json!({ "exact": chance.to_string(), "chance": odds::to_f64(chance) })
}
