//! Where men go from a square, as sets of squares: tables computed from steps, and sliding along lines.

use crate::{Square, army};
use chaupat_core::Seat;

type Table = [u64; 64];

/// The squares that steps (files, ranks) lead to from each square of the board.
const fn by_steps<const N: usize>(steps: [(i8, i8); N]) -> Table {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut step = 0;
        while step < N {
            let (file, rank) = (square as i8 % 8 + steps[step].0, square as i8 / 8 + steps[step].1);
            if file >= 0 && file < 8 && rank >= 0 && rank < 8 {
                table[square] |= 1 << (rank * 8 + file);
            }
            step += 1;
        }
        square += 1;
    }
    table
}

/// A king's steps (J2).
pub(crate) static KING: Table = KING_STEPS;

const KING_STEPS: Table = by_steps([(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]);
/// A horse's leaps (J2).
pub(crate) static HORSE: Table = HORSE_LEAPS;

const HORSE_LEAPS: Table = by_steps([(-1, -2), (1, -2), (-2, -1), (2, -1), (-2, 1), (2, 1), (-1, 2), (1, 2)]);
/// A boat's leaps, two squares diagonally (J2).
pub(crate) static LEAP: Table = LEAPS;

const LEAPS: Table = by_steps([(-2, -2), (2, -2), (-2, 2), (2, 2)]);

/// The table of an army from that of Green, by turning the board (J1.2).
const fn turned(army: Seat, green: &Table) -> Table {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let own = army::absolute_square(army, Square::wrap(square)).index();
        let mut target = 0;
        while target < 64 {
            if green[square as usize] >> target & 1 == 1 {
                table[own] |= 1 << army::absolute_square(army, Square::wrap(target)).index();
            }
            target += 1;
        }
        square += 1;
    }
    table
}

const fn each_turned(green: &Table) -> [Table; 4] {
    [
        turned(Seat::ALL[0], green),
        turned(Seat::ALL[1], green),
        turned(Seat::ALL[2], green),
        turned(Seat::ALL[3], green),
    ]
}

/// The square before each pawn (J2).
pub(crate) static PAWN_STEP: [Table; 4] = each_turned(&by_steps([(0, 1)]));
/// The squares that each pawn captures on (J2).
pub(crate) static PAWN_CAPTURES: [Table; 4] = each_turned(&by_steps([(-1, 1), (1, 1)]));

/// The last line of each army (J1.1).
pub(crate) const LAST: [u64; 4] = lines(7);
/// The line of each army's pieces (J1.1).
pub(crate) const SIDE: [u64; 4] = lines(0);

const fn lines(rank: u32) -> [u64; 4] {
    let mut sets = [0; 4];
    let mut army = 0;
    while army < 4 {
        let mut file = 0;
        while file < 8 {
            sets[army] |= 1 << army::absolute_square(Seat::ALL[army], Square::wrap(rank * 8 + file)).index();
            file += 1;
        }
        army += 1;
    }
    sets
}

/// How far a step forward, and a capture to the left and to the right, turn the bits of the board, for each army.
const SHIFTS: [[u32; 3]; 4] =
    [shifts(Seat::ALL[0]), shifts(Seat::ALL[1]), shifts(Seat::ALL[2]), shifts(Seat::ALL[3])];

const fn shifts(army: Seat) -> [u32; 3] {
    let from = army::absolute_square(army, Square::wrap(27)).index() as u32;
    [
        (army::absolute_square(army, Square::wrap(35)).index() as u32 + 64 - from) % 64,
        (army::absolute_square(army, Square::wrap(34)).index() as u32 + 64 - from) % 64,
        (army::absolute_square(army, Square::wrap(36)).index() as u32 + 64 - from) % 64,
    ]
}

/// The squares that are not on the left edge, and not on the right edge, as each army sees them.
const INSIDE: [[u64; 2]; 4] =
    [inside(Seat::ALL[0]), inside(Seat::ALL[1]), inside(Seat::ALL[2]), inside(Seat::ALL[3])];

const fn inside(army: Seat) -> [u64; 2] {
    let (mut left, mut right, mut rank) = (0, 0, 0);
    while rank < 8 {
        left |= 1 << army::absolute_square(army, Square::wrap(rank * 8)).index();
        right |= 1 << army::absolute_square(army, Square::wrap(rank * 8 + 7)).index();
        rank += 1;
    }
    [!left, !right]
}

/// The squares before all these pawns at once; pawns on the last line have none.
#[inline]
pub(crate) const fn steps(army: Seat, pawns: u64) -> u64 {
    (pawns & !LAST[army.index()]).rotate_left(SHIFTS[army.index()][0])
}

