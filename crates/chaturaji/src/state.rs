use crate::pairs::Pairs;
use crate::reach::{self, LAST};
use crate::zobrist;
use crate::{Dice, Due, Kind, Man, Rules, Square, Status};
use chaupat_core::{Seat, SeatSet};

/// All of a position but the rule set and the quiet moves: small and without pointers, so that taking back is copying.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(16))]
pub(crate) struct State {
    /// The men of each army.
    pub(crate) armies: [u64; 4],
    /// The men of each type.
    pub(crate) kinds: [u64; 5],
    /// All men.
    pub(crate) occupied: u64,
    /// The Zobrist key of the placement, which every change of the men changes too.
    pub(crate) placement: u64,
    pub(crate) scores: [u32; 4],
    pub(crate) quiet: u16,
    pub(crate) status: [Status; 4],
    /// Whose king each army took (J6.2).
    pub(crate) taken: Pairs,
    /// Whose throne each army's king mounted (J9.3).
    pub(crate) thrones: Pairs,
    /// The armies that their ally's player commands (J9.3).
    pub(crate) commanded: SeatSet,
    /// The armies whose king fell, and those whose king fell for good: twice, or to its ally (J9.4).
    pub(crate) fallen: SeatSet,
    pub(crate) gone: SeatSet,
    /// Red when nobody has the turn.
    pub(crate) turn: Seat,
    pub(crate) due: Due,
    pub(crate) dice: Dice,
}

impl State {
    /// All men.
    #[inline]
    pub(crate) const fn all(&self) -> u64 {
        self.occupied
    }

    /// The men of an army.
    #[inline]
    pub(crate) const fn men(&self, army: Seat) -> u64 {
        self.armies[army.index()]
    }

    /// The men of an army of one type.
    #[inline]
    pub(crate) const fn of(&self, army: Seat, kind: Kind) -> u64 {
        self.men(army) & self.kinds[kind.index()]
    }

    /// The pawns of an army that wait on its last line (J3.3).
    #[inline]
    pub(crate) const fn waiting(&self, army: Seat) -> u64 {
        self.of(army, Kind::Pawn) & LAST[army.index()]
    }

    /// The status of an army.
    #[inline]
    pub(crate) const fn status(&self, army: Seat) -> Status {
        self.status[army.index()]
    }

    /// Who plays an army: its own player, or its ally's (J9.3).
    #[inline]
    pub(crate) const fn player(&self, army: Seat) -> Seat {
        if self.commanded.contains(army) { army.opposite() } else { army }
    }

    /// How the king of an army fell: 0 never, 1 once, 2 for good (J9.4).
    pub(crate) fn lost(&self, army: Seat) -> u8 {
        u8::from(self.fallen.contains(army)) + u8::from(self.gone.contains(army))
    }

    /// The king of an army.
    #[inline]
    pub(crate) const fn king(&self, army: Seat) -> u64 {
        self.of(army, Kind::King)
    }

    /// The type of the man on a square where somebody stands.
    #[inline]
    pub(crate) const fn kind_on(&self, square: Square) -> Kind {
        if self.kinds[Kind::Pawn.index()] >> square.index() & 1 == 1 {
            Kind::Pawn
        } else {
            self.piece_on(square)
        }
    }

    /// The same, where no pawn stands.
    #[inline]
    pub(crate) const fn piece_on(&self, square: Square) -> Kind {
        let bit = 1 << square.index();
        let [_, boats, horses, elephants, _] = self.kinds;
        if boats & bit != 0 {
            Kind::Boat
        } else if horses & bit != 0 {
            Kind::Horse
        } else if elephants & bit != 0 {
            Kind::Elephant
        } else {
            Kind::King
        }
    }

    /// The army of the man on a square where somebody stands.
    #[inline]
    pub(crate) const fn army_on(&self, square: Square) -> Seat {
        let bit = 1 << square.index();
        let [red, green, yellow, _] = self.armies;
        if red & bit != 0 {
            Seat::ALL[0]
        } else if green & bit != 0 {
            Seat::ALL[1]
        } else if yellow & bit != 0 {
            Seat::ALL[2]
        } else {
            Seat::ALL[3]
        }
    }

