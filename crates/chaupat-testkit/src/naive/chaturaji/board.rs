//! Squares, men, the board, and how men move (J1, J2).

use super::rules::Rules;

/// Order of play (J1.1).
pub(super) const ARMIES: [char; 4] = ['r', 'g', 'y', 'b'];

/// The place of an army in the lists of a position.
pub(super) fn index(army: char) -> usize {
    ARMIES.iter().position(|a| *a == army).expect("only the four letters are armies")
}

/// The army that follows in the order of play.
pub(super) fn next(army: char) -> char {
    ARMIES[(index(army) + 1) % 4]
}

/// J9: Red and Yellow against Green and Black.
pub(super) fn ally(army: char) -> char {
    ARMIES[(index(army) + 2) % 4]
}

/// J9.3: the square on which the army's king begins.
pub(super) fn throne(army: char) -> Square {
    let name = match army {
        'r' => "h4",
        'g' => "d1",
        'y' => "a5",
        _ => "e8",
    };
    Square::parse(name).expect("the four names are squares")
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Square {
    // The rank first: squares are listed a1, b1 ... h8.
    pub(super) rank: usize,
    pub(super) file: usize,
}

impl Square {
    pub(super) fn parse(text: &str) -> Result<Square, String> {
        let bad = || format!("{text} is not a square");
        let [f, r] = text.chars().collect::<Vec<_>>()[..] else { return Err(bad()) };
        let file = "abcdefgh".find(f).ok_or_else(bad)?;
        let rank = "12345678".find(r).ok_or_else(bad)?;
        Ok(Square { rank, file })
    }

    pub(super) fn all() -> impl Iterator<Item = Square> {
        (0..8).flat_map(|rank| (0..8).map(move |file| Square { rank, file }))
    }

    pub(super) fn text(self) -> String {
        format!("{}{}", &"abcdefgh"[self.file..=self.file], self.rank + 1)
    }

    pub(super) fn step(self, files: isize, ranks: isize) -> Option<Square> {
        let file = self.file.checked_add_signed(files).filter(|f| *f < 8)?;
        let rank = self.rank.checked_add_signed(ranks).filter(|r| *r < 8)?;
        Some(Square { rank, file })
    }
}

/// A man: his army (`r g y b`) and what he is (`P B N E K`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Man {
    pub(super) army: char,
    pub(super) kind: char,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct Board {
    squares: [[Option<Man>; 8]; 8],
}

impl Board {
    pub(super) fn empty() -> Board {
        Board { squares: [[None; 8]; 8] }
    }

    pub(super) fn at(&self, square: Square) -> Option<Man> {
        self.squares[square.file][square.rank]
    }

    pub(super) fn put(&mut self, square: Square, man: Option<Man>) {
        self.squares[square.file][square.rank] = man;
    }

    pub(super) fn men(&self) -> Vec<(Square, Man)> {
        Square::all().filter_map(|square| self.at(square).map(|man| (square, man))).collect()
    }

    /// How many men of this kind the army has on the board; waiting pawns are pawns.
    pub(super) fn count(&self, army: char, kind: char) -> usize {
        self.men().iter().filter(|(_, man)| *man == Man { army, kind }).count()
    }

    pub(super) fn army_size(&self, army: char) -> usize {
        self.men().iter().filter(|(_, man)| man.army == army).count()
    }

    pub(super) fn has_king(&self, army: char) -> bool {
        self.count(army, 'K') > 0
    }
}

/// J1.1: where the army's pawns go, in files and ranks.
fn forward(army: char) -> (isize, isize) {
    match army {
        'r' => (-1, 0),
        'g' => (0, 1),
        'y' => (1, 0),
        _ => (0, -1),
    }
}

/// J1.1: is this square on the army's last line?
pub(super) fn on_last_line(army: char, square: Square) -> bool {
    match army {
        'r' => square.file == 0,
        'g' => square.rank == 7,
        'y' => square.file == 7,
        _ => square.rank == 0,
    }
}

/// J3.1: the square's index along the last line, 1 to 8.
pub(super) fn index_on_last_line(army: char, square: Square) -> usize {
    match army {
        'r' | 'y' => square.rank + 1,
        _ => square.file + 1,
    }
}

/// J3.3: a pawn on its last line waits.
pub(super) fn waits(man: Man, square: Square) -> bool {
    man.kind == 'P' && on_last_line(man.army, square)
}

const STRAIGHT: [(isize, isize); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [(isize, isize); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const HORSE: [(isize, isize); 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const BOAT: [(isize, isize); 4] = [(2, 2), (-2, 2), (-2, -2), (2, -2)];

/// J2: the squares to which the man on this square can go, whatever the dice, in the order of squares.
///
/// Whether a pawn may step on its last line is asked elsewhere (J3.4).
pub(super) fn reach(board: &Board, rules: &Rules, from: Square) -> Vec<Square> {
    let Some(man) = board.at(from) else { return Vec::new() };
    let mut squares = match man.kind {
        'P' => pawn_reach(board, from, man),
        'B' if rules.is("boat", "rook") => slide(board, from, &STRAIGHT),
        'B' => leap(from, &BOAT),
        'N' => leap(from, &HORSE),
        'E' if rules.is("elephant", "bishop") => slide(board, from, &DIAGONAL),
        'E' => slide(board, from, &STRAIGHT),
        _ => [leap(from, &STRAIGHT), leap(from, &DIAGONAL)].concat(),
    };
    // Nobody captures his own army.
    squares.retain(|to| board.at(*to).is_none_or(|other| other.army != man.army));
    squares.sort();
    squares
}

fn leap(from: Square, steps: &[(isize, isize)]) -> Vec<Square> {
    steps.iter().filter_map(|(files, ranks)| from.step(*files, *ranks)).collect()
}

/// Goes on until a man stands in the way; his square is the last one reached.
fn slide(board: &Board, from: Square, directions: &[(isize, isize)]) -> Vec<Square> {
    let mut squares = Vec::new();
    for (files, ranks) in directions {
        let mut square = from;
        while let Some(next) = square.step(*files, *ranks) {
            squares.push(next);
            if board.at(next).is_some() {
                break;
            }
            square = next;
        }
    }
    squares
}

fn pawn_reach(board: &Board, from: Square, man: Man) -> Vec<Square> {
    let (files, ranks) = forward(man.army);
    let ahead = from.step(files, ranks).filter(|to| board.at(*to).is_none());
    let captures = pawn_attacks(from, man.army).into_iter().filter(|to| board.at(*to).is_some());
    ahead.into_iter().chain(captures).collect()
}

fn pawn_attacks(from: Square, army: char) -> Vec<Square> {
    let (files, ranks) = forward(army);
    // Sideways is where forward is not.
    [1, -1]
        .iter()
        .filter_map(|side| from.step(files + side * ranks.abs(), ranks + side * files.abs()))
        .collect()
}

/// Does the man on `from` attack `target`, where a man of another army stands?
pub(super) fn attacks(board: &Board, rules: &Rules, from: Square, target: Square) -> bool {
    let Some(man) = board.at(from) else { return false };
    if man.kind == 'P' {
        return pawn_attacks(from, man.army).contains(&target);
    }
    reach(board, rules, from).contains(&target)
}
