use crate::{
    Phase, Position,
    path::{SAFE, is_shared},
};
use chaupat::{Appraise, Position as _, Seat};

/// What the next throw is worth, in squares: two is what falls on average.
const THROW: i32 = 2;
/// The total weight of the throws: everything is counted in sixteenths of a square.
const ALL: i32 = 16;

impl Appraise for Position {
    /// Squares walked against those of the opponent, who throws next, and what the next throw may take.
    fn appraise(&self, seat: Seat) -> i32 {
        let progress = |seat: Seat| ALL * self.men(seat).progress().cast_signed();
        let ahead = progress(seat) - progress(seat.opposite());
        match self.phase() {
            Phase::Throw(next) if next == seat => ahead + ALL * THROW - danger(self, seat),
            Phase::Throw(_) => ahead - danger(self, seat),
            Phase::Move { .. } | Phase::Over => ahead,
        }
    }
}

/// The squares that a throw of the opponent takes from a seat, on average: each man by himself.
fn danger(position: &Position, seat: Seat) -> i32 {
    let (hunters, throws) = (position.men(seat.opposite()), position.throws());
    let exposed = position.men(seat).squares().filter(|&square| is_shared(square) && square != SAFE);
    let loss = |square: u8| {
        let hits =
            throws.as_slice().iter().filter(|&&(throw, _)| throw > 0 && hunters.stands_on(square - throw));
        i32::from(square) * hits.map(|&(_, weight)| weight as i32).sum::<i32>()
    };
    exposed.map(loss).sum()
}
