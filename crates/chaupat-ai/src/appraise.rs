use chaupat_core::{Position, Seat};

/// A game whose positions can be judged at a glance.
pub trait Appraise: Position {
    /// How good the position looks for a seat (with its partner, in teams), higher is better. Only comparable within one
    /// game, between positions that the same ply led to or from; no unit.
    fn appraise(&self, seat: Seat) -> i32;
}
