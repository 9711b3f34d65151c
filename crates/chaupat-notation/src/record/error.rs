use chaupat_core::Seat;
use thiserror::Error;

/// Why something is not put into a record: it would not be there when the record is written and read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// A name for a seat that nobody plays.
    #[error("nobody plays the seat with number {} here", .0.index())]
    NotInPlay(Seat),
    /// A tag's name is not of letters, digits and `_`.
    #[error("a tag is named with letters, digits and _, not {0:?}")]
    TagName(String),
    /// A tag that the record writes itself.
    #[error("the tag {0} is written from the record itself")]
    KnownTag(String),
    /// A comment behind a step that the game does not have.
    #[error("the game has {most} steps, and no comment stands behind step {steps}")]
    NoSuchStep {
        /// Where the comment was to stand.
        steps: usize,
        /// The steps of the game.
        most: usize,
    },
}
