//! Calls of the program, each in its own process.

use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
    thread,
};

/// One call on its way.
pub(crate) struct Call {
    command: Command,
    input: Vec<u8>,
}

/// What a call left behind.
#[derive(Debug)]
pub(crate) struct Answer {
    /// Standard output: data.
    pub(crate) out: String,
    /// Standard error: talk.
    pub(crate) err: String,
    /// The exit code.
    pub(crate) code: i32,
}

/// The program, to be called with these arguments in an environment that asks for nothing.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chaupat"));
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "RUST_BACKTRACE"] {
        command.env_remove(name);
    }
    // Unfinished games of the tests are not those of whoever runs them.
    command.env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"));
    command.env("TERM", "xterm-256color").args(arguments);
    command
}

/// A call with these arguments and nothing to read.
pub(crate) fn chaupat(arguments: &[&str]) -> Call {
    Call { command: command(arguments), input: Vec::new() }
}

impl Call {
    /// What standard input holds.
    pub(crate) fn reading(mut self, input: impl Into<Vec<u8>>) -> Self {
        self.input = input.into();
        self
    }

    /// The folder in which it runs.
    pub(crate) fn within(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// A variable of its environment.
    pub(crate) fn with(mut self, name: &str, value: &str) -> Self {
        self.command.env(name, value);
        self
    }

    /// Runs it to its end.
    pub(crate) fn run(mut self) -> Answer {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = self.command.spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let input = self.input;
        // A program that ends before it has read everything is not at fault.
        let writer = thread::spawn(move || drop(stdin.write_all(&input)));
        let output = child.wait_with_output().unwrap();
        writer.join().unwrap();
        Answer::of(output)
    }

    /// Its data, when it did what it was asked and had nothing to say.
    #[track_caller]
    pub(crate) fn data(self) -> String {
        let answer = self.run();
        assert_eq!((answer.code, answer.err.as_str()), (0, ""), "{}", answer.out);
        answer.out
    }

    /// What it says when the answer is no.
    #[track_caller]
    pub(crate) fn no(self) -> String {
        self.refusal(1)
    }

    /// What it says to wrong usage or unreadable input.
    #[track_caller]
    pub(crate) fn unreadable(self) -> String {
        self.refusal(2)
    }

    #[track_caller]
    fn refusal(self, code: i32) -> String {
        let answer = self.run();
        assert_eq!((answer.code, answer.out.as_str()), (code, ""), "{}", answer.err);
        answer.err.trim_end().to_owned()
    }
}

impl Answer {
    pub(crate) fn of(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("all output is UTF-8");
        let code = output.status.code().expect("the program ends by itself");
        let answer = Self { out: text(output.stdout), err: text(output.stderr), code };
        assert!(!answer.err.contains("panicked"), "{}", answer.err);
        answer
    }
}

/// The lines of a text.
pub(crate) fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}
