//! `3`, `4-7` and what records add (U7.2).

use crate::{
    Action, Phase, Position,
    path::{HOME, is_rosette, is_shared},
};
use chaupat::{LegalityError, Location, Ply, Position as _, ReadError, notation::Scanner};

/// Behind a throw that nobody can use.
pub(super) const IDLE: &str = "--";

const TAKES: char = 'x';
const ROSETTE: char = '*';

pub(super) fn write(position: &Position, ply: Ply<Action, u8>) -> String {
    match ply {
        Ply::Throw(throw) => throw.to_string(),
        Ply::Act(Action { from }) => format!("{from}-{}", to(position, from)),
    }
}

pub(super) fn record(position: &Position, ply: Ply<Action, u8>) -> Vec<String> {
    let text = write(position, ply);
    match (ply, position.phase()) {
        (Ply::Throw(throw), Phase::Throw(seat)) if position.movable(seat, throw) == 0 => {
            vec![text, IDLE.to_owned()]
        }
        (Ply::Throw(_), _) => vec![text],
        (Ply::Act(Action { from }), _) => {
            let sign = sign(position, to(position, from));
            vec![text + &sign.map(String::from).unwrap_or_default()]
        }
    }
}

/// Where a man of the mover goes.
fn to(position: &Position, from: u8) -> u8 {
    match position.phase() {
        Phase::Move { throw, .. } => from.saturating_add(throw),
        Phase::Throw(_) | Phase::Over => from,
    }
}

/// What the move to a square brings.
fn sign(position: &Position, to: u8) -> Option<char> {
    let Phase::Move { seat, .. } = position.phase() else { return None };
    let takes = is_shared(to) && position.men(seat.opposite()).stands_on(to);
    let rosette = is_rosette(to).then_some(ROSETTE);
    if takes { Some(TAKES) } else { rosette }
}

pub(super) fn read(position: &Position, text: &str) -> Result<Ply<Action, u8>, ReadError> {
    let mut scanner = Scanner::new(text, "U7.2");
    let number = scanner.number(u8::MAX.into(), "a throw, such as 3, or a move, such as 4-7")? as u8;
    if !scanner.eat("-") {
        scanner.end("the end of the throw, or \"-\" and where the man goes")?;
        return legal(position, Ply::Throw(number));
    }
    let target =
        (scanner.at(), scanner.number(HOME.into(), "the square where the man goes, or 15 for home")?);
    let signed = (scanner.at(), scanner.next_if(|next| matches!(next, TAKES | ROSETTE)));
    scanner.end("the end of the move")?;
    let ply = legal(position, Ply::Act(Action { from: number }))?;
    check(position, number, target, signed)?;
    Ok(ply)
}

fn legal(position: &Position, ply: Ply<Action, u8>) -> Result<Ply<Action, u8>, ReadError> {
    match position.fault(ply) {
        Some(fault) => Err(ReadError::new(Location::START, LegalityError::of(fault))),
        None => Ok(ply),
    }
}

/// What is written of a legal move must be true.
fn check(
    position: &Position,
    from: u8,
    (target_at, target): (Location, u32),
    (sign_at, signed): (Location, Option<char>),
) -> Result<(), ReadError> {
    let to = to(position, from);
    if target != u32::from(to) {
        return Err(ReadError::illegal(target_at, format!("the throw takes this man to {to}"), "U3.1"));
    }
    let brings = sign(position, to);
    match signed {
        Some(TAKES) if brings != signed => {
            Err(ReadError::illegal(sign_at, format!("no man is taken on {to}"), "U3.3"))
        }
        Some(_) if brings != signed => {
            Err(ReadError::illegal(sign_at, format!("square {to} is no rosette"), "U1.3"))
        }
        _ => Ok(()),
    }
}
