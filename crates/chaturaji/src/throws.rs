//! What chance may bring, with exact weights (J1.1, J5).

use crate::parameters::{Control, DiceKind, First, Fraction};
use crate::{Class, Contest, Dice, Due, Effect, Position, Rules, Throw};
use chaupat_core::{Seat, SeatSet, Weighted};

impl Rules {
    /// On how many faces of a die a class stands (J5.1).
    const fn faces_of(&self, class: Class) -> u64 {
        match (self.parameters().dice, class) {
            (DiceKind::Cubic, Class::Elephant | Class::Pawn) => 2,
            _ => 1,
        }
    }

    /// The possible throws of so many fair dice (J5.1).
    fn fair(&self, count: usize) -> Weighted<Throw> {
        match (self.parameters().dice, count) {
            (DiceKind::Stick, 1) => Weighted::table(&STICK),
            (DiceKind::Stick, 2) => Weighted::table(&STICKS),
            (DiceKind::Cubic, 1) => Weighted::table(&CUBE),
            (DiceKind::Cubic, 2) => Weighted::table(&CUBES),
            _ => Weighted::none(),
        }
    }

    /// The weight of a class for a die for which another was named (J5.4): a face falls with p + (1 - p)/n when it is
    /// the one named, and with (1 - p)/n else; in units of 1/(n · denominator of p).
    fn nominated(&self, p: Fraction, named: Class, class: Class) -> u64 {
        let (a, b) = (u64::from(p.numerator()), u64::from(p.denominator()));
        let luck = (b - a) * self.faces_of(class);
        if named == class { luck + a * u64::from(self.faces()) } else { luck }
    }

    /// The possible throws after dice were named (J5.4).
    fn named_throws(&self, p: Fraction, named: Dice) -> Weighted<Throw> {
        let mut named = named.iter();
        let (first, second) = (named.next(), named.next());
        let count = usize::from(first.is_some()) + usize::from(second.is_some());
        let weight = |dice: Dice| {
            let mut fallen = dice.iter();
            match (first, second, fallen.next(), fallen.next()) {
                (Some(first), Some(second), Some(a), Some(b)) => {
                    let one = |a, b| self.nominated(p, first, a) * self.nominated(p, second, b);
                    if a == b { one(a, b) } else { one(a, b) + one(b, a) }
                }
                (Some(first), None, Some(a), None) => self.nominated(p, first, a),
                _ => 0,
            }
        };
        Weighted::collect(Dice::all(count).map(|dice| (Throw::Dice(dice), weight(dice))))
    }

    /// The possible sums of a cast for the first turn (J1.1).
    fn sums(&self) -> Weighted<Throw> {
        let faces = if self.faces() == 6 { 1..=6_u8 } else { 2..=5 };
        let mut counts = [0_u64; 13];
        for a in faces.clone() {
            if self.dice_count() == 1 {
                counts[usize::from(a)] += 1;
            } else {
                faces.clone().for_each(|b| counts[usize::from(a + b)] += 1);
            }
        }
        Weighted::collect((0..).map(Throw::Sum).zip(counts))
    }

    /// How many dice may be cast again after a throw (J5.4).
    pub(crate) const fn recast(&self) -> usize {
        match self.control() {
            Control::Catch(most) => most as usize,
            _ => 0,
        }
    }
}

const STICK: [(Throw, u64); 4] = singles([1, 1, 1, 1]);
const CUBE: [(Throw, u64); 4] = singles([1, 1, 2, 2]);
const STICKS: [(Throw, u64); 10] = pairs([1, 1, 1, 1]);
const CUBES: [(Throw, u64); 10] = pairs([1, 1, 2, 2]);

const fn singles(weights: [u64; 4]) -> [(Throw, u64); 4] {
    let mut throws = [(Throw::Dice(Dice::NONE), 0); 4];
    let mut class = 0;
    while class < 4 {
        throws[class] = (Throw::Dice(Dice::one(Class::ALL[class])), weights[class]);
        class += 1;
    }
    throws
}

