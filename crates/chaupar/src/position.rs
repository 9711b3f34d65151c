use crate::board::LoopSquare;
use crate::movegen::{MoveGen, Use};
use crate::opening::OpeningCasts;
use crate::parameters::Opening;
use crate::pool::Pool;
use crate::seat_state::SeatState;
use crate::{Action, Effect, Element, End, Fault, Man, Rules, Throw};
use chaupat_core::{
    After, BySeat, Event, Node, Outcome, Ply, PlyOf, RuleSet, Scratch, Seat, SeatSet, Weighted,
};
use std::num::NonZeroU8;
use std::ops::ControlFlow;

/// A state of a game of chaupar: everything the rules depend on, the rules themselves too, in a few fixed arrays.
///
/// It is played through the trait [`chaupat_core::Position`]; the methods here say what stands where. Copying it costs a
/// few nanoseconds, and playing allocates nothing.
///
/// *Equality and hashing* cover all that decides what may happen from here on, and nothing else: the rule set, every
/// seat's men, toḍ and marks, whose turn it is, the casts or the pool, and the flags of the turn. Men of one seat and
/// elements of a pool have no order. How the position came about, and how many turns were played, is not in it. The key
/// ([`key`](chaupat_core::Position::key)) covers the same, but for the rule set.
///
/// *An illegal ply* given to a method that does not look ([`play_noting`](chaupat_core::Position::play_noting),
/// [`play_unchecked`](chaupat_core::Position::play_unchecked)) may do nothing, panic, or leave a position that no game
/// reaches; [`fault`](chaupat_core::Position::fault) and [`play`](chaupat_core::Position::play) look.
///
/// ```
/// use chaupar::{Position, Preset, Throw};
/// use chaupat_core::{Node, Ply, Position as _, Seat};
///
/// let [south, east, north, west] = Seat::ALL;
/// let mut position = Position::initial(&Preset::Cowrie.rules());
/// // Who casts the highest begins: North, with the 25.
/// for value in [4, 10, 25, 7] {
///     position = position.play(Ply::Throw(Throw::Value(value)))?;
/// }
/// assert_eq!(position.node(), Node::Throw(north));
/// assert!(position.men(north).all(|man| man.is_in_hand()));
/// // A 25 throws again. With the 2 the moving begins: a man has to come in.
/// position = position.play(Ply::Throw(Throw::Value(25)))?.play(Ply::Throw(Throw::Value(2)))?;
/// let plies = position.plies();
/// assert_eq!(plies.len(), 1);
/// position = position.play(plies[0])?;
/// assert_eq!(position.men(north).last().map(|man| man.progress()), Some(4));
/// # let _ = (south, east, west);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    pub(crate) rules: Rules,
    pub(crate) seats: BySeat<SeatState>,
    pub(crate) due: Due,
    /// The caster, while throwing and moving.
    pub(crate) seat: Seat,
    /// The casts so far while throwing, what is left to use while moving.
    pub(crate) pool: Pool,
    pub(crate) again: bool,
    pub(crate) entered: bool,
    pub(crate) opening: OpeningCasts,
}

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Due {
    /// A cast for the first turn.
    Opening,
    /// A cast of a turn.
    Throws,
    /// An action.
    Moves,
    /// Nothing.
    Over(End),
}

/// What a use of an element does to the men that are moved: [`Position::landing`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Landing {
    /// Whose men are moved.
    pub owner: Seat,
    /// The man as he stands now.
    pub from: Man,
    /// The man as he will stand.
    pub to: Man,
    /// How many go together: 2 for a doublet (C9), up to 8 for a jug (C14.4).
    pub count: u8,
    /// How many men of opponents are knocked out.
    pub knocked_out: u8,
}

impl Position {
    /// The seat that throws or acts, or the next to cast for the first turn; `None` when the game is over.
    pub fn caster(&self) -> Option<Seat> {
        match self.due {
            Due::Opening => Some(self.opening.caster()),
            Due::Throws | Due::Moves => Some(self.seat),
            Due::Over(_) => None,
        }
    }

    /// Whose men are moved in this turn: the caster's, or his partner's when he helps (C13.2). The first seat while
    /// no turn is going on.
    pub fn mover(&self) -> Seat {
        if self.seats[self.seat].is_done() { self.seat.opposite() } else { self.seat }
    }

    /// The men of a seat, ascending.
    pub fn men(&self, seat: Seat) -> impl ExactSizeIterator<Item = Man> {
        self.seats[seat].men().iter().copied()
    }

    /// Whether the player has knocked out a man (C7.1).
    pub fn tod(&self, seat: Seat) -> bool {
        self.seats[seat].tod
    }

    /// Whether the player has entered a man, where that matters (C15).
    pub fn left(&self, seat: Seat) -> bool {
        self.seats[seat].left
    }

