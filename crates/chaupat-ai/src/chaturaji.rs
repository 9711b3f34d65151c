use crate::Appraise;
use chaturaji::{Kind, Man, Position, Square, army};
use chaupat_core::{Position as _, RuleSet, Seat};

/// A scored point, or a stake where the game is played for stakes.
const POINT: i32 = 20;
const STAKE: i32 = 200;
/// A man of one's own, for each point of his worth.
const MAN: i32 = 12;
/// A step of a pawn towards his last line.
const STEP: i32 = 2;
/// A square that a man attacks.
const ATTACK: i32 = 1;

impl Appraise for Position {
    /// Points and men of the own side, men in danger, pawns on their way, against the points of the opponents.
    fn appraise(&self, seat: Seat) -> i32 {
        let rules = self.rules();
        let own = rules.side(seat);
        let unit = if worth(self, Kind::Pawn) == 0 { STAKE } else { POINT };
        let mine: i32 = own.iter().map(|one| army_value(self, one)).sum();
        // Both armies of a team hold the team's stakes.
        let scored = unit * self.score(seat).cast_signed();
        let others = rules.seats().iter().filter(|&other| !own.contains(other));
        let theirs: i32 =
            others.map(|other| self.score(other).cast_signed() * unit + army_value(self, other) / 3).sum();
        scored + mine - theirs / 3 - danger(self, seat)
    }
}

/// What a type is worth to its owner, in points; games for stakes use the usual points.
fn worth(position: &Position, kind: Kind) -> i32 {
    position.rules().worth(kind).cast_signed()
}

fn man_value(position: &Position, kind: Kind) -> i32 {
    let usual = [1, 2, 3, 4, 5][kind.index()];
    MAN * worth(position, kind).max(usual)
}

fn army_value(position: &Position, army: Seat) -> i32 {
    if !position.status(army).is_in() {
        return 0;
    }
    let reach = |square| ATTACK * position.attacks(square).iter().map(|_| 1).sum::<i32>();
    let men = position.men(army).iter();
    men.filter_map(|square| Some((square, position.man_at(square)?)))
        .map(|(square, man)| {
            let steps = if man.kind == Kind::Pawn { STEP * progress(man, square) } else { 0 };
            man_value(position, man.kind) + steps + reach(square)
        })
        .sum()
}

/// How far a pawn has come.
fn progress(man: Man, square: Square) -> i32 {
    i32::from(army::relative_square(man.army, square).rank())
}

/// What the opponents may take at once, by the chance that the dice allow it.
fn danger(position: &Position, seat: Seat) -> i32 {
    let rules = position.rules();
    let own = rules.side(seat);
    let hunters =
        rules.seats().iter().filter(|&other| !own.contains(other) && position.status(other).is_in());
    let mut worst = [0_i32; 64];
    for hunter in hunters.flat_map(|other| position.men(other).iter()) {
        let Some(man) = position.man_at(hunter) else { continue };
        for target in position.attacks(hunter) {
            let Some(victim) = position.man_at(target).filter(|victim| own.contains(victim.army)) else {
                continue;
            };
            let lost = man_value(position, victim.kind);
            let guarded = is_guarded(position, target, victim);
            let traded = if guarded { lost - man_value(position, man.kind) / 2 } else { lost };
            let risk = traded.max(lost / 4) * chance(position) / 16;
            let known = &mut worst[target.index()];
            *known = (*known).max(risk);
        }
    }
    worst.iter().sum()
}

/// Whether another man of the army could take back. A man attacks no square of his own army, so this looks where he
/// reaches after the capture, which is close to where he reaches now.
fn is_guarded(position: &Position, square: Square, victim: Man) -> bool {
    let near = |other: Square| {
        let file = other.file().abs_diff(square.file());
        let rank = other.rank().abs_diff(square.rank());
        match position.man_at(other).map(|man| man.kind) {
            Some(Kind::King) => file.max(rank) == 1,
            Some(Kind::Horse) => file.min(rank) == 1 && file.max(rank) == 2,
            Some(Kind::Boat) if !position.rules().boats_slide() => file == 2 && rank == 2,
            _ => false,
        }
    };
    position.men(victim.army).iter().any(near)
}

/// In sixteenths, the chance that a throw has the die of a given man.
fn chance(position: &Position) -> i32 {
    match (position.rules().has_dice(), position.rules().dice_count()) {
        (false, _) => 16,
        (true, 1) => 4,
        (true, _) => 7,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn j1_2_pawns_come_as_far_on_every_side() {
        let ways = [["g1", "d1", "a1"], ["a2", "a5", "a8"], ["b8", "e8", "h8"], ["h7", "h4", "h1"]];
        for (army, way) in [army::RED, army::GREEN, army::YELLOW, army::BLACK].into_iter().zip(ways) {
            let come = way.map(|square| progress(Man { army, kind: Kind::Pawn }, square.parse().unwrap()));
            assert_eq!(come, [1, 4, 7], "{}", army::name(army));
        }
    }
}
