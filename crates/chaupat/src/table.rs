//! A table: people and bots, a source of throws, and the game between them.

use crate::{Controller, Playable};
use chaupat_ai::{Bot, Player};
use chaupat_core::{
    BySeat, Ending, Event, Fault, Match, MatchError, Node, Ply, PlyOf, Scratch, Seat, Step, UndoError,
};
use chaupat_dice::{Seeded, ThrowError, Throws};
use chaupat_notation::ReadError;
use thiserror::Error;

/// A game with everything that a room around it holds: who plays for each seat, and where the throws come from.
///
/// ```
/// use chaupat::{Bot, BySeat, Due, Match, Notation, Controller, Table, Throws, chaupar};
///
/// let rules = chaupar::Position::read_rules("chaupar(opening=seat(0))")?;
/// let controllers = BySeat::from_fn(|_| Controller::Bot(Bot::Greedy));
/// let mut table = Table::<chaupar::Position>::new(Match::new(&rules), controllers, Throws::Hand, 0);
///
/// // South throws real shells: five mouths up are a 25, which throws again; then two are a 2.
/// assert!(matches!(table.due(), Due::TypedCast(_)));
/// table.play_text("25")?;
/// table.play_text("2")?;
/// assert!(matches!(table.due(), Due::Bot(..)));
/// let played = table.bot()?;
/// assert_eq!(played.before.write_ply(played.ply), "25:0-4");
///
/// // What is refused names its rule.
/// let refused = table.play_text("7:4").unwrap_err();
/// assert_eq!(refused.rule(), Some("C4.2"), "there is no 7 in the pool");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Table<P: Playable> {
    game: Match<P>,
    controllers: BySeat<Controller>,
    throws: Throws,
    luck: u64,
}

/// What a table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A throw that the table's source can make; the seat of a person or a bot.
    Cast(Seat),
    /// A throw that somebody has to make and type in.
    TypedCast(Seat),
    /// An action of a person.
    Person(Seat),
    /// An action of a bot.
    Bot(Seat, Bot),
    /// Nothing: the game is over.
    Over,
}

/// A ply that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<P: Playable> {
    /// The position before it.
    pub before: P,
    /// The ply.
    pub ply: PlyOf<P>,
    /// What it brought about.
    pub effects: Vec<P::Effect>,
}

