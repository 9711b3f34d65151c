//! From one turn to the next (J5.2, J5.3, J7.2, J7.4).

use crate::history::Quiet;
use crate::moves::Movers;
use crate::parameters::Control;
use crate::state::State;
use crate::{Dice, Due, Effect, Position, Reason, Square};
use chaupat_core::Seat;

impl Position {
    /// After a throw or a move with dice: the unused dice are asked again; when none has a legal move the turn ends
    /// by itself (J5.3).
    pub(crate) fn go_on(&mut self, note: &mut impl FnMut(Effect)) {
        let army = self.state.turn;
        let movers = Movers::by(&self.rules, self.state.dice);
        if self.state.status(army).is_in() && self.state.can_move(&self.rules, army, movers) {
            self.state.due = Due::Act;
            return;
        }
        if !self.state.dice.is_empty() {
            note(Effect::DiceLeft(self.state.dice));
            self.state.dice = Dice::NONE;
        }
        self.end_turn(note);
    }

    pub(crate) fn note_turn_ended(&self, note: &mut impl FnMut(Effect)) {
        note(Effect::TurnEnded(self.state.turn));
    }

    /// The turn ends: too many quiet turns end the game, else the next army follows (J7.2).
    #[inline]
    pub(crate) fn end_turn(&mut self, note: &mut impl FnMut(Effect)) {
        if !self.rules.has_dice() {
            return self.end_turn_without_dice(self.state.turn, true, note);
        }
        self.note_turn_ended(note);
        if self.state.quiet >= self.rules.quiet_limit() {
            self.finish(Reason::Quiet, note);
        } else {
            self.begin_throw(self.state.turn.next(), note);
        }
    }

    /// The same without dice, for the army whose turn it is. After a move that was not quiet there are no quiet turns
    /// and no earlier positions to look at.
    #[expect(clippy::inline_always, reason = "the short end of nearly every move")]
    #[inline(always)]
    pub(crate) fn end_turn_without_dice(&mut self, army: Seat, quiet: bool, note: &mut impl FnMut(Effect)) {
        note(Effect::TurnEnded(army));
        let next = army.next();
        if quiet && self.state.quiet >= self.rules.quiet_limit() {
            self.finish(Reason::Quiet, note);
        } else if !(self.state.status(next).is_in() && self.state.king_can_move(next)) {
            self.go_round(next, note);
        } else if quiet {
            self.let_move(next, note);
        } else {
            (self.state.turn, self.state.due) = (next, Due::Act);
        }
    }

    /// The turn of this army, or of the first after it that has turns and, without dice, can move (J7.2, J7.4).
    pub(crate) fn begin_turn(&mut self, army: Seat, note: &mut impl FnMut(Effect)) {
        if self.rules.has_dice() { self.begin_throw(army, note) } else { self.go_round(army, note) }
    }

    #[inline(never)]
    fn begin_throw(&mut self, army: Seat, note: &mut impl FnMut(Effect)) {
        if self.state.takes_turns(army) { self.let_throw(army) } else { self.go_round(army, note) }
    }

    /// The first army from this one on that has turns and, without dice, can move.
    #[inline(never)]
    fn go_round(&mut self, first: Seat, note: &mut impl FnMut(Effect)) {
        if !Seat::ALL.iter().any(|&army| self.state.takes_turns(army)) {
            return self.finish(Reason::Army, note);
        }
        let mut army = first;
        loop {
            if !self.state.takes_turns(army) {
                self.state.quiet = self.state.quiet.saturating_add(u16::from(self.rules.counts_skips()));
            } else if self.rules.has_dice() {
                return self.let_throw(army);
            } else if self.state.can_move(&self.rules, army, Movers::ALL) {
                return self.let_move(army, note);
            } else {
                self.state.quiet = self.state.quiet.saturating_add(1);
                note(Effect::Passed(army));
            }
            if self.state.quiet >= self.rules.quiet_limit() {
                return self.finish(Reason::Quiet, note);
            }
            army = army.next();
        }
    }

    /// A node at which an army throws, or names its dice first (J5.2, J5.4).
    #[inline]
    const fn let_throw(&mut self, army: Seat) {
        self.state.turn = army;
        self.state.due = if let Control::Nominate(_) = self.rules.control() { Due::Name } else { Due::Throw };
    }

    /// A node at which an army without dice moves, unless it is there for the third time (J10.1).
    #[inline]
    fn let_move(&mut self, army: Seat, note: &mut impl FnMut(Effect)) {
        self.state.turn = army;
        self.state.due = Due::Act;
        if self.rules.has_repetition() && self.history.may_contain(self.state.placement) {
            self.end_at_third(note);
        }
    }

    #[inline(never)]
    fn end_at_third(&mut self, note: &mut impl FnMut(Effect)) {
        if self.is_third() {
            self.finish(Reason::Repetition, note);
        }
    }

    /// Whether placement, army to move and statuses have been as they are now at two nodes before: by their keys first,
    /// then by taking the quiet moves back.
    pub(crate) fn is_third(&self) -> bool {
        let state = &self.state;
        let same_placement = self.history.moves().filter(|quiet| quiet.before == state.placement);
        same_placement.count() > 1 && self.times_before() > 1
    }

    fn times_before(&self) -> usize {
        let (state, mut then) = (&self.state, self.state);
        let same = |quiet: &&Quiet| {
            let army = then.take_back(quiet.from, quiet.to);
            army == Some(state.turn) && then.armies == state.armies && then.kinds == state.kinds
        };
        self.history.moves().rev().filter(same).count()
    }
}

impl State {
    /// Takes a quiet move back; whose it was.
    fn take_back(&mut self, from: Square, to: Square) -> Option<Seat> {
        let man = self.man_at(to)?;
        self.shift(man, from, to);
        Some(man.army)
    }
}
