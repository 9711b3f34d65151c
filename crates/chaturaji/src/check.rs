//! From a setup to a position: whether the rules can bring it about, as far as it can be told from the setup.

use crate::history::{History, Quiet};
use crate::moves::Movers;
use crate::parameters::{Control, First, KingLost};
use crate::reach::{LAST, SIDE};
use crate::state::{MOST_POINTS, State};
use crate::{
    Capture, Contest, Dice, Due, Kind, Man, Position, Reason, Setup, SetupError, SetupFault, Square, Squares,
    Status,
};
use chaupat_core::Seat;

impl Position {
    /// The position that a setup describes.
    ///
    /// Accepted is whatever the rule set can go on from: each army has men, a status and books that fit together, whoever
    /// has the turn has something to do, the dice are some that may have fallen, a game that is over is over for that
    /// reason and any other is not, and the quiet moves, taken back one by one, are moves. Whether a game could have led
    /// there is not asked beyond this: men may stand where no sequence of moves brings them. Every position that a game
    /// reaches is accepted.
    ///
    /// ```
    /// use chaturaji::{Kind, Man, Position, Preset, Setup, SetupFault, Square, army};
    ///
    /// let mut setup = Setup::empty(Preset::Classic.rules());
    /// for (square, army) in [(Square::H4, army::RED), (Square::A5, army::YELLOW)] {
    ///     setup.put(square, Man { army, kind: Kind::King });
    /// }
    /// let position = Position::from_setup(&setup)?;
    /// assert_eq!(position.to_setup(), setup);
    ///
    /// setup.men[Square::A5.index()] = None;
    /// let error = Position::from_setup(&setup).unwrap_err();
    /// assert_eq!(error.faults(), [SetupFault::OverBefore], "one king is no game");
    /// # Ok::<(), chaturaji::SetupError>(())
    /// ```
    ///
    /// # Errors
    /// All the reasons why the rules cannot bring it about. No setup makes this panic.
    pub fn from_setup(setup: &Setup) -> Result<Self, SetupError> {
        let mut position = Self::from_plain(setup);
        let mut check = Check { position: &position, faults: Vec::new() };
        check.men();
        check.books(setup);
        check.due(setup);
        let mut faults = check.faults;
        match position.read_history(setup) {
            Ok(history) => position.history = history,
            Err(fault) => faults.push(fault),
        }
        if faults.is_empty()
            && position.state.due == Due::Act
            && position.rules.has_repetition()
            && position.is_third()
        {
            faults.push(SetupFault::OverBefore);
        }
        faults.sort_unstable();
        if faults.is_empty() { Ok(position) } else { Err(SetupError::new(faults)) }
    }

    /// Reads the quiet moves, by taking all of them back from the placement.
    fn read_history(&self, setup: &Setup) -> Result<History, SetupFault> {
        let allowed = self.rules.has_repetition() && setup.history.len() <= usize::from(setup.quiet);
        if !setup.history.is_empty() && !allowed {
            return Err(SetupFault::History);
        }
        let (mut then, mut next) = (self.state, setup.turn);
        let mut moves = Vec::new();
        for (number, &step) in setup.history.iter().enumerate().rev() {
            let man = self.take_back(&mut then, step, next).ok_or(SetupFault::HistoryMove(number + 1))?;
            next = Some(man.army);
            moves.push(Quiet { from: step.0, to: step.1, before: then.placement });
        }
        let mut history = History::default();
        for quiet in moves.into_iter().rev() {
            history.note(quiet);
            history.commit();
        }
        Ok(history)
    }

    /// Takes a quiet move back that led to a node where army `next` moves; `None` when it cannot have.
    fn take_back(&self, then: &mut State, (from, to): (Square, Square), next: Option<Seat>) -> Option<Man> {
        let man = then.man_at(to).filter(|man| man.kind != Kind::Pawn && then.man_at(from).is_none())?;
        let moves = |&army: &Seat| then.takes_turns(army) && then.can_move(&self.rules, army, Movers::ALL);
        let follows = (1..=4).map(|turns| man.army.after(turns)).find(moves);
        if next.is_some() && follows != next {
            return None;
        }
        then.shift(man, from, to);
        let reached = then.targets(&self.rules, man, from, then.all()) >> to.index() & 1 == 1;
        (reached && then.status(man.army).is_in()).then_some(man)
    }
}

struct Check<'a> {
    position: &'a Position,
    faults: Vec<SetupFault>,
}