/// Why a table did not do what was asked. The fault of the rules, where there is one, is the
/// [`source`](std::error::Error::source) of the error.
#[derive(Clone, Debug, Error)]
#[non_exhaustive]
pub enum TableError<P: Playable> {
    /// The text is no ply that can be played here.
    #[error(transparent)]
    Read(#[from] ReadError),
    /// Something else is due.
    #[error("{0}")]
    NotDue(&'static str),
    /// The script of throws is at its end.
    #[error("the script of throws is at its end")]
    ScriptEnded,
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(#[from] MatchError<P>),
    /// It cannot be taken back.
    #[error(transparent)]
    Undo(#[from] UndoError),
}

impl<P: Playable> TableError<P> {
    /// The number of the rule that is broken, such as `C6.3`; `None` when no rule of a book is.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Read(error) => error.rule(),
            Self::Refused(error) => error.fault().map(Fault::rule),
            _ => None,
        }
    }
}

impl<P: Playable> Table<P> {
    /// A table at which a match is played, or goes on. `luck` is what bots leave to chance.
    pub const fn new(game: Match<P>, controllers: BySeat<Controller>, throws: Throws, luck: u64) -> Self {
        Self { game, controllers, throws, luck }
    }

    /// The match.
    pub const fn game(&self) -> &Match<P> {
        &self.game
    }

    /// The current position.
    pub const fn position(&self) -> &P {
        self.game.current()
    }

    /// Who plays for each seat.
    pub const fn controllers(&self) -> &BySeat<Controller> {
        &self.controllers
    }

    /// Where the throws come from.
    pub const fn throws(&self) -> &Throws {
        &self.throws
    }

    /// What the table waits for.
    pub fn due(&self) -> Due {
        match self.game.node() {
            Node::Over => Due::Over,
            Node::Throw(seat) if self.throws == Throws::Hand => Due::TypedCast(seat),
            Node::Throw(seat) => Due::Cast(seat),
            Node::Act(seat) => {
                self.controllers[seat].bot().map_or(Due::Person(seat), |bot| Due::Bot(seat, bot))
            }
        }
    }

    /// Makes the throw that is due from the table's source.
    ///
    /// # Errors
    /// When no throw is due, it has to be typed in, or the script is at its end or holds something else.
    pub fn cast(&mut self) -> Result<Played<P>, TableError<P>> {
        let Due::Cast(_) = self.due() else { return Err(TableError::NotDue("no throw of the table is due")) };
        let position = self.game.current();
        let draw = |source: &mut Seeded| Ply::Throw(position.throws().draw(source));
        let ply = self.throws.cast(throws_of(&self.game), draw, |text| position.read_ply(text))?;
        self.play(ply)
    }

    /// Lets the bot play whose action is due.
    ///
    /// # Errors
    /// When something else is due.
    pub fn bot(&mut self) -> Result<Played<P>, TableError<P>> {
        let Due::Bot(_, bot) = self.due() else { return Err(TableError::NotDue("it is not a bot's turn")) };
        let action = self.advice(bot);
        self.play(Ply::Act(action))
    }

    /// What a bot would play now.
    ///
    /// # Panics
    /// When no action is due.
    pub fn advice(&self, mut bot: Bot) -> P::Action {
        let mut luck = Seeded::stream(self.luck, 2 * self.game.steps().len() as u64 + 1);
        bot.choose(self.position(), &mut Scratch::new(), &mut luck)
    }

    /// Plays the ply that a text stands for: an action, or a throw that fell.
    ///
    /// # Errors
    /// When it stands for none, or the ply is not allowed.
    pub fn play_text(&mut self, text: &str) -> Result<Played<P>, TableError<P>> {
        let ply = self.position().read_ply(text)?;
        self.play(ply)
    }

    /// Plays a ply.
    ///
    /// # Errors
    /// When it is not allowed.
    pub fn play(&mut self, ply: PlyOf<P>) -> Result<Played<P>, TableError<P>> {
        let before = self.position().clone();
        let effects = self.game.play(ply)?;
        Ok(Played { before, ply, effects })
    }

    /// Lets an event happen, such as a resignation, and returns what it brought about.
    ///
    /// # Errors
    /// When the rules do not allow it.
    pub fn happen(&mut self, event: Event) -> Result<Vec<P::Effect>, TableError<P>> {
        Ok(self.game.happen(event)?)
    }

    /// Takes back the last decision of a person, and what bots did since. Never across a throw.
    ///
    /// # Errors
    /// When there is none, or a throw has fallen since; the table is as it was.
    pub fn undo(&mut self) -> Result<(), TableError<P>> {
        let mut earlier = self.game.clone();
        loop {
            earlier.undo()?;
            if matches!(earlier.node(), Node::Act(seat) if self.controllers[seat].bot().is_none()) {
                break;
            }
        }
        self.game = earlier;
        Ok(())
    }

    /// How the game ended, `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }
}

/// How many throws have fallen: throw number n of a seed is the same whatever was decided in between.
fn throws_of<P: Playable>(game: &Match<P>) -> u64 {
    game.steps().iter().filter(|step| matches!(step, Step::Ply(Ply::Throw(_)))).count() as u64
}

impl<P: Playable> From<ThrowError<ReadError>> for TableError<P> {
    fn from(nothing: ThrowError<ReadError>) -> Self {
        match nothing {
            ThrowError::Hand => Self::NotDue("the throw has to be typed in"),
            ThrowError::ScriptEnded => Self::ScriptEnded,
            ThrowError::Unread(error) => Self::Read(error),
        }
    }
}
