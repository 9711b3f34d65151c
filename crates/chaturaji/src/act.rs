//! One action, with all that follows from it, in the order of J8. This is the only place that knows the order.

use crate::history::Quiet;
use crate::parameters::End;
use crate::promotion::Entry;
use crate::reach::{self, BLOCKS, LAST};
use crate::state::State;
use crate::{Action, Capture, Choice, Dice, Due, Effect, Kind, Man, Position, Square, Squares};
use chaupat_core::{Seat, SeatSet};

/// What one move did so far.
#[derive(Clone, Copy)]
pub(crate) struct MadeMove {
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

impl MadeMove {
    /// A move of which nothing is known but who goes where.
    #[inline]
    const fn new(man: Man, from: Square, to: Square) -> Self {
        let Man { army, kind } = man;
        Self { army, kind, now: kind, from, to, losers: SeatSet::EMPTY, king: None, wide: false }
    }
}

impl Position {
    /// Plays a move from J8.1 to J8.8.
    ///
    /// A plain move without dice, the most frequent by far, goes straight through this function; all else is called.
    #[expect(clippy::inline_always, reason = "the short way of nearly every ply")]
    #[inline(always)]
    pub(crate) fn act(
        &mut self,
        from: Square,
        to: Square,
        choice: Option<Choice>,
        note: &mut impl FnMut(Effect),
    ) {
        let army = self.state.turn;
        if self.state.all() >> to.index() & 1 == 1 {
            return self.take(from, to, choice, note);
        }
        if self.state.kinds[Kind::Pawn.index()] >> from.index() & 1 == 1 {
            if LAST[army.index()] >> to.index() & 1 == 1 {
                return self.act_fully(from, to, choice, note);
            }
            self.act_plainly(Man { army, kind: Kind::Pawn }, from, to, note);
        } else {
            let kind = self.state.piece_on(from);
            let triumphs =
                || kind == Kind::Boat && self.rules.has_triumph() && self.state.has_boats_around(to);
            if kind == Kind::King && self.rules.has_thrones() || triumphs() {
                return self.act_fully(from, to, choice, note);
            }
            self.act_plainly(Man { army, kind }, from, to, note);
        }
    }

