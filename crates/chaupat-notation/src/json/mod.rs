//! Records and positions as JSON: the same content with the same strings as the plain text.

mod read;
mod write;

use crate::{
    AnyRecord, Notation, ReadError, Record,
    record::{any::game_of, syntax::RecordSyntax},
};

/// Records as JSON: one as an object, none or several as an array.
pub fn write(records: &[AnyRecord]) -> String {
    let parts = |record: &AnyRecord| (record.syntax(), with_game!(record.game(), P => letters::<P>()));
    write_syntax(&records.iter().map(parts).collect::<Vec<_>>())
}

/// [`write()`] for the records of one game, also one that is written elsewhere.
pub fn write_records<P: Notation>(records: &[Record<P>]) -> String {
    let parts = |record: &Record<P>| (record.syntax(), letters::<P>());
    write_syntax(&records.iter().map(parts).collect::<Vec<_>>())
}

/// Records, each with the letters of its game.
fn write_syntax(records: &[(RecordSyntax, Vec<char>)]) -> String {
    let records: Vec<_> =
        records.iter().map(|(syntax, letters)| write::Record::of(syntax, letters)).collect();
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
    let letters = |syntax: &RecordSyntax| Ok(with_game!(game_of(syntax)?, P => letters::<P>()));
    read::records(text, letters)?.iter().map(AnyRecord::from_syntax).collect()
}

/// [`read`] for the records of one game, also one that is written elsewhere.
///
/// # Errors
/// When the text is no JSON of this form, or as [`Record::read`].
pub fn read_records<P: Notation>(text: &str) -> Result<Vec<Record<P>>, ReadError> {
    read::records(text, |_| Ok(letters::<P>()))?.iter().map(Record::from_syntax).collect()
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
