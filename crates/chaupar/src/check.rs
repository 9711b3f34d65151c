//! From a setup to a position, and back.
//!
//! What could never be played on is refused; what is merely unreachable is not, so that studies can be set up.

use crate::contest::Contest;
use crate::packed::Packed;
use crate::pool::Pool;
use crate::position::Due;
use crate::side::Side;
use crate::turn::bonus_step;
use crate::{
    Element, End, Entry, Faults, Man, Opening, Phase, Play, Position, Rules, SeatSetup, Setup, SetupFault,
    Start, Throw,
};
use chaupat_core::{BySeat, RuleSet, Seat, SeatSet};

impl Position {
    /// The position that a setup describes, by its rules in their reduced form ([`Rules::reduced`]).
    ///
    /// # Errors
    /// All that is wrong, each with its rule: first the rule set is looked at, then the seats, then the phase.
    pub fn from_setup(setup: Setup) -> Result<Self, Faults> {
        let Setup { rules, seats, phase } = setup;
        rules.check().map_err(|refusal| Faults(vec![SetupFault::Rules(refusal)]))?;
        let rules = rules.reduced();
        let mut faults = Vec::new();
        for (seat, side) in seats.iter() {
            check_seat(&rules, seat, side, &mut faults);
        }
        none(faults)?;
        let position = laid(rules, seats);
        none(position.faults_of_seats())?;
        position.with_phase(phase)
    }

    /// Everything that the position holds, in the open.
    pub fn to_setup(&self) -> Setup {
        let seats = BySeat::from_fn(|seat| SeatSetup {
            men: self.men(seat).collect(),
            tod: self.tod(seat),
            left: self.left(seat),
            done: self.done(seat),
            miss: self.miss(seat),
        });
        Setup { rules: self.rules, seats, phase: self.phase() }
    }

    /// What is due, with the casts or the pool.
    pub fn phase(&self) -> Phase {
        let Self { seat, again, entered, .. } = *self;
        match self.due {
            Due::Opening => {
                Phase::Opening { contenders: self.contenders(), casts: self.opening_casts().collect() }
            }
            Due::Throws => Phase::Throws { seat, casts: self.casts().collect(), entered },
            Due::Moves => Phase::Moves { seat, pool: self.pool().collect(), again, entered },
            Due::Over(end) => Phase::Over(end),
        }
    }
}

fn none(faults: Vec<SetupFault>) -> Result<(), Faults> {
    if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
}

/// The men and marks of a setup whose seats are in order, with nothing due yet.
fn laid(rules: Rules, seats: BySeat<SeatSetup>) -> Position {
    let sides = seats.map(|given| {
        let mut side = Side::with_men(given.men.into_iter().map(Packed::pack));
        (side.tod, side.left, side.miss) = (given.tod, given.left, given.miss);
        side.done = given.done.unwrap_or(0);
        side
    });
    Position {
        rules,
        sides,
        due: Due::Throws,
        seat: Seat::ALL[0],
        pool: Pool::EMPTY,
        again: false,
        entered: false,
        contest: Contest::NONE,
    }
}

fn check_seat(rules: &Rules, seat: Seat, side: &SeatSetup, faults: &mut Vec<SetupFault>) {
    if !rules.seats().contains(seat) {
        if *side != SeatSetup::default() {
            faults.push(SetupFault::NotInPlay(seat));
        }
        return;
    }
    if side.men.len() != usize::from(rules.men) {
        faults.push(SetupFault::MenCount { seat, found: side.men.len(), wanted: rules.men });
    }
    faults.extend(side.men.iter().filter_map(|&man| man_fault(rules, seat, man)));
    faults.extend(mark_faults(rules, seat, side));
}

fn man_fault(rules: &Rules, seat: Seat, man: Man) -> Option<SetupFault> {
    let nowhere = match man.progress {
        1..=3 => !rules.walks_out(),
        progress => progress > Man::HOME,
    };
    let on_his_way = man.progress != Man::HAND && man.progress != Man::HOME;
    let walks_abroad = rules.alkhee && on_his_way && (man.alkhee || man.progress > Man::DOOR);
    let woken = rules.alkhee && on_his_way && man.progress <= Man::DOOR;
    match man {
        _ if nowhere => Some(SetupFault::NoSuchPlace(seat, man)),
        _ if man.alkhee && (!woken || rules.walks_out() && man.progress < 8) => {
            Some(SetupFault::Mark(seat, man))
        }
        _ if man.house != seat && !walks_abroad => Some(SetupFault::ForeignHouse(seat, man)),
        _ => None,
    }
}

