//! What follows when a king is taken or mounts a throne (J8.5): the 54, the army's status, command, exchange, stakes.

use crate::act::MadeMove;
use crate::parameters::Award;
use crate::state::State;
use crate::{Capture, Due, Effect, Kind, Man, Position, Square, Status, army};
use chaupat_core::{Seat, SeatSet};

impl Position {
    /// J8.5, but for what waits until a claim is decided.
    #[inline]
    pub(crate) fn king_consequences(&mut self, made: MadeMove, note: &mut impl FnMut(Effect)) {
        if let Some(lost) = made.king {
            self.king_taken(made, lost, note);
        }
        if self.rules.bare_king_out() {
            for army in
                made.losers.iter().filter(|&army| self.state.is_bare_king(army)).collect::<SeatSet>().iter()
            {
                self.become_status(army, Status::Out, note);
            }
        }
        if self.rules.has_thrones()
            && made.kind == Kind::King
            && made.to == army::throne(made.army.opposite())
        {
            self.mount_ally(made.army, note);
        }
    }

    #[inline(never)]
    fn king_taken(&mut self, made: MadeMove, lost: Seat, note: &mut impl FnMut(Effect)) {
        note(Effect::KingTaken { army: lost, by: made.army });
        self.award(made.army, lost, note);
        if self.rules.has_exchange() {
            if made.army == lost.opposite() || self.state.fallen.contains(lost) {
                self.state.gone = self.state.gone.with(lost);
            }
            self.state.fallen = self.state.fallen.with(lost);
        }
        if self.state.status(lost).is_in() && self.state.king(lost) == 0 && !self.state.is_kept(lost) {
            self.become_status(lost, self.rules.kingless(), note);
        }
    }

    /// The 54 (J6.2).
    fn award(&mut self, by: Seat, lost: Seat, note: &mut impl FnMut(Effect)) {
        let taken = self.state.taken.with_army(by);
        self.state.taken = self.state.taken.with(by, lost);
        if taken.contains(lost) || taken.len() < 2 || self.state.king(by) == 0 {
            return;
        }
        let points = match self.rules.award() {
            Award::Off => return,
            Award::Add => 54,
            Award::ReplaceKings => 54 - 15,
            Award::SetTotal => 54_u32.saturating_sub(self.state.scores[by.index()]),
        };
        self.state.score(&self.rules, by, points);
        note(Effect::Award { army: by, points });
    }

    pub(crate) fn become_status(&mut self, army: Seat, status: Status, note: &mut impl FnMut(Effect)) {
        if self.state.status(army) != status {
            self.state.status[army.index()] = status;
            note(Effect::Became { army, status });
        }
    }

    /// A king on his ally's throne: the first of the two takes command, each keeps the ally's army in play (J9.3).
    #[inline(never)]
    fn mount_ally(&mut self, king: Seat, note: &mut impl FnMut(Effect)) {
        let ally = king.opposite();
        if self.state.thrones.contains(king, ally) {
            return;
        }
        self.state.thrones = self.state.thrones.with(king, ally);
        if !self.state.thrones.contains(ally, king) {
            let player = self.state.player(king);
            self.state.commanded = if player == ally {
                self.state.commanded.without(ally)
            } else {
                self.state.commanded.with(ally)
            };
            note(Effect::Commands { player, army: ally });
        }
        if self.state.status(ally) == Status::Out && self.state.king(ally) == 0 {
            self.become_status(ally, Status::In, note);
            // No position before this one can be the same any more: repetition compares statuses too (J10.1).
            self.history.cut();
        }
    }

    /// The exchange that the player may claim now (J9.4).
    #[inline]
    pub(crate) fn claimable(&self, made: MadeMove) -> Option<Capture> {
        let of = made.king?;
        let ally = made.army.opposite();
        let crowned = made.now == Kind::King && made.kind != Kind::King;
        let open = self.rules.has_exchange()
            && of != ally
            && self.state.is_prisoner(of)
            && self.state.is_prisoner(ally);
        open.then_some(Capture { square: made.to, of, crowned })
    }

    /// The exchange is claimed: the kings whose thrones are empty go there, the others are placed (J9.4).
    pub(crate) fn claim(&mut self, note: &mut impl FnMut(Effect)) {
        let Due::Claim(capture) = self.state.due else { return };
        let mut to_place = [None; 2];
        for (king, open) in [self.state.turn.opposite(), capture.of].into_iter().zip(&mut to_place) {
            let throne = army::throne(king);
            if self.state.man_at(throne).is_none() {
                self.give_back(king, throne, note);
            } else {
                *open = Some(king);
            }
        }
        self.place_next(to_place, capture, note);
    }

    /// No exchange (J9.4).
    pub(crate) fn decline(&mut self, note: &mut impl FnMut(Effect)) {
        if let Due::Claim(capture) = self.state.due {
            self.finish_move(self.made_move_of(capture), note);
        }
    }

    /// A king that returns is put on a square (J9.4).
    pub(crate) fn place(&mut self, square: Square, note: &mut impl FnMut(Effect)) {
        if let Due::Place { king, then, capture } = self.state.due {
            self.give_back(king, square, note);
            self.place_next([then, None], capture, note);
        }
    }

