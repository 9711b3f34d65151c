//! Keeping the game on a thread of its own: a slow disk stops neither the screen nor the prompt.

use super::{KeepError, Keeper};
use chaupat::{Playable, Record};
use std::{
    sync::mpsc::{self, Receiver, Sender},
    thread::{self, JoinHandle},
};

/// The thread that keeps the game.
pub struct Saver<P: Playable> {
    jobs: Sender<Job<P>>,
    thread: JoinHandle<Keeper>,
}

/// What the thread is to do, in turn.
enum Job<P: Playable> {
    Keep { record: Box<Record<P>>, turn_ended: bool },
    Ask(Box<dyn FnOnce(&mut Keeper) + Send>),
}

impl<P: Playable> Saver<P> {
    /// Starts the thread; `tell` hears, there, what cannot be kept. It is not tried again.
    pub fn start(keeper: Keeper, tell: impl Fn(KeepError) + Send + 'static) -> Self {
        let (jobs, queue) = mpsc::channel();
        let thread = thread::spawn(move || work(keeper, &queue, tell));
        Self { jobs, thread }
    }

    /// Keeps the game as it is now: see [`Keeper::keep`].
    pub fn keep(&self, record: Box<Record<P>>, turn_ended: bool) {
        // The thread lives as long as this end of the channel.
        let _ = self.jobs.send(Job::Keep { record, turn_ended });
    }

    /// Asks the keeper something, when all is kept, and waits for the answer; `None` when the thread has panicked.
    pub fn ask<R: Send + 'static>(
        &self,
        question: impl FnOnce(&mut Keeper) -> R + Send + 'static,
    ) -> Option<R> {
        let (answer, answered) = mpsc::channel();
        let job = move |keeper: &mut Keeper| drop(answer.send(question(keeper)));
        self.jobs.send(Job::Ask(Box::new(job))).ok()?;
        answered.recv().ok()
    }

    /// Waits until all is kept.
    pub fn finish(self) -> Keeper {
        drop(self.jobs);
        self.thread.join().unwrap_or_default()
    }
}

/// Keeps the newest record; older ones that wait are not worth the time.
fn work<P: Playable>(mut keeper: Keeper, queue: &Receiver<Job<P>>, tell: impl Fn(KeepError)) -> Keeper {
    let mut waiting: Option<Job<P>> = None;
    while let Some(job) = waiting.take().or_else(|| queue.recv().ok()) {
        match (job, queue.try_recv().ok()) {
            (Job::Keep { turn_ended: before, .. }, Some(Job::Keep { record, turn_ended })) => {
                waiting = Some(Job::Keep { record, turn_ended: before || turn_ended });
            }
            (Job::Keep { record, turn_ended }, next) => {
                keeper.keep(&record, turn_ended).unwrap_or_else(|lost| {
                    keeper.give_up(&lost);
                    tell(lost);
                });
                waiting = next;
            }
            (Job::Ask(question), next) => {
                question(&mut keeper);
                waiting = next;
            }
        }
    }
    keeper
}

#[cfg(test)]
mod tests {
    use super::*;
    use chaupat::{Match, Notation, chaturaji};
    use std::fs;

    fn record() -> Box<Record<chaturaji::Position>> {
        let rules = chaturaji::Position::read_rules("chaturaji").unwrap();
        Box::new(Match::new(&rules).into())
    }

    #[test]
    fn what_cannot_be_kept_is_told_once() {
        let (sender, told) = mpsc::channel();
        let file = Some("/dev/null/game.txt".into());
        let keeper = Keeper { file, ..Keeper::default() };
        let saver = Saver::start(keeper, move |lost| sender.send(lost.to_string()).unwrap());
        saver.keep(record(), true);
        assert_eq!(saver.ask(|keeper| keeper.file.clone()), Some(None));
        saver.keep(record(), true);
        assert_eq!(saver.finish(), Keeper::default());
        assert_eq!(told.iter().count(), 1);
    }

    #[test]
    fn a_question_is_answered_when_all_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        let keeper = Keeper { file: Some(file.clone()), ..Keeper::default() };
        let saver = Saver::start(keeper, |lost| panic!("{lost}"));
        for turn_ended in [false, true, false] {
            saver.keep(record(), turn_ended);
        }
        let kept = saver.ask(move |_| fs::read_to_string(file).unwrap()).unwrap();
        assert_eq!(kept, record().write());
        saver.finish();
    }
}