    /// As which, from 1 on, the player got all men home.
    pub fn done(&self, seat: Seat) -> Option<NonZeroU8> {
        NonZeroU8::new(self.seats[seat].done)
    }

    /// Turns that the seat still misses (C13.2).
    pub fn miss(&self, seat: Seat) -> u8 {
        self.seats[seat].miss
    }

    /// The elements to use while an action is due, ascending.
    pub fn pool(&self) -> impl Iterator<Item = Element> {
        let pool = if self.due == Due::Moves { &self.pool } else { &Pool::EMPTY };
        pool.iter()
    }

    /// The casts of this throwing so far, ascending, while a throw of a turn is due.
    pub fn casts(&self) -> impl Iterator<Item = u8> {
        let casts = if self.due == Due::Throws { &self.pool } else { &Pool::EMPTY };
        casts.iter().filter_map(|element| match element {
            Element::Throw(value) => Some(value),
            _ => None,
        })
    }

    /// Whether one more cast follows the moving (C4.5, C15).
    pub const fn again(&self) -> bool {
        self.again
    }

    /// Whether the last man of the hand entered in this very turn, where that matters (C8.1).
    pub const fn entered(&self) -> bool {
        self.entered
    }

    /// Who still contends for the first turn, empty when nobody does (C3.2).
    pub const fn contenders(&self) -> SeatSet {
        self.opening.contenders()
    }

    /// What the first contenders have cast in this round, in the order of seats.
    pub fn opening_casts(&self) -> impl Iterator<Item = Throw> {
        self.opening.casts()
    }

    /// How the game ended, `None` while it goes on.
    pub const fn end(&self) -> Option<End> {
        match self.due {
            Due::Over(end) => Some(end),
            _ => None,
        }
    }

    /// What a legal use does to the men; `None` for anything else.
    ///
    /// ```
    /// # use chaupar::{Action, Element, Man, Parameters, Position, Preset, Rules, Throw, parameters::Opening};
    /// # use chaupat_core::{Ply, Position as _, Seat};
    /// # let south = Seat::ALL[0];
    /// # let rules = Rules::new(Parameters { opening: Opening::Seat(south), ..Preset::Charkoni.parameters() })?;
    /// // Charkoni: a man walks out of the centre with the 25.
    /// let position = Position::initial(&rules).play(Ply::Throw(Throw::Value(25)))?.play(Ply::Throw(Throw::Value(2)))?;
    /// let action = Action::Use { element: Element::Throw(25), man: Man::new(Man::HAND, south), wake: None };
    /// let landing = position.landing(action).expect("it is legal");
    /// assert_eq!((landing.to.progress(), landing.count, landing.knocked_out), (25, 1, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn landing(&self, action: Action) -> Option<Landing> {
        let Action::Use { element, man, wake } = action else { return None };
        if self.due != Due::Moves || !self.pool.contains(element) {
            return None;
        }
        let movegen = self.movegen();
        let destination = movegen.check(Use { element, man, wake }).ok()?;
        let owner = self.mover();
        let struck = movegen.captures_on(destination.to);
        let knocked_out = struck.map_or(0, |square| self.opponents_on(owner, square));
        Some(Landing { owner, from: man, to: destination.to, count: destination.count, knocked_out })
    }

    /// Where the man of a legal use arrives.
    pub fn after(&self, action: Action) -> Option<Man> {
        self.landing(action).map(|landing| landing.to)
    }

    fn opponents_on(&self, owner: Seat, square: LoopSquare) -> u8 {
        let opponents = self.seats.iter().filter(|&(seat, _)| self.rules.are_opponents(owner, seat));
        opponents
            .map(|(_, state)| state.men().iter().filter(|&&man| self.stands_on(man, square)).count() as u8)
            .sum()
    }

    /// Whether the man stands on this loop square.
    pub(crate) fn stands_on(&self, man: Man, square: LoopSquare) -> bool {
        self.rules.stands(man) && man.square() == square
    }

    pub(crate) fn movegen(&self) -> MoveGen<'_> {
        let owner = self.mover();
        MoveGen::new(&self.rules, &self.seats, owner, owner != self.seat)
    }

    fn action_fault(&self, action: Action) -> Option<Fault> {
        match (self.due, action) {
            (Due::Over(_), _) => Some(Fault::GameOver),
            (Due::Opening | Due::Throws, _) => Some(Fault::ThrowDue),
            (Due::Moves, Action::Decline) => {
                let must = !self.rules.may_pass() && self.movegen().has_compulsory(&self.pool);
                must.then_some(Fault::MustUse)
            }
            (Due::Moves, Action::Use { element, .. }) if !self.pool.contains(element) => {
                Some(Fault::NotInPool(element))
            }
            (Due::Moves, Action::Use { element, man, wake }) => {
                self.movegen().check(Use { element, man, wake }).err()
            }
        }
    }

    fn throw_fault(&self, throw: Throw) -> Option<Fault> {
        match self.due {
            Due::Over(_) => Some(Fault::GameOver),
            Due::Moves => Some(Fault::MoveDue),
            _ if !self.rules.can_fall(throw) => Some(Fault::CannotFall),
            _ => None,
        }
    }
}

