//! One action, with all that follows from it, in the order of J8. This is the only place that knows the order.

use crate::promotion::Entry;
use crate::reach::{BLOCKS, LAST};
use crate::state::State;
use crate::{Action, Capture, Choice, Dice, Due, Effect, Kind, Man, Position, Square, Squares};
use chaupat_core::{Seat, SeatSet};

/// What one move did so far.
pub(crate) struct Deed {
    /// The army that moved.
    pub(crate) army: Seat,
    /// What the man was before the move.
    pub(crate) kind: Kind,
    /// What he is now.
    pub(crate) now: Kind,
    pub(crate) from: Square,
    pub(crate) to: Square,
    /// The armies that lost a man.
    pub(crate) losers: SeatSet,
    /// The army whose king was taken.
    pub(crate) king: Option<Seat>,
    /// Whether men turned or went elsewhere than on the two squares.
    pub(crate) wide: bool,
}

impl Position {
    /// Plays a move from J8.1 to J8.8.
    pub(crate) fn act(
        &mut self,
        from: Square,
        to: Square,
        choice: Option<Choice>,
        note: &mut impl FnMut(Effect),
    ) {
        let before = if self.wants_before() { Some(self.state) } else { None };
        let mut deed = self.step(from, to, note);
        if deed.kind == Kind::Boat && self.rules.has_triumph() {
            self.triumph(&mut deed, note);
        }
        if deed.kind == Kind::Pawn && LAST[deed.army.index() & 3] >> to.index() & 1 == 1 {
            self.promote(&mut deed, choice, note);
        }
        if !deed.losers.is_empty() && self.rules.pawns_wait() && !self.rules.promotes_always() {
            self.turn_waiting(&mut deed, note);
        }
        self.hush(&deed);
        self.king_consequences(&deed, note);
        if self.rules.has_check_bonus() {
            self.check_bonus(&deed, before.as_ref(), note);
        }
        if self.rules.has_dice() {
            self.state.dice = self.state.dice.without(deed.kind.class());
        }
        match self.claimable(&deed) {
            Some(capture) => self.state.due = Due::Claim(capture),
            None => self.settle(&deed, note),
        }
    }

    /// J8.7 and J8.8, once no claim is open: stakes, the end of the game, the next die or the next player.
    #[inline]
    pub(crate) fn settle(&mut self, deed: &Deed, note: &mut impl FnMut(Effect)) {
        self.pay_stakes(deed, note);
        let changed = !deed.losers.is_empty() || deed.kind != deed.now;
        if let Some(reason) = changed.then(|| self.state.ended(&self.rules)).flatten() {
            self.note_turn_ended(note);
            self.finish(reason, note);
        } else if self.rules.has_dice() {
            self.go_on(note);
        } else {
            self.end_turn(note);
        }
    }

    /// J8.1: the man moves and takes whoever stands on his square.
    #[inline]
    fn step(&mut self, from: Square, to: Square, note: &mut impl FnMut(Effect)) -> Deed {
        let army = self.state.turn;
        let kind = self.state.kind_on(from);
        let man = Man { army, kind };
        let mut deed =
            Deed { army, kind, now: kind, from, to, losers: SeatSet::EMPTY, king: None, wide: false };
        let taken = self.state.man_at(to);
        note(Effect::Moved { man, from, to, die: self.rules.has_dice().then(|| kind.class()) });
        if let Some(foe) = taken {
            self.state.flip(foe, 1 << to.index());
            let points = self.rules.worth_in(foe.kind, self.state.status(foe.army));
            self.state.score(&self.rules, army, points);
            note(Effect::Captured { man: foe, square: to, points });
            deed.losers = SeatSet::of(foe.army);
            deed.king = (foe.kind == Kind::King).then_some(foe.army);
        }
        self.state.flip(man, 1 << from.index() | 1 << to.index());
        deed
    }

