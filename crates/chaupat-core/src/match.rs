use crate::{After, Effect, Ending, Event, Illegal, Node, Outcome, Ply, PlyOf, Position, RuleSet};
use std::{error::Error, fmt};

/// A game from its first position to the current one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<P: Position> {
    start: P,
    steps: Vec<StepOf<P>>,
    current: P,
    turns: u32,
    ending: Option<Ending>,
}

/// One step of a match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step<A, T> {
    /// A throw or an action.
    Ply(Ply<A, T>),
    /// Something beside the plies.
    Event(Event),
}

/// A step of the game `P`.
pub type StepOf<P> = Step<<P as Position>::Action, <P as Position>::Throw>;

impl<P: Position> Match<P> {
    /// A new match.
    pub fn new(rules: &P::Rules) -> Self {
        Self::from_position(P::initial(rules))
    }

    /// A match that begins at this position, with turn number 1.
    pub fn from_position(start: P) -> Self {
        let ending = (start.node() == Node::Over).then_some(Ending::Rules);
        Self { current: start.clone(), start, steps: Vec::new(), turns: 0, ending }
    }

    /// The first position.
    pub const fn start(&self) -> &P {
        &self.start
    }

    /// The current position.
    pub const fn current(&self) -> &P {
        &self.current
    }

    /// All steps so far.
    pub fn steps(&self) -> &[StepOf<P>] {
        &self.steps
    }

    /// How many turns have ended, burnt and empty ones too; casts for the first turn and missed turns are none (C11.3).
    pub const fn turns(&self) -> u32 {
        self.turns
    }

    /// How the match ended, `None` while it goes on.
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// What is due: as in the position, and nothing once the match has ended.
    pub fn node(&self) -> Node {
        if self.ending.is_some() { Node::Over } else { self.current.node() }
    }

    /// Places and scores, once the match has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        Some(match self.ending? {
            Ending::Rules => self.current.outcome()?,
            Ending::TurnLimit | Ending::Abandoned => self.current.standing(None),
            Ending::Resigned(seat) | Ending::Flagged(seat) => self.current.standing(Some(seat)),
        })
    }

    /// Plays a ply and returns what it brought about.
    ///
    /// # Errors
    /// When the match is over, or the ply is illegal; the match is as it was.
    pub fn play(&mut self, ply: PlyOf<P>) -> Result<Vec<P::Effect>, Refused<P>> {
        if self.ending.is_some() {
            return Err(Refused::Ended);
        }
        if let Some(fault) = self.current.fault(ply) {
            let position = Box::new(self.current.clone());
            return Err(Refused::Illegal(Illegal { position, ply, fault }));
        }
        let mut effects = Vec::new();
        self.advance(ply, &mut |effect| effects.push(effect));
        Ok(effects)
    }

    /// Plays a ply that is known to be legal, in a match that goes on, and tells its effects: for games played by
    /// the million.
    pub fn advance(&mut self, ply: PlyOf<P>, note: &mut impl FnMut(P::Effect)) {
        let mut ended = 0;
        self.current.play_noting(ply, &mut |effect| {
            ended += u32::from(effect.turn_ended().is_some());
            note(effect);
        });
        self.steps.push(Step::Ply(ply));
        self.count(ended);
    }

    /// Counts the turns that ended with a step, and sees whether the match did.
    fn count(&mut self, ended: u32) {
        self.turns += ended;
        if self.current.node() == Node::Over {
            self.ending = Some(Ending::Rules);
        } else if ended > 0 && self.current.rules().turn_limit().is_some_and(|limit| self.turns >= limit) {
            self.ending = Some(Ending::TurnLimit);
        }
    }

    /// Lets an event happen and returns what it brought about.
    ///
    /// # Errors
    /// When the match is over, or the rules do not allow the event; the match is as it was.
    pub fn happen(&mut self, event: Event) -> Result<Vec<P::Effect>, Refused<P>> {
        if self.ending.is_some() {
            return Err(Refused::Ended);
        }
        let mut effects: Vec<P::Effect> = Vec::new();
        let note = &mut |effect| effects.push(effect);
        let after = self.current.happen_noting(event, note).map_err(Refused::Event)?;
        self.steps.push(Step::Event(event));
        self.count(effects.iter().filter(|effect| effect.turn_ended().is_some()).count() as u32);
        match (after, event) {
            (After::MatchEnds, Event::Resigns(seat)) => self.ending = Some(Ending::Resigned(seat)),
            (After::MatchEnds, Event::Flagged(seat)) => self.ending = Some(Ending::Flagged(seat)),
            _ => (),
        }
        Ok(effects)
    }

    /// Ends a match that everybody left. Does nothing once it has ended.
    pub fn abandon(&mut self) {
        self.ending.get_or_insert(Ending::Abandoned);
    }

    /// Takes the last step back.
    ///
    /// # Errors
    /// When there is none, or it is a throw: what has fallen has fallen.
    pub fn undo(&mut self) -> Result<StepOf<P>, UndoRefused> {
        match self.steps.last() {
            None => Err(UndoRefused::Nothing),
            Some(Step::Ply(Ply::Throw(_))) => Err(UndoRefused::Throw),
            Some(&last) => {
                self.replay(self.steps.len() - 1);
                Ok(last)
            }
        }
    }

    /// The match as it stood after this many steps.
    #[must_use]
    pub fn at(&self, steps: usize) -> Self {
        let mut earlier = Self { steps: self.steps.clone(), ..Self::from_position(self.start.clone()) };
        earlier.replay(steps.min(self.steps.len()));
        earlier
    }

    fn replay(&mut self, count: usize) {
        let steps = std::mem::take(&mut self.steps);
        *self = Self::from_position(self.start.clone());
        for &step in &steps[..count] {
            match step {
                Step::Ply(ply) => self.advance(ply, &mut |_| ()),
                Step::Event(event) => {
                    self.happen(event).expect("it happened before");
                }
            }
        }
    }
}

/// Why a match did not take a step.
#[derive(Clone, Debug)]
pub enum Refused<P: Position> {
    /// The match has ended.
    Ended,
    /// The ply is illegal.
    Illegal(Illegal<P>),
    /// The event is not allowed here.
    Event(P::Fault),
}

impl<P: Position> fmt::Display for Refused<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ended => f.write_str("the game is over"),
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::Event(fault) => write!(f, "{fault} ({})", crate::Fault::rule(fault)),
        }
    }
}

impl<P: Position> Error for Refused<P> {}

/// Why a step was not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoRefused {
    /// Nothing has been played.
    Nothing,
    /// The last step is a throw, which is never taken back.
    Throw,
}

impl fmt::Display for UndoRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "there is nothing to take back",
            Self::Throw => "a throw that has fallen is never taken back",
        })
    }
}

impl Error for UndoRefused {}
