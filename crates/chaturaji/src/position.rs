use crate::history::{History, Mark};
use crate::moves::Movers;
use crate::pairs::Pairs;
use crate::state::State;
use crate::{Action, Dice, Due, Effect, Fault, Kind, Man, Rules, Setup, Square, Squares, Status, Throw};
use chaupat_core::{After, BySeat, Event, Node, Outcome, Ply, Scratch, Seat, SeatSet, Weighted};

/// A state of the game: men, dice, points, and all else that its text holds (J13).
///
/// It is made at the beginning of a game ([`initial`](chaupat_core::Position::initial)) or from a [`Setup`], so it is
/// always one that the rules can go on from.
///
/// ```
/// use chaturaji::{Action, Kind, Position, Preset, Square, army};
/// use chaupat_core::{Node, Ply, Position as _};
///
/// let start = Position::initial(&Preset::Ffa.rules());
/// assert_eq!(start.node(), Node::Act(army::RED), "no dice: Red moves at once");
/// assert_eq!(start.king(army::RED), Some(Square::H4));
/// assert_eq!(start.targets(Square::H2).iter().collect::<Vec<_>>(), [Square::F1, Square::F3]);
///
/// let after = start.play(Ply::Act(Action::step(Square::H2, Square::F3)))?;
/// assert_eq!(after.man_at(Square::F3).map(|man| man.kind), Some(Kind::Horse));
/// assert_eq!((after.turn(), after.quiet()), (Some(army::GREEN), 1));
/// # Ok::<(), chaupat_core::PlyError<Position>>(())
/// ```
///
/// **Equality** compares the rule set and all that a setup says: men, whose turn it is, what is due, dice, statuses, scores,
/// kings taken, quiet turns, commands, thrones and, where repetition counts, the quiet moves that led here. Two ways to one
/// board are equal positions only where these agree too; who wants the board alone compares
/// [`placement_key`](Self::placement_key). **Hashing** and [`key`](chaupat_core::Position::key) cover the same but the rule
/// set, which one table hardly ever mixes.
///
/// **Costs** do not grow with the game, except where repetition counts: then a position keeps 16 bytes for each quiet move
/// since the last capture, pawn move or departure, at most as many as the limit of quiet turns. Cloning, comparing and
/// [`to_setup`](Self::to_setup) go through them, and so does the rare move after which a placement may stand there again;
/// playing, visiting and keys do not.
///
/// **Illegal plies** may be given to [`play`](chaupat_core::Position::play), which refuses them, and to
/// [`fault`](chaupat_core::Position::fault), which says why. Played without a check, they leave a position that the rules
/// do not know, such as a king where nobody stood, or panic there or at a later ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    pub(crate) rules: Rules,
    pub(crate) state: State,
    pub(crate) history: History,
}

impl Position {
    /// The man on a square.
    pub const fn man_at(&self, square: Square) -> Option<Man> {
        self.state.man_at(square)
    }

    /// The men of an army.
    pub const fn men(&self, army: Seat) -> Squares {
        Squares(self.state.men(army))
    }

    /// The men of an army of one type.
    pub const fn men_of(&self, army: Seat, kind: Kind) -> Squares {
        Squares(self.state.of(army, kind))
    }

    /// The king of an army, `None` when it has none.
    pub const fn king(&self, army: Seat) -> Option<Square> {
        Squares(self.state.king(army)).first()
    }

    /// The pawns of an army that wait on its last line (J3.3).
    pub const fn waiting(&self, army: Seat) -> Squares {
        Squares(self.state.waiting(army))
    }

    /// Where the man on a square could go if it were his turn and a die were his; empty when nobody stands there.
    pub fn targets(&self, from: Square) -> Squares {
        self.man_at(from).map_or(Squares::EMPTY, |man| self.state.legal_targets(&self.rules, man, from))
    }

    /// The squares that the man on a square attacks; empty when nobody stands there (J2).
    pub fn attacks(&self, from: Square) -> Squares {
        let attacks =
            |man| State::reach(&self.rules, man, from, self.state.all()) & !self.state.men(man.army);
        Squares(self.man_at(from).map_or(0, attacks))
    }

