//! Every sentence that people read beside the board. `names` are the players' names by seat.

use crate::{
    Effect, Phase, Position, Rules,
    path::{HAND, HOME, is_rosette},
};
use chaupat::{BySeat, Seat};

type Names = BySeat<String>;

/// The name of a side.
pub(crate) fn seat_name(seat: Seat) -> &'static str {
    if seat == Rules::LIGHT { "Light" } else { "Dark" }
}

/// What is due.
pub(crate) fn phase(position: &Position, names: &Names) -> String {
    match position.phase() {
        Phase::Throw(seat) => format!("{} throws.", names[seat]),
        Phase::Move { seat, throw } => format!("{} moves a man by {throw}.", names[seat]),
        Phase::Over => {
            let light = position.men(Rules::LIGHT).progress() > position.men(Rules::DARK).progress();
            let winner = if light { Rules::LIGHT } else { Rules::DARK };
            format!("The game is over: {} has all men home.", names[winner])
        }
    }
}

/// What a throw may do.
pub(crate) fn throw_may(throw: u8) -> String {
    format!("moves a man by {throw}, or brings one in to {throw}{}", rosette(throw))
}

/// A move, given its effects: `bring a man in to 4, a rosette`.
pub(crate) fn action(effects: &[Effect], names: &Names) -> String {
    let parts = effects.iter().filter_map(|effect| match *effect {
        Effect::Moved { from: HAND, to, .. } => Some(format!("bring a man in to {to}{}", rosette(to))),
        Effect::Moved { from, to: HOME, .. } => Some(format!("take the man on {from} home")),
        Effect::Moved { from, to, .. } => Some(format!("move the man on {from} to {to}{}", rosette(to))),
        Effect::Taken { seat, .. } => Some(format!(", and {}'s man is taken", names[seat])),
        _ => None,
    });
    parts.collect()
}

/// What a ply brought about.
pub(crate) fn effect(effect: Effect, names: &Names) -> String {
    match effect {
        Effect::Moved { seat, from: HAND, to } => {
            format!("{}'s man comes in to {to}{}.", names[seat], rosette(to))
        }
        Effect::Moved { seat, from, to: HOME } => format!("{}'s man goes home from {from}.", names[seat]),
        Effect::Moved { seat, from, to } => {
            format!("{}'s man goes from {from} to {to}{}.", names[seat], rosette(to))
        }
        Effect::Taken { seat, .. } => format!("{}'s man is taken and goes back to hand.", names[seat]),
        Effect::ThrowsAgain(seat) => format!("{} throws again.", names[seat]),
        Effect::Idle { seat, throw: 0 } => format!("{} has thrown 0 and moves nobody.", names[seat]),
        Effect::Idle { seat, throw } => format!("No man of {} can move by {throw}.", names[seat]),
        Effect::TurnEnded(seat) => format!("{}'s turn ends.", names[seat]),
    }
}

fn rosette(square: u8) -> &'static str {
    if is_rosette(square) { ", a rosette" } else { "" }
}
