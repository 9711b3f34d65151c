//! Problems that several parts meet.

use chaupat_protocol::{Code, Problem};

/// There is no such game, or none for the asker.
pub(crate) fn no_such_game() -> Problem {
    Problem::new(Code::NotFound, "there is no such game")
}

/// Something failed on the server.
pub(crate) fn failed() -> Problem {
    Problem::new(Code::Failed, "the server could not do it; nothing was done")
}
