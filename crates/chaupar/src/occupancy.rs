use crate::board::LoopSquare;
use crate::seat_state::{MOST, SeatState};
use crate::{Rules, board};
use chaupat_core::{BySeat, Seat};

/// The loop squares of all standing opponents of one player.
///
/// Plain numbers in fixed rows, one row a seat, so that a row is computed and searched in a few steps of the
/// processor, all men at once.
pub(crate) struct Occupancy([Row; 4]);

type Row = [u16; MOST];

/// Not on the loop, or no opponent.
const NOWHERE: u16 = u16::MAX;

impl Occupancy {
    #[inline]
    pub(crate) fn of(rules: &Rules, seats: &BySeat<SeatState>, owner: Seat) -> Self {
        let (first, last) = rules.standing_range();
        let mut rows = [[NOWHERE; MOST]; 4];
        for (row, (seat, state)) in rows.iter_mut().zip(seats.iter()) {
            if rules.are_opponents(owner, seat) {
                *row = squares(state, u16::from(first), u16::from(last));
            }
        }
        Self(rows)
    }

    /// Whether an opponent stands on the square.
    #[inline]
    pub(crate) fn is_occupied(&self, square: LoopSquare) -> bool {
        self.0.iter().flatten().fold(false, |met, &other| met | (other == u16::from(square.number())))
    }

    /// Whether two or more men of one opponent stand on the square (C6.3).
    #[inline]
    pub(crate) fn has_pair(&self, square: LoopSquare) -> bool {
        self.0.iter().any(|row| {
            row.iter().map(|&other| u16::from(other == u16::from(square.number()))).sum::<u16>() > 1
        })
    }
}

/// The squares of one seat's men; no branches, so that all are computed at once.
#[inline]
fn squares(state: &SeatState, first: u16, last: u16) -> Row {
    let (men, mut row) = (state.places(), [NOWHERE; MOST]);
    for (place, man) in row.iter_mut().zip(men) {
        let progress = man.wide_progress();
        let square = u16::from(board::ARM) * man.house_number() + progress;
        let beyond = u16::from(square >= u16::from(board::LOOP));
        let off_loop = u16::from(progress < first) | u16::from(progress > last);
        *place = (square - beyond * u16::from(board::LOOP)) | off_loop.wrapping_neg();
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Man, Preset};

    #[test]
    fn rows_agree_with_the_squares_of_the_board() {
        for preset in Preset::ALL {
            let rules = preset.rules();
            for (progress, house) in (0..=Man::HOME).flat_map(|p| Seat::ALL.map(|house| (p, house))) {
                let man = Man::new(progress, house);
                let state = SeatState::with_men([man]);
                let seats =
                    BySeat::from_fn(|seat| if seat == Seat::ALL[1] { state } else { SeatState::EMPTY });
                let others = Occupancy::of(&rules, &seats, Seat::ALL[0]);
                for square in LoopSquare::all() {
                    let there = rules.stands(man) && man.square() == square;
                    assert_eq!((others.is_occupied(square), others.has_pair(square)), (there, false));
                }
            }
        }
    }
}
