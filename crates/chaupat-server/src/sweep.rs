//! What the server does without being asked: games that are due, and hints of other servers.

use crate::{app::Services, clock::now};
use chaupat_store::Changed;
use std::{sync::Arc, time::Duration};
use tokio::sync::broadcast;

/// How often the store is asked for games that are due.
const EVERY: Duration = Duration::from_secs(1);

/// How long a game may be due before it is woken: those that are awake see to themselves.
const LATE: u64 = 2_000;

/// How many games are woken at a time.
const MOST: u32 = 256;

/// How often tables look for what other servers wrote, should all hints be lost.
const LOOK: Duration = Duration::from_secs(15);

/// Wakes games that are due, for ever: those for whose people the time is over, and those in which a bot's turn was
/// interrupted.
pub(crate) async fn wake_due(services: Arc<Services>) {
    let mut before = now();
    loop {
        // Games that cannot be opened stay due, and must not keep the others from their turn.
        let most = MOST + services.tables.count_broken() as u32;
        match services.store.due(before, most).await {
            Ok(due) => {
                for id in due.iter().filter(|id| services.tables.is_to_wake(id)) {
                    if let Err(error) = services.tables.wake(&services, id).await {
                        tracing::error!(game = id, %error, "a game that is due cannot be woken");
                    }
                }
            }
            Err(error) => tracing::error!(%error, "the games that are due cannot be read"),
        }
        tokio::time::sleep(EVERY).await;
        before = now().saturating_sub(LATE);
    }
}

/// Passes hints of other servers on, for ever.
pub(crate) async fn pass_hints(services: Arc<Services>, mut changes: broadcast::Receiver<Changed>) {
    let mut look = tokio::time::interval(LOOK);
    loop {
        let changed = tokio::select! {
            changed = changes.recv() => changed,
            _ = look.tick() => Ok(Changed::Any),
        };
        match changed {
            Ok(Changed::To { game, version }) => services.tables.hint(Some(&game), Some(version)),
            Ok(Changed::Any) | Err(broadcast::error::RecvError::Lagged(_)) => {
                services.tables.hint(None, None);
            }
            Err(broadcast::error::RecvError::Closed) => return,
        }
    }
}
