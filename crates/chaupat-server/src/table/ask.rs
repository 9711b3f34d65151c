//! What can be asked of a table.

use super::Outbound;
use chaupat_protocol::{Accepted, Action, Event, Fairness, GameView, Legal, Problem, game::Claim};
use tokio::sync::{mpsc, oneshot};

/// An answer, or why there is none.
pub(crate) type Answer<T> = Result<T, Box<Problem>>;

/// Where the answer goes.
pub(crate) type Reply<T> = oneshot::Sender<Answer<T>>;

/// A question to a table.
#[derive(Debug)]
pub(crate) enum Ask {
    /// How does it stand for this viewer?
    View(Option<i64>, Reply<Box<GameView>>),
    /// Somebody does something; whoever listens anyway needs no events in the answer.
    Act { guest: i64, action: Box<Action>, with_events: bool, reply: Reply<Accepted> },
    /// Somebody sits down.
    Sit { guest: i64, seat: String, claim: Box<Claim>, name: String, reply: Reply<Box<GameView>> },
    /// What happened after this version?
    Events(Option<i64>, u64, Reply<Vec<Event>>),
    /// What may be played?
    Legal(Option<i64>, Reply<Box<Legal>>),
    /// The record so far, and whether it is the last.
    Record(Option<i64>, Reply<(String, bool)>),
    /// What may be known of the dice?
    Fairness(Option<i64>, Reply<Box<Fairness>>),
    /// Tell this socket what happens after a version.
    Listen(Outbound, Option<u64>),
    /// Tell it no more.
    Forget(u64),
    /// Another server may have written; up to this version, as far as known.
    Changed(Option<u64>),
}

/// The end of a table's queue.
#[derive(Clone, Debug)]
pub(crate) struct Table(mpsc::Sender<Ask>);

/// How many questions wait at a table; who comes then waits before it.
const WAITING: usize = 32;

impl Table {
    /// The two ends of the queue.
    pub(crate) fn queue() -> (Self, mpsc::Receiver<Ask>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        (Self(sender), receiver)
    }

    /// Asks; gives the question back when the table has just gone to sleep.
    pub(crate) async fn ask(&self, ask: Ask) -> Result<(), Ask> {
        self.0.send(ask).await.map_err(|error| error.0)
    }

    /// Gives a hint, unless the table has too much to do to care.
    pub(crate) fn hint(&self, ask: Ask) {
        self.0.try_send(ask).ok();
    }

    /// Whether this is the same table's queue.
    pub(crate) fn is(&self, other: &Self) -> bool {
        self.0.same_channel(&other.0)
    }
}
