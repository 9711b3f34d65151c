//! The bonus for newly threatening several kings at once (J8.6, J10.2).

use crate::act::MadeMove;
use crate::reach;
use crate::state::State;
use crate::{Effect, Kind, Man, Position, Rules, Square, Squares};
use chaupat_core::Seat;

impl Position {
    /// Whether the placement before a move must be kept to see what is new after it: when men may turn or fall
    /// elsewhere than on the squares that the move leaves and enters.
    pub(crate) const fn looks_back(&self) -> bool {
        let waiting = self.rules.pawns_wait() && !self.rules.promotes_always();
        self.rules.has_check_bonus() && (self.rules.has_triumph() || waiting)
    }

    /// J8.6 after any move.
    pub(crate) fn check_bonus(
        &mut self,
        made: MadeMove,
        before: Option<&State>,
        note: &mut impl FnMut(Effect),
    ) {
        let man = Man { army: made.army, kind: made.now };
        match before {
            Some(before) if made.wide => {
                let kings = self.state.threatened_since(before, &self.rules, made.army);
                self.give_bonus(made.army, kings, note);
            }
            _ => self.plain_bonus(man, made.from, made.to, note),
        }
    }

    /// J8.6 after a move that changed nothing but its two squares, if it may threaten several kings anew.
    #[inline(never)]
    pub(crate) fn plain_bonus(&mut self, man: Man, from: Square, to: Square, note: &mut impl FnMut(Effect)) {
        if self.state.may_open(&self.rules, man, from, to) {
            self.threat_bonus(man, from, to, note);
        }
    }

    #[inline(never)]
    fn threat_bonus(&mut self, man: Man, from: Square, to: Square, note: &mut impl FnMut(Effect)) {
        let kings = self.state.newly_threatened(&self.rules, man, from, to);
        self.give_bonus(man.army, kings, note);
    }

    /// 1 point for two kings of opponents that are newly threatened, 5 for three.
    fn give_bonus(&mut self, army: Seat, kings: u32, note: &mut impl FnMut(Effect)) {
        let points = match kings {
            0 | 1 => return,
            2 => 1,
            _ => 5,
        };
        self.state.score(&self.rules, army, points);
        note(Effect::CheckBonus { army, points });
    }
}

impl State {
    /// The kings in play of the opponents of an army.
    #[inline]
    fn kings_against(&self, rules: &Rules, army: Seat) -> u64 {
        let against =
            |foe: Seat| if self.status(foe).is_in() && rules.opposed(army, foe) { self.men(foe) } else { 0 };
        self.kinds[Kind::King.index()]
            & (against(army.next()) | against(army.after(2)) | against(army.after(3)))
    }

    /// Whether a man who went from one square to another may threaten several kings anew, as far as tables alone tell:
    /// by where he attacks at most, and all lines through the square that he left.
    #[inline]
    pub(crate) const fn may_threaten(&self, man: Man, from: Square, to: Square) -> bool {
        let direct = match man.kind {
            Kind::Pawn => reach::PAWN_CAPTURES[man.army.index()][to.index()],
            kind => reach::FARTHEST[kind.index()][to.index()],
        };
        let near = direct | reach::LINES[from.index()];
        let foreign = self.kinds[Kind::King.index()] & !self.men(man.army);
        Squares(foreign & near).has_several()
    }

    /// The same, with the lines through the square that was left only where a slider stands on them too.
    #[inline]
    fn may_open(&self, rules: &Rules, man: Man, from: Square, to: Square) -> bool {
        let direct = match man.kind {
            Kind::Pawn => reach::PAWN_CAPTURES[man.army.index()][to.index()],
            Kind::Boat if rules.boats_slide() => reach::STRAIGHT[to.index()],
            Kind::Elephant if rules.elephants_are_bishops() => reach::DIAGONAL[to.index()],
            Kind::Elephant => reach::STRAIGHT[to.index()],
            kind => reach::FARTHEST[kind.index()][to.index()],
        };
        let (rooks, bishops) = self.sliders(rules);
        let [straight, diagonal] = [reach::STRAIGHT[from.index()], reach::DIAGONAL[from.index()]];
        let others = !(1 << to.index());
        let straight = if rooks & straight & others == 0 { 0 } else { straight };
        let diagonal = if bishops & diagonal & others == 0 { 0 } else { diagonal };
        let foreign = self.kinds[Kind::King.index()] & !self.men(man.army);
        Squares(foreign & (direct | straight | diagonal)).has_several()
    }

