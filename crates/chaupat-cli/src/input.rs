use crate::exit::Failure;
use chaupat::{Game, ReadError};
use std::{fs, io, io::Read, path::Path};

/// The content of a file, or of standard input for "-".
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let named = |error: io::Error| Failure::from(error).within(&path.display().to_string());
    if path == Path::new("-") {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text).map_err(named)?;
        return Ok(text);
    }
    fs::read_to_string(path).map_err(named)
}

/// The game that a text names.
pub(crate) fn game_of(text: &str) -> Result<Game, Failure> {
    Game::of(text).map_err(Failure::unreadable)
}

/// What became of a text that could not be read: unreadable, or readable but against the rules.
pub(crate) fn refused(error: &ReadError) -> Failure {
    match error {
        ReadError::Illegal(_) => Failure::no(error),
        ReadError::Syntax(_) => Failure::unreadable(error),
    }
}
