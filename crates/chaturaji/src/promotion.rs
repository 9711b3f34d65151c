use crate::state::State;
use crate::{Kind, Rules, Square, army};
use chaupat_core::Seat;

/// What happens to a pawn that enters its last line (J3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// He becomes this.
    Becomes(Kind),
    /// He becomes an elephant, a horse or, if it is set, a king: gadha (J9.1).
    Chooses {
        /// Whether a king may be chosen: the army has none.
        king: bool,
    },
    /// He waits (J3.3).
    Waits,
    /// He may not step there (J3.4).
    Refused,
}

impl State {
    /// What happens to a pawn of an army that enters this square of its last line.
    pub(crate) fn entry(&self, rules: &Rules, army: Seat, square: Square) -> Entry {
        if rules.promotes_always() {
            return Entry::Becomes(Kind::Boat);
        }
        if rules.has_gadha() && self.is_gadha(army) {
            return Entry::Chooses { king: self.king(army) == 0 };
        }
        match self.promoted(rules, army, square) {
            Some(kind) => Entry::Becomes(kind),
            None if rules.pawns_wait() => Entry::Waits,
            None => Entry::Refused,
        }
    }

    /// What a pawn becomes on a square of the last line, `None` while a condition does not hold.
    pub(crate) fn promoted(&self, rules: &Rules, army: Seat, square: Square) -> Option<Kind> {
        let pawns = self.of(army, Kind::Pawn).count_ones();
        if rules.promotes_to_boat() {
            return (pawns <= rules.most_pawns()).then_some(Kind::Boat);
        }
        let kind = army::LAST_LINE[usize::from(army::relative_square(army, square).file()) & 7];
        let absent = self.of(army, kind) == 0;
        let enough_lost = match kind {
            Kind::Boat | Kind::King if rules.asks_last_pawn() => self.is_last_pawn(army),
            _ => pawns <= rules.most_pawns(),
        };
        (absent && enough_lost && rules.promotes_on(kind)).then_some(kind)
    }

    /// Exactly one pawn, at most one boat, no horse and no elephant (J10.1).
    fn is_last_pawn(&self, army: Seat) -> bool {
        let light = self.of(army, Kind::Horse) | self.of(army, Kind::Elephant);
        light == 0
            && self.of(army, Kind::Pawn).is_power_of_two()
            && self.of(army, Kind::Boat).count_ones() <= 1
    }

    /// One boat and one pawn, no horse and no elephant, with king or without (J9.1).
    fn is_gadha(&self, army: Seat) -> bool {
        self.is_last_pawn(army) && self.of(army, Kind::Boat) != 0
    }
}
