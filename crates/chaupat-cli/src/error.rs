use chaupat::{Location, ReadError, notation::ReadErrorKind};
use chaupat_tui::{ScreenError, keep::KeepError};
use std::{error::Error, fmt, io, process::ExitCode};

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum CommandError {
    /// The answer is no: illegal, refused. Exit code 1.
    No(Reason),
    /// Wrong usage or unreadable input. Exit code 2.
    Unreadable(Reason),
    /// Reading or writing failed. Exit code 2, and quietly 0 when the reader of our output went away.
    Io(io::Error),
    /// The answer stands in the output already. This exit code.
    Told(u8),
    /// The program was ended by a signal with this number. Exit code 128 and the number.
    Killed(i32),
}

/// Why, with the text it is about and the place in it. Each is told once, because each has one field.
#[derive(Debug)]
pub(crate) struct Reason {
    /// The name of a file or another text.
    text: Option<String>,
    at: Option<Location>,
    /// The error of the library, or a sentence.
    why: Box<dyn Error + Send + Sync>,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.as_ref().map_or(Ok(()), |text| write!(f, "{text}: "))?;
        self.at.map_or(Ok(()), |at| write!(f, "{at}: "))?;
        self.why.fmt(f)
    }
}

impl Reason {
    fn new(why: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self { text: None, at: None, why: why.into() }
    }
}

impl CommandError {
    /// The answer is no.
    pub(crate) fn no(reason: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::No(Reason::new(reason))
    }

    /// Input cannot be read.
    pub(crate) fn unreadable(reason: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Unreadable(Reason::new(reason))
    }

    /// A text could not be read, or was read and is against the rules.
    pub(crate) fn of(error: &ReadError) -> Self {
        let reason = match error.kind() {
            ReadErrorKind::Syntax(syntax) => Reason::new(syntax.clone()),
            ReadErrorKind::Illegal(illegal) => Reason::new(illegal.clone()),
            other => Reason::new(other.to_string()),
        };
        let reason = Reason { at: Some(error.at()), ..reason };
        if error.is_illegal() { Self::No(reason) } else { Self::Unreadable(reason) }
    }

    /// The same error, of a part of a text that begins at this place.
    pub(crate) fn starting_at(self, start: Location) -> Self {
        self.with_reason(|reason| Reason {
            at: Some(start.of(reason.at.unwrap_or(Location::START))),
            ..reason
        })
    }

    /// The same error, with the name of the file or text it is about; the first name that is given stays.
    pub(crate) fn within(self, name: &str) -> Self {
        match self {
            // The reader of our output went away, which is nothing to say about our input.
            Self::Io(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                Self::unreadable(error).within(name)
            }
            other => other.with_reason(|reason| {
                let text = reason.text.or_else(|| Some(name.to_owned()));
                Reason { text, ..reason }
            }),
        }
    }

    fn with_reason(self, change: impl FnOnce(Reason) -> Reason) -> Self {
        match self {
            Self::No(reason) => Self::No(change(reason)),
            Self::Unreadable(reason) => Self::Unreadable(change(reason)),
            other @ (Self::Io(_) | Self::Told(_) | Self::Killed(_)) => other,
        }
    }

    /// Says what happened on standard error and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::No(reason) => say(reason, 1),
            Self::Unreadable(reason) => say(reason, 2),
            Self::Io(error) => say(error, 2),
            Self::Told(code) => ExitCode::from(*code),
            Self::Killed(signal) => ExitCode::from(128_u8.saturating_add((*signal).unsigned_abs() as u8)),
        }
    }
}

fn say(reason: &impl fmt::Display, code: u8) -> ExitCode {
    talk(&reason.to_string());
    ExitCode::from(code)
}

/// Says something that is no result.
#[expect(clippy::print_stderr, reason = "talk goes to standard error")]
pub(crate) fn talk(text: &str) {
    eprintln!("chaupat: {text}");
}

impl From<io::Error> for CommandError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<KeepError> for CommandError {
    fn from(lost: KeepError) -> Self {
        match lost {
            KeepError::File(file, error) => Self::from(error).within(&file.display().to_string()),
            KeepError::Unfinished(error) => Self::from(error),
        }
    }
}

impl From<ScreenError> for CommandError {
    fn from(error: ScreenError) -> Self {
        match error {
            ScreenError::Io(error) => Self::Io(error),
            ScreenError::Killed(signal) => Self::Killed(signal),
            other => Self::no(other),
        }
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::No(reason) | Self::Unreadable(reason) => reason.fmt(f),
            Self::Io(error) => error.fmt(f),
            Self::Told(code) => write!(f, "ended with exit code {code}"),
            Self::Killed(signal) => write!(f, "ended by signal {signal}"),
        }
    }
}

impl Error for CommandError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::No(reason) | Self::Unreadable(reason) => Some(&*reason.why),
            Self::Io(error) => Some(error),
            Self::Told(_) | Self::Killed(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chaupat::{Notation, chaupar};

    /// C4.2: the fault of the rules is found behind what is printed, by its type.
    #[test]
    fn what_the_rules_said_is_the_source() {
        let text = "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0 ; S moves 10";
        let position = chaupar::Position::read_position(text).unwrap();
        let error = CommandError::of(&position.read_ply("25:0-4").unwrap_err()).within("throws.txt");
        assert_eq!(error.to_string(), "throws.txt: line 1, column 1: a 25 is not in the pool (C4.2)");
        let fault = error.source().and_then(Error::source).and_then(|fault| fault.downcast_ref());
        assert_eq!(fault, Some(&chaupar::Fault::NotInPool(chaupar::Element::Throw(25))));
    }
}
