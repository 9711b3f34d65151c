use crate::{args, error::CommandError, input};
use chaupat::{Playable, Ply, with_game};
use serde_json::json;
use std::io::Write;

/// `chaupat moves`
pub(crate) fn run(moves: &args::Moves, out: &mut impl Write) -> Result<(), CommandError> {
    if moves.position != "-" {
        return block(&moves.position, moves.json, out);
    }
    input::each_line(|line| {
        block(line, moves.json, out)?;
        writeln!(out)?;
        Ok(out.flush()?)
    })
}

fn block(text: &str, json: bool, out: &mut impl Write) -> Result<(), CommandError> {
    with_game!(input::game_of(text)?, P => list::<P>(text, json, out))
}

fn list<P: Playable>(text: &str, json: bool, out: &mut impl Write) -> Result<(), CommandError> {
    let position = P::read_position(text).map_err(|error| CommandError::of(&error))?;
    let throws = position.throws();
    for ply in position.plies() {
        let weight = match ply {
            Ply::Throw(throw) => throws.weight(throw),
            Ply::Act(_) => None,
        };
        let name = position.write_ply(ply);
        let mut next = position.clone();
        next.play_unchecked(ply);
        let next = next.write_position();
        match weight {
            _ if json => writeln!(out, "{}", json!({ "ply": name, "weight": weight, "position": next }))?,
            Some(weight) => writeln!(out, "{name}\t{weight}\t{next}")?,
            None => writeln!(out, "{name}\t{next}")?,
        }
    }
    Ok(())
}
