use super::Event;
use crate::message::Message;
use chaupat::{Bot, Playable, Table};
use std::{
    sync::mpsc::{self, Sender},
    thread,
};

/// What a bot is to choose.
pub(super) struct Question<P: Playable> {
    pub(super) ticket: u64,
    pub(super) table: Box<Table<P>>,
    pub(super) bot: Bot,
}

/// Starts the thread on which bots think.
pub(super) fn start<P: Playable>(events: Sender<Event<P>>) -> Sender<Question<P>> {
    let (sender, questions) = mpsc::channel::<Question<P>>();
    thread::spawn(move || {
        let bell = Bell(events);
        for Question { ticket, table, bot } in questions {
            let action = table.advice(bot);
            if bell.0.send(Event::Message(Message::Thought { ticket, action })).is_err() {
                return;
            }
        }
    });
    sender
}

/// Rings when the thread panics: the screen must not wait for it for ever.
struct Bell<P: Playable>(Sender<Event<P>>);

impl<P: Playable> Drop for Bell<P> {
    fn drop(&mut self) {
        if thread::panicking() {
            let _ = self.0.send(Event::Failed);
        }
    }
}