/// The squares that all these pawns capture on, to the left and to the right.
#[inline]
pub(crate) const fn captures(army: Seat, pawns: u64) -> [u64; 2] {
    let (shifts, inside) = (SHIFTS[army.index()], INSIDE[army.index()]);
    let moving = pawns & !LAST[army.index()];
    [(moving & inside[0]).rotate_left(shifts[1]), (moving & inside[1]).rotate_left(shifts[2])]
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_B: u64 = FILE_A << 1;

/// For a man on a file of a line of eight, and the six inner squares of the line that are taken: where he slides.
const fn on_line(file: usize, taken: usize) -> u8 {
    let mut reach = 0_u8;
    let mut to = file;
    while to < 7 {
        to += 1;
        reach |= 1 << to;
        if to < 7 && taken >> (to - 1) & 1 == 1 {
            break;
        }
    }
    to = file;
    while to > 0 {
        to -= 1;
        reach |= 1 << to;
        if to > 0 && taken >> (to - 1) & 1 == 1 {
            break;
        }
    }
    reach
}

/// Sliding on a line, repeated on all ranks: by the file and the inner squares that are taken.
static FILLED: [[u64; 64]; 8] = filled();

const fn filled() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let (mut file, mut taken) = (0, 0);
    while file < 8 {
        table[file][taken] = on_line(file, taken) as u64 * FILE_A;
        taken += 1;
        if taken == 64 {
            (file, taken) = (file + 1, 0);
        }
    }
    table
}

/// Sliding on the a-file: by the rank and the inner squares that are taken, counted from the top.
static A_FILE: [[u64; 64]; 8] = a_file();

const fn a_file() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let (mut rank, mut taken) = (0, 0);
    while rank < 8 {
        // From the top: rank 8 counts as the first square of the line.
        let reach = on_line(7 - rank, taken);
        let mut to = 0;
        while to < 8 {
            if reach >> to & 1 == 1 {
                table[rank][taken] |= 1 << ((7 - to) * 8);
            }
            to += 1;
        }
        taken += 1;
        if taken == 64 {
            (rank, taken) = (rank + 1, 0);
        }
    }
    table
}

/// The diagonals through each square, without the square: rising to the right, falling to the right.
static DIAGONALS: [[u64; 2]; 64] = diagonals();

const fn diagonals() -> [[u64; 2]; 64] {
    let mut table = [[0; 2]; 64];
    let (mut from, mut to) = (0, 0);
    while from < 64 {
        let (files, ranks) = (to as i8 % 8 - from as i8 % 8, to as i8 / 8 - from as i8 / 8);
        if from != to && files == ranks {
            table[from][0] |= 1 << to;
        } else if from != to && files == -ranks {
            table[from][1] |= 1 << to;
        }
        to += 1;
        if to == 64 {
            (from, to) = (from + 1, 0);
        }
    }
    table
}

/// Where a rook goes, the first taken square of each line included.
#[inline]
pub(crate) fn rook(from: Square, taken: u64) -> u64 {
    let (file, rank) = (u32::from(from.file()), u32::from(from.rank()));
    let row = (taken >> (rank * 8 + 1)) as usize & 63;
    let across = FILLED[file as usize & 7][row] & 0xFF << (rank * 8);
    // Multiplying gathers the six inner squares of the a-file in the highest bits, the topmost lowest.
    let column = ((taken >> file & 0x0001_0101_0101_0100).wrapping_mul(A_FILE_GATHER) >> 58) as usize;
    across | A_FILE[rank as usize & 7][column] << file
}

/// Moves a2 … a7 to the bits 63 … 58.
const A_FILE_GATHER: u64 = 1 << 55 | 1 << 46 | 1 << 37 | 1 << 28 | 1 << 19 | 1 << 10;

/// Where a bishop goes, the first taken square of each diagonal included.
#[inline]
pub(crate) fn bishop(from: Square, taken: u64) -> u64 {
    let [rising, falling] = DIAGONALS[from.index()];
    let filled = &FILLED[usize::from(from.file()) & 7];
    let along = |diagonal: u64| {
        // All squares of a diagonal lie on different files, so that multiplying gathers them in the highest rank.
        filled[((taken & diagonal).wrapping_mul(FILE_B) >> 58) as usize] & diagonal
    };
    along(rising) | along(falling)
}

/// All squares on a rank or file with each square.
pub(crate) static STRAIGHT: Table = lines_through(true, false);
/// All squares on a diagonal with each square.
pub(crate) static DIAGONAL: Table = lines_through(false, true);

/// All squares on a line with each square, as a rook and as a bishop.
pub(crate) static LINES: Table = lines_through(true, true);

