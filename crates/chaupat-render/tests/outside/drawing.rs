//! How the game is drawn and told.

use crate::race::{FIRST, Race, RaceEffect, SECOND, SQUARES};
use chaupat_core::{BySeat, Seat};
use chaupat_render::{
    Area, BoxDrawing, Canvas, Cell, Die, FromTo, Glyphs, Line, Marks, PlayerColour, Render, Role, Shape,
    Size, ThrowUse, View, padded, widest,
};
use std::fmt;

/// A square, from 1 on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Square(pub(crate) u8);

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "square {}", self.0)
    }
}

fn man(seat: Seat, glyphs: Glyphs) -> char {
    if seat == FIRST { glyphs.choose('●', 'o') } else { glyphs.choose('◆', 'x') }
}

fn place(square: u8) -> String {
    match square {
        0 => "waits".to_owned(),
        square if square > SQUARES => "home".to_owned(),
        square => format!("on {square}"),
    }
}

impl Render for Race {
    type Spot = Square;

    fn dimensions(_: Size) -> (u16, u16) {
        (3, 4 * u16::from(SQUARES) + 1)
    }

    fn seat_name(seat: Seat) -> &'static str {
        match seat {
            FIRST => "First",
            SECOND => "Second",
            _ => unreachable!("two seats are in play"),
        }
    }

    fn seat_sign(seat: Seat, glyphs: Glyphs) -> String {
        man(seat, glyphs).to_string()
    }

    fn seat_role(seat: Seat) -> Role {
        Role::Man(if seat == FIRST { PlayerColour::Green } else { PlayerColour::Red })
    }

    fn area(view: View, Square(square): Square) -> Area {
        let place = if view.facing == FIRST { square - 1 } else { SQUARES - square };
        Area::strip(1, 4 * u16::from(place) + 1, 3)
    }

    fn spots(&self) -> Vec<Square> {
        (1..=SQUARES).map(Square).collect()
    }

    fn board(&self, view: View, marks: &Marks<Square>) -> Canvas {
        let (rows, columns) = Self::dimensions(view.size);
        let (mut canvas, mut lines) = (Canvas::new(rows, columns), BoxDrawing::default());
        lines.across(0, 0, columns - 1);
        lines.across(2, 0, columns - 1);
        (0..columns).step_by(4).for_each(|column| lines.down(column, 0, 2));
        lines.draw(&mut canvas, view.glyphs);
        for square in self.spots() {
            let area = Self::area(view, square);
            let empty = Cell::new(view.glyphs.of(Shape::Square), Role::Text);
            let owner = [FIRST, SECOND].into_iter().find(|&seat| self.men[seat] == square.0);
            let man = owner.map(|seat| Cell::new(man(seat, view.glyphs), Self::seat_role(seat)));
            canvas.put(area.row, area.column + 1, man.unwrap_or(empty));
            if let Some(highlight) = marks.highlight(&square) {
                let (left, right) = view.glyphs.brackets(highlight);
                canvas.put(area.row, area.column, Cell::new(left, Role::Mark(highlight)));
                canvas.put(area.row, area.column + 2, Cell::new(right, Role::Mark(highlight)));
                canvas.highlight(area, highlight);
            }
        }
        canvas
    }

    fn legend(&self, view: View, names: &BySeat<String>) -> Vec<Line> {
        let longest = widest([FIRST, SECOND].map(|seat| names[seat].as_str()));
        let line = |seat| {
            let turn = if self.turn == seat { view.glyphs.of(Shape::Turn) } else { ' ' };
            Line::plain(format!("{turn} "))
                .with(Self::seat_sign(seat, view.glyphs), Self::seat_role(seat))
                .with_bold(format!(" {}", padded(&names[seat], longest)), Role::Text)
                .with(format!("  {}", place(self.men[seat])), Role::Text)
        };
        let thrown = self.thrown.map(|throw| Die::line(&self.dice_of(throw), view.glyphs));
        [FIRST, SECOND].map(line).into_iter().chain(thrown).collect()
    }

    fn dice_of(&self, throw: u8) -> Vec<Die> {
        (0..2).map(|lot| Die::Binary { marked: lot < throw }).collect()
    }

    fn uses(&self, throw: u8) -> Vec<ThrowUse> {
        vec![ThrowUse { of: throw.to_string(), may: "moves the man".to_owned() }]
    }

    fn effect_move(&self, effect: &RaceEffect) -> Option<FromTo<Square>> {
        match *effect {
            RaceEffect::Moved { from, to, .. } if to <= SQUARES => {
                Some(FromTo { from: (from > 0).then_some(Square(from)), to: Square(to) })
            }
            _ => None,
        }
    }

    fn tell_phase(&self, names: &BySeat<String>) -> Vec<String> {
        let name = &names[self.turn];
        vec![match (self.winner(), self.thrown) {
            (Some(winner), _) => format!("{} has won.", names[winner]),
            (None, None) => format!("{name} throws."),
            (None, Some(_)) => format!("{name} moves."),
        }]
    }

    fn tell_throw(&self, throw: u8) -> String {
        throw.to_string()
    }

    fn tell_effect(&self, effect: &RaceEffect, names: &BySeat<String>) -> String {
        match *effect {
            RaceEffect::Moved { seat, to, .. } => format!("{}'s man is {} now.", names[seat], place(to)),
            RaceEffect::SentBack(seat) => format!("{}'s man goes back.", names[seat]),
            RaceEffect::TurnEnded(seat) => format!("{}'s turn ends.", names[seat]),
        }
    }

    fn tell_action_by(&self, (): (), effects: &[RaceEffect], names: &BySeat<String>) -> String {
        let parts = effects.iter().map(|effect| match *effect {
            RaceEffect::Moved { from, to, .. } => format!("from {from} to {to}"),
            RaceEffect::SentBack(seat) => format!(", and {}'s man goes back", names[seat]),
            RaceEffect::TurnEnded(_) => String::new(),
        });
        parts.collect()
    }
}
