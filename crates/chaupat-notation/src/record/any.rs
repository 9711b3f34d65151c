use super::{
    Record,
    sheet::{Sheet, read_sheets},
};
use crate::{Notation, ReadError, SyntaxError};
use chaturaji::Position as Chaturaji;
use chaupar::Position as Chaupar;
#[cfg(feature = "serde")]
use chaupat_core::Seat;

/// A record of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyRecord {
    /// A game of chaupar.
    Chaupar(Box<Record<Chaupar>>),
    /// A game of chaturaji.
    Chaturaji(Box<Record<Chaturaji>>),
}

impl AnyRecord {
    /// Reads the records of a file, each of whatever game it tells.
    ///
    /// # Errors
    /// As [`Record::read`], and when a record does not say which game it is.
    pub fn read(text: &str) -> Result<Vec<Self>, ReadError> {
        read_sheets(text)?.iter().map(Self::of_sheet).collect()
    }

    /// The record as text.
    pub fn write(&self) -> String {
        self.sheet().write()
    }

    #[cfg(feature = "serde")]
    pub(crate) const fn game(&self) -> Game {
        match self {
            Self::Chaupar(_) => Game::Chaupar,
            Self::Chaturaji(_) => Game::Chaturaji,
        }
    }

    pub(crate) fn sheet(&self) -> Sheet {
        match self {
            Self::Chaupar(record) => record.sheet(),
            Self::Chaturaji(record) => record.sheet(),
        }
    }

    pub(crate) fn of_sheet(sheet: &Sheet) -> Result<Self, ReadError> {
        match Game::of_sheet(sheet)? {
            Game::Chaupar => Record::of_sheet(sheet).map(Box::new).map(Self::Chaupar),
            Game::Chaturaji => Record::of_sheet(sheet).map(Box::new).map(Self::Chaturaji),
        }
    }
}

/// Which game a sheet tells.
#[derive(Clone, Copy)]
pub(crate) enum Game {
    Chaupar,
    Chaturaji,
}

impl Game {
    /// The tags `Game`, `Rules` and `Start` say it.
    pub(crate) fn of_sheet(sheet: &Sheet) -> Result<Self, ReadError> {
        let tag = ["Game", "Rules", "Start"].into_iter().find_map(|name| sheet.tag(name));
        let Some(tag) = tag else {
            let reason = "the record does not say its game, such as [Game \"chaupar\"]";
            return Err(ReadError::illegal(sheet.start(), reason, None));
        };
        let end =
            tag.text.find(|character: char| !character.is_ascii_alphanumeric()).unwrap_or(tag.text.len());
        match &tag.text[..end] {
            Chaupar::GAME => Ok(Self::Chaupar),
            Chaturaji::GAME => Ok(Self::Chaturaji),
            _ => {
                let expected = format!("a game: {}, {}", Chaupar::GAME, Chaturaji::GAME).into();
                Err(SyntaxError { at: tag.text_at, expected, found: tag.text.clone(), rule: None }.into())
            }
        }
    }

    /// The letters of its seats, ascending.
    #[cfg(feature = "serde")]
    pub(crate) fn letters(self) -> [char; 4] {
        match self {
            Self::Chaupar => Seat::ALL.map(Chaupar::seat_letter),
            Self::Chaturaji => Seat::ALL.map(Chaturaji::seat_letter),
        }
    }
}
