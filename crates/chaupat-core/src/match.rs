use crate::{After, Effect, Ending, Event, Fault, Node, Outcome, Ply, PlyError, PlyOf, Position, RuleSet};
use std::{error::Error, fmt};

/// A game from its first position to the current one.
///
/// Equal matches have the same start, steps and ending. Memory grows with the steps, by some 10 to 20 bytes each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match<P: Position> {
    start: P,
    steps: Vec<StepOf<P>>,
    current: P,
    turns: u32,
    ending: Option<Ending>,
    /// What stood after each [`APART`] steps.
    bookmarks: Vec<Bookmark<P>>,
}

/// A position on the way, to go on from when steps are taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Bookmark<P> {
    position: P,
    turns: u32,
}

/// Steps from one bookmark to the next, so the most that are played again by an undo.
const APART: usize = 32;

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
        Self { current: start.clone(), start, steps: Vec::new(), turns: 0, ending, bookmarks: Vec::new() }
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
    pub fn play(&mut self, ply: PlyOf<P>) -> Result<Vec<P::Effect>, MatchError<P>> {
        if self.ending.is_some() {
            return Err(MatchError::Ended);
        }
        if let Some(fault) = self.current.fault(ply) {
            let position = Box::new(self.current.clone());
            return Err(MatchError::Ply(PlyError { position, ply, fault }));
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
        self.bookmark();
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

    /// Keeps the position, unless the match is over: that is its last step, and what it ended by comes back with it.
    fn bookmark(&mut self) {
        if self.steps.len().is_multiple_of(APART) && self.ending.is_none() {
            self.bookmarks.push(Bookmark { position: self.current.clone(), turns: self.turns });
        }
    }

    /// Lets an event happen and returns what it brought about.
    ///
    /// # Errors
    /// When the match is over, or the rules do not allow the event; the match is as it was.
    pub fn happen(&mut self, event: Event) -> Result<Vec<P::Effect>, MatchError<P>> {
        if self.ending.is_some() {
            return Err(MatchError::Ended);
        }
        let mut effects: Vec<P::Effect> = Vec::new();
        let note = &mut |effect| effects.push(effect);
        let after = self.current.happen_noting(event, note).map_err(MatchError::Event)?;
        let ended = effects.iter().filter(|effect| effect.turn_ended().is_some()).count();
        self.steps.push(Step::Event(event));
        self.count(ended as u32);
        match (after, event) {
            (After::MatchEnds, Event::Resigns(seat)) => self.ending = Some(Ending::Resigned(seat)),
            (After::MatchEnds, Event::Flagged(seat)) => self.ending = Some(Ending::Flagged(seat)),
            _ => (),
        }
        self.bookmark();
        Ok(effects)
    }

    /// Ends a match that everybody left. Does nothing once it has ended.
    pub fn abandon(&mut self) {
        self.ending.get_or_insert(Ending::Abandoned);
    }

    /// Takes the last step back, by playing again what came after the last bookmark: at most 31 steps, however long
    /// the game is.
    ///
    /// # Errors
    /// When there is none, or it is a throw: what has fallen has fallen.
    pub fn undo(&mut self) -> Result<StepOf<P>, UndoError> {
        match self.steps.last() {
            None => Err(UndoError::Nothing),
            Some(Step::Ply(Ply::Throw(_))) => Err(UndoError::Throw),
            Some(&last) => {
                self.go_back(self.steps.len() - 1);
                Ok(last)
            }
        }
    }

    /// The match as it stood after this many steps, or as it is when there are not so many. Copies the steps, and
    /// plays at most 31 of them.
    #[must_use]
    pub fn at(&self, steps: usize) -> Self {
        let steps = steps.min(self.steps.len());
        let mut earlier = Self {
            start: self.start.clone(),
            steps: self.steps[..steps].to_vec(),
            current: self.start.clone(),
            turns: 0,
            ending: None,
            bookmarks: self.bookmarks.iter().take(steps / APART).cloned().collect(),
        };
        earlier.go_back(steps);
        earlier
    }

    /// Goes back to where the match stood after this many steps, and it has no others.
    fn go_back(&mut self, steps: usize) {
        self.bookmarks.truncate(steps / APART);
        let again = self.steps.split_off(self.bookmarks.len() * APART);
        let steps = steps - self.steps.len();
        (self.current, self.turns) = match self.bookmarks.last() {
            Some(bookmark) => (bookmark.position.clone(), bookmark.turns),
            None => (self.start.clone(), 0),
        };
        self.ending = None;
        self.count(0);
        for step in again.into_iter().take(steps) {
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
#[non_exhaustive]
pub enum MatchError<P: Position> {
    /// The match has ended.
    Ended,
    /// The ply is illegal.
    Ply(PlyError<P>),
    /// The event is not allowed here.
    Event(P::Fault),
}

impl<P: Position> MatchError<P> {
    /// Why the rules refuse it; `None` when the match has ended.
    pub const fn fault(&self) -> Option<&P::Fault> {
        match self {
            Self::Ended => None,
            Self::Ply(error) => Some(&error.fault),
            Self::Event(fault) => Some(fault),
        }
    }
}

impl<P: Position> fmt::Display for MatchError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.fault() {
            None => f.write_str("the game is over"),
            Some(fault) => write!(f, "{fault} ({})", fault.rule()),
        }
    }
}

impl<P: Position> Error for MatchError<P> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        self.fault().map(|fault| fault as &(dyn Error + 'static))
    }
}

/// Why a step was not taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum UndoError {
    /// Nothing has been played.
    Nothing,
    /// The last step is a throw, which is never taken back.
    Throw,
}

impl fmt::Display for UndoError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "there is nothing to take back",
            Self::Throw => "a throw that has fallen is never taken back",
        })
    }
}

impl Error for UndoError {}
