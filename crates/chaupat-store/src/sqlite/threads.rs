//! The threads that write and read.

use crate::StoreError;
use rusqlite::Connection;
use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc},
    thread,
};
use tokio::sync::oneshot;

/// How many requests go into one commit at most.
const GROUP: usize = 512;

/// A request: does its part inside a transaction, and leaves behind what is to be said after the commit.
type Job = Box<dyn FnOnce(&Connection) -> Answer + Send>;
type Answer = Box<dyn FnOnce(Result<(), Arc<rusqlite::Error>>) + Send>;

/// The thread that writes.
pub(super) struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    thread: Mutex<Option<thread::JoinHandle<()>>>,
}

impl Writer {
    pub(super) fn start(mut connection: Connection) -> Result<Self, StoreError> {
        let (jobs, waiting) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || write_all(&mut connection, &waiting))
            .map_err(StoreError::database)?;
        Ok(Self { jobs: Mutex::new(Some(jobs)), thread: Mutex::new(Some(thread)) })
    }

    /// Lets `write` change the database by several statements, of which all count or none, and answers when that is on the
    /// disk. With a value that `is_refusal` recognises, nothing is written either.
    pub(super) async fn write_all_or_nothing<T: Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
        is_refusal: fn(&T) -> bool,
    ) -> Result<T, StoreError> {
        self.write(move |connection| apart(connection, write, is_refusal)).await
    }

    /// Lets `write` change the database by one statement, and answers when that is on the disk.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        write: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            let written = write(connection);
            Box::new(move |committed| {
                let result = match committed {
                    Ok(()) => written,
                    Err(error) => Err(StoreError::database(error)),
                };
                // Whoever asked may have gone away; what is written stays written.
                answer.send(result).ok();
            })
        });
        let jobs = lock(&self.jobs).clone().ok_or(StoreError::Closed)?;
        jobs.send(job).map_err(|_| StoreError::Closed)?;
        drop(jobs);
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Takes nothing more, and waits until all that was asked is done.
    pub(super) async fn close(&self) {
        lock(&self.jobs).take();
        let thread = lock(&self.thread).take();
        if let Some(thread) = thread {
            // A thread that panicked has said so; there is nothing left to wait for.
            tokio::task::spawn_blocking(move || thread.join().ok()).await.ok();
        }
    }
}

/// What fails in one request must not take what the others wrote with it.
fn apart<T>(
    connection: &Connection,
    write: impl FnOnce(&Connection) -> Result<T, StoreError>,
    is_refusal: fn(&T) -> bool,
) -> Result<T, StoreError> {
    let run = |sql| connection.prepare_cached(sql)?.execute(()).map(drop);
    run("SAVEPOINT one").map_err(StoreError::database)?;
    let written = write(connection);
    if written.as_ref().map_or(true, is_refusal) {
        run("ROLLBACK TO one").map_err(StoreError::database)?;
    }
    run("RELEASE one").map_err(StoreError::database)?;
    written
}

fn write_all(connection: &mut Connection, waiting: &mpsc::Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let jobs = [first].into_iter().chain(waiting.try_iter()).take(GROUP);
        write_group(connection, jobs);
    }
    // A store that was closed is one file, which can be copied.
    if let Err(error) = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", (), |_| Ok(())) {
        tracing::warn!(%error, "the log next to the database stays, and has to be copied with it");
    }
}

fn write_group(connection: &mut Connection, jobs: impl Iterator<Item = Job>) {
    let mut answers = Vec::new();
    let committed = commit(connection, jobs, &mut answers).map_err(Arc::new);
    if let Err(error) = &committed {
        tracing::error!(%error, "a commit failed; nothing of it was acknowledged");
    }
    for answer in answers {
        answer(committed.clone());
    }
}

fn commit(
    connection: &mut Connection,
    jobs: impl Iterator<Item = Job>,
    answers: &mut Vec<Answer>,
) -> Result<(), rusqlite::Error> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate);
    let transaction = match transaction {
        Ok(transaction) => transaction,
        Err(error) => {
            // The requests are dropped, and whoever waits for them is told that the store is closed.
            jobs.for_each(drop);
            return Err(error);
        }
    };
    answers.extend(jobs.map(|job| job(&transaction)));
    transaction.commit()
}

impl fmt::Debug for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Writer")
    }
}

type Reading = Box<dyn FnOnce(&Connection) + Send>;

/// The threads that read.
pub(super) struct Readers {
    jobs: Mutex<Option<mpsc::Sender<Reading>>>,
}

impl Readers {
    pub(super) fn start(connections: Vec<Connection>) -> Result<Self, StoreError> {
        let (jobs, waiting) = mpsc::channel::<Reading>();
        let waiting = Arc::new(Mutex::new(waiting));
        for connection in connections {
            let waiting = Arc::clone(&waiting);
            thread::Builder::new()
                .name("store-reader".to_owned())
                .spawn(move || read_all(&connection, &waiting))
                .map_err(StoreError::database)?;
        }
        Ok(Self { jobs: Mutex::new(Some(jobs)) })
    }

    /// Lets `read` look at the database.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Reading = Box::new(move |connection| {
            answer.send(read(connection)).ok();
        });
        let jobs = lock(&self.jobs).clone().ok_or(StoreError::Closed)?;
        jobs.send(job).map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(super) fn close(&self) {
        lock(&self.jobs).take();
    }
}

fn read_all(connection: &Connection, waiting: &Mutex<mpsc::Receiver<Reading>>) {
    loop {
        let job = lock(waiting).recv();
        let Ok(job) = job else { return };
        job(connection);
    }
}

impl fmt::Debug for Readers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Readers")
    }
}

/// What is behind these locks is never left half changed, so a panic elsewhere does not spoil it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
