//! The four armies are quarter turns of one another (J1.2): everything that depends on the side is written once, for
//! Green who sits South, and turned.

use crate::{Kind, Square};
use chaupat_core::Seat;

/// Red, East, pawns go left.
pub const RED: Seat = Seat::ALL[0];
/// Green, South, pawns go up.
pub const GREEN: Seat = Seat::ALL[1];
/// Yellow, West, pawns go right.
pub const YELLOW: Seat = Seat::ALL[2];
/// Black, North, pawns go down.
pub const BLACK: Seat = Seat::ALL[3];

/// The letter of an army: `r g y b`.
pub const fn letter(army: Seat) -> char {
    ['r', 'g', 'y', 'b'][army.index()]
}

/// The army with this letter.
pub fn from_letter(letter: char) -> Option<Seat> {
    Seat::ALL.into_iter().find(|&army| self::letter(army) == letter)
}

/// The name of an army: `Red`, `Green`, `Yellow`, `Black`.
pub const fn name(army: Seat) -> &'static str {
    ["Red", "Green", "Yellow", "Black"][army.index()]
}

/// How many clockwise quarter turns lead from South to the army's side.
const fn turns(army: Seat) -> u8 {
    GREEN.distance_to(army)
}

/// The square that the army sees where Green sees `square`: file 0 is the army's left, rank 0 its own side.
pub const fn absolute_square(army: Seat, square: Square) -> Square {
    let (mut file, mut rank, mut left) = (square.file(), square.rank(), turns(army));
    while left > 0 {
        (file, rank) = (rank, 7 - file);
        left -= 1;
    }
    Square::wrap(rank as u32 * 8 + file as u32)
}

/// The square that Green sees where the army sees `square`: the other way round.
pub const fn relative_square(army: Seat, square: Square) -> Square {
    let (mut file, mut rank, mut left) = (square.file(), square.rank(), turns(army));
    while left > 0 {
        (file, rank) = (7 - rank, file);
        left -= 1;
    }
    Square::wrap(rank as u32 * 8 + file as u32)
}

/// The pieces along an army's own side, from its left (J1.1).
pub(crate) const SIDE: [Kind; 4] = [Kind::Boat, Kind::Horse, Kind::Elephant, Kind::King];

/// The type that belongs to the file of the last line that is the `file`-th from the army's left (J3.1).
pub(crate) const LAST_LINE: [Kind; 8] = [
    Kind::Boat,
    Kind::Horse,
    Kind::Elephant,
    Kind::King,
    Kind::King,
    Kind::Elephant,
    Kind::Horse,
    Kind::Boat,
];

/// The throne of an army: the square where its king starts (J9.3).
pub const fn throne(army: Seat) -> Square {
    absolute_square(army, Square::wrap(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Square {
        text.parse().unwrap()
    }

    #[test]
    fn j1_1_letters_and_names_in_the_order_of_play() {
        assert_eq!(Seat::ALL.map(letter), ['r', 'g', 'y', 'b']);
        assert_eq!(Seat::ALL.map(name), ["Red", "Green", "Yellow", "Black"]);
        assert!(Seat::ALL.iter().all(|&army| from_letter(letter(army)) == Some(army)));
    }

    #[test]
    fn j1_2_the_armies_are_quarter_turns_of_one_another() {
        let kings = [RED, GREEN, YELLOW, BLACK].map(throne);
        assert_eq!(kings, [at("h4"), at("d1"), at("a5"), at("e8")]);
        let boats = [RED, GREEN, YELLOW, BLACK].map(|army| absolute_square(army, at("a1")));
        assert_eq!(boats, [at("h1"), at("a1"), at("a8"), at("h8")]);
        for army in Seat::ALL {
            for square in Square::all() {
                assert_eq!(relative_square(army, absolute_square(army, square)), square);
                assert_eq!(
                    absolute_square(army.next(), square),
                    absolute_square(GREEN.next(), absolute_square(army, square))
                );
            }
        }
    }
}