    /// J8.2: a boat that completes a block takes the foreign boats in it (J4.1).
    #[inline(never)]
    fn triumph(&mut self, deed: &mut Deed, note: &mut impl FnMut(Effect)) {
        let boats = Squares(self.state.in_blocks(deed.to) & !self.state.men(deed.army));
        if boats.is_empty() {
            return;
        }
        let mut points = 0;
        for square in boats {
            let foe = Man { army: self.state.army_on(square), kind: Kind::Boat };
            points += self.rules.worth_in(Kind::Boat, self.state.status(foe.army));
            self.state.flip(foe, 1 << square.index());
            deed.losers = deed.losers.with(foe.army);
        }
        self.state.score(&self.rules, deed.army, points);
        deed.wide = true;
        note(Effect::Triumph { boats, points });
    }

    /// J8.3: the pawn that moved is promoted, or waits (J3).
    #[inline(never)]
    fn promote(&mut self, deed: &mut Deed, choice: Option<Choice>, note: &mut impl FnMut(Effect)) {
        let kind = match (self.state.entry(&self.rules, deed.army, deed.to), choice) {
            (Entry::Becomes(kind), _) => kind,
            (Entry::Chooses { .. }, Some(choice)) => choice.kind(),
            _ => return,
        };
        self.state.change(deed.to, Kind::Pawn, kind);
        deed.now = kind;
        note(Effect::Promoted { square: deed.to, kind });
    }

    /// J8.4: the waiting pawns of armies that lost men turn where every condition holds now, those on the own half
    /// first (J3.3).
    #[inline(never)]
    fn turn_waiting(&mut self, deed: &mut Deed, note: &mut impl FnMut(Effect)) {
        for army in
            deed.losers.iter().filter(|&army| self.state.status(army).is_in()).collect::<SeatSet>().iter()
        {
            for file in 0..8 {
                let square = crate::army::seen(army, Square::wrap(56 + file));
                if self.state.waiting(army) >> square.index() & 1 == 0 {
                    continue;
                }
                if let Some(kind) = self.state.promoted(&self.rules, army, square) {
                    self.state.change(square, Kind::Pawn, kind);
                    deed.wide = true;
                    note(Effect::Turned { army, square, kind });
                }
            }
        }
    }

    /// Counts the quiet turns and keeps the quiet moves (J7.2, J10.1).
    #[inline]
    fn hush(&mut self, deed: &Deed) {
        let loud = !deed.losers.is_empty() || deed.kind == Kind::Pawn;
        if loud {
            self.state.quiet = 0;
            self.since.forget();
        } else if !self.rules.has_dice() {
            self.state.quiet = self.state.quiet.saturating_add(1);
            if self.rules.has_repetition() {
                self.since.push(Man { army: deed.army, kind: deed.kind }, deed.from, deed.to);
            }
        }
    }

    /// Plays an action that is due.
    pub(crate) fn choose(&mut self, action: Action, note: &mut impl FnMut(Effect)) {
        match action {
            Action::Move { from, to, choice } => self.act(from, to, choice, note),
            Action::Name(dice) => {
                self.state.dice = dice;
                self.state.due = Due::Throw;
            }
            Action::Keep => self.go_on(note),
            Action::Cast(dice) => {
                self.state.dice = self.state.dice.minus(dice).unwrap_or(Dice::NONE);
                self.state.due = Due::Again;
            }
            Action::Claim => self.claim(note),
            Action::Decline => self.decline(note),
            Action::At(square) => self.place(square, note),
            Action::Pass => {
                self.state.dice = Dice::NONE;
                self.end_turn(note);
            }
        }
    }

    /// The move that took a king, as far as it matters once the exchange is decided (J9.4).
    pub(crate) fn deed_of(&self, capture: Capture) -> Deed {
        let now = self.state.kind_on(capture.square);
        Deed {
            army: self.state.turn,
            kind: if capture.crowned { Kind::Pawn } else { now },
            now,
            from: capture.square,
            to: capture.square,
            losers: SeatSet::of(capture.of),
            king: Some(capture.of),
            wide: true,
        }
    }
}

impl State {
    /// The boats in the blocks that hold four boats, one of them on this square (J4.1).
    pub(crate) fn in_blocks(&self, square: Square) -> u64 {
        let boats = self.kinds[Kind::Boat.index()];
        let full = |&&block: &&u64| block != 0 && boats & block == block;
        BLOCKS[square.index()].iter().filter(full).fold(0, |all, block| all | block)
    }
}
