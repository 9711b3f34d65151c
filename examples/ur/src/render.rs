//! What is asked of a game that can be shown to people.

use crate::{Action, Effect, Phase, Position, Rules, Spot, board, path::HAND, path::MOST, words};
use chaupat::{
    BySeat, Notation as _, Render, Seat,
    render::{
        Area, Canvas, Die, FromTo, Glyphs, Line, Marks, Padded, Role, Shape, Size, ThrowUse, View, padded,
        widest,
    },
};

impl Render for Position {
    type Spot = Spot;

    fn dimensions(_: Size) -> (u16, u16) {
        board::DIMENSIONS
    }

    fn seat_name(seat: Seat) -> &'static str {
        words::seat_name(seat)
    }

    fn seat_sign(seat: Seat, glyphs: Glyphs) -> String {
        match glyphs {
            Glyphs::Unicode => format!("{} {}", board::man(seat, glyphs), Self::seat_letter(seat)),
            Glyphs::Ascii => Self::seat_letter(seat).to_string(),
        }
    }

    fn seat_role(seat: Seat) -> Role {
        board::role(seat)
    }

    fn area(view: View, spot: Spot) -> Area {
        board::area(view, spot)
    }

    fn spots(&self) -> Vec<Spot> {
        Spot::all().collect()
    }

    fn board(&self, view: View, marks: &Marks<Spot>) -> Canvas {
        board::draw(self, view, marks)
    }

    fn legend(&self, view: View, names: &BySeat<String>) -> Vec<Line> {
        let seats = [Rules::LIGHT, Rules::DARK];
        let longest = widest(seats.map(|seat| names[seat].as_str()));
        let mut lines: Vec<Line> =
            seats.map(|seat| side(self, view, seat, padded(&names[seat], longest))).into();
        if let Phase::Move { throw, .. } = self.phase() {
            lines.push(Die::line(&self.dice_of(throw), view.glyphs));
        }
        lines
    }

    fn dice_of(&self, throw: u8) -> Vec<Die> {
        (0..MOST).map(|die| Die::Binary { marked: die < throw }).collect()
    }

    fn uses(&self, throw: u8) -> Vec<ThrowUse> {
        let may = (throw > 0).then(|| ThrowUse { of: throw.to_string(), may: words::throw_may(throw) });
        may.into_iter().collect()
    }

    fn effect_move(&self, effect: &Effect) -> Option<FromTo<Spot>> {
        let (seat, from, to) = match *effect {
            Effect::Moved { seat, from, to } => (seat, from, to),
            Effect::Taken { seat, square } => (seat, square, HAND),
            _ => return None,
        };
        Some(FromTo { from: Some(Spot::of(seat, from)), to: Spot::of(seat, to) })
    }

    fn tell_phase(&self, names: &BySeat<String>) -> Vec<String> {
        vec![words::phase(self, names)]
    }

    fn tell_throw(&self, throw: u8) -> String {
        throw.to_string()
    }

    fn tell_effect(&self, effect: &Effect, names: &BySeat<String>) -> String {
        words::effect(*effect, names)
    }

    fn tell_action_by(&self, _: Action, effects: &[Effect], names: &BySeat<String>) -> String {
        words::action(effects, names)
    }
}

/// `► ○ L Light  hand 7  home 0`
fn side(position: &Position, view: View, seat: Seat, name: Padded<'_>) -> Line {
    let due = match position.phase() {
        Phase::Throw(mover) | Phase::Move { seat: mover, .. } => mover == seat,
        Phase::Over => false,
    };
    let turn = if due { view.glyphs.of(Shape::Turn) } else { ' ' };
    let men = position.men(seat);
    Line::new()
        .with_bold(format!("{turn} "), Role::Text)
        .with(Position::seat_sign(seat, view.glyphs) + " ", board::role(seat))
        .with_bold(name.to_string(), Role::Text)
        .with(format!("  hand {}  home {}", men.hand(), men.home()), Role::Text)
}
