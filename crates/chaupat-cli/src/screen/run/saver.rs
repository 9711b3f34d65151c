//! Keeping the game on a thread of its own: a slow disk does not stop the screen.

use super::Event;
use crate::{
    keep::{Keeper, Lost},
    screen::message::Message,
};
use chaupat::{Playable, Record};
use std::{
    sync::mpsc::{self, Receiver, Sender},
    thread::{self, JoinHandle},
};

/// The thread that keeps the game.
pub(super) struct Saver<P: Playable> {
    jobs: Sender<Job<P>>,
    thread: JoinHandle<Keeper>,
    discards: bool,
}

struct Job<P: Playable> {
    record: Box<Record<P>>,
    turn_ended: bool,
}

impl<P: Playable> Saver<P> {
    pub(super) fn start(keeper: Keeper, events: Sender<Event<P>>) -> Self {
        let (jobs, queue) = mpsc::channel();
        let thread = thread::spawn(move || work(keeper, &queue, &events));
        Self { jobs, thread, discards: false }
    }

    pub(super) fn keep(&self, record: Box<Record<P>>, turn_ended: bool) {
        // The thread lives as long as this end of the channel.
        let _ = self.jobs.send(Job { record, turn_ended });
    }

    pub(super) const fn discard(&mut self) {
        self.discards = true;
    }

    /// Waits until all is kept.
    pub(super) fn finish(self) -> Keeper {
        drop(self.jobs);
        let mut keeper = self.thread.join().unwrap_or_default();
        if self.discards {
            keeper.discard();
        }
        keeper
    }
}

/// Keeps the newest record; older ones that wait are not worth the time.
fn work<P: Playable>(mut keeper: Keeper, queue: &Receiver<Job<P>>, events: &Sender<Event<P>>) -> Keeper {
    while let Ok(mut job) = queue.recv() {
        while let Ok(newer) = queue.try_recv() {
            job = Job { turn_ended: job.turn_ended || newer.turn_ended, ..newer };
        }
        if let Err(lost) = keeper.keep(&job.record, job.turn_ended) {
            // Nobody listens any more only when the screen is being left.
            let _ = events.send(Event::Message(message(&mut keeper, lost)));
        }
    }
    keeper
}

/// What cannot be kept is not tried again, and the person is told.
fn message<P: Playable>(keeper: &mut Keeper, lost: Lost) -> Message<P> {
    match lost {
        Lost::File(file, error) => {
            keeper.file = None;
            Message::Written { file, failed: Some(error.to_string()) }
        }
        Lost::Unfinished(error) => {
            keeper.unfinished = None;
            Message::NotKept(error.to_string())
        }
    }
}