fn seat_at_start(rules: &Rules, seat: Seat) -> SeatState {
    if !rules.seats().contains(seat) {
        return SeatState::EMPTY;
    }
    let places = match rules.start().progress() {
        Some(places) => places,
        None => [Man::HAND; 4],
    };
    let men = places.into_iter().cycle().take(usize::from(rules.men()));
    SeatState::with_men(men.map(|progress| Man::new(progress, seat)))
}

impl chaupat_core::Position for Position {
    type Rules = Rules;
    type Action = Action;
    type Throw = Throw;
    type Effect = Effect;
    type Fault = Fault;
    type Checkpoint = Self;

    /// The start of a game by these rules: any rule set has one.
    fn initial(&rules: &Rules) -> Self {
        let (due, seat, opening) = match rules.opening() {
            Opening::Cast => (Due::Opening, Seat::ALL[0], OpeningCasts::among(rules.seats())),
            Opening::Seat(seat) => (Due::Throws, seat, OpeningCasts::NONE),
        };
        let seats = BySeat::from_fn(|seat| seat_at_start(&rules, seat));
        Self { rules, seats, due, seat, pool: Pool::EMPTY, again: false, entered: false, opening }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn node(&self) -> Node {
        match self.due {
            Due::Opening => Node::Throw(self.opening.caster()),
            Due::Throws => Node::Throw(self.seat),
            Due::Moves => Node::Act(self.seat),
            Due::Over(_) => Node::Over,
        }
    }

    fn throws(&self) -> Weighted<Throw> {
        match self.due {
            Due::Opening | Due::Throws => self.rules.casts(),
            Due::Moves | Due::Over(_) => Weighted::none(),
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        if self.due != Due::Moves {
            return;
        }
        let mut may_decline = true;
        let _ = self.movegen().for_each(&self.pool, |one| {
            may_decline &= !one.is_compulsory();
            out.push(Action::Use { element: one.element, man: one.man, wake: one.wake });
            ControlFlow::Continue(())
        });
        if may_decline || self.rules.may_pass() {
            out.push(Action::Decline);
        }
    }

    fn count_actions(&self, _scratch: &mut Scratch<Self>) -> usize {
        if self.due != Due::Moves {
            return 0;
        }
        let (mut count, mut may_decline) = (0, true);
        let _ = self.movegen().for_each(&self.pool, |one| {
            may_decline &= !one.is_compulsory();
            count += 1;
            ControlFlow::Continue(())
        });
        count + usize::from(may_decline || self.rules.may_pass())
    }

    fn play_noting(&mut self, ply: PlyOf<Self>, note: &mut impl FnMut(Effect)) {
        match (ply, self.due) {
            (Ply::Throw(throw), Due::Opening) => self.cast_for_first_turn(throw, note),
            (Ply::Throw(throw), _) => self.cast(throw, note),
            (Ply::Act(Action::Decline), _) => self.end_moving(note),
            (Ply::Act(Action::Use { element, man, wake }), _) => {
                self.apply_use(Use { element, man, wake }, note);
            }
        }
    }

    fn checkpoint(&mut self) -> Self {
        *self
    }

    fn make(&mut self, ply: PlyOf<Self>) {
        self.play_unchecked(ply);
    }

    fn unmake(&mut self, checkpoint: &Self) {
        *self = *checkpoint;
    }

    fn key(&self) -> u64 {
        self.mixed()
    }

    fn fault(&self, ply: PlyOf<Self>) -> Option<Fault> {
        match ply {
            Ply::Throw(throw) => self.throw_fault(throw),
            Ply::Act(action) => self.action_fault(action),
        }
    }

    fn happen_noting(&mut self, event: Event, _: &mut impl FnMut(Effect)) -> Result<After, Fault> {
        let seat = event.seat();
        match event {
            _ if matches!(self.due, Due::Over(_)) => Err(Fault::GameOver),
            _ if !self.rules.seats().contains(seat) => Err(Fault::NotInPlay(seat)),
            Event::Claims(_) => Err(Fault::NoClaims),
            _ if !self.rules.in_teams() && self.seats[seat].is_done() => Err(Fault::HasFinished(seat)),
            Event::Resigns(_) | Event::Flagged(_) => Ok(After::MatchEnds),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end().map(|end| self.result(end))
    }

    fn standing(&self, left: Option<Seat>) -> Outcome {
        self.end().map_or_else(|| self.result_so_far(left), |end| self.result(end))
    }
}