fn mark_faults(rules: &Rules, seat: Seat, side: &SeatSetup) -> impl Iterator<Item = SetupFault> {
    let lying = |man: &Man| Man::DOOR < man.progress && man.progress < Man::HOME;
    let past_door = rules.has_door() && !side.tod && side.men.iter().any(lying);
    let all_home = side.men.iter().all(|man| man.progress == Man::HOME);
    let may_miss = rules.partners_help() && side.done.is_some() && side.miss <= rules.partner_delay;
    [
        past_door.then_some(SetupFault::PastDoor(seat)),
        (side.tod && !rules.has_door()).then_some(SetupFault::TodWithoutDoor(seat)),
        (side.left && rules.entry != Entry::FirstFree).then_some(SetupFault::Left(seat)),
        (all_home && side.done.is_none()).then_some(SetupFault::NotMarkedDone(seat)),
        (!all_home && side.done.is_some()).then_some(SetupFault::MarkedDone(seat)),
        (side.miss > 0 && !may_miss).then_some(SetupFault::Miss(seat, side.miss)),
    ]
    .into_iter()
    .flatten()
}

impl Position {
    /// What is wrong between the seats.
    fn faults_of_seats(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let mut places: Vec<_> = self.rules.seats().iter().filter_map(|seat| self.done(seat)).collect();
        places.sort_unstable();
        let most = self.rules.seats().len() - 1;
        if places.len() > most || !places.iter().copied().eq(1..=places.len() as u8) {
            faults.push(SetupFault::DoneOrder);
        }
        if self.rules.start == Start::Hand || self.rules.walks_out() {
            faults.extend(self.shared_squares().map(SetupFault::Together));
        }
        faults
    }

    /// Plain squares on which opponents stand together: whoever came second knocked the others out (C6.2).
    fn shared_squares(&self) -> impl Iterator<Item = u8> {
        let plain = (0..crate::board::LOOP).filter(|&square| !self.rules.is_flower(square));
        plain.filter(|&square| {
            let there = |&(_, side): &(Seat, &Side)| side.men().iter().any(|&man| self.is_met(man, square));
            let seats: Vec<_> = self.sides.iter().filter(there).map(|(seat, _)| seat).collect();
            seats.iter().any(|&one| seats.iter().any(|&other| self.rules.are_opponents(one, other)))
        })
    }

    fn with_phase(mut self, phase: Phase) -> Result<Self, Faults> {
        if self.is_won() != (phase == Phase::Over(End::Won)) {
            let fault = if self.is_won() { SetupFault::Won } else { SetupFault::NotWon };
            return Err(Faults(vec![fault]));
        }
        let faults = match phase {
            Phase::Opening { contenders, casts } => self.lay_opening(contenders, &casts),
            Phase::Throws { seat, casts, entered } => self.lay_throws(seat, &casts, entered),
            Phase::Moves { seat, pool, again, entered } => self.lay_moves(seat, &pool, again, entered),
            Phase::Over(end) => self.lay_end(end),
        };
        none(faults).map(|()| self)
    }

    fn lay_end(&mut self, end: End) -> Vec<SetupFault> {
        self.due = Due::Over(end);
        let alive = end == End::Dead && !self.is_dead();
        alive.then_some(SetupFault::NotDead).into_iter().collect()
    }

    fn lay_opening(&mut self, contenders: SeatSet, casts: &[Throw]) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        if self.rules.opening != Opening::Cast {
            faults.push(SetupFault::NoOpening);
        }
        let may_contend = |seat| self.rules.seats().contains(seat) && !self.sides[seat].is_done();
        if contenders.len() < 2 || !contenders.iter().all(may_contend) {
            faults.push(SetupFault::Contenders);
        } else if casts.len() >= contenders.len() {
            faults.push(SetupFault::OpeningCasts { casts: casts.len(), contenders: contenders.len() });
        }
        faults.extend(self.strange_throws(casts));
        if faults.is_empty() {
            self.due = Due::Opening;
            self.contest = casts.iter().fold(Contest::among(contenders), |contest, &cast| contest.with(cast));
        }
        faults
    }

    fn strange_throws(&self, casts: &[Throw]) -> impl Iterator<Item = SetupFault> {
        casts.iter().filter(|&&cast| !self.rules.can_fall(cast)).map(|&cast| SetupFault::CannotFall(cast))
    }

    fn lay_throws(&mut self, seat: Seat, casts: &[u8], entered: bool) -> Vec<SetupFault> {
        let mut faults: Vec<_> = self.turn_faults(seat, entered).collect();
        let throws: Vec<_> = casts.iter().map(|&value| Throw::Shells(value)).collect();
        faults.extend(self.strange_throws(&throws));
        let goes_on = |value: u8| self.rules.play == Play::Collect && self.rules.throws_again(value);
        faults.extend(
            casts.iter().find(|&&value| !goes_on(value)).map(|&value| SetupFault::NoMoreCasts(value)),
        );
        let most = if self.rules.burn { 2 } else { usize::from(Pool::MOST) };
        if casts.len() > most {
            faults.push(SetupFault::TooManyCasts(casts.len()));
        }
        if faults.is_empty() {
            for &value in casts {
                self.pool.add(Element::Throw(value), 1);
            }
        }
        faults
    }

    fn lay_moves(&mut self, seat: Seat, pool: &[Element], again: bool, entered: bool) -> Vec<SetupFault> {
        let mut faults: Vec<_> = self.turn_faults(seat, entered).collect();
        let strange = pool.iter().find(|&&element| !self.is_element(element));
        if let Some(&element) = strange {
            faults.push(SetupFault::NoElement(element));
        } else if !fits_a_turn(&self.rules, pool) {
            faults.push(SetupFault::Pool);
        }
        let casts_on = self.rules.capture_throws_again || self.rules.play == Play::Each;
        if again && !casts_on {
            faults.push(SetupFault::Again);
        }
        if faults.is_empty() {
            (self.due, self.again) = (Due::Moves, again);
            for &element in pool {
                self.pool.add(element, 1);
            }
            faults.extend((!self.reach().has_use(&self.pool)).then_some(SetupFault::NothingToUse));
        }
        faults
    }

    /// Puts the turn to a seat; says when it cannot have it.
    fn turn_faults(&mut self, seat: Seat, entered: bool) -> impl Iterator<Item = SetupFault> + use<> {
        (self.seat, self.entered) = (seat, entered);
        let side = &self.sides[seat];
        let takes_turns = self.rules.seats().contains(seat)
            && side.miss == 0
            && (!side.is_done() || self.rules.partners_help());
        let no_turn = (!takes_turns).then_some(SetupFault::NoTurn(seat));
        let may_have_entered =
            takes_turns && self.rules.remembers_entering() && !self.sides[self.moved()].has_man_in_hand();
        no_turn
            .into_iter()
            .chain((entered && takes_turns && !may_have_entered).then_some(SetupFault::Entered))
    }

    fn is_element(&self, element: Element) -> bool {
        let values = self.rules.table.values();
        match element {
            Element::Throw(value) => values.contains(value),
            step => values.iter().any(|value| bonus_step(&self.rules, value) == Some(step)),
        }
    }
}

