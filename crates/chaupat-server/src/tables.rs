//! The tables that are awake.

use crate::{
    app::Services,
    table::{Answer, Ask, Reply, Table, failed, load, no_such_game, run},
};
use chaupat::fair::is_game_id;
use chaupat_store::StoreError;
use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::{mpsc, oneshot};

/// The tables that are awake, by the names of their games. A table is a cache of what the store holds: it wakes when
/// somebody asks, and sleeps when nobody has for a while.
#[derive(Debug, Default)]
pub(crate) struct Tables {
    awake: Mutex<HashMap<String, Table>>,
    /// Games that could not be opened: nobody wakes them by himself again.
    broken: Mutex<HashSet<String>>,
}

impl Tables {
    /// No table is ever half put in, so a panic elsewhere does not spoil them.
    fn awake(&self) -> MutexGuard<'_, HashMap<String, Table>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn broken(&self) -> MutexGuard<'_, HashSet<String>> {
        self.broken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many games could not be opened.
    pub(crate) fn count_broken(&self) -> usize {
        self.broken().len()
    }

    /// Whether a game that is due has to be woken: it is not awake, and can be opened as far as is known.
    pub(crate) fn is_to_wake(&self, id: &str) -> bool {
        !self.is_awake(id) && !self.broken().contains(id)
    }

    /// Whether this one is.
    fn is_awake(&self, id: &str) -> bool {
        self.awake().contains_key(id)
    }

    /// The table of a game, woken if need be; `None` when there is no such game.
    pub(crate) async fn wake(&self, services: &Arc<Services>, id: &str) -> Result<Option<Table>, StoreError> {
        if let Some(table) = self.awake().get(id) {
            return Ok(Some(table.clone()));
        }
        // PostgreSQL fails over a zero byte: what cannot be a name is not asked for.
        if !is_game_id(id) {
            return Ok(None);
        }
        let Some(kept) = load(services, id).await? else { return Ok(None) };
        let mut awake = self.awake();
        if let Some(table) = awake.get(id) {
            return Ok(Some(table.clone()));
        }
        let (table, asks) = Table::queue();
        awake.insert(id.to_owned(), table.clone());
        tokio::spawn(run(Arc::clone(services), kept, asks));
        Ok(Some(table))
    }

    /// Asks the table of a game; when it falls asleep just then, it is woken anew.
    pub(crate) async fn tell(&self, services: &Arc<Services>, id: &str, mut ask: Ask) -> Answer<()> {
        loop {
            let table = self.wake(services, id).await.map_err(|error| {
                tracing::error!(game = id, %error, "the store failed");
                Box::new(failed())
            })?;
            let table = table.ok_or_else(|| Box::new(no_such_game()))?;
            match table.ask(ask).await {
                Ok(()) => return Ok(()),
                Err(back) => ask = back,
            }
            self.forget(id, &table);
            if self.broken().contains(id) {
                return Err(Box::new(failed()));
            }
        }
    }

    /// Asks, and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        services: &Arc<Services>,
        id: &str,
        ask: impl FnOnce(Reply<T>) -> Ask,
    ) -> Answer<T> {
        let (reply, answer) = oneshot::channel();
        self.tell(services, id, ask(reply)).await?;
        answer.await.unwrap_or_else(|_| Err(Box::new(failed())))
    }

    /// Gives a hint to the table of a game, or to all, where they are awake.
    pub(crate) fn hint(&self, id: Option<&str>, version: Option<u64>) {
        let awake = self.awake();
        match id {
            Some(id) => {
                if let Some(table) = awake.get(id) {
                    table.hint(Ask::Changed(version));
                }
            }
            None => awake.values().for_each(|table| table.hint(Ask::Changed(version))),
        }
    }

    /// A socket listens no more to the table of a game. A table that is too busy to hear it notices by itself.
    pub(crate) fn forget_listener(&self, id: &str, socket: u64) {
        if let Some(table) = self.awake().get(id) {
            table.hint(Ask::Forget(socket));
        }
    }

    /// A table wants to sleep; it may, unless somebody has just asked.
    pub(crate) fn sleeps(&self, id: &str, asks: &mut mpsc::Receiver<Ask>) -> bool {
        let mut awake = self.awake();
        if !asks.is_empty() {
            return false;
        }
        awake.remove(id);
        asks.close();
        true
    }

    /// A table cannot be opened.
    pub(crate) fn gone(&self, id: &str, asks: &mut mpsc::Receiver<Ask>) {
        self.broken().insert(id.to_owned());
        let mut awake = self.awake();
        awake.remove(id);
        asks.close();
    }

    /// Takes out a table whose task has ended.
    fn forget(&self, id: &str, table: &Table) {
        let mut awake = self.awake();
        if awake.get(id).is_some_and(|other| other.is(table)) {
            awake.remove(id);
        }
    }
}