    /// A plain move takes nobody, is no promotion, makes no triumph and mounts no throne: of J8 only steps 1, 6 and 8 are
    /// left, and nothing comes of the others.
    #[expect(
        clippy::inline_always,
        reason = "once for pawns, once for pieces, each without the other's questions"
    )]
    #[inline(always)]
    fn act_plainly(&mut self, man: Man, from: Square, to: Square, note: &mut impl FnMut(Effect)) {
        let before = self.state.placement;
        self.go(man, from, to, note);
        if self.rules.has_dice() {
            return self.end_with_dice(man, from, to, note);
        }
        self.update_history(before, from, to, man.kind == Kind::Pawn);
        if self.rules.has_check_bonus() && self.state.may_threaten(man, from, to) {
            self.plain_bonus(man, from, to, note);
        }
        self.end_turn_without_dice(man.army, man.kind != Kind::Pawn, note);
    }

    /// The end of a plain move with dice.
    #[inline(never)]
    fn end_with_dice(&mut self, man: Man, from: Square, to: Square, note: &mut impl FnMut(Effect)) {
        if man.kind == Kind::Pawn {
            self.state.quiet = 0;
        }
        if self.rules.has_check_bonus() {
            self.plain_bonus(man, from, to, note);
        }
        self.use_die(man.kind);
        self.go_on(note);
    }

    /// A move onto a square where somebody stands.
    #[inline(never)]
    fn take(&mut self, from: Square, to: Square, choice: Option<Choice>, note: &mut impl FnMut(Effect)) {
        let man = Man { army: self.state.turn, kind: self.state.kind_on(from) };
        let foe = Man { army: self.state.army_on(to), kind: self.state.kind_on(to) };
        if !self.takes_plainly(man, foe, to) {
            return self.act_fully(from, to, choice, note);
        }
        self.go(man, from, to, note);
        self.capture(man.army, foe, to, note);
        self.update_history(0, from, to, true);
        if self.rules.has_check_bonus() {
            self.plain_bonus(man, from, to, note);
        }
        self.use_die(man.kind);
        self.proceed(note);
    }

    /// Whether of a capture only steps 1, 6 and 8 are left too: it takes no king, which most depends on, is no promotion
    /// and makes no triumph, no pawn of the other army waits to turn, and it neither ends the game nor reduces an army to
    /// its king where that matters.
    fn takes_plainly(&self, man: Man, foe: Man, to: Square) -> bool {
        let (rules, state) = (&self.rules, &self.state);
        let triumphs = man.kind == Kind::Boat && rules.has_triumph() && state.has_boats_around(to);
        let kings_decide = matches!(rules.end(), End::Kings | End::OneIn) && !rules.bare_king_out();
        kings_decide
            && foe.kind != Kind::King
            && !enters_last_line(man, to)
            && !triumphs
            && state.waiting(foe.army) == 0
    }

    /// J8.1 to J8.8.
    #[inline(never)]
    fn act_fully(&mut self, from: Square, to: Square, choice: Option<Choice>, note: &mut impl FnMut(Effect)) {
        let before = if self.looks_back() { Some(self.state) } else { None };
        let man = Man { army: self.state.turn, kind: self.state.kind_on(from) };
        let placement = self.state.placement;
        let mut made = self.step(man, from, to, note);
        if made.kind == Kind::Boat && self.rules.has_triumph() {
            self.triumph(&mut made, note);
        }
        if enters_last_line(man, to) {
            self.promote(&mut made, choice, note);
        }
        if !made.losers.is_empty() && self.rules.pawns_wait() && !self.rules.promotes_always() {
            self.turn_waiting(&mut made, note);
        }
        let irreversible = !made.losers.is_empty() || man.kind == Kind::Pawn;
        if irreversible || !self.rules.has_dice() {
            self.update_history(placement, from, to, irreversible);
        }
        self.king_consequences(made, note);
        if self.rules.has_check_bonus() {
            self.check_bonus(made, before.as_ref(), note);
        }
        self.use_die(made.kind);
        match self.claimable(made) {
            Some(capture) => self.state.due = Due::Claim(capture),
            None => self.finish_move(made, note),
        }
    }

    /// J8.8: the die of the man is used up.
    #[inline]
    fn use_die(&mut self, kind: Kind) {
        if self.rules.has_dice() {
            self.state.dice = self.state.dice.without(kind.class());
        }
    }

    /// J8.7 and J8.8, once no claim is open: stakes, the end of the game, the next die or the next player.
    #[inline]
    pub(crate) fn finish_move(&mut self, made: MadeMove, note: &mut impl FnMut(Effect)) {
        self.pay_stakes(made, note);
        let changed = !made.losers.is_empty() || made.kind != made.now;
        if let Some(reason) = changed.then(|| self.state.ended(&self.rules)).flatten() {
            self.note_turn_ended(note);
            self.finish(reason, note);
        } else {
            self.proceed(note);
        }
    }

    /// J8.8: the next die or the next player.
    #[inline]
    fn proceed(&mut self, note: &mut impl FnMut(Effect)) {
        if self.rules.has_dice() { self.go_on(note) } else { self.end_turn(note) }
    }

    /// J8.1: the man moves and takes whoever stands on his square.
    fn step(&mut self, man: Man, from: Square, to: Square, note: &mut impl FnMut(Effect)) -> MadeMove {
        let mut made = MadeMove::new(man, from, to);
        let taken = self.state.man_at(to);
        self.go(man, from, to, note);
        if let Some(foe) = taken {
            self.capture(man.army, foe, to, note);
            made.losers = SeatSet::of(foe.army);
            made.king = (foe.kind == Kind::King).then_some(foe.army);
        }
        made
    }

    #[inline]
    fn go(&mut self, man: Man, from: Square, to: Square, note: &mut impl FnMut(Effect)) {
        note(Effect::Moved { man, from, to, die: self.rules.has_dice().then(|| man.kind.class()) });
        self.state.shift(man, from, to);
    }

    /// A man of this army has come to the square where another stands.
    #[inline]
    fn capture(&mut self, army: Seat, foe: Man, square: Square, note: &mut impl FnMut(Effect)) {
        self.state.flip(foe, square);
        let points = self.rules.worth_in(foe.kind, self.state.status(foe.army));
        self.state.score(&self.rules, army, points);
        note(Effect::Captured { man: foe, square, points });
    }

    /// J8.2: a boat that completes a block takes the foreign boats in it (J4.1).
    #[inline(never)]
    fn triumph(&mut self, made: &mut MadeMove, note: &mut impl FnMut(Effect)) {
        let boats = Squares(self.state.in_blocks(made.to) & !self.state.men(made.army));
        if boats.is_empty() {
            return;
        }
        let mut points = 0;
        for square in boats {
            let foe = Man { army: self.state.army_on(square), kind: Kind::Boat };
            points += self.rules.worth_in(Kind::Boat, self.state.status(foe.army));
            self.state.flip(foe, square);
            made.losers = made.losers.with(foe.army);
        }
        self.state.score(&self.rules, made.army, points);
        made.wide = true;
        note(Effect::Triumph { boats, points });
    }

    /// J8.3: the pawn that moved is promoted, or waits (J3).
    #[inline(never)]
    fn promote(&mut self, made: &mut MadeMove, choice: Option<Choice>, note: &mut impl FnMut(Effect)) {
        let kind = match (self.state.entry(&self.rules, made.army, made.to), choice) {
            (Entry::Becomes(kind), _) => kind,
            (Entry::Chooses { .. }, Some(choice)) => choice.kind(),
            _ => return,
        };
        self.state.change(made.army, made.to, Kind::Pawn, kind);
        made.now = kind;
        note(Effect::Promoted { square: made.to, kind });
    }

    /// J8.4: the waiting pawns of armies that lost men turn where every condition holds now, those on the own half
    /// first (J3.3).
    #[inline(never)]
    fn turn_waiting(&mut self, made: &mut MadeMove, note: &mut impl FnMut(Effect)) {
        for army in
            made.losers.iter().filter(|&army| self.state.status(army).is_in()).collect::<SeatSet>().iter()
        {
            if self.state.waiting(army) == 0 {
                continue;
            }
            for file in 0..8 {
                let square = crate::army::absolute_square(army, Square::wrap(56 + file));
                if self.state.waiting(army) >> square.index() & 1 == 0 {
                    continue;
                }
                if let Some(kind) = self.state.promoted(&self.rules, army, square) {
                    self.state.change(army, square, Kind::Pawn, kind);
                    made.wide = true;
                    note(Effect::Turned { army, square, kind });
                }
            }
        }
    }

    /// Counts the quiet turns without dice and keeps the quiet moves (J7.2, J10.1), given the key of the placement before.
    #[inline]
    fn update_history(&mut self, before: u64, from: Square, to: Square, irreversible: bool) {
        self.state.quiet = if irreversible { 0 } else { self.state.quiet + 1 };
        if self.rules.has_repetition() {
            if irreversible { self.history.cut() } else { self.history.note(Quiet { from, to, before }) }
        }
    }

    /// Plays an action that is due.
    #[expect(clippy::inline_always, reason = "the short way of nearly every ply")]
    #[inline(always)]
    pub(crate) fn choose(&mut self, action: Action, note: &mut impl FnMut(Effect)) {
        if let Action::Move { from, to, choice } = action {
            self.act(from, to, choice, note);
        } else {
            self.choose_otherwise(action, note);
        }
    }

    #[inline(never)]
    fn choose_otherwise(&mut self, action: Action, note: &mut impl FnMut(Effect)) {
        match action {
            Action::Move { from, to, choice } => self.act_fully(from, to, choice, note),
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
    pub(crate) fn made_move_of(&self, capture: Capture) -> MadeMove {
        let now = self.state.kind_on(capture.square);
        MadeMove {
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

/// Whether a man on this square is a pawn on his last line.
#[inline]
fn enters_last_line(man: Man, to: Square) -> bool {
    man.kind == Kind::Pawn && LAST[man.army.index()] >> to.index() & 1 == 1
}

impl State {
    /// Whether boats stand near a square, as three must where one is to complete a block.
    #[inline]
    const fn has_boats_around(&self, square: Square) -> bool {
        Squares(self.kinds[Kind::Boat.index()] & reach::KING[square.index()]).has_several()
    }

    /// The boats in the blocks that hold four boats, one of them on this square (J4.1).
    pub(crate) fn in_blocks(&self, square: Square) -> u64 {
        let boats = self.kinds[Kind::Boat.index()];
        let full = |&&block: &&u64| block != 0 && boats & block == block;
        BLOCKS[square.index()].iter().filter(full).fold(0, |all, block| all | block)
    }
}