/// A pair weighs the product, doubled if the classes differ (J5.1).
const fn pairs(weights: [u64; 4]) -> [(Throw, u64); 10] {
    let mut throws = [(Throw::Dice(Dice::NONE), 0); 10];
    let (mut a, mut b, mut number) = (0, 0, 0);
    while a < 4 {
        let ways = if a == b { 1 } else { 2 };
        throws[number] =
            (Throw::Dice(Dice::two(Class::ALL[a], Class::ALL[b])), ways * weights[a] * weights[b]);
        (b, number) = (b + 1, number + 1);
        if b == 4 {
            (a, b) = (a + 1, a + 1);
        }
    }
    throws
}

impl Position {
    /// The throws that may fall now.
    pub(crate) fn possible_throws(&self) -> Weighted<Throw> {
        let (rules, state) = (&self.rules, &self.state);
        match (state.due, rules.control(), rules.first()) {
            (Due::First(_), _, First::Throw) => rules.sums(),
            (Due::First(contest), ..) => {
                Weighted::collect(contest.armies.iter().map(|army| (Throw::Army(army), 1)))
            }
            (Due::Throw, Control::Nominate(p), _) => rules.named_throws(p, state.dice),
            (Due::Throw, ..) => rules.fair(rules.dice_count()),
            (Due::Again, ..) => rules.fair(rules.dice_count() - state.dice.len()),
            _ => Weighted::none(),
        }
    }

    /// A throw falls.
    #[inline(never)]
    pub(crate) fn fall(&mut self, throw: Throw, note: &mut impl FnMut(Effect)) {
        match (throw, self.state.due) {
            (Throw::Dice(dice), Due::Throw) => {
                self.state.dice = dice;
                self.state.quiet = self.state.quiet.saturating_add(1);
                if self.rules.recast() > 0 {
                    self.state.due = Due::Catch;
                } else {
                    self.go_on(note);
                }
            }
            (Throw::Dice(dice), Due::Again) => {
                self.state.dice = self.state.dice.and(dice).unwrap_or(dice);
                self.go_on(note);
            }
            (Throw::Army(army), Due::First(_)) => self.begin(army, note),
            (Throw::Sum(sum), Due::First(contest)) => {
                let mut casts = contest.casts;
                casts[contest.cast().len() & 3] = sum;
                self.contend(Contest { casts, ..contest }, note);
            }
            _ => (),
        }
    }

    /// The first army is known (J1.1).
    fn begin(&mut self, army: Seat, note: &mut impl FnMut(Effect)) {
        note(Effect::Begins(army));
        self.begin_turn(army, note);
    }

    /// The next one casts for the first turn; after a round the highest begins, or the tied cast again (J1.1).
    pub(crate) fn contend(&mut self, contest: Contest, note: &mut impl FnMut(Effect)) {
        let highest = contest.casts.iter().max();
        let casts = contest.armies.iter().zip(&contest.casts);
        let best: SeatSet = casts.filter(|&(_, cast)| Some(cast) == highest).map(|(army, _)| army).collect();
        if contest.armies.len() == 1 {
            contest.armies.iter().for_each(|army| self.begin(army, note));
        } else if contest.cast().len() < contest.armies.len() {
            self.state.due = Due::First(contest);
        } else if best.len() == 1 {
            best.iter().for_each(|army| self.begin(army, note));
        } else {
            self.state.due = Due::First(Contest::among(best));
        }
    }

    /// The parts of the dice that may be cast again, ascending (J5.4).
    pub(crate) fn recasts(&self) -> impl Iterator<Item = Dice> {
        let (fallen, most) = (self.state.dice, self.rules.recast());
        let part = move |part: &Dice| part.len() <= most && fallen.minus(*part).is_some();
        let mut parts: [Dice; 14] = std::array::from_fn(|_| Dice::NONE);
        for (slot, dice) in parts.iter_mut().zip(Dice::all(1).chain(Dice::all(2))) {
            *slot = dice;
        }
        parts.sort_unstable();
        parts.into_iter().filter(part)
    }
}
