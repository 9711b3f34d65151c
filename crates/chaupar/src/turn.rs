//! A turn, in the order in which it runs (C4):
//!
//! 1. *Throwing*: [`cast`](Position::cast) puts what falls into the pool, and the seat casts again, or the third extra
//!    throw burns all, or the moving begins.
//! 2. *The pool*: [`begin_moving`](Position::begin_moving) adds the bonus steps (C8).
//! 3. *Moving*: [`apply_use`](Position::apply_use) takes an element out and moves the men, where `movegen` says.
//! 4. *Knocking out*: [`knock_out`](Position::knock_out) sends whoever is met back to hand, and gives the toḍ (C7.1).
//! 5. *Finishing*: [`finish`](Position::finish) gives a place to a player whose last man got home.
//! 6. *The next*: another use of the pool, another cast of the same turn, or
//!    [`end_turn`](Position::end_turn): the game is over (`end`), or the [`next_seat`](Position::next_seat) throws.
//!
//! All of it happens inside the ply that causes it, so that no ply is empty (C4.0).

use crate::movegen::{Destination, Use};
use crate::parameters::{Entry, Play};
use crate::pool::{Pool, bonus_step};
use crate::position::Due;
use crate::{Effect, Element, End, Man, Position, Rules, Throw, board::LoopSquare};
use chaupat_core::{RuleSet, Seat};

/// Throwing.
impl Position {
    /// A cast of a turn.
    pub(crate) fn cast(&mut self, throw: Throw, note: &mut impl FnMut(Effect)) {
        match throw {
            Throw::Value(value) => self.cast_one(value, note),
            Throw::Dice(dice) => {
                for die in dice {
                    self.pool.add(Element::Throw(die), 1);
                }
                self.begin_moving(false, note);
            }
        }
    }

    /// A cast of shells, or of a single die (C4).
    fn cast_one(&mut self, value: u8, note: &mut impl FnMut(Effect)) {
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
}

/// The pool.
impl Position {
    /// The throws are there; `again` tells that one more cast follows the moving.
    fn begin_moving(&mut self, again: bool, note: &mut impl FnMut(Effect)) {
        (self.due, self.again) = (Due::Moves, again);
        if !self.entered && !self.seats[self.mover()].has_man_in_hand() {
            self.add_bonus_steps();
        }
        self.continue_moving(note);
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
}

/// Moving.
impl Position {
    /// The seat acts, if anything in the pool has a use.
    fn continue_moving(&mut self, note: &mut impl FnMut(Effect)) {
        if self.pool.is_empty() || !self.movegen().has_use(&self.pool) {
            self.end_moving(note);
        }
    }

    /// Uses an element. An illegal use does nothing, or what the same use does where it is legal.
    pub(crate) fn apply_use(&mut self, one: Use, note: &mut impl FnMut(Effect)) {
        let owner = self.mover();
        let movegen = self.movegen();
        let Ok(destination) = movegen.destination_unchecked(one) else { return };
        let struck = movegen.captures_on(destination.to);
        self.pool.remove(one.element);
        self.move_men(owner, one.man, destination, note);
        if let Some(square) = struck {
            self.knock_out(owner, square, note);
        }
        if self.seats[owner].all_home() {
            self.finish(owner, note);
        } else {
            self.continue_moving(note);
        }
    }

    fn move_men(&mut self, owner: Seat, from: Man, destination: Destination, note: &mut impl FnMut(Effect)) {
        let Destination { to, count } = destination;
        let state = &mut self.seats[owner];
        state.put(from, to, count);
        if from.is_in_hand() {
            state.left |= self.rules.entry() == Entry::FirstFree;
            self.entered |= !state.has_man_in_hand() && self.rules.remembers_entering();
        }
        note(Effect::Moved { owner, from, to, count });
    }
}

/// Knocking out.
impl Position {
    /// Knocks out every opponent's man on this square (C6.2, C12.2).
    fn knock_out(&mut self, owner: Seat, square: LoopSquare, note: &mut impl FnMut(Effect)) {
        let rules = self.rules;
        let stands_on = |man: Man| rules.stands(man) && man.square() == square;
        for seat in Seat::ALL.into_iter().filter(|&seat| rules.are_opponents(owner, seat)) {
            let tell = |man: Man| note(Effect::KnockedOut { owner: seat, man });
            self.seats[seat].knock_out(seat, stands_on, tell);
        }
        self.again |= rules.capture_throws_again();
        let state = &mut self.seats[owner];
        if rules.has_door() && !state.tod {
            state.tod = true;
            note(Effect::Tod(owner));
        }
    }
}

/// Finishing.
impl Position {
    /// The last man of a player got home: the rest of the pool is dropped (C10.1) and the turn is over.
    fn finish(&mut self, owner: Seat, note: &mut impl FnMut(Effect)) {
        let place = self.finished() + 1;
        self.seats[owner].done = place;
        note(Effect::Done { seat: owner, place });
        self.forfeit(note);
        if !self.is_won() && self.rules.partners_help() {
            self.seats[owner].miss = self.rules.partner_delay();
        }
        self.end_turn(note);
    }
}

/// What comes next.
impl Position {
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

    fn end_turn(&mut self, note: &mut impl FnMut(Effect)) {
        note(Effect::TurnEnded(self.seat));
        (self.pool, self.again, self.entered) = (Pool::EMPTY, false, false);
        if self.is_won() {
            self.end_game(End::Won, note);
        } else if self.is_dead() {
            self.end_game(End::Dead, note);
        } else {
            self.due = Due::Throws;
            self.next_seat(note);
        }
    }

    fn end_game(&mut self, end: End, note: &mut impl FnMut(Effect)) {
        (self.due, self.seat) = (Due::Over(end), Seat::ALL[0]);
        note(Effect::Over(end));
    }

    /// The order goes to the next seat that has a turn; finished partners count their missed ones (C3.3, C13.2).
    fn next_seat(&mut self, note: &mut impl FnMut(Effect)) {
        loop {
            self.seat = self.seat.next();
            let state = &mut self.seats[self.seat];
            if !self.rules.seats().contains(self.seat) || state.is_done() && !self.rules.partners_help() {
                continue;
            }
            if state.miss == 0 {
                return;
            }
            state.miss -= 1;
            note(Effect::Missed { seat: self.seat, left: state.miss });
        }
    }
}

impl Rules {
    /// Whether it matters in later casts of a turn that the last man of the hand entered in it (C8.1).
    pub(crate) fn remembers_entering(&self) -> bool {
        self.has_bonus() && (self.capture_throws_again() || self.play() == Play::Each)
    }
}
