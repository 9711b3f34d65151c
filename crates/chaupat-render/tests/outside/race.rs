//! The rules: five squares in a row, one man a side, two lots with a mark on one side. The marks that lie up are the
//! squares that the man goes; who goes on to the other's man sends him back, who is beyond the last square first has won.

use chaupat_core::{
    After, BySeat, Effect, Event, Fault, Node, Outcome, Ply, Position, RuleSet, Seat, SeatSet, Weighted,
};
use std::{error::Error, fmt};

pub(crate) const FIRST: Seat = Seat::ALL[0];
pub(crate) const SECOND: Seat = Seat::ALL[2];
pub(crate) const SQUARES: u8 = 5;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Rules;

impl RuleSet for Rules {
    fn seats(&self) -> SeatSet {
        SeatSet::of(FIRST).with(SECOND)
    }

    fn people(&self) -> usize {
        2
    }

    fn person(&self, seat: Seat) -> usize {
        usize::from(seat == SECOND)
    }

    fn turn_limit(&self) -> Option<u32> {
        None
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum RaceEffect {
    Moved { seat: Seat, from: u8, to: u8 },
    SentBack(Seat),
    TurnEnded(Seat),
}

impl Effect for RaceEffect {
    fn turn_ended(&self) -> Option<Seat> {
        if let Self::TurnEnded(seat) = self { Some(*seat) } else { None }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NotNow;

impl fmt::Display for NotNow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("that is not due")
    }
}

impl Error for NotNow {}

impl Fault for NotNow {
    fn rule(&self) -> &'static str {
        "R1"
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Race {
    /// The square of each man, 0 before the first.
    pub(crate) men: BySeat<u8>,
    pub(crate) turn: Seat,
    /// What fell, until the man has gone.
    pub(crate) thrown: Option<u8>,
}

impl Race {
    pub(crate) fn winner(&self) -> Option<Seat> {
        [FIRST, SECOND].into_iter().find(|&seat| self.men[seat] > SQUARES)
    }

    fn end_turn(&mut self, note: &mut impl FnMut(RaceEffect)) {
        note(RaceEffect::TurnEnded(self.turn));
        self.turn = self.turn.opposite();
    }
}

impl Position for Race {
    type Rules = Rules;
    type Action = ();
    type Throw = u8;
    type Effect = RaceEffect;
    type Fault = NotNow;
    type Checkpoint = Self;

    fn initial(_: &Rules) -> Self {
        Self { men: BySeat::default(), turn: FIRST, thrown: None }
    }

    fn rules(&self) -> &Rules {
        &Rules
    }

    fn node(&self) -> Node {
        match (self.winner(), self.thrown) {
            (Some(_), _) => Node::Over,
            (None, None) => Node::Throw(self.turn),
            (None, Some(_)) => Node::Act(self.turn),
        }
    }

    fn throws(&self) -> Weighted<u8> {
        match self.node() {
            Node::Throw(_) => Weighted::table(&[(0, 1), (1, 2), (2, 1)]),
            _ => Weighted::none(),
        }
    }

    fn actions(&self, out: &mut Vec<()>) {
        out.clear();
        out.extend(self.thrown.filter(|_| self.winner().is_none()).map(|_| ()));
    }

    fn play_noting(&mut self, ply: Ply<(), u8>, note: &mut impl FnMut(RaceEffect)) {
        match ply {
            Ply::Throw(0) => self.end_turn(note),
            Ply::Throw(steps) => self.thrown = Some(steps),
            Ply::Act(()) => {
                let (seat, other) = (self.turn, self.turn.opposite());
                let from = self.men[seat];
                let to = from + self.thrown.take().unwrap_or_default();
                self.men[seat] = to;
                note(RaceEffect::Moved { seat, from, to });
                if to <= SQUARES && self.men[other] == to {
                    self.men[other] = 0;
                    note(RaceEffect::SentBack(other));
                }
                self.end_turn(note);
            }
        }
    }

    fn checkpoint(&mut self) -> Self {
        self.clone()
    }

    fn make(&mut self, ply: Ply<(), u8>) {
        self.play_unchecked(ply);
    }

    fn unmake(&mut self, checkpoint: &Self) {
        self.clone_from(checkpoint);
    }

    fn fault(&self, ply: Ply<(), u8>) -> Option<NotNow> {
        (!self.plies().contains(&ply)).then_some(NotNow)
    }

    fn happen_noting(&mut self, _: Event, _: &mut impl FnMut(RaceEffect)) -> Result<After, NotNow> {
        Ok(After::MatchEnds)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| self.standing(Some(winner.opposite())))
    }

    fn standing(&self, left: Option<Seat>) -> Outcome {
        let place = |seat| if left == Some(seat) { 2 } else { 1 };
        let places = BySeat::from_fn(|seat| Rules.seats().contains(seat).then(|| place(seat)));
        Outcome { places, ..Outcome::default() }
    }
}
