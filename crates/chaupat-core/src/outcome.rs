use crate::{BySeat, Seat};

/// How a game ended, seat by seat.
///
/// ```
/// use chaupat_core::{BySeat, Outcome, Seat};
///
/// // South and North, who are partners, share the first place.
/// let outcome = Outcome { places: BySeat([Some(1), Some(3), Some(1), Some(3)]), ..Outcome::default() };
/// assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat::ALL[0], Seat::ALL[2]]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Outcome {
    /// The place, 1 for the best; seats that share a place share the number. `None` for a seat not in play.
    pub places: BySeat<Option<u8>>,
    /// Points, in games that count them, else 0.
    pub scores: BySeat<i32>,
    /// A mark on the result, such as `bay-thoree` (C11.2).
    pub marks: BySeat<Option<&'static str>>,
}

impl Outcome {
    /// The seats in the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.places.iter().filter(|&(_, &place)| place == Some(1)).map(|(seat, _)| seat)
    }
}