const fn lines_through(straight: bool, diagonal: bool) -> Table {
    let diagonals = diagonals();
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        if straight {
            table[square] |= (0xFF << (square / 8 * 8) | FILE_A << (square % 8)) & !(1 << square);
        }
        if diagonal {
            table[square] |= diagonals[square][0] | diagonals[square][1];
        }
        square += 1;
    }
    table
}

/// Where a man of each type attacks at most, whatever the army, the rules and the board.
pub(crate) static FARTHEST: [Table; 5] = {
    const LINES: Table = lines_through(true, true);
    [KING_STEPS, LINES, HORSE_LEAPS, LINES, KING_STEPS]
};

/// The blocks of two by two squares around each square, as they can hold four boats (J4.1); 0 outside the board.
pub(crate) static BLOCKS: [[u64; 4]; 64] = blocks();

const fn blocks() -> [[u64; 4]; 64] {
    let mut table = [[0; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        let mut corner = 0;
        while corner < 4 {
            let (left, below) = (corner % 2, corner / 2);
            if file >= left && file - left < 7 && rank >= below && rank - below < 7 {
                table[square][corner] = 0x303 << ((rank - below) * 8 + file - left);
            }
            corner += 1;
        }
        square += 1;
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Squares;

    fn at(text: &str) -> Square {
        text.parse().unwrap()
    }

    fn set(text: &str) -> u64 {
        text.split(' ').map(at).collect::<Squares>().0
    }

    /// Slides step by step.
    fn walk(from: Square, taken: u64, ways: [(i8, i8); 4]) -> u64 {
        let mut reach = 0;
        for (files, ranks) in ways {
            let (mut file, mut rank) = (from.file().cast_signed() + files, from.rank().cast_signed() + ranks);
            while let Some(square) = Square::new(file.cast_unsigned(), rank.cast_unsigned()) {
                reach |= 1 << square.index();
                if taken >> square.index() & 1 == 1 {
                    break;
                }
                (file, rank) = (file + files, rank + ranks);
            }
        }
        reach
    }

    #[test]
    fn j2_sliding_is_walking_until_somebody_stands_there() {
        let mut taken = 0x9E37_79B9_7F4A_7C15_u64;
        for round in 0..2000 {
            taken = taken.wrapping_mul(0x2545_F491_4F6C_DD1D).rotate_left(round % 63);
            let sparse = if round % 2 == 0 { taken } else { taken & taken.rotate_left(17) };
            for from in Square::all() {
                assert_eq!(rook(from, sparse), walk(from, sparse, [(1, 0), (-1, 0), (0, 1), (0, -1)]));
                assert_eq!(bishop(from, sparse), walk(from, sparse, [(1, 1), (-1, 1), (1, -1), (-1, -1)]));
            }
        }
    }

    #[test]
    fn j12_4_a_boat_on_f6_leaps_to_four_squares() {
        assert_eq!(LEAP[at("f6").index()], set("d4 h4 d8 h8"));
    }

    #[test]
    fn j1_1_pawns_go_left_up_right_and_down() {
        let d4 = at("d4").index();
        let steps = Seat::ALL.map(|army| PAWN_STEP[army.index()][d4]);
        assert_eq!(steps, [set("c4"), set("d5"), set("e4"), set("d3")]);
        let captures = Seat::ALL.map(|army| PAWN_CAPTURES[army.index()][d4]);
        assert_eq!(captures, [set("c3 c5"), set("c5 e5"), set("e3 e5"), set("c3 e3")]);
    }

    #[test]
    fn j1_1_last_lines() {
        let lines = [
            "a1 a2 a3 a4 a5 a6 a7 a8",
            "a8 b8 c8 d8 e8 f8 g8 h8",
            "h1 h2 h3 h4 h5 h6 h7 h8",
            "a1 b1 c1 d1 e1 f1 g1 h1",
        ];
        assert_eq!(LAST, lines.map(set));
        assert_eq!(SIDE, [LAST[2], LAST[3], LAST[0], LAST[1]]);
    }

    #[test]
    fn j1_2_whole_sets_of_pawns_go_as_one_by_one() {
        for army in Seat::ALL {
            for square in Square::all() {
                let pawn = 1 << square.index();
                assert_eq!(steps(army, pawn), PAWN_STEP[army.index()][square.index()]);
                let [left, right] = captures(army, pawn);
                assert_eq!(left | right, PAWN_CAPTURES[army.index()][square.index()]);
            }
        }
    }

    #[test]
    fn j4_1_blocks_lie_around_each_square() {
        assert_eq!(BLOCKS[at("a1").index()], [set("a1 b1 a2 b2"), 0, 0, 0]);
        let around: u64 = BLOCKS[at("d4").index()].iter().fold(0, |all, block| all | block);
        assert_eq!(around, set("c3 c4 c5 d3 d4 d5 e3 e4 e5"));
    }
}
