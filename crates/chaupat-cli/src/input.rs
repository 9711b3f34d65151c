use crate::error::CommandError;
use chaupat::{Game, Location};
use std::{
    fs, io,
    io::{BufRead, Read},
    path::Path,
};

/// The content of a file, or of standard input for "-".
pub(crate) fn read(path: &Path) -> Result<String, CommandError> {
    text(read_bytes(path)?).map_err(|error| error.within(&path.display().to_string()))
}

/// The bytes of a file, or of standard input for "-", whatever they are.
pub(crate) fn read_bytes(path: &Path) -> Result<Vec<u8>, CommandError> {
    let content = if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    content.map_err(|error| CommandError::from(error).within(&path.display().to_string()))
}

/// Hands over each line of standard input that is not blank; what fails is said with its place.
pub(crate) fn each_line(mut take: impl FnMut(&str) -> Result<(), CommandError>) -> Result<(), CommandError> {
    let mut start = Location::START;
    for line in io::stdin().lock().split(b'\n') {
        let line = line.map_err(CommandError::from).and_then(text);
        let taken = line.and_then(|line| match line.trim_end() {
            "" => Ok(()),
            line => take(line),
        });
        taken.map_err(|error| error.starting_at(start).within("standard input"))?;
        start = start.behind('\n');
    }
    Ok(())
}

/// Bytes as text, if they are UTF-8.
fn text(bytes: Vec<u8>) -> Result<String, CommandError> {
    String::from_utf8(bytes).map_err(|error| {
        let (good, bad) = error.as_bytes().split_at(error.utf8_error().valid_up_to());
        let place = Location::START.after(&String::from_utf8_lossy(good));
        let byte = bad.first().copied().unwrap_or_default();
        CommandError::unreadable(format!("expected text in UTF-8, found the byte {byte:#04x}"))
            .starting_at(place)
    })
}

/// The game that a text names.
pub(crate) fn game_of(text: &str) -> Result<Game, CommandError> {
    Game::of(text).map_err(CommandError::unreadable)
}
