//! Which moves there are (J2, J3), listed, counted, or only asked for.

use crate::promotion::Entry;
use crate::reach::{self, LAST};
use crate::state::State;
use crate::{Action, Choice, Class, Dice, Kind, Man, Rules, Square, Squares};
use chaupat_core::Seat;

/// The types of men that the dice move, one bit each; all types without dice (J5.1).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Movers(u8);

impl Movers {
    pub(crate) const ALL: Self = Self(0b1_1111);

    pub(crate) const fn by(rules: &Rules, dice: Dice) -> Self {
        if !rules.has_dice() {
            return Self::ALL;
        }
        let mask = dice.mask();
        let pawn_and_king = with_class(mask, Class::Pawn) * 0b1_0001;
        let boat = with_class(mask, Class::Boat) * 0b0_0010;
        let horse = with_class(mask, Class::Horse) * 0b0_0100;
        let elephant = with_class(mask, Class::Elephant) * 0b0_1000;
        Self(pawn_and_king | boat | horse | elephant)
    }

    pub(crate) const fn has(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 == 1
    }
}

const fn with_class(mask: u8, class: Class) -> u8 {
    mask >> class.digit() & 1
}

impl State {
    /// Lists the moves of an army by men of these types, in order.
    pub(crate) fn list(&self, rules: &Rules, army: Seat, movers: Movers, out: &mut Vec<Action>) {
        let taken = self.all();
        let entering = self.entering(rules, army);
        for from in Squares(self.men(army) & self.moved_by(movers)) {
            let kind = self.kind_on(from);
            let targets = Squares(self.targets(rules, Man { army, kind }, from, taken));
            if kind == Kind::Pawn && entering >> from.index() & 1 == 1 {
                targets.iter().for_each(|to| self.list_pawn(rules, army, from, to, out));
            } else {
                for to in targets {
                    out.push(Action::step(from, to));
                }
            }
        }
    }

    /// The men of these types.
    fn moved_by(&self, movers: Movers) -> u64 {
        if movers == Movers::ALL {
            return self.all();
        }
        let kinds = Kind::ALL.into_iter().filter(|&kind| movers.has(kind));
        kinds.fold(0, |men, kind| men | self.kinds[kind.index()])
    }

    /// The move at a place of the list, where `place` is told how many moves and other actions there are; `None` when
    /// the place is behind the moves.
    ///
    /// Where men go is found type by type, which processors foresee better than a type that changes from man to man.
    pub(crate) fn pick(
        &self,
        rules: &Rules,
        army: Seat,
        movers: Movers,
        place: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        let (own, taken) = (self.men(army), self.all());
        let (mut targets, mut total) = ([0; 64], 0);
        for kind in Kind::ALL.into_iter().filter(|&kind| movers.has(kind)) {
            for from in Squares(own & self.kinds[kind.index()]) {
                let squares = self.targets(rules, Man { army, kind }, from, taken);
                targets[from.index()] = squares;
                total += squares.count_ones();
            }
        }
        let mut place = place(total as usize) as u32;
        for from in Squares(own) {
            let squares = Squares(targets[from.index()]);
            let count = squares.0.count_ones();
            if place < count {
                return squares.iter().nth(place as usize).map(|to| Action::step(from, to));
            }
            place -= count;
        }
        None
    }

    /// Whether it matters which square of the last line a pawn of an army enters next.
    #[inline]
    pub(crate) fn enters(&self, rules: &Rules, army: Seat) -> bool {
        self.entering(rules, army) != 0
    }

    /// The pawns of an army that stand before its last line, where it matters which square they enter.
    #[inline]
    fn entering(&self, rules: &Rules, army: Seat) -> u64 {
        let before = reach::steps(army.opposite(), LAST[army.index()]);
        if rules.promotes_always() { 0 } else { self.of(army, Kind::Pawn) & before }
    }

    /// Lists a step to the last line. Called, so that the conditions of promotion are not asked where nobody promotes.
    #[inline(never)]
    fn list_pawn(&self, rules: &Rules, army: Seat, from: Square, to: Square, out: &mut Vec<Action>) {
        let choose = |choice| Action::Move { from, to, choice: Some(choice) };
        if LAST[army.index()] >> to.index() & 1 == 0 {
            return out.push(Action::step(from, to));
        }
        match self.entry(rules, army, to) {
            Entry::Becomes(_) | Entry::Waits => out.push(Action::step(from, to)),
            Entry::Chooses { king } => out.extend(choices(king).map(choose)),
            Entry::Refused => (),
        }
    }