    /// How many opponents' kings are newly threatened by a move that changed nothing but its two squares: only the
    /// man who moved, and sliders through the square that he left, can threaten anew.
    fn newly_threatened(&self, rules: &Rules, man: Man, from: Square, to: Square) -> u32 {
        let taken = self.all();
        let foreign = self.kinds[Kind::King.index()] & !self.men(man.army);
        let direct = Self::reach(rules, man, to, taken) & foreign;
        let opened = reach::LINES[from.index()] & foreign & !direct;
        if !Squares(direct | opened).has_several() {
            return 0;
        }
        let kings = self.kings_against(rules, man.army);
        (direct & kings).count_ones() + self.opened(rules, opened & kings, from, taken)
    }

    /// How many of these kings are attacked by sliders through a square that was left.
    fn opened(&self, rules: &Rules, kings: u64, left: Square, taken: u64) -> u32 {
        if kings == 0 {
            return 0;
        }
        let sliders = self.sliders(rules);
        let mut count = 0;
        for (lines, sliders) in
            [(reach::rook as fn(Square, u64) -> u64, sliders.0), (reach::bishop, sliders.1)]
        {
            let seen = lines(left, taken);
            if seen & sliders == 0 || seen & kings == 0 {
                continue;
            }
            for king in Squares(seen & kings) {
                let through = lines(king, taken) & !lines(king, taken | 1 << left.index());
                let by = Squares(through & sliders & !self.men(self.army_on(king)));
                count += u32::from(by.iter().any(|slider| self.status(self.army_on(slider)).is_in()));
            }
        }
        count
    }

    /// The men who slide as rooks, and those who slide as bishops.
    const fn sliders(&self, rules: &Rules) -> (u64, u64) {
        let boats = if rules.boats_slide() { self.kinds[Kind::Boat.index()] } else { 0 };
        let elephants = self.kinds[Kind::Elephant.index()];
        if rules.elephants_are_bishops() { (boats, elephants) } else { (boats | elephants, 0) }
    }

    /// The same number, whatever the action changed: all attackers after it are compared with those before.
    fn threatened_since(&self, before: &Self, rules: &Rules, army: Seat) -> u32 {
        let against =
            Seat::ALL.into_iter().filter(|&foe| rules.opposed(army, foe) && self.status(foe).is_in());
        let new = |foe: &Seat| {
            self.attackers(rules, *foe).zip(before.attackers(rules, *foe)).any(|(now, then)| now & !then != 0)
        };
        against.filter(new).count() as u32
    }

    /// The men of each army in play who attack the king of an army, none of its own.
    fn attackers(&self, rules: &Rules, of: Seat) -> impl Iterator<Item = u64> {
        let (king, taken) = (self.king(of), self.all());
        Seat::ALL.into_iter().map(move |army| {
            if king == 0 || army == of || !self.status(army).is_in() {
                return 0;
            }
            let hits = |&from: &Square| {
                State::reach(rules, Man { army, kind: self.kind_on(from) }, from, taken) & king != 0
            };
            Squares(self.men(army)).iter().filter(hits).collect::<Squares>().0
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Preset};
    use chaupat_core::{Ply, Position as _};

    /// What `threatened_since` says of a move that changes two squares only is what `newly_threatened` says.
    fn assert_same(position: &Position, from: Square, to: Square) -> u32 {
        let army = position.state.turn;
        let mut next = position.clone();
        next.play_unchecked(Ply::Act(Action::step(from, to)));
        let man = Man { army, kind: next.state.kind_on(to) };
        let rules = &position.rules;
        let slow = next.state.threatened_since(&position.state, rules, army);
        let filtered = next.state.may_threaten(man, from, to);
        let fast = if filtered { next.state.newly_threatened(rules, man, from, to) } else { 0 };
        assert!(fast == slow || fast + slow < 2, "{from}{to}: {fast}, {slow}");
        fast
    }

    #[test]
    fn j10_2_the_short_way_to_new_threats_finds_what_the_long_way_finds() {
        let (mut lot, mut seen) = (1_u64, [0; 4]);
        for _ in 0..300 {
            let mut position = Position::initial(&Preset::Ffa.rules());
            let mut actions = Vec::new();
            for _ in 0..120 {
                position.actions(&mut actions);
                for action in &actions {
                    if let Action::Move { from, to, .. } = *action {
                        seen[assert_same(&position, from, to) as usize] += 1;
                    }
                }
                let Some(count) = u64::try_from(actions.len()).ok().filter(|&count| count > 0) else { break };
                lot = lot.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
                position.play_unchecked(Ply::Act(actions[((lot >> 33) % count) as usize]));
            }
        }
        assert!(seen[2] > 100 && seen[3] > 0, "{seen:?}");
    }
}