    /// The next king is placed; after the last, the move that took the king goes on.
    pub(crate) fn place_next(
        &mut self,
        kings: [Option<Seat>; 2],
        capture: Capture,
        note: &mut impl FnMut(Effect),
    ) {
        let mut kings = kings.into_iter().flatten();
        match kings.next() {
            Some(king) => self.state.due = Due::Place { king, then: kings.next(), capture },
            None => self.finish_move(self.made_move_of(capture), note),
        }
    }

    fn give_back(&mut self, king: Seat, square: Square, note: &mut impl FnMut(Effect)) {
        self.state.flip(Man { army: king, kind: Kind::King }, square);
        note(Effect::Returned { army: king, square });
        if self.state.status(king) == Status::Out {
            self.become_status(king, Status::In, note);
        }
    }

    /// The stakes of a throne, and of a team whose kings are both gone (J9.3, J9.5).
    #[inline]
    pub(crate) fn pay_stakes(&mut self, made: MadeMove, note: &mut impl FnMut(Effect)) {
        if self.rules.has_teams() {
            self.pay_team_stakes(made, note);
        }
    }

    #[inline(never)]
    fn pay_team_stakes(&mut self, made: MadeMove, note: &mut impl FnMut(Effect)) {
        let ends = self.state.team_gone(made.army).map(|gone| self.end_stakes(made, gone));
        let throne = self.mount_enemy(made);
        let (winner, end) = ends.unwrap_or((made.army, 0));
        let throne = if end == 4 { 0 } else { throne };
        for (army, stakes) in [(made.army, throne), (winner, end)] {
            if stakes > 0 {
                self.win_stakes(army, stakes, note);
            }
        }
    }

    pub(crate) fn win_stakes(&mut self, army: Seat, stakes: u32, note: &mut impl FnMut(Effect)) {
        self.state.score(&self.rules, army, stakes);
        note(Effect::Stakes { army, stakes });
    }

    /// Who wins when the kings of this army and its ally are gone, and how many stakes: 1, or by chaturaji 1, 2 or 4
    /// (J9.5).
    fn end_stakes(&self, made: MadeMove, gone: Seat) -> (Seat, u32) {
        if !self.rules.opposed(made.army, gone) {
            return (gone.next(), 1);
        }
        let player = self.state.player(made.army);
        let plays_both = self.state.player(made.army.opposite()) == player;
        let own_king = made.kind == Kind::King && player == made.army;
        let stakes =
            match made.king.filter(|&taken| plays_both && own_king && self.rules.opposed(made.army, taken)) {
                Some(taken) if made.to == army::throne(taken) => 4,
                Some(_) => 2,
                None => 1,
            };
        (made.army, stakes)
    }

    /// Books an enemy throne that the king mounted for the first time, and tells its stakes (J9.3).
    fn mount_enemy(&mut self, made: MadeMove) -> u32 {
        if !self.rules.has_thrones() || made.kind != Kind::King {
            return 0;
        }
        let enemies = [made.army.next(), made.army.opposite().next()];
        let Some(enemy) = enemies.into_iter().find(|&enemy| army::throne(enemy) == made.to) else { return 0 };
        if self.state.thrones.contains(made.army, enemy) {
            return 0;
        }
        self.state.thrones = self.state.thrones.with(made.army, enemy);
        if made.king == Some(enemy) { 2 } else { 1 }
    }
}

impl State {
    /// In play, with nobody left but the king (J10.1).
    fn is_bare_king(&self, army: Seat) -> bool {
        self.status(army).is_in() && self.men(army) != 0 && self.men(army) == self.king(army)
    }

    /// Whether an army stays in play without its king, because its ally's king has mounted its throne (J9.2).
    pub(crate) const fn is_kept(&self, army: Seat) -> bool {
        self.thrones.contains(army.opposite(), army)
    }

    /// Whether the king of an army was taken once, by an enemy, and may return (J9.4).
    pub(crate) const fn is_prisoner(&self, army: Seat) -> bool {
        self.fallen.contains(army)
            && !self.gone.contains(army)
            && self.king(army) == 0
            && !self.status(army).has_left()
    }

    /// Whether the kings of an army and its ally are gone: taken, or their players left (J9.5).
    const fn kings_gone(&self, army: Seat) -> bool {
        let ally = army.opposite();
        (self.king(army) == 0 || self.status(army).has_left())
            && (self.king(ally) == 0 || self.status(ally).has_left())
    }

    /// An army of the team whose kings are both gone; when both teams' are, one of those that did not move.
    pub(crate) const fn team_gone(&self, mover: Seat) -> Option<Seat> {
        if self.kings_gone(mover.next()) {
            Some(mover.next())
        } else if self.kings_gone(mover) {
            Some(mover)
        } else {
            None
        }
    }

    /// Whether only kings are left on the board (J9.5).
    pub(crate) const fn only_kings(&self) -> bool {
        self.all() == self.kinds[Kind::King.index()]
    }
}
