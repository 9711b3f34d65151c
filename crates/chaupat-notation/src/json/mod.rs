//! Records and positions as JSON: the same content with the same strings as the plain text.

mod read;
mod write;

use crate::{AnyRecord, Notation, ReadError};

/// Records as JSON: one as an object, none or several as an array.
///
/// # Panics
/// Never: strings and numbers are always JSON.
pub fn write(records: &[AnyRecord]) -> String {
    let parts = |record: &AnyRecord| (record.sheet(), with_game!(record.game(), P => letters::<P>()));
    let sheets: Vec<_> = records.iter().map(parts).collect();
    let records: Vec<_> = sheets.iter().map(|(sheet, letters)| write::Record::of(sheet, letters)).collect();
    match &records[..] {
        [one] => serde_json::to_string_pretty(one),
        several => serde_json::to_string_pretty(several),
    }
    .expect("strings and numbers are always JSON")
}

/// Reads one record, an object, or several, an array, and checks all that they tell.
///
/// # Errors
/// When the text is no JSON of this form, or as [`AnyRecord::read`].
pub fn read(text: &str) -> Result<Vec<AnyRecord>, ReadError> {
    read::sheets(text)?.iter().map(AnyRecord::of_sheet).collect()
}

/// A position as an object, `{"position": "TEXT"}`.
pub fn write_position<P: Notation>(position: &P) -> String {
    serde_json::json!({ "position": position.write_position() }).to_string()
}

/// Reads a position, which is an object with its text, or its text alone.
///
/// # Errors
/// When the text is no JSON of this form, or as [`Notation::read_position`].
pub fn read_position<P: Notation>(text: &str) -> Result<P, ReadError> {
    let (position, at) = read::position(text)?;
    P::read_position(&position).map_err(|error| error.within(at))
}

/// The letters of the seats of a game, ascending.
fn letters<P: Notation>() -> Vec<char> {
    P::seats().iter().map(P::seat_letter).collect()
}
