use super::colour_of;
use crate::{Line, Role, Shape, Size, View, padded, widest, words};
use chaturaji::{Dice, Due, Setup, Status, army};
use chaupat_core::{BySeat, Seat};

/// The panel beside the board: a line for each army and the dice.
pub fn legend(setup: &Setup, view: View, names: &BySeat<String>) -> Vec<Line> {
    let longest = widest(names.iter().map(|(_, name)| name.as_str()));
    let mut lines: Vec<Line> =
        Seat::ALL.into_iter().map(|army| army_line(setup, view, names, army, longest)).collect();
    if !setup.dice.is_empty() {
        lines.push(dice(setup.dice));
    }
    if setup.quiet > 0 {
        lines.push(Line::dim(words::chaturaji::quiet(setup)));
    }
    if view.size > Size::Compact {
        lines.push(Line::dim(words::chaturaji::EDGES));
    }
    lines
}

fn army_line(setup: &Setup, view: View, names: &BySeat<String>, army: Seat, longest: usize) -> Line {
    let turn = if due(setup) == Some(army) { view.glyphs.of(Shape::Turn) } else { ' ' };
    let name = padded(&names[army], longest).to_string();
    let unit = if setup.rules.has_teams() { "stake" } else { "point" };
    let mut line = Line::new()
        .with_bold(format!("{turn} "), Role::Text)
        .with(format!("{} ", army::letter(army)), Role::Man(colour_of(army)))
        .with_bold(name, Role::Text)
        .with(format!("  {}", words::counted(setup.scores[army], unit)), Role::Text);
    if !setup.taken[army].is_empty() {
        line = setup.taken[army].iter().fold(line.with("  took", Role::Text), |line, king| {
            line.with(format!(" {}K", army::letter(king)), Role::Resting(colour_of(king)))
        });
    }
    if setup.command[army] != army {
        line = line.with(format!("  played by {}", names[setup.command[army]]), Role::Text);
    }
    line.with(status(setup.status[army]), Role::Alert)
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::In => "",
        Status::Out => "  frozen",
        Status::Dead => "  dead",
        Status::Resigned => "  resigned",
        Status::Flagged => "  out of time",
    }
}

/// The army that is to throw or to act, as the panel marks it.
fn due(setup: &Setup) -> Option<Seat> {
    match setup.due {
        Due::First(contest) => contest.armies.iter().nth(contest.cast().len()),
        Due::Over(_) => None,
        _ => setup.turn,
    }
}

/// Dice with what each of them moves: `[2 boat] [5 pawn, king]`.
pub fn dice(dice: Dice) -> Line {
    dice.iter().fold(Line::new(), |line, class| {
        line.with_bold(format!("[{class} {}]", words::chaturaji::class(class)), Role::Text)
            .with(" ", Role::Text)
    })
}
