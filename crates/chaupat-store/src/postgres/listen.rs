//! Hints of what other servers write.

use crate::Changed;
use sqlx::{PgPool, postgres::PgListener};
use std::time::Duration;
use tokio::sync::broadcast;

/// The channel of `NOTIFY`.
pub(super) const CHANNEL: &str = "chaupat_event";

/// How long to wait before connecting anew.
const PAUSE: Duration = Duration::from_millis(500);

/// Passes hints on for as long as the store lives. After a lost connection it listens first, and then says that anything
/// may have changed, so that what was notified in between is read all the same.
pub(super) async fn forward(pool: PgPool, changes: broadcast::Sender<Changed>) {
    loop {
        if let Err(error) = listen(&pool, &changes).await {
            tracing::warn!(%error, "hints of other servers are interrupted");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn listen(pool: &PgPool, changes: &broadcast::Sender<Changed>) -> Result<(), sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    // Nobody may be listening to us yet: that is no error.
    changes.send(Changed::Any).ok();
    loop {
        let changed = match listener.try_recv().await? {
            Some(notification) => changed(notification.payload()),
            None => Changed::Any,
        };
        changes.send(changed).ok();
    }
}

fn changed(payload: &str) -> Changed {
    let read = payload.split_once(' ').and_then(|(game, version)| {
        Some(Changed::To { game: game.to_owned(), version: version.parse().ok()? })
    });
    read.unwrap_or(Changed::Any)
}
