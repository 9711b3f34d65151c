use super::{
    colour_of,
    crowd::{counted, crowds},
    draw::due,
    layout::Layout,
    man_glyph, seat_letter,
};
use crate::{Glyphs, Line, Role, Shape, View, padded, widest, words};
use chaupar::{Man, Phase, SeatSetup, Setup};
use chaupat_core::{BySeat, RuleSet, Seat};

/// The panel beside the board: a line for each seat, the squares that the board cannot show in full, and the throws.
pub fn legend(setup: &Setup, view: View, names: &BySeat<String>) -> Vec<Line> {
    let seats = setup.rules.seats().iter();
    let longest = widest(seats.clone().map(|seat| names[seat].as_str()));
    let mut lines: Vec<Line> = seats.map(|seat| seat_line(setup, view, names, seat, longest)).collect();
    lines.extend(shared(setup, view));
    lines.extend(thrown(&setup.phase));
    lines
}

/// What has been thrown, or is left to use: `[3] [10] [+1]`.
fn thrown(phase: &Phase) -> Option<Line> {
    let things: Vec<String> = match phase {
        Phase::Opening { casts, .. } => casts.iter().map(|cast| cast.sum().to_string()).collect(),
        Phase::Throws { casts, .. } => casts.iter().map(u8::to_string).collect(),
        Phase::Moves { pool, .. } => pool.iter().map(|&element| words::chaupar::token(element)).collect(),
        Phase::Over(_) => Vec::new(),
    };
    let line =
        things.iter().fold(Line::new(), |line, thing| line.with_bold(format!("[{thing}] "), Role::Text));
    (!things.is_empty()).then_some(line)
}

fn seat_line(setup: &Setup, view: View, names: &BySeat<String>, seat: Seat, longest: usize) -> Line {
    let turn = if due(&setup.phase) == Some(seat) { view.glyphs.of(Shape::Turn) } else { ' ' };
    let (hand, home) = (counted(setup, Man::HAND)[seat], counted(setup, Man::HOME)[seat]);
    let name = padded(&names[seat], longest).to_string();
    Line::new()
        .with_bold(format!("{turn} "), Role::Text)
        .with(sign(seat, view.glyphs), Role::Man(colour_of(seat)))
        .with_bold(name, Role::Text)
        .with(format!("  hand {hand}  home {home}"), Role::Text)
        .with(view.glyphs.text(&state(setup, &setup.seats[seat])), Role::Text)
}

/// The shape and the letter of a seat.
fn sign(seat: Seat, glyphs: Glyphs) -> String {
    match glyphs {
        Glyphs::Unicode => format!("{} {} ", man_glyph(seat, false, glyphs), seat_letter(seat)),
        Glyphs::Ascii => format!("{} ", seat_letter(seat)),
    }
}

/// Toḍ, place and turns to miss.
fn state(setup: &Setup, seat: &SeatSetup) -> String {
    let tod = match (setup.rules.has_door(), seat.tod) {
        (false, _) => "",
        (true, true) => "  toḍ",
        (true, false) => "  no toḍ",
    };
    let done = seat.done.map(|place| format!("  home {}", words::ordinal(place.get()))).unwrap_or_default();
    let miss = if seat.miss > 0 { format!("  misses {}", seat.miss) } else { String::new() };
    format!("{tod}{done}{miss}")
}

/// The squares whose men do not all fit on the board, written out.
fn shared(setup: &Setup, view: View) -> Vec<Line> {
    let room = usize::from(Layout::of(view.size).inner);
    let hidden = crowds(setup)
        .into_iter()
        .filter(|(spot, crowd)| spot.is_square() && !crowd.cells(room, view.glyphs).1);
    hidden.map(|(spot, crowd)| Line::dim(format!("  {spot}:")).joined(crowd.line(view.glyphs))).collect()
}
