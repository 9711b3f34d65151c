//! What anyone may know of the dice.

use super::{
    Refused, Shared, Viewer,
    body::{Asked, Named},
};
use crate::table::Ask;
use axum::Json;
use chaupat::fair::Digest;
use chaupat_protocol::{Fairness, Fate, LoggedGame, Problem, State};
use chaupat_store::LogRow;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// The dice of a game.
#[utoipa::path(get, path = "/games/{id}/fairness", tag = "dice",
    params(("id" = String, Path, description = "The game")),
    responses(
        (status = 200, description = "Commitments and salts, and the secret when the game is over", body = Fairness),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn of_game(
    services: Shared,
    Viewer(viewer): Viewer,
    Named(id): Named<String>,
) -> Result<Json<Fairness>, Refused> {
    Ok(Json(*services.tables.ask(&services, &id, |reply| Ask::Fairness(viewer, reply)).await?))
}

/// From where on.
#[derive(Deserialize, IntoParams)]
pub(super) struct After {
    /// The number after which to begin.
    after: Option<u64>,
}

/// A part of the log.
#[derive(Serialize, ToSchema)]
pub(super) struct Log {
    /// In the order in which they were made, 500 at most; the next ones come after the last number.
    games: Vec<LoggedGame>,
}

/// Every commitment that was ever made, and what became of it.
#[utoipa::path(get, path = "/fairness/log", tag = "dice", params(After), responses(
    (status = 200, description = "Commitments", body = Log),
    (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
    (status = "5XX", description = "The server failed, or stops", body = Problem,
        content_type = "application/problem+json"),
))]
pub(super) async fn log(
    services: Shared,
    Viewer(_): Viewer,
    Asked(After { after }): Asked<After>,
) -> Result<Json<Log>, Refused> {
    let rows = services.store.log(after.unwrap_or(0), 500).await?;
    Ok(Json(Log { games: rows.into_iter().map(logged).collect() }))
}

fn logged(row: LogRow) -> LoggedGame {
    let fate = match (row.state, row.kept) {
        (_, false) => Fate::Unverifiable,
        (State::Over, true) => Fate::Told,
        _ => Fate::Kept,
    };
    let id = (!row.private).then_some(row.id);
    LoggedGame { n: row.n, commitment: Digest(row.commitment).to_string(), at: row.created, fate, id }
}
