use super::{
    Record,
    sheet::{Sheet, read_sheets},
};
use crate::{Notation, ReadError, SyntaxError};
use chaturaji::Position as Chaturaji;
use chaupar::Position as Chaupar;

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

    pub(crate) fn sheet(&self) -> Sheet {
        match self {
            Self::Chaupar(record) => record.sheet(),
            Self::Chaturaji(record) => record.sheet(),
        }
    }

    pub(crate) fn of_sheet(sheet: &Sheet) -> Result<Self, ReadError> {
        let tag = ["Game", "Rules", "Start"].into_iter().find_map(|name| sheet.tag(name));
        let Some(tag) = tag else {
            let reason = "the record does not say its game, such as [Game \"chaupar\"]";
            return Err(ReadError::illegal(sheet.start(), reason, None));
        };
        let end =
            tag.text.find(|character: char| !character.is_ascii_alphanumeric()).unwrap_or(tag.text.len());
        match &tag.text[..end] {
            Chaupar::GAME => Record::of_sheet(sheet).map(Box::new).map(Self::Chaupar),
            Chaturaji::GAME => Record::of_sheet(sheet).map(Box::new).map(Self::Chaturaji),
            _ => {
                let expected = format!("a game: {}, {}", Chaupar::GAME, Chaturaji::GAME).into();
                Err(SyntaxError { at: tag.text_at, expected, found: tag.text.clone(), rule: None }.into())
            }
        }
    }
}
