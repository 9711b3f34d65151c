//! Game records: tag pairs, then the movetext, as in the PGN of chess.

#[macro_use]
pub(crate) mod any;
mod date;
mod error;
mod read;
mod result;
pub(crate) mod syntax;
mod write;

use crate::Notation;
use chaupat_core::{BySeat, Event, Match, MatchError, PlyOf, RuleSet, Seat};
use std::collections::BTreeMap;

pub use any::AnyRecord;
pub use date::{Date, DateError};
pub use error::RecordError;

/// A game that was played, with all that is told about it. Whatever can be put into a record is there again when it was
/// written and read.
///
/// [`Record::read`] reads a file of records of one game, [`AnyRecord`] one of any games; both play each game again from its
/// first position, so a record that was read holds nothing illegal.
///
/// ```
/// use chaupat_notation::{Notation, Record};
///
/// let text = "[Rules \"chaupar(players=2,opening=seat(0))\"]\n[S \"Asha\"]\n1. S 25 3 25:0-4 3:4-7 {a good start}\n";
/// let records = Record::<chaupar::Position>::read(text)?;
/// let record = &records[0];
/// assert_eq!(record.game().steps().len(), 4);
/// assert_eq!(record.comments(4), ["a good start"]);
/// assert_eq!(record.player(chaupat_core::Seat::ALL[0]), Some("Asha"));
/// assert_eq!(record.result(), "*");
///
/// // What was left out stands there when it is written.
/// assert!(record.to_string().starts_with("[Game \"chaupar\"]\n[Rules \"chaupar(players=2,opening=seat(0))\"]\n"));
/// # Ok::<(), chaupat_notation::ReadError>(())
/// ```
///
/// A record is made from a match, and what is told about it is added:
///
/// ```
/// use chaupar::{Position, Preset};
/// use chaupat_core::{Match, Seat};
/// use chaupat_notation::{Record, RecordError};
///
/// let mut record = Record::from(Match::<Position>::new(&Preset::Pasa.rules()));
/// record.set_player(Seat::ALL[0], Some("Asha".to_owned()))?;
/// record.set_date("2026-11".parse().ok());
/// record.add_tag("Event", "Diwali")?;
/// record.add_comment(0, "in the yard")?;
/// assert_eq!(Record::read(&record.write()), Ok(vec![record.clone()]));
///
/// let refused = record.add_tag("Rules", "mine").unwrap_err();
/// assert_eq!(refused.to_string(), "the tag Rules is written from the record itself");
/// # Ok::<(), RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record<P: Notation> {
    /// Of seats in play.
    players: BySeat<Option<String>>,
    date: Option<Date>,
    throws: Option<String>,
    /// None is known to records.
    tags: Vec<(String, String)>,
    /// By the number of steps before them, which the game has; no list is empty.
    comments: BTreeMap<usize, Vec<String>>,
    game: Match<P>,
}

impl<P: Notation> From<Match<P>> for Record<P> {
    fn from(game: Match<P>) -> Self {
        let players = BySeat::default();
        Self { players, date: None, throws: None, tags: Vec::new(), comments: BTreeMap::new(), game }
    }
}

impl<P: Notation> Record<P> {
    /// The game.
    pub const fn game(&self) -> &Match<P> {
        &self.game
    }

    /// The game, when nothing else of the record is wanted.
    pub fn into_game(self) -> Match<P> {
        self.game
    }

    /// Plays a ply, as [`Match::play`] does.
    ///
    /// # Errors
    /// When the game is over, or the ply is illegal; the record is as it was.
    pub fn play(&mut self, ply: PlyOf<P>) -> Result<Vec<P::Effect>, MatchError<P>> {
        self.game.play(ply)
    }

    /// Lets an event happen, as [`Match::happen`] does.
    ///
    /// # Errors
    /// When the game is over, or the rules do not allow the event; the record is as it was.
    pub fn happen(&mut self, event: Event) -> Result<Vec<P::Effect>, MatchError<P>> {
        self.game.happen(event)
    }

    /// Ends a game that everybody left, as [`Match::abandon`] does.
    pub fn abandon(&mut self) {
        self.game.abandon();
    }

