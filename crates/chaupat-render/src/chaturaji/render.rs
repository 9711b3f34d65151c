use super::colour_of;
use crate::{Area, Canvas, Die, FromTo, Glyphs, Line, Marks, Render, Role, Size, ThrowUse, View, words};
use chaturaji::{Action, Effect, Position, Square, Throw, army};
use chaupat_core::{BySeat, Position as _, Seat};

impl Render for Position {
    type Spot = Square;

    fn dimensions(size: Size) -> (u16, u16) {
        super::dimensions(size)
    }

    fn seat_name(seat: Seat) -> &'static str {
        army::name(seat)
    }

    fn seat_sign(seat: Seat, _: Glyphs) -> String {
        army::letter(seat).to_string()
    }

    fn seat_role(seat: Seat) -> Role {
        Role::Man(colour_of(seat))
    }

    fn area(view: View, spot: Square) -> Area {
        super::area(view, spot)
    }

    fn spots(&self) -> Vec<Square> {
        Square::all().collect()
    }

    fn board(&self, view: View, marks: &Marks<Square>) -> Canvas {
        super::board(&self.to_setup(), view, marks)
    }

    fn legend(&self, view: View, names: &BySeat<String>) -> Vec<Line> {
        super::legend(&self.to_setup(), view, names)
    }

    fn dice_of(&self, throw: Throw) -> Vec<Die> {
        match throw {
            Throw::Dice(dice) => dice.iter().map(|class| Die::Faced(class.to_string())).collect(),
            Throw::Army(army) => vec![Die::Faced(army::letter(army).to_string())],
            Throw::Sum(sum) => vec![Die::Faced(sum.to_string())],
        }
    }

    fn uses(&self, throw: Throw) -> Vec<ThrowUse> {
        words::chaturaji::throw_may(self.rules(), throw)
    }

    fn effect_move(&self, effect: &Effect) -> Option<FromTo<Square>> {
        match effect {
            Effect::Moved { from, to, .. } => Some(FromTo { from: Some(*from), to: *to }),
            Effect::Returned { square, .. } => Some(FromTo { from: None, to: *square }),
            _ => None,
        }
    }

    fn tell_phase(&self, names: &BySeat<String>) -> Vec<String> {
        words::chaturaji::phase(&self.to_setup(), names)
    }

    fn tell_throw(&self, throw: Throw) -> String {
        words::chaturaji::throw(throw)
    }

    fn tell_effect(&self, effect: &Effect, names: &BySeat<String>) -> String {
        words::chaturaji::effect(effect, names)
    }

    fn tell_action_by(&self, action: Action, effects: &[Effect], names: &BySeat<String>) -> String {
        words::chaturaji::action(action, effects, names)
    }
}
