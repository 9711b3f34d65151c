use crate::{
    Action, Effect, Fault, Men, Phase, Rules,
    path::{HAND, HOME, MOST, SAFE, is_rosette, is_shared},
};
use chaupat::{After, BySeat, Event, Node, Outcome, Ply, RuleSet, Scratch, Seat, Weighted};

/// A position of the game, so small that a copy is the cheapest way to take a ply back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    rules: Rules,
    /// Seats that are not in play have no men.
    men: BySeat<Men>,
    phase: Phase,
}

/// Four dice, each with two of its four corners marked (U2.1): C(4, n) of 16.
static THROWS: [(u8, u64); 5] = [(0, 1), (1, 4), (2, 6), (3, 4), (4, 1)];

impl Position {
    /// What a setup holds, checked already.
    pub(crate) const fn of(rules: Rules, men: BySeat<Men>, phase: Phase) -> Self {
        Self { rules, men, phase }
    }

    /// The men of a seat; a seat that is not in play has none.
    pub fn men(&self, seat: Seat) -> Men {
        self.men[seat]
    }

    /// What is due.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// One bit for each number of the path from which a man of the seat can use this throw (U3).
    pub(crate) fn movable(&self, seat: Seat, throw: u8) -> u16 {
        if throw == 0 {
            return 0;
        }
        let safe = u16::from(self.men[seat.opposite()].stands_on(SAFE)) << SAFE;
        self.men[seat].movable(throw, safe)
    }

    /// The bits of what can be moved now.
    fn choices(&self) -> u16 {
        match self.phase {
            Phase::Move { seat, throw } => self.movable(seat, throw),
            Phase::Throw(_) | Phase::Over => 0,
        }
    }

    /// A throw fell: somebody can use it, or the turn is over (U3.6, U3.7).
    fn throw(&mut self, seat: Seat, throw: u8, note: &mut impl FnMut(Effect)) {
        if self.movable(seat, throw) == 0 {
            note(Effect::Idle { seat, throw });
            self.end_turn(seat, note);
        } else {
            self.phase = Phase::Move { seat, throw };
        }
    }

    /// A man goes (U3), and the turn goes on or not (U4, U5).
    fn step(&mut self, seat: Seat, from: u8, throw: u8, note: &mut impl FnMut(Effect)) {
        let (to, other) = (from + throw, seat.opposite());
        self.men[seat].lift(from);
        self.men[seat].put(to);
        note(Effect::Moved { seat, from, to });
        if is_shared(to) && self.men[other].stands_on(to) {
            self.men[other].lift(to);
            self.men[other].put(HAND);
            note(Effect::Taken { seat: other, square: to });
        }
        if self.men[seat].home() == self.rules.men() {
            self.phase = Phase::Over;
            note(Effect::TurnEnded(seat));
        } else if is_rosette(to) {
            self.phase = Phase::Throw(seat);
            note(Effect::ThrowsAgain(seat));
        } else {
            self.end_turn(seat, note);
        }
    }

    fn end_turn(&mut self, seat: Seat, note: &mut impl FnMut(Effect)) {
        self.phase = Phase::Throw(seat.opposite());
        note(Effect::TurnEnded(seat));
    }

    fn throw_fault(&self, throw: u8) -> Option<Fault> {
        match self.phase {
            Phase::Over => Some(Fault::GameOver),
            Phase::Move { .. } => Some(Fault::MoveDue),
            Phase::Throw(_) => (throw > MOST).then_some(Fault::CannotFall(throw)),
        }
    }

    fn move_fault(&self, from: u8) -> Option<Fault> {
        let (seat, throw) = match self.phase {
            Phase::Over => return Some(Fault::GameOver),
            Phase::Throw(_) => return Some(Fault::ThrowDue),
            Phase::Move { seat, throw } => (seat, throw),
        };
        let men = self.men[seat];
        if !men.waits_on(from) {
            return Some(Fault::NoMan(from));
        }
        let to = from + throw;
        if to > HOME {
            Some(Fault::TooFar(to - HOME))
        } else if men.stands_on(to) {
            Some(Fault::OwnMan(to))
        } else {
            (to == SAFE && self.men[seat.opposite()].stands_on(SAFE)).then_some(Fault::Safe)
        }
    }

