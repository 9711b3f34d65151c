use crate::reach::{self, LAST};
use crate::{Dice, Due, Kind, Man, Rules, Square, Status};
use chaupat_core::{Seat, SeatSet};

/// All of a position but the rule set and the quiet moves: small and without pointers, so that taking back is copying.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State {
    /// The men of each army.
    pub(crate) armies: [u64; 4],
    /// The men of each type.
    pub(crate) kinds: [u64; 5],
    pub(crate) scores: [u32; 4],
    pub(crate) quiet: u16,
    pub(crate) status: [Status; 4],
    pub(crate) taken: [SeatSet; 4],
    pub(crate) command: [Seat; 4],
    pub(crate) lost: [u8; 4],
    pub(crate) thrones: [SeatSet; 4],
    /// Red when nobody has the turn.
    pub(crate) turn: Seat,
    pub(crate) due: Due,
    pub(crate) dice: Dice,
}

impl State {
    /// All men.
    #[inline]
    pub(crate) const fn all(&self) -> u64 {
        self.armies[0] | self.armies[1] | self.armies[2] | self.armies[3]
    }

    /// The men of an army.
    #[inline]
    pub(crate) const fn men(&self, army: Seat) -> u64 {
        self.armies[army.index() & 3]
    }

    /// The men of an army of one type.
    #[inline]
    pub(crate) const fn of(&self, army: Seat, kind: Kind) -> u64 {
        self.men(army) & self.kinds[kind.index()]
    }

    /// The pawns of an army that wait on its last line (J3.3).
    #[inline]
    pub(crate) const fn waiting(&self, army: Seat) -> u64 {
        self.of(army, Kind::Pawn) & LAST[army.index() & 3]
    }

    /// The status of an army.
    #[inline]
    pub(crate) const fn status(&self, army: Seat) -> Status {
        self.status[army.index() & 3]
    }

    /// The king of an army.
    #[inline]
    pub(crate) const fn king(&self, army: Seat) -> u64 {
        self.of(army, Kind::King)
    }

    /// The type of the man on a square where somebody stands.
    #[inline]
    pub(crate) const fn kind_on(&self, square: Square) -> Kind {
        let bit = 1 << square.index();
        let [pawns, boats, horses, elephants, _] = self.kinds;
        if pawns & bit != 0 {
            Kind::Pawn
        } else if boats & bit != 0 {
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

    /// Takes a man up or puts him down: the bits change places.
    #[inline]
    pub(crate) const fn flip(&mut self, man: Man, squares: u64) {
        self.armies[man.army.index() & 3] ^= squares;
        self.kinds[man.kind.index()] ^= squares;
    }

    /// Turns the man on a square from one type into another.
    #[inline]
    pub(crate) const fn change(&mut self, square: Square, from: Kind, to: Kind) {
        let bit = 1 << square.index();
        self.kinds[from.index()] ^= bit;
        self.kinds[to.index()] ^= bit;
    }

    /// Where a man on this square attacks, given the squares that are taken; a waiting pawn attacks nothing (J3.3).
    #[expect(clippy::inline_always, reason = "where the type is known, one line of it is left")]
    #[inline(always)]
    pub(crate) fn reach(rules: &Rules, man: Man, from: Square, taken: u64) -> u64 {
        match man.kind {
            Kind::Pawn => reach::PAWN_CAPTURES[man.army.index() & 3][from.index()],
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
                let step = reach::PAWN_STEP[man.army.index() & 3][from.index()] & !taken;
                step | reach::PAWN_CAPTURES[man.army.index() & 3][from.index()] & taken & !own
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
        self.scores[own] = self.scores[own].saturating_add(points);
        if rules.has_teams() {
            let ally = army.opposite().index() & 3;
            self.scores[ally] = self.scores[ally].saturating_add(points);
        }
    }
}
