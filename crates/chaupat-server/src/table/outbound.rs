//! The way from a table to a socket.

use axum::extract::ws::Utf8Bytes;
use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};
use tokio::sync::mpsc;

/// What is pushed to a socket: a frame.
pub(crate) type Pushed = Utf8Bytes;

/// The end of a socket's queue that tables hold. A socket that does not keep up is marked, and closes.
#[derive(Clone, Debug)]
pub(crate) struct Outbound {
    /// The number of the socket.
    pub(crate) socket: u64,
    /// The guest whose it is.
    pub(crate) guest: Option<i64>,
    queue: mpsc::Sender<Pushed>,
    lagging: Arc<AtomicBool>,
}

impl Outbound {
    /// The two ends of the queue of a socket, for so many frames.
    pub(crate) fn new(socket: u64, guest: Option<i64>, frames: usize) -> (Self, mpsc::Receiver<Pushed>) {
        let (queue, frames) = mpsc::channel(frames);
        (Self { socket, guest, queue, lagging: Arc::default() }, frames)
    }

    /// Puts a frame into the queue, and says whether the socket is still there and keeps up.
    pub(crate) fn push(&self, frame: Pushed) -> bool {
        match self.queue.try_send(frame) {
            Ok(()) => true,
            Err(mpsc::error::TrySendError::Full(_)) => {
                self.lagging.store(true, Ordering::Relaxed);
                false
            }
            Err(mpsc::error::TrySendError::Closed(_)) => false,
        }
    }

    /// Whether the socket is gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.queue.is_closed()
    }

    /// Whether frames were lost because the socket did not take them in time.
    pub(crate) fn is_lagging(&self) -> bool {
        self.lagging.load(Ordering::Relaxed)
    }
}
