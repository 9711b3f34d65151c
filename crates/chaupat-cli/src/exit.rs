use chaupat::{Location, ReadError};
use std::{error::Error, fmt, io, process::ExitCode};

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no: illegal, refused. Exit code 1.
    No(Reason),
    /// Wrong usage or unreadable input. Exit code 2.
    Unreadable(Reason),
    /// Reading or writing failed. Exit code 2, and quietly 0 when the reader of our output went away.
    Io(io::Error),
    /// The program was ended by a signal with this number. Exit code 128 and the number.
    Killed(i32),
}

/// What is said, with the text it is about and the place in it. Each is told once, because each has one field.
#[derive(Debug)]
pub(crate) struct Reason {
    /// The name of a file or another text.
    text: Option<String>,
    at: Option<Location>,
    words: String,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.as_ref().map_or(Ok(()), |text| write!(f, "{text}: "))?;
        self.at.map_or(Ok(()), |at| write!(f, "{at}: "))?;
        f.write_str(&self.words)
    }
}

impl Reason {
    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over by `map_err`")]
    fn new(words: impl ToString) -> Self {
        Self { text: None, at: None, words: words.to_string() }
    }
}

impl Failure {
    /// The answer is no.
    pub(crate) fn no(reason: impl ToString) -> Self {
        Self::No(Reason::new(reason))
    }

    /// Input cannot be read.
    pub(crate) fn unreadable(reason: impl ToString) -> Self {
        Self::Unreadable(Reason::new(reason))
    }

    /// A text could not be read, or was read and is against the rules.
    pub(crate) fn of(error: &ReadError) -> Self {
        let reason = Reason { at: Some(error.at()), ..Reason::new(error.kind()) };
        if error.is_illegal() { Self::No(reason) } else { Self::Unreadable(reason) }
    }

    /// The same failure, of a part of a text that begins at this place.
    pub(crate) fn starting_at(self, start: Location) -> Self {
        self.with_reason(|reason| Reason {
            at: Some(start.of(reason.at.unwrap_or(Location::START))),
            ..reason
        })
    }

    /// The same failure, with the name of the file or text it is about; the first name that is given stays.
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
            other @ (Self::Io(_) | Self::Killed(_)) => other,
        }
    }

    /// Says what happened on standard error and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::No(reason) => say(&reason.to_string(), 1),
            Self::Unreadable(reason) => say(&reason.to_string(), 2),
            Self::Io(error) => say(&error.to_string(), 2),
            Self::Killed(signal) => ExitCode::from(128_u8.saturating_add((*signal).unsigned_abs() as u8)),
        }
    }
}

fn say(reason: &str, code: u8) -> ExitCode {
    talk(reason);
    ExitCode::from(code)
}

/// Says something that is no result.
#[expect(clippy::print_stderr, reason = "talk goes to standard error")]
pub(crate) fn talk(text: &str) {
    eprintln!("chaupat: {text}");
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<Box<dyn Error>> for Failure {
    fn from(error: Box<dyn Error>) -> Self {
        Self::unreadable(error)
    }
}