/// Whether some turn leaves such a pool: its throws fit in what is cast before the moving, and the steps have bonus
/// throws they came from, in the pool or used already (C4, C8.1).
fn fits_a_turn(rules: &Rules, pool: &[Element]) -> bool {
    let throws = |wanted: bool| {
        let is_wanted = |&&element: &&Element| matches!(element, Element::Throw(value) if is_extra(rules, value) == wanted);
        pool.iter().filter(is_wanted).count()
    };
    let limits = most_throws(rules);
    let Some(free_extra) = limits.extra.checked_sub(throws(true)) else { return false };
    let Some(free_last) = limits.last.checked_sub(throws(false)) else { return false };
    let free_total = limits.total.saturating_sub(throws(true) + throws(false));
    let lacking = [Element::DoubleStep, Element::SingleStep].map(|step| lacking(rules, pool, step));
    throws(true) + throws(false) <= limits.total
        && supplies(rules, lacking, free_extra, free_last, free_total)
}

/// How many throws come before one moving.
struct Limits {
    /// Throws that throw again.
    extra: usize,
    /// Throws that do not.
    last: usize,
    /// Both.
    total: usize,
}

fn most_throws(rules: &Rules) -> Limits {
    let most = usize::from(Pool::MOST);
    match rules.play {
        Play::Dice => Limits { extra: 0, last: 3, total: 3 },
        Play::Each => Limits { extra: 1, last: 1, total: 1 },
        Play::Collect if rules.burn => Limits { extra: 2, last: 1, total: 3 },
        Play::Collect => Limits { extra: most, last: 1, total: most },
    }
}

fn is_extra(rules: &Rules, value: u8) -> bool {
    rules.play != Play::Dice && rules.throws_again(value)
}

/// How many steps have no bonus throw in the pool.
fn lacking(rules: &Rules, pool: &[Element], step: Element) -> usize {
    let steps = pool.iter().filter(|&&element| element == step).count();
    let gives = |&&element: &&Element| matches!(element, Element::Throw(value) if bonus_step(rules, value) == Some(step));
    steps.saturating_sub(pool.iter().filter(gives).count())
}

/// Whether throws that were used already can have given the lacking steps.
fn supplies(
    rules: &Rules,
    lacking: [usize; 2],
    free_extra: usize,
    free_last: usize,
    free_total: usize,
) -> bool {
    let steps = [Element::DoubleStep, Element::SingleStep];
    let can_give = |step: Element, extra: bool| {
        let mut values = rules.table.values().iter();
        values.any(|value| bonus_step(rules, value) == Some(step) && is_extra(rules, value) == extra)
    };
    let mut from_extra = 0;
    let mut from_last = 0;
    for (step, lack) in steps.into_iter().zip(lacking) {
        let by_last = if can_give(step, true) { 0 } else { lack };
        if by_last > 0 && !can_give(step, false) {
            return false;
        }
        from_last += by_last;
        from_extra += lack - by_last;
    }
    let over = from_extra.saturating_sub(free_extra);
    let movable =
        steps.into_iter().zip(lacking).filter(|&(step, _)| can_give(step, true) && can_give(step, false));
    let movable: usize = movable.map(|(_, lack)| lack).sum();
    over <= movable && from_last + over <= free_last && from_extra + from_last <= free_total
}