    /// Where a boat of an army could go now to complete a block of four boats and take the foreign ones in it, if it were
    /// its turn and a die were the boat's (triumph, J4.1); empty where the rule set has none.
    pub fn triumphs(&self, army: Seat) -> Squares {
        if !self.rules.has_triumph() {
            return Squares::EMPTY;
        }
        let man = Man { army, kind: Kind::Boat };
        let completes = |from: Square, to: Square| {
            let mut after = self.state;
            after.man_at(to).into_iter().for_each(|taken| after.flip(taken, to));
            after.shift(man, from, to);
            after.in_blocks(to) & !after.men(army) != 0
        };
        let from = self.men_of(army, Kind::Boat).iter();
        from.flat_map(|from| self.targets(from).iter().filter(move |&to| completes(from, to))).collect()
    }

    /// The army whose turn it is; `None` when the game is over, and before the first army is known.
    pub const fn turn(&self) -> Option<Seat> {
        match self.state.due {
            Due::First(_) | Due::Over(_) => None,
            _ => Some(self.state.turn),
        }
    }

    /// What is expected next.
    pub const fn due(&self) -> Due {
        self.state.due
    }

    /// The unused dice; the named ones while the throw is due, the kept ones while some are cast again (J5.4).
    pub const fn dice(&self) -> Dice {
        self.state.dice
    }

    /// Whether an army is in play, and if not, what has become of it.
    pub const fn status(&self, army: Seat) -> Status {
        self.state.status(army)
    }

    /// The points of an army (J6), or, where allies are a team, the stakes that its team has won (J9.3).
    pub const fn score(&self, army: Seat) -> u32 {
        self.state.scores[army.index()]
    }

    /// The armies whose king this army took, which is what the 54 is counted by (J6.2).
    pub fn taken(&self, army: Seat) -> SeatSet {
        self.state.taken.with_army(army)
    }

    /// Who plays an army: its own player, or its ally's, once the ally's king has mounted its throne (J9.3).
    pub const fn player(&self, army: Seat) -> Seat {
        self.state.player(army)
    }

    /// The armies whose throne the king of this army has mounted (J9.3).
    pub fn thrones(&self, army: Seat) -> SeatSet {
        self.state.thrones.with_army(army)
    }

    /// Turns in a row without capture, pawn move or promotion (J7.2).
    pub const fn quiet(&self) -> u16 {
        self.state.quiet
    }

    /// The position as plain data, from which [`from_setup`](Self::from_setup) makes an equal one.
    pub fn to_setup(&self) -> Setup {
        let state = &self.state;
        let mut men = [None; 64];
        Square::all().for_each(|square| men[square.index()] = state.man_at(square));
        Setup {
            rules: self.rules,
            men,
            turn: self.turn(),
            due: state.due,
            dice: state.dice,
            status: BySeat(state.status),
            scores: BySeat(state.scores),
            taken: BySeat::from_fn(|army| state.taken.with_army(army)),
            quiet: state.quiet,
            command: BySeat::from_fn(|army| state.player(army)),
            lost: BySeat::from_fn(|army| state.lost(army)),
            thrones: BySeat::from_fn(|army| state.thrones.with_army(army)),
            history: self.history.moves().map(|quiet| (quiet.from, quiet.to)).collect(),
        }
    }
}

/// Where [`Position`] takes back to: all of it but the quiet moves, and how many of them there were.
#[derive(Clone, Copy, Debug)]
pub struct Checkpoint {
    state: State,
    mark: Mark,
}

impl chaupat_core::Position for Position {
    type Rules = Rules;
    type Action = Action;
    type Throw = Throw;
    type Effect = Effect;
    type Fault = Fault;
    type Checkpoint = Checkpoint;