impl Check<'_> {
    fn fault(&mut self, found: bool, fault: SetupFault) {
        self.faults.extend(found.then_some(fault));
    }

    fn men(&mut self) {
        let (state, rules) = (&self.position.state, &self.position.rules);
        for army in Seat::ALL {
            let pawns = state.of(army, Kind::Pawn);
            self.fault(pawns.count_ones() > 4, SetupFault::Pawns(army));
            self.fault(state.men(army).count_ones() > 8, SetupFault::Men(army));
            for kind in [Kind::Boat, Kind::Horse, Kind::Elephant, Kind::King] {
                let promoted = 4_u32.saturating_sub(pawns.count_ones());
                let most = if kind == Kind::Boat && rules.promotes_to_boat() { 1 + promoted } else { 1 };
                self.fault(state.of(army, kind).count_ones() > most, SetupFault::Several { army, kind });
            }
            for square in Squares(pawns & SIDE[army.index()]) {
                self.fault(true, SetupFault::PawnBehind(square));
            }
            let none_waits = !rules.pawns_wait() || rules.promotes_always();
            for square in Squares(if none_waits { pawns & LAST[army.index()] } else { 0 }) {
                self.fault(true, SetupFault::PawnWaits(square));
            }
            self.fault(!self.fits(army), SetupFault::Status(army));
        }
    }

    /// Whether an army may have its status with its men (J7.1, J9.2, J10.1).
    fn fits(&self, army: Seat) -> bool {
        let (state, rules) = (&self.position.state, &self.position.rules);
        let has_king = state.king(army) != 0;
        match (state.status(army), rules.parameters().king_lost) {
            (Status::In, lost) => has_king || lost == KingLost::PlayOn || state.is_kept(army),
            // A bare king that is out stays out when he is taken, whoever sits on his throne.
            (Status::Out, lost) if !has_king => {
                rules.bare_king_out() || (lost == KingLost::Frozen && !state.is_kept(army))
            }
            (Status::Out, _) => rules.bare_king_out(),
            (Status::Dead, lost) => lost == KingLost::Dead && !has_king,
            (Status::Resigned | Status::Flagged, _) => true,
        }
    }

    fn books(&mut self, setup: &Setup) {
        let (state, rules) = (&self.position.state, &self.position.rules);
        for army in Seat::ALL {
            let at = army.index();
            let ally = army.opposite();
            self.fault(state.scores[at] > MOST_POINTS, SetupFault::Score(army));
            self.fault(state.taken.contains(army, army), SetupFault::TookOwn(army));
            let most_lost = if rules.has_exchange() { 2 } else { 0 };
            self.fault(setup.lost[army] > most_lost, SetupFault::Lost(army));
            let mounted = !state.thrones.with_army(army).is_empty();
            self.fault(
                state.thrones.contains(army, army) || mounted && !rules.has_thrones(),
                SetupFault::Thrones(army),
            );
            let kept = (state.is_kept(army), state.is_kept(ally));
            let fits = match setup.command[army] {
                player if player == army => kept != (true, false),
                player if player == ally => kept.0 && setup.command[ally] == ally,
                _ => false,
            };
            let both = kept == (true, true) && setup.command[army] == army && setup.command[ally] == ally;
            self.fault(!fits || both, SetupFault::Command(army));
        }
        let uneven = state.scores[0] != state.scores[2] || state.scores[1] != state.scores[3];
        self.fault(rules.has_teams() && uneven, SetupFault::TeamScores);
        self.fault(state.quiet > rules.quiet_limit(), SetupFault::Quiet);
    }

    fn due(&mut self, setup: &Setup) {
        let no_turn = matches!(setup.due, Due::Over(_) | Due::First(_));
        self.fault(no_turn != setup.turn.is_none(), SetupFault::Turn);
        self.dice(setup);
        match setup.due {
            Due::Over(reason) => self.over(reason),
            Due::First(contest) => self.first(contest),
            Due::Claim(capture) => self.claim(capture),
            Due::Place { king, then, capture } => self.place(king, then, capture),
            _ => self.playing(),
        }
    }

    fn dice(&mut self, setup: &Setup) {
        let rules = &self.position.rules;
        let (count, dice) = (rules.dice_count(), setup.dice.len());
        let known = match setup.due {
            Due::Name => matches!(rules.control(), Control::Nominate(_)),
            Due::Throw => rules.has_dice(),
            Due::Catch | Due::Again => rules.recast() > 0,
            _ => true,
        };
        let fits = match (setup.due, rules.control()) {
            (Due::Throw, Control::Nominate(_)) | (Due::Catch, _) => dice == count,
            (Due::Again, _) => dice < count && dice + rules.recast() >= count,
            (Due::Act, _) => {
                if count == 0 {
                    dice == 0
                } else {
                    (1..=count).contains(&dice)
                }
            }
            (Due::Claim(_) | Due::Place { .. }, _) => dice < count.max(1),
            _ => setup.dice == Dice::NONE,
        };
        self.fault(!known, SetupFault::Due);
        self.fault(!fits, SetupFault::Dice);
    }

    /// A turn that goes on.
    fn playing(&mut self) {
        let (state, rules) = (&self.position.state, &self.position.rules);
        let skipped = !state.takes_turns(state.turn);
        self.fault(skipped, SetupFault::Skipped(state.turn));
        let movers = Movers::by(rules, state.dice);
        let stuck = state.due == Due::Act && !skipped && !state.can_move(rules, state.turn, movers);
        self.fault(stuck, SetupFault::NoMove);
        self.not_over();
    }

    fn not_over(&mut self) {
        let (state, rules) = (&self.position.state, &self.position.rules);
        let counted = rules.has_dice() && !matches!(state.due, Due::Throw | Due::Name | Due::First(_));
        self.fault(state.ended(rules).is_some(), SetupFault::OverBefore);
        self.fault(!counted && state.quiet >= rules.quiet_limit(), SetupFault::Quiet);
    }

    fn over(&mut self, reason: Reason) {
        let (state, rules) = (&self.position.state, &self.position.rules);
        let ended = state.ended(rules);
        let playing = state.status.iter().filter(|status| status.is_in()).count();
        let fits = match reason {
            Reason::Army if ended.is_none() => !Seat::ALL.iter().any(|&army| state.takes_turns(army)),
            Reason::Quiet => ended.is_none() && state.quiet >= rules.quiet_limit(),
            Reason::Repetition => ended.is_none() && rules.has_repetition(),
            Reason::Claim => ended.is_none() && rules.has_claims() && playing == 2,
            _ => ended == Some(reason),
        };
        self.fault(!fits, SetupFault::NotOver);
    }

    fn first(&mut self, contest: Contest) {
        let rules = &self.position.rules;
        let cast = contest.cast();
        let (least, most) = if rules.faces() == 6 { (1, 6) } else { (2, 5) };
        let count = rules.dice_count() as u8;
        let sums = cast.iter().all(|sum| (least * count..=most * count).contains(sum));
        let fits = match rules.first() {
            First::Army(_) => false,
            First::Random => contest.casts == [0; 4],
            First::Throw => sums && contest.casts[cast.len()..].iter().all(|&sum| sum == 0),
        };
        self.fault(matches!(rules.first(), First::Army(_)), SetupFault::Due);
        let playing = contest.armies.iter().all(|army| self.position.state.status(army).is_in());
        let several = contest.armies.len() >= 2 && cast.len() < contest.armies.len();
        self.fault(!fits || !several || !playing, SetupFault::First);
        self.not_over();
    }

    /// Whether the man who took a king stands there, and the king's army is an enemy.
    fn captured(&self, capture: Capture) -> bool {
        let state = &self.position.state;
        let crowned = |man: Man| man.army == state.turn && (man.kind == Kind::King || !capture.crowned);
        let enemy = self.position.rules.opposed(state.turn, capture.of);
        self.position.rules.has_exchange() && enemy && state.man_at(capture.square).is_some_and(crowned)
    }

    fn claim(&mut self, capture: Capture) {
        let state = &self.position.state;
        let ally = state.turn.opposite();
        let open = state.is_prisoner(capture.of) && state.is_prisoner(ally);
        self.fault(!self.captured(capture) || !open, SetupFault::Exchange);
    }

    /// The ally's king first; those whose thrones are empty are on them already.
    fn place(&mut self, king: Seat, then: Option<Seat>, capture: Capture) {
        let state = &self.position.state;
        let ally = state.turn.opposite();
        let order = king == ally && then.is_none_or(|then| then == capture.of)
            || king == capture.of && then.is_none();
        let open = |king: Seat| {
            let throne_taken = state.man_at(crate::army::throne(king)).is_some();
            state.is_prisoner(king) && throne_taken
        };
        self.fault(!self.captured(capture), SetupFault::Exchange);
        self.fault(!order || !open(king) || !then.is_none_or(open), SetupFault::Placing);
    }
}
