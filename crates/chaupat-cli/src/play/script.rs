use crate::{error::CommandError, input};
use chaupat::{Location, ReadError};
use std::{collections::VecDeque, path::Path};

/// A file of throws: their texts, separated by blanks or lines.
pub(super) struct Script {
    name: String,
    /// Where each throw stands.
    places: Vec<Location>,
}

impl Script {
    /// Reads a file, and gives the throws with it.
    pub(super) fn read(file: &Path) -> Result<(Self, VecDeque<String>), CommandError> {
        let text = input::read(file)?;
        let (mut places, mut words) = (Vec::new(), VecDeque::new());
        let (mut place, mut told) = (Location::START, 0);
        for word in text.split_whitespace() {
            let at = offset(&text, word);
            place = place.after(&text[told..at]);
            told = at;
            places.push(place);
            words.push_back(word.to_owned());
        }
        Ok((Self { name: file.display().to_string(), places }, words))
    }

    /// What is wrong with the first of the throws that are left.
    pub(super) fn wrong(&self, left: usize, error: &ReadError) -> CommandError {
        let place = self.places[self.places.len() - left];
        CommandError::of(&error.clone().within(place)).within(&self.name)
    }
}

/// Where a part of a text begins, in bytes.
fn offset(text: &str, part: &str) -> usize {
    part.as_ptr().addr() - text.as_ptr().addr()
}