    /// Puts another game in place of this one, such as the same after its next step. Names of seats that the other does
    /// not have go, and comments behind its last step.
    pub fn set_game(&mut self, game: Match<P>) {
        let seats = game.start().rules().seats();
        self.comments.split_off(&(game.steps().len() + 1));
        self.players = BySeat::from_fn(|seat| self.players[seat].take().filter(|_| seats.contains(seat)));
        self.game = game;
    }

    /// A record of another game of which the same is told, as far as [`set_game`](Self::set_game) lets it.
    #[must_use]
    pub fn with_game(&self, game: Match<P>) -> Self {
        let mut other = Self {
            players: self.players.clone(),
            date: self.date,
            throws: self.throws.clone(),
            tags: self.tags.clone(),
            comments: self.comments.clone(),
            game: Match::from_position(game.start().clone()),
        };
        other.set_game(game);
        other
    }

    /// The name of the player of a seat, if it is told.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.players[seat].as_deref()
    }

    /// Tells who plays a seat.
    ///
    /// # Errors
    /// When nobody does.
    pub fn set_player(&mut self, seat: Seat, name: Option<String>) -> Result<(), RecordError> {
        if name.is_some() && !self.game.start().rules().seats().contains(seat) {
            return Err(RecordError::NotInPlay(seat));
        }
        self.players[seat] = name;
        Ok(())
    }

    /// When the game was played.
    pub const fn date(&self) -> Option<Date> {
        self.date
    }

    /// Tells when the game was played.
    pub const fn set_date(&mut self, date: Option<Date>) {
        self.date = date;
    }

    /// Where the throws came from: `seed 42`, `hand`, `script`, `system`, `?`.
    pub fn throws(&self) -> Option<&str> {
        self.throws.as_deref()
    }

    /// Tells where the throws came from.
    pub fn set_throws(&mut self, throws: Option<String>) {
        self.throws = throws;
    }

    /// Tags that records do not know, name and text, in their order; a name may stand there several times.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }

    /// Adds a tag that records do not know, behind the others.
    ///
    /// # Errors
    /// When the name is not one of letters, digits and `_`, or the tag is one that records know: that is written from
    /// what the record holds.
    pub fn add_tag(&mut self, name: impl Into<String>, text: impl Into<String>) -> Result<(), RecordError> {
        let name = name.into();
        if !is_tag_name(&name) {
            return Err(RecordError::TagName(name));
        }
        if is_known::<P>(&name) {
            return Err(RecordError::KnownTag(name));
        }
        self.tags.push((name, text.into()));
        Ok(())
    }

    /// Takes out all tags of this name.
    pub fn remove_tag(&mut self, name: &str) {
        self.tags.retain(|(other, _)| other != name);
    }

    /// The comments behind so many steps of the game; those of 0 stand before the first.
    pub fn comments(&self, steps: usize) -> &[String] {
        self.comments.get(&steps).map_or(&[], Vec::as_slice)
    }

    /// Adds a comment behind so many steps of the game.
    ///
    /// # Errors
    /// When the game has fewer steps.
    pub fn add_comment(&mut self, steps: usize, text: impl Into<String>) -> Result<(), RecordError> {
        let most = self.game.steps().len();
        if steps > most {
            return Err(RecordError::NoSuchStep { steps, most });
        }
        self.comments.entry(steps).or_default().push(text.into());
        Ok(())
    }

    /// Takes out the comments behind so many steps.
    pub fn remove_comments(&mut self, steps: usize) {
        self.comments.remove(&steps);
    }
}

/// The names of the tags that every game has; the seats' letters are known too.
const KNOWN: [&str; 7] = ["Game", "Rules", "Start", "Date", "Result", "Ended", "Throws"];

pub(crate) fn is_known<P: Notation>(name: &str) -> bool {
    KNOWN.contains(&name) || seat_tag::<P>(name).is_some()
}

/// The seat that a tag's name is the letter of.
fn seat_tag<P: Notation>(name: &str) -> Option<Seat> {
    let mut letters = name.chars();
    P::seat_named(letters.next()?).filter(|_| letters.next().is_none())
}

/// Whether a tag may have this name.
pub(crate) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.chars().all(syntax::is_of_name)
}
