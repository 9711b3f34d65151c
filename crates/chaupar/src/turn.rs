//! How a turn runs: throwing, moving, the end (C3, C4, C8).

use crate::contest::{Contest, Round};
use crate::parameters::{Door, Entry, Play};
use crate::pool::Pool;
use crate::position::Due;
use crate::reach::{Arrival, Reach, Use};
use crate::{Effect, Element, End, Man, Position, Rules, Throw, board::LoopSquare};
use chaupat_core::{RuleSet, Seat};

impl Position {
    /// A cast for the first turn (C3.2).
    pub(crate) fn contend(&mut self, throw: Throw, note: &mut impl FnMut(Effect)) {
        note(Effect::Cast { seat: self.contest.caster(), throw });
        match self.contest.cast(throw) {
            Round::GoesOn(contest) => self.contest = contest,
            Round::Tied(leaders) => {
                note(Effect::Tied(leaders));
                self.contest = Contest::among(leaders);
            }
            Round::Won(seat) => {
                note(Effect::Begins(seat));
                self.contest = Contest::NONE;
                (self.due, self.seat) = (Due::Throws, seat);
            }
        }
    }

    /// A cast of a turn (C4).
    pub(crate) fn cast(&mut self, throw: Throw, note: &mut impl FnMut(Effect)) {
        match throw {
            Throw::Dice(dice) => {
                for die in dice {
                    self.pool.add(Element::Throw(die), 1);
                }
                self.begin_moving(false, note);
            }
            Throw::Value(value) => self.cast_shells(value, note),
        }
    }

    fn cast_shells(&mut self, value: u8, note: &mut impl FnMut(Effect)) {
        let extra = self.rules.throws_again(value);
        if extra && self.rules.burns() && self.pool.len() == 2 {
            note(Effect::Burnt(self.seat));
            return self.end_turn(note);
        }
        self.pool.add(Element::Throw(value), 1);
        if self.rules.play() == Play::Each {
            self.begin_moving(extra, note);
        } else if !extra {
            self.begin_moving(false, note);
        }
    }

    fn begin_moving(&mut self, again: bool, note: &mut impl FnMut(Effect)) {
        (self.due, self.again) = (Due::Moves, again);
        if !self.entered && !self.sides[self.moved()].has_man_in_hand() {
            self.add_bonus_steps();
        }
        self.go_on_moving(note);
    }

    /// One step for each bonus throw (C8.1).
    fn add_bonus_steps(&mut self) {
        let throws = self.pool;
        for element in throws.distinct() {
            if let Element::Throw(value) = element
                && let Some(step) = bonus_step(&self.rules, value)
            {
                self.pool.add(step, throws.count(element));
            }
        }
    }

    fn go_on_moving(&mut self, note: &mut impl FnMut(Effect)) {
        if self.pool.is_empty() || !self.reach().has_use(&self.pool) {
            self.end_moving(note);
        }
    }

    /// What is left is forfeited (C4.4); a cast may follow in the same turn (C4.5, C15).
    pub(crate) fn end_moving(&mut self, note: &mut impl FnMut(Effect)) {
        self.forfeit(note);
        if self.again {
            (self.due, self.again) = (Due::Throws, false);
        } else {
            self.end_turn(note);
        }
    }

    fn forfeit(&mut self, note: &mut impl FnMut(Effect)) {
        self.pool.iter().for_each(|element| note(Effect::Forfeited(element)));
        self.pool = Pool::EMPTY;
    }

    /// Uses an element that is in the pool, legally.
    pub(crate) fn put_to_use(&mut self, one: Use, note: &mut impl FnMut(Effect)) {
        let owner = self.moved();
        let reach = self.reach();
        let Ok(arrival) = reach.led(one) else { return };
        let struck = reach.strikes(arrival.to);
        self.pool.remove(one.element);
        self.walk(owner, one.man, arrival, note);
        if let Some(square) = struck {
            self.knock_out(owner, square, note);
        }
        if self.sides[owner].all_home() {
            self.finish(owner, note);
        } else {
            self.go_on_moving(note);
        }
    }

    fn walk(&mut self, owner: Seat, from: Man, arrival: Arrival, note: &mut impl FnMut(Effect)) {
        let Arrival { to, count } = arrival;
        let side = &mut self.sides[owner];
        side.put(from, to, count);
        if from.is_in_hand() {
            side.left |= self.rules.entry() == Entry::FirstFree;
            self.entered |= !side.has_man_in_hand() && self.rules.remembers_entering();
        }
        note(Effect::Moved { owner, from, to, count });
    }

