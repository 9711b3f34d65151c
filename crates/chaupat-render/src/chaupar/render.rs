use super::{Spot, colour_of, man_glyph, seat_letter, seat_name};
use crate::{Area, Canvas, Die, FromTo, Glyphs, Line, Marks, Render, Role, Size, ThrowUse, View, words};
use chaupar::{Action, Effect, Position, Throw};
use chaupat_core::{BySeat, Position as _, Seat, SeatSet};

impl Render for Position {
    type Spot = Spot;

    fn dimensions(size: Size) -> (u16, u16) {
        super::dimensions(size)
    }

    fn seat_name(seat: Seat) -> &'static str {
        seat_name(seat)
    }

    fn seat_sign(seat: Seat, glyphs: Glyphs) -> String {
        match glyphs {
            Glyphs::Unicode => format!("{} {}", man_glyph(seat, false, glyphs), seat_letter(seat)),
            Glyphs::Ascii => seat_letter(seat).to_string(),
        }
    }

    fn seat_role(seat: Seat) -> Role {
        Role::Man(colour_of(seat))
    }

    fn area(view: View, spot: Spot) -> Area {
        super::area(view, spot)
    }

    /// The cross has four arms, however many play.
    fn sides(&self) -> SeatSet {
        SeatSet::ALL
    }

    fn spots(&self) -> Vec<Spot> {
        super::spots(self.rules())
    }

    fn board(&self, view: View, marks: &Marks<Spot>) -> Canvas {
        super::board(&self.to_setup(), view, marks)
    }

    fn legend(&self, view: View, names: &BySeat<String>) -> Vec<Line> {
        super::legend(&self.to_setup(), view, names)
    }

    fn dice_of(&self, throw: Throw) -> Vec<Die> {
        super::dice(self.rules(), throw)
    }

    fn uses(&self, throw: Throw) -> Vec<ThrowUse> {
        let (of, may) = match throw {
            Throw::Value(value) => (value.to_string(), words::chaupar::throw_may(self.rules(), value)),
            Throw::Dice(_) => (words::chaupar::throw(throw), words::chaupar::DICE_MAY.to_owned()),
        };
        vec![ThrowUse { of, may }]
    }

    fn effect_move(&self, effect: &Effect) -> Option<FromTo<Spot>> {
        match effect {
            Effect::Moved { owner, from, to, .. } => Some(FromTo {
                from: Some(Spot::of(self.rules(), *owner, *from)),
                to: Spot::of(self.rules(), *owner, *to),
            }),
            _ => None,
        }
    }

    fn tell_phase(&self, names: &BySeat<String>) -> Vec<String> {
        words::chaupar::phase(&self.to_setup(), names)
    }

    fn tell_throw(&self, throw: Throw) -> String {
        words::chaupar::throw(throw)
    }

    fn tell_effect(&self, effect: &Effect, names: &BySeat<String>) -> String {
        words::chaupar::effect(effect, self.rules(), names)
    }

    fn tell_action_by(&self, action: Action, effects: &[Effect], names: &BySeat<String>) -> String {
        words::chaupar::action(action, effects, names)
    }
}
