//! What comes in at the prompt: lines that are typed, and the bell of a table elsewhere.

use chaupat_tui::Bell;
use std::{
    io::{self, BufRead},
    sync::mpsc::{self, Receiver, Sender},
    thread,
};

/// Something that comes in.
pub(super) enum Incoming {
    /// A line, `None` at the end of the input.
    Line(Option<String>),
    /// The bell has rung.
    Bell,
}

/// Standard input, read on a thread of its own and only when a line is asked for: what follows is left to whoever reads it.
pub(super) struct Lines {
    asks: Sender<()>,
    incoming: Receiver<io::Result<Incoming>>,
    sender: Sender<io::Result<Incoming>>,
    /// Whether a line was asked for and has not come.
    asked: bool,
}

impl Lines {
    pub(super) fn new() -> Self {
        let (asks, asked) = mpsc::channel();
        let (sender, incoming) = mpsc::channel();
        let lines = sender.clone();
        thread::spawn(move || {
            for () in asked {
                if lines.send(line().map(Incoming::Line)).is_err() {
                    return;
                }
            }
        });
        Self { asks, incoming, sender, asked: false }
    }

    /// A bell for a table.
    pub(super) fn bell(&self) -> Bell {
        let sender = self.sender.clone();
        // Nobody hears it any more only when the person has left.
        Box::new(move || drop(sender.send(Ok(Incoming::Bell))))
    }

    /// What comes next: a line, or the bell.
    pub(super) fn next(&mut self) -> io::Result<Incoming> {
        if !self.asked {
            self.asked = self.asks.send(()).is_ok();
        }
        let next = self.bell_or_line()?;
        self.asked &= !matches!(next, Incoming::Line(_));
        Ok(next)
    }

    /// The next line, whatever happens elsewhere.
    pub(super) fn line(&mut self) -> io::Result<Option<String>> {
        loop {
            if let Incoming::Line(line) = self.next()? {
                return Ok(line);
            }
        }
    }

    /// Waits for the bell, without asking for a line.
    pub(super) fn wait(&mut self) -> io::Result<()> {
        self.bell_or_line().map(drop)
    }

    fn bell_or_line(&self) -> io::Result<Incoming> {
        self.incoming.recv().unwrap_or(Ok(Incoming::Line(None)))
    }
}

/// The next line that is typed, `None` at the end of the input; what is not UTF-8 is replaced, for a slip of the keyboard
/// ends no game.
fn line() -> io::Result<Option<String>> {
    let mut text = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut text)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&text).trim().to_owned()))
}
