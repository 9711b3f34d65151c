use std::{error::Error, io, process::ExitCode};

/// Why a command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The answer is no: illegal, refused. Exit code 1.
    No(String),
    /// Wrong usage or unreadable input. Exit code 2.
    Unreadable(String),
    /// Reading or writing failed. Exit code 2, and quietly 0 when the reader of our output went away.
    Io(io::Error),
    /// The program was ended by a signal with this number. Exit code 128 and the number.
    Killed(i32),
}

impl Failure {
    /// The answer is no.
    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over by `map_err`")]
    pub(crate) fn no(reason: impl ToString) -> Self {
        Self::No(reason.to_string())
    }

    /// Input cannot be read.
    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over by `map_err`")]
    pub(crate) fn unreadable(reason: impl ToString) -> Self {
        Self::Unreadable(reason.to_string())
    }

    /// The same failure, with the name of the file or text it is about in front.
    pub(crate) fn within(self, name: &str) -> Self {
        match self {
            Self::No(reason) => Self::No(format!("{name}: {reason}")),
            Self::Unreadable(reason) => Self::Unreadable(format!("{name}: {reason}")),
            // The reader of our output went away, which is nothing to say about our input.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => Self::Io(error),
            Self::Io(error) => Self::Unreadable(format!("{name}: {error}")),
            killed @ Self::Killed(_) => killed,
        }
    }

    /// Says what happened on standard error and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::No(reason) => say(reason, 1),
            Self::Unreadable(reason) => say(reason, 2),
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
