//! The loop between the terminal, the threads and the state.

mod input;
mod signals;
mod thinker;

use super::{
    message::{Message, Order},
    state::State,
    terminal::Guard,
};
use crate::{
    error::ScreenError,
    keep::{self, Saver},
};
use chaupat::{Playable, Record};
use ratatui::{Terminal, backend::CrosstermBackend};
use std::{
    io,
    path::Path,
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    time::{Duration, Instant},
};

/// What comes in from the threads.
enum Event<P: Playable> {
    /// Something for the state.
    Message(Message<P>),
    /// The program is told to end.
    Signal(i32),
    /// The terminal is gone.
    Closed,
    /// A bot has panicked, and said so.
    Failed,
}

/// How a screen was left.
#[derive(Debug)]
pub struct Left<P: Playable> {
    /// As it was at last.
    pub state: State<P>,
    /// Where the game is kept.
    pub keeper: keep::Keeper,
}

/// Not more pictures than eyes can see.
const PICTURE: Duration = Duration::from_millis(15);

/// Opens the screen, and plays until somebody leaves. The terminal is as it was when this returns.
///
/// # Errors
/// When the terminal fails, a bot panics, or a signal ends the program.
pub fn open<P: Playable>(state: State<P>, keeper: keep::Keeper) -> Result<Left<P>, ScreenError> {
    let copies = keep::Keeper { unfinished: None, ..keeper.clone() };
    let guard = Guard::enter()?;
    let (sender, events) = mpsc::channel();
    input::listen(sender.clone());
    signals::listen(sender.clone())?;
    let mut run = Run {
        state,
        terminal: Terminal::new(CrosstermBackend::new(io::stdout()))?,
        thoughts: thinker::start(sender.clone()),
        saver: Saver::start(keeper, tell(sender.clone())),
        copies,
        discards: false,
        sender,
        events,
        start: Instant::now(),
        drawn: None,
        stale: true,
    };
    let bell = run.sender.clone();
    // Nobody listens any more only when the screen is being left.
    run.state.listen(Box::new(move || drop(bell.send(Event::Message(Message::News)))));
    let how = run.until_left();
    drop(guard);
    let mut keeper = run.saver.finish();
    if run.discards {
        keeper.discard();
    }
    how.map(|()| Left { state: run.state, keeper })
}

/// Tells the state what cannot be kept. Nobody listens any more only when the screen is being left.
fn tell<P: Playable>(events: Sender<Event<P>>) -> impl Fn(keep::KeepError) {
    move |lost| {
        let message = match lost {
            keep::KeepError::File(file, error) => Message::Written { file, failed: Some(error.to_string()) },
            keep::KeepError::Unfinished(error) => Message::NotKept(error.to_string()),
        };
        let _ = events.send(Event::Message(message));
    }
}

struct Run<P: Playable> {
    state: State<P>,
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
    thoughts: Sender<thinker::Question<P>>,
    saver: Saver<P>,
    /// Where copies of the record go.
    copies: keep::Keeper,
    /// Whether the unfinished game is to be thrown away.
    discards: bool,
    sender: Sender<Event<P>>,
    events: Receiver<Event<P>>,
    start: Instant,
    /// When the last picture was drawn.
    drawn: Option<Duration>,
    /// Whether something has changed since.
    stale: bool,
}

impl<P: Playable> Run<P> {
    fn until_left(&mut self) -> Result<(), ScreenError> {
        let size = self.terminal.size()?;
        let mut left = self.take(Message::Size { columns: size.width, rows: size.height })?;
        while !left {
            let now = self.start.elapsed();
            if self.stale && self.drawn.is_none_or(|drawn| now >= drawn + PICTURE) {
                self.draw(now)?;
            }
            left = match self.next()? {
                Some(message) => self.take(message)?,
                None => false,
            } || self.take(Message::Time(self.start.elapsed()))?;
        }
        Ok(())
    }

    fn draw(&mut self, now: Duration) -> io::Result<()> {
        let state = &self.state;
        self.terminal.draw(|frame| frame.render_widget(state, frame.area()))?;
        (self.drawn, self.stale) = (Some(now), false);
        Ok(())
    }

    /// The next thing that happens, `None` when it is only time that goes on.
    fn next(&mut self) -> Result<Option<Message<P>>, ScreenError> {
        let now = self.start.elapsed();
        let picture = self.drawn.filter(|_| self.stale).map(|drawn| drawn + PICTURE);
        let wakes = [picture, self.state.wakes()].into_iter().flatten().min();
        let event = match wakes {
            None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
            Some(then) => self.events.recv_timeout(then.saturating_sub(now)),
        };
        match event {
            Ok(Event::Message(message)) => {
                self.stale = true;
                Ok(Some(message))
            }
            Ok(Event::Signal(signal)) => Err(ScreenError::Killed(signal)),
            Ok(Event::Failed) => Err(ScreenError::BotFailed { kept: self.state.settings.kept }),
            Ok(Event::Closed) | Err(RecvTimeoutError::Disconnected) => {
                Err(io::Error::from(io::ErrorKind::BrokenPipe).into())
            }
            Err(RecvTimeoutError::Timeout) => {
                self.stale |= picture.is_none_or(|picture| wakes < Some(picture));
                Ok(None)
            }
        }
    }

    /// Writes the record to a file that the player has named.
    fn write(&mut self, file: &Path, record: &Record<P>) -> Result<(), keep::KeepError> {
        self.copies.choose::<P>(file.to_owned())?;
        self.copies.write_to(file, record).map_err(|error| keep::KeepError::File(file.to_owned(), error))
    }

    /// Hands a message to the state, and does what it wants done; whether to leave.
    fn take(&mut self, message: Message<P>) -> Result<bool, ScreenError> {
        let mut leaves = false;
        for order in self.state.update(message) {
            self.stale = true;
            match order {
                Order::Think { ticket, table, bot } => {
                    let question = thinker::Question { ticket, table, bot };
                    let closed = |_| io::Error::from(io::ErrorKind::BrokenPipe);
                    self.thoughts.send(question).map_err(closed)?;
                }
                Order::Keep { record, turn_ended } => self.saver.keep(record, turn_ended),
                Order::Write { file, record } => {
                    let failed = self.write(&file, &record).err().map(|lost| lost.to_string());
                    // Nobody listens any more only when the screen is being left.
                    let _ = self.sender.send(Event::Message(Message::Written { file, failed }));
                }
                Order::Discard => self.discards = true,
                Order::Leave => leaves = true,
            }
        }
        Ok(leaves)
    }
}