    /// The man on a square.
    pub(crate) const fn man_at(&self, square: Square) -> Option<Man> {
        if self.all() >> square.index() & 1 == 0 {
            return None;
        }
        Some(Man { army: self.army_on(square), kind: self.kind_on(square) })
    }

    /// Takes a man up from a square, or puts him down there.
    #[inline]
    pub(crate) fn flip(&mut self, man: Man, square: Square) {
        self.flip_all(man, 1 << square.index(), zobrist::man(man, square));
    }

    /// Moves a man from one square to another, where nobody stands.
    #[inline]
    pub(crate) fn shift(&mut self, man: Man, from: Square, to: Square) {
        let key = zobrist::step(man, from, to);
        self.flip_all(man, 1 << from.index() | 1 << to.index(), key);
    }

    #[inline]
    const fn flip_all(&mut self, man: Man, squares: u64, key: u64) {
        self.armies[man.army.index()] ^= squares;
        self.kinds[man.kind.index()] ^= squares;
        self.occupied ^= squares;
        self.placement ^= key;
    }

    /// Turns the man on a square from one type into another.
    #[inline]
    pub(crate) fn change(&mut self, army: Seat, square: Square, from: Kind, to: Kind) {
        self.flip(Man { army, kind: from }, square);
        self.flip(Man { army, kind: to }, square);
    }

    /// Where a man on this square attacks, given the squares that are taken; a waiting pawn attacks nothing (J3.3).
    #[expect(clippy::inline_always, reason = "where the type is known, one line of it is left")]
    #[inline(always)]
    pub(crate) fn reach(rules: &Rules, man: Man, from: Square, taken: u64) -> u64 {
        match man.kind {
            Kind::Pawn => reach::PAWN_CAPTURES[man.army.index()][from.index()],
            Kind::Horse => reach::HORSE[from.index()],
            Kind::King => reach::KING[from.index()],
            Kind::Boat if rules.boats_slide() => reach::rook(from, taken),
            Kind::Boat => reach::LEAP[from.index()],
            Kind::Elephant if rules.elephants_are_bishops() => reach::bishop(from, taken),
            Kind::Elephant => reach::rook(from, taken),
        }
    }

    /// Where a man may go, own men and the conditions of the last line apart (J2).
    #[inline]
    pub(crate) fn targets(&self, rules: &Rules, man: Man, from: Square, taken: u64) -> u64 {
        let own = self.men(man.army);
        match man.kind {
            Kind::Pawn => {
                let step = reach::PAWN_STEP[man.army.index()][from.index()] & !taken;
                step | reach::PAWN_CAPTURES[man.army.index()][from.index()] & taken & !own
            }
            _ => Self::reach(rules, man, from, taken) & !own,
        }
    }

    /// Whether an army takes turns: it is in play and has men that do not only wait (J7.4).
    #[inline]
    pub(crate) const fn takes_turns(&self, army: Seat) -> bool {
        self.status(army).is_in() && self.men(army) & !self.waiting(army) != 0
    }

    /// Adds points, with teams the same to both armies (J9.3).
    #[inline]
    pub(crate) const fn score(&mut self, rules: &Rules, army: Seat, points: u32) {
        let own = army.index() & 3;
        self.scores[own] = sum(self.scores[own], points);
        if rules.has_teams() {
            let ally = army.opposite().index() & 3;
            self.scores[ally] = sum(self.scores[ally], points);
        }
    }
}

/// Scores stop here, so that whatever is reached is read back, also from setups with high scores.
///
/// No game comes near: kings that are threatened bring 10 points a turn at most (two moves, J10.2), and to three opponents
/// who take turns every fourth turn, so 164 000 in the 65 535 quiet turns that the highest limit lets pass. Fewer than 150
/// moves of a game are not quiet: 96 steps of pawns, and captures. That makes 25 million.
pub(crate) const MOST_POINTS: u32 = 100_000_000;

const fn sum(score: u32, points: u32) -> u32 {
    let sum = score.saturating_add(points);
    if sum < MOST_POINTS { sum } else { MOST_POINTS }
}

/// Up to here taking back is eight moves of 16 bytes in a row; above, compilers call a function that copies.
const _: () = assert!(size_of::<State>() <= 128);