    /// How many moves an army has by men of these types.
    #[inline]
    pub(crate) fn count(&self, rules: &Rules, army: Seat, movers: Movers) -> usize {
        let (own, taken) = (self.men(army), self.all());
        let mut count = if movers.has(Kind::Pawn) { self.count_pawns(rules, army, taken) } else { 0 };
        for kind in [Kind::Boat, Kind::Horse, Kind::Elephant, Kind::King] {
            let mut men = if movers.has(kind) { own & self.kinds[kind.index()] } else { 0 };
            while let Some(from) = Squares(men).first() {
                count += (Self::reach(rules, Man { army, kind }, from, taken) & !own).count_ones();
                men &= men - 1;
            }
        }
        count as usize
    }

    #[inline]
    fn count_pawns(&self, rules: &Rules, army: Seat, taken: u64) -> u32 {
        let pawns = self.of(army, Kind::Pawn);
        let steps = reach::steps(army, pawns) & !taken;
        let [left, right] = reach::captures(army, pawns).map(|squares| squares & taken & !self.men(army));
        let last = LAST[army.index()];
        if (steps | left | right) & last == 0 || rules.promotes_always() {
            // Steps lead to empty squares and captures to taken ones, so that two counts are enough.
            return (steps | left).count_ones() + right.count_ones();
        }
        let entries = [steps, left, right].map(|squares| self.count_entries(rules, army, squares, last));
        entries.iter().sum()
    }

    fn count_entries(&self, rules: &Rules, army: Seat, squares: u64, last: u64) -> u32 {
        let entries = Squares(squares & last).iter().map(|square| match self.entry(rules, army, square) {
            Entry::Becomes(_) | Entry::Waits => 1,
            Entry::Chooses { king } => 2 + u32::from(king),
            Entry::Refused => 0,
        });
        (squares & !last).count_ones() + entries.sum::<u32>()
    }

    /// Whether an army has a move by men of these types.
    #[inline]
    pub(crate) fn can_move(&self, rules: &Rules, army: Seat, movers: Movers) -> bool {
        movers.has(Kind::King) && self.king_can_move(army) || self.can_move_otherwise(rules, army, movers)
    }

    /// Whether the king of an army has a move.
    #[inline]
    pub(crate) fn king_can_move(&self, army: Seat) -> bool {
        let own = self.men(army);
        let king = Squares(own & self.kinds[Kind::King.index()]).first();
        king.is_some_and(|king| reach::KING[king.index()] & !own != 0)
    }

    #[inline(never)]
    fn can_move_otherwise(&self, rules: &Rules, army: Seat, movers: Movers) -> bool {
        let (own, taken) = (self.men(army), self.all());
        let moves = |kind: Kind| {
            let from = Squares(own & self.kinds[kind.index()]);
            movers.has(kind)
                && from.iter().any(|from| Self::reach(rules, Man { army, kind }, from, taken) & !own != 0)
        };
        moves(Kind::Horse)
            || movers.has(Kind::Pawn) && self.count_pawns(rules, army, taken) > 0
            || moves(Kind::Boat)
            || moves(Kind::Elephant)
    }

    /// Where the man on a square may go, the conditions of the last line included.
    pub(crate) fn legal_targets(&self, rules: &Rules, man: Man, from: Square) -> Squares {
        let targets = Squares(self.targets(rules, man, from, self.all()));
        if man.kind != Kind::Pawn {
            return targets;
        }
        let enters = |to: &Square| LAST[man.army.index()] >> to.index() & 1 == 1;
        targets
            .iter()
            .filter(|to| !enters(to) || self.entry(rules, man.army, *to) != Entry::Refused)
            .collect()
    }
}

/// The choices of gadha (J9.1).
pub(crate) fn choices(king: bool) -> impl Iterator<Item = Choice> {
    Choice::ALL.into_iter().take(2 + usize::from(king))
}
