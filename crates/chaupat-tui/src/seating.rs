//! A table as those meet it who sit at this terminal.

use chaupat::{Bot, BySeat, Event, Playable, Played, PlyOf, Record, Seat, Table, TableError};
use std::fmt;

/// A table at which people of this terminal sit, or which they watch: here, or far away.
///
/// Whatever is done at the table becomes [`News`], also what the people here did themselves: so the same happens on the
/// screen whether the game is played here or elsewhere, and whether the answer comes at once or later.
pub trait Seating<P: Playable>: fmt::Debug + Send {
    /// The table, as far as it is known here.
    fn table(&self) -> &Table<P>;

    /// What it waits for.
    fn due(&self) -> Due;

    /// Whether somebody at this terminal plays for a seat.
    fn is_here(&self, seat: Seat) -> bool;

    /// How sentences call the players.
    fn names(&self) -> &BySeat<String>;

    /// What the record tells beside the game: players, date, comments. Its game may be an earlier one.
    fn head(&self) -> &Record<P>;

    /// Asks for the throw that is due.
    ///
    /// # Errors
    /// When none is due that the table makes, or its source of throws is at its end.
    fn throw(&mut self) -> Result<(), TableError<P>>;

    /// Plays a ply of somebody here, or of a bot that thinks here.
    ///
    /// # Errors
    /// When it is not allowed, or it is not the turn of anybody here.
    fn play(&mut self, ply: PlyOf<P>) -> Result<(), TableError<P>>;

    /// Lets somebody here give up, or claim the end.
    ///
    /// # Errors
    /// When the rules do not allow it.
    fn happen(&mut self, event: Event) -> Result<(), TableError<P>>;

    /// Takes back the last decision of a person.
    ///
    /// # Errors
    /// When there is none, a throw has fallen since, or nothing is ever taken back at this table.
    fn undo(&mut self) -> Result<(), TableError<P>>;

    /// What has happened and was not told yet, oldest first.
    fn news(&mut self) -> Option<News<P>>;

    /// What is to be seen beside the game as it stands, in a sentence: who is waited for, that the connection is lost, what
    /// the dice were found to be. It may change whenever the bell is rung, with or without news.
    fn remark(&self) -> Option<String> {
        None
    }

    /// The bell that is to be rung when there are news which nobody here brought about. Where that cannot be, it is let go.
    fn listen(&mut self, bell: Bell);

    /// Plays the ply that a text stands for.
    ///
    /// # Errors
    /// As [`play`](Self::play), and when the text stands for none.
    fn play_text(&mut self, text: &str) -> Result<(), TableError<P>> {
        let ply = self.table().position().read_ply(text)?;
        self.play(ply)
    }

    /// The record as it is now.
    fn record(&self) -> Record<P> {
        self.head().with_game(self.table().game().clone())
    }
}

/// Wakes whoever shows a table.
pub type Bell = Box<dyn Fn() + Send>;

/// What a table waits for, as those see it who sit at this terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// A throw for somebody here, which the table makes when it is asked.
    Throw(Seat),
    /// A throw that somebody here makes by hand, and types in.
    TypedThrow(Seat),
    /// An action of somebody here.
    Act(Seat),
    /// A throw for a bot that is led from here.
    BotThrow(Seat),
    /// An action of a bot that thinks here.
    BotAct(Seat, Bot),
    /// Something that happens elsewhere; the seat that does it, when it is one.
    Elsewhere(Option<Seat>),
    /// Nothing: the game is over.
    Over,
}

/// What has happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News<P: Playable> {
    /// A ply was played.
    Played(Box<Played<P>>),
    /// An event happened.
    Happened {
        /// The position before it.
        before: Box<P>,
        /// The event.
        event: Event,
        /// What it brought about.
        effects: Vec<P::Effect>,
    },
    /// The last decision was taken back.
    TakenBack,
    /// So much has changed, who sits where or many plies at once, that everything is to be looked at anew; and what is to
    /// be said about it.
    Changed(Option<String>),
    /// Something beside the game, in a sentence.
    Told(String),
}