    /// Knocks out every opponent's man on this square (C6.2, C12.2).
    fn knock_out(&mut self, owner: Seat, square: LoopSquare, note: &mut impl FnMut(Effect)) {
        let rules = self.rules;
        let is_met = |man: Man| rules.stands(man) && man.square() == square;
        for seat in Seat::ALL.into_iter().filter(|&seat| rules.are_opponents(owner, seat)) {
            let tell = |man: Man| note(Effect::KnockedOut { owner: seat, man });
            self.sides[seat].knock_out(seat, is_met, tell);
        }
        self.again |= rules.capture_throws_again();
        let side = &mut self.sides[owner];
        if rules.has_door() && !side.tod {
            side.tod = true;
            note(Effect::Tod(owner));
        }
    }

    /// The last man of a player got home: the rest of the pool is dropped (C10.1) and the turn is over.
    fn finish(&mut self, owner: Seat, note: &mut impl FnMut(Effect)) {
        let place = self.finished() + 1;
        self.sides[owner].done = place;
        note(Effect::Done { seat: owner, place });
        self.forfeit(note);
        if !self.is_won() && self.rules.partners_help() {
            self.sides[owner].miss = self.rules.partner_delay();
        }
        self.end_turn(note);
    }

    fn end_turn(&mut self, note: &mut impl FnMut(Effect)) {
        note(Effect::TurnEnded(self.seat));
        (self.pool, self.again, self.entered) = (Pool::EMPTY, false, false);
        if self.is_won() {
            self.end_game(End::Won, note);
        } else if self.is_dead() {
            self.end_game(End::Dead, note);
        } else {
            self.due = Due::Throws;
            self.pass_on(note);
        }
    }

    fn end_game(&mut self, end: End, note: &mut impl FnMut(Effect)) {
        (self.due, self.seat) = (Due::Over(end), Seat::ALL[0]);
        note(Effect::Over(end));
    }

    /// The order goes to the next seat that has a turn; finished partners count their missed ones (C3.3, C13.2).
    fn pass_on(&mut self, note: &mut impl FnMut(Effect)) {
        loop {
            self.seat = self.seat.next();
            let side = &mut self.sides[self.seat];
            if !self.rules.seats().contains(self.seat) || side.is_done() && !self.rules.partners_help() {
                continue;
            }
            if side.miss == 0 {
                return;
            }
            side.miss -= 1;
            note(Effect::Missed { seat: self.seat, left: side.miss });
        }
    }

    /// How many players have all men home.
    pub(crate) fn finished(&self) -> u8 {
        self.sides.iter().filter(|(_, side)| side.is_done()).count() as u8
    }

    /// Whether one player, or team, is left (C11.1, C13.3).
    pub(crate) fn is_won(&self) -> bool {
        if self.rules.in_teams() {
            let is_home = |seat: usize| self.sides.0[seat].is_done() && self.sides.0[seat + 2].is_done();
            return is_home(0) || is_home(1);
        }
        usize::from(self.finished()) + 1 >= self.rules.seats().len()
    }

    /// Whether nobody can ever move again (C7.3).
    pub(crate) fn is_dead(&self) -> bool {
        if self.rules.door() != Door::Wait {
            return false;
        }
        let mut unfinished = self
            .rules
            .seats()
            .iter()
            .map(|seat| (seat, &self.sides[seat]))
            .filter(|(_, side)| !side.is_done());
        let stuck = unfinished.clone().all(|(_, side)| !side.tod && !side.has_man_in_hand());
        stuck
            && unfinished.all(|(seat, _)| {
                !Reach::new(&self.rules, &self.sides, seat, false).has_use(&everything(&self.rules))
            })
    }
}

/// Every throw of the table, and every bonus step they give.
fn everything(rules: &Rules) -> Pool {
    let mut pool = Pool::EMPTY;
    for value in rules.table().values().iter() {
        pool.add(Element::Throw(value), 1);
        if let Some(step) = bonus_step(rules, value) {
            pool.add(step, 1);
        }
    }
    pool
}

/// The step that a bonus throw gives: `+d` from a 10 or 25, `+s` from any other (C8.1).
pub(crate) const fn bonus_step(rules: &Rules, value: u8) -> Option<Element> {
    match value {
        _ if !rules.gives_bonus(value) => None,
        10 | 25 => Some(Element::DoubleStep),
        _ => Some(Element::SingleStep),
    }
}

impl Rules {
    /// Whether it matters in later casts of a turn that the last man of the hand entered in it (C8.1).
    pub(crate) fn remembers_entering(&self) -> bool {
        self.has_bonus() && (self.capture_throws_again() || self.play() == Play::Each)
    }
}