    /// The seats by what this says of each: the most has the first place, equals share it.
    fn ranked(&self, merit: impl Fn(Seat) -> u32) -> Outcome {
        let mut outcome = Outcome::default();
        for seat in self.rules.seats().iter() {
            outcome.places[seat] = Some(if merit(seat) < merit(seat.opposite()) { 2 } else { 1 });
        }
        outcome
    }
}

impl chaupat::Position for Position {
    type Rules = Rules;
    type Action = Action;
    type Throw = u8;
    type Effect = Effect;
    type Fault = Fault;
    type Checkpoint = Self;

    fn initial(rules: &Rules) -> Self {
        let mut men = BySeat::default();
        for seat in rules.seats().iter() {
            men[seat] = Men::in_hand(rules.men());
        }
        Self { rules: *rules, men, phase: Phase::Throw(Rules::LIGHT) }
    }

    fn rules(&self) -> &Rules {
        &self.rules
    }

    fn node(&self) -> Node {
        match self.phase {
            Phase::Throw(seat) => Node::Throw(seat),
            Phase::Move { seat, .. } => Node::Act(seat),
            Phase::Over => Node::Over,
        }
    }

    fn throws(&self) -> Weighted<u8> {
        match self.phase {
            Phase::Throw(_) => Weighted::table(&THROWS),
            Phase::Move { .. } | Phase::Over => Weighted::none(),
        }
    }

    fn actions(&self, out: &mut Vec<Action>) {
        out.clear();
        out.extend(bits(self.choices()).map(|from| Action { from }));
    }

    fn count_actions(&self, _: &mut Scratch<Self>) -> usize {
        self.choices().count_ones() as usize
    }

    fn play_noting(&mut self, ply: Ply<Action, u8>, note: &mut impl FnMut(Effect)) {
        match (self.phase, ply) {
            (Phase::Throw(seat), Ply::Throw(throw)) => self.throw(seat, throw, note),
            (Phase::Move { seat, throw }, Ply::Act(Action { from })) => self.step(seat, from, throw, note),
            _ => debug_assert!(false, "{ply:?} is not due"),
        }
    }

    fn checkpoint(&mut self) -> Self {
        *self
    }

    fn make(&mut self, ply: Ply<Action, u8>) {
        self.play_unchecked(ply);
    }

    fn unmake(&mut self, checkpoint: &Self) {
        *self = *checkpoint;
    }

    fn fault(&self, ply: Ply<Action, u8>) -> Option<Fault> {
        match ply {
            Ply::Throw(throw) => self.throw_fault(throw),
            Ply::Act(Action { from }) => self.move_fault(from),
        }
    }

    /// The rules know no resigning: whoever leaves ends the match (U5.2).
    fn happen_noting(&mut self, event: Event, _: &mut impl FnMut(Effect)) -> Result<After, Fault> {
        match event {
            _ if self.phase == Phase::Over => Err(Fault::GameOver),
            _ if !self.rules.seats().contains(event.seat()) => Err(Fault::NotInPlay(event.seat())),
            Event::Resigns(_) | Event::Flagged(_) => Ok(After::MatchEnds),
            Event::Claims(_) => Err(Fault::NoClaims),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.ranked(|seat| self.men[seat].home().into()))
    }

    /// Whoever leaves has lost; else the men who got farther, all together, are ahead (U5.2).
    fn standing(&self, left: Option<Seat>) -> Outcome {
        self.ranked(|seat| if left == Some(seat) { 0 } else { 1 + self.men[seat].progress() })
    }
}

/// The places of the bits that are set, ascending.
fn bits(mut left: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = (left != 0).then(|| left.trailing_zeros() as u8);
        left &= left.wrapping_sub(1);
        lowest
    })
}