    fn initial(rules: &Rules) -> Self {
        Self::first(rules)
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    fn node(&self) -> Node {
        let player = |army| self.state.player(army);
        match self.state.due {
            Due::Over(_) => Node::Over,
            Due::First(contest) => Node::Throw(contest.next().expect("the last cast ends a round")),
            Due::Throw | Due::Again => Node::Throw(player(self.state.turn)),
            Due::Name | Due::Catch | Due::Act | Due::Claim(_) => Node::Act(player(self.state.turn)),
            Due::Place { king, .. } => Node::Act(player(king)),
        }
    }

    fn throws(&self) -> Weighted<Throw> {
        self.possible_throws()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        match self.state.due {
            Due::Act => {
                let movers = Movers::by(&self.rules, self.state.dice);
                self.state.list(&self.rules, self.state.turn, movers, out);
                out.extend(self.rules.may_pass().then_some(Action::Pass));
            }
            Due::Name => out.extend(Dice::all(self.rules.dice_count()).map(Action::Name)),
            Due::Catch => {
                out.push(Action::Keep);
                out.extend(self.recasts().map(Action::Cast));
            }
            Due::Claim(_) => out.extend([Action::Claim, Action::Decline]),
            Due::Place { .. } => out.extend(Squares(!self.state.all()).iter().map(Action::At)),
            Due::First(_) | Due::Throw | Due::Again | Due::Over(_) => (),
        }
    }

    #[inline]
    fn count_actions(&self, scratch: &mut Scratch<Self>) -> usize {
        if self.state.due == Due::Act {
            let movers = Movers::by(&self.rules, self.state.dice);
            return self.state.count(&self.rules, self.state.turn, movers)
                + usize::from(self.rules.may_pass());
        }
        let actions = scratch.actions(self);
        let count = actions.len();
        scratch.put_back(actions);
        count
    }

    #[inline]
    fn pick_action(&self, scratch: &mut Scratch<Self>, place: impl FnOnce(usize) -> usize) -> Action {
        let (rules, state) = (&self.rules, &self.state);
        if state.due != Due::Act || state.enters(rules, state.turn) {
            let actions = scratch.actions(self);
            let action = actions[place(actions.len())];
            scratch.put_back(actions);
            return action;
        }
        let passes = usize::from(rules.may_pass());
        let movers = Movers::by(rules, state.dice);
        state.pick(rules, state.turn, movers, |moves| place(moves + passes)).unwrap_or(Action::Pass)
    }

    fn play_noting(&mut self, ply: Ply<Action, Throw>, note: &mut impl FnMut(Effect)) {
        self.history.commit();
        self.apply(ply, note);
        self.history.compact();
    }

    #[inline]
    fn checkpoint(&mut self) -> Checkpoint {
        self.history.commit();
        Checkpoint { state: self.state, mark: self.history.mark() }
    }

    #[expect(clippy::inline_always, reason = "the short way of nearly every ply")]
    #[inline(always)]
    fn make(&mut self, ply: Ply<Action, Throw>) {
        self.apply(ply, &mut |_| ());
    }

    #[inline]
    fn unmake(&mut self, checkpoint: &Checkpoint) {
        self.state = checkpoint.state;
        self.history.back_to(checkpoint.mark);
    }

    fn key(&self) -> u64 {
        self.whole_key()
    }

    fn fault(&self, ply: Ply<Action, Throw>) -> Option<Fault> {
        self.refuse(ply)
    }

    fn happen_noting(&mut self, event: Event, note: &mut impl FnMut(Effect)) -> Result<After, Fault> {
        self.take_in(event, note)
    }

    fn outcome(&self) -> Option<Outcome> {
        matches!(self.state.due, Due::Over(_)).then(|| self.result(None))
    }

    fn standing(&self, left: Option<Seat>) -> Outcome {
        self.result(left)
    }
}

impl Position {
    #[expect(clippy::inline_always, reason = "the short way of nearly every ply")]
    #[inline(always)]
    fn apply(&mut self, ply: Ply<Action, Throw>, note: &mut impl FnMut(Effect)) {
        match ply {
            Ply::Throw(throw) => self.fall(throw, note),
            Ply::Act(action) => self.choose(action, note),
        }
    }

    fn first(rules: &Rules) -> Self {
        let mut position = Self::from_plain(&Setup::arrayed(*rules));
        match rules.first() {
            crate::parameters::First::Army(army) => position.begin_turn(army, &mut |_| ()),
            _ => position.state.due = Due::First(crate::Contest::among(SeatSet::ALL)),
        }
        position
    }

    /// The position that a setup describes, unchecked; the quiet moves are not read.
    pub(crate) fn from_plain(setup: &Setup) -> Self {
        let mut state = State {
            armies: [0; 4],
            kinds: [0; 5],
            occupied: 0,
            placement: 0,
            scores: setup.scores.0,
            quiet: setup.quiet,
            status: setup.status.0,
            taken: Pairs::of(setup.taken.0),
            thrones: Pairs::of(setup.thrones.0),
            commanded: among(|army| setup.command[army] == army.opposite()),
            fallen: among(|army| setup.lost[army] > 0),
            gone: among(|army| setup.lost[army] > 1),
            turn: setup.turn.unwrap_or(crate::army::RED),
            due: setup.due,
            dice: setup.dice,
        };
        for square in Square::all() {
            setup.man_at(square).into_iter().for_each(|man| state.flip(man, square));
        }
        Self { rules: setup.rules, state, history: History::default() }
    }
}

/// The armies of which this is true.
fn among(has: impl Fn(Seat) -> bool) -> SeatSet {
    Seat::ALL.into_iter().filter(|&army| has(army)).collect()
}
