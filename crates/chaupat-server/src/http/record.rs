//! The record of a game.

use super::{Refused, Shared, Viewer, body::Named};
use crate::{app::Services, table::Ask};
use axum::{
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use chaupat_protocol::Problem;
use std::sync::Arc;

/// What never changes may be kept for ever, by whoever was allowed to see it.
pub(super) const FOR_EVER: HeaderValue = HeaderValue::from_static("private, max-age=31536000, immutable");

/// The record of a game as text (`docs/notation.md`).
///
/// While the game goes on it is the record so far. When it is over, it has all that the dice are checked with:
/// `chaupat verify FILE`.
#[utoipa::path(get, path = "/games/{id}/record", tag = "games",
    params(("id" = String, Path, description = "The game")),
    responses(
        (status = 200, description = "The record", body = String, content_type = "text/plain"),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn show(
    services: Shared,
    Viewer(viewer): Viewer,
    Named(id): Named<String>,
) -> Result<Response, Refused> {
    answer(&services, viewer, &id).await
}

/// The record as an answer.
pub(super) async fn answer(
    services: &Arc<Services>,
    viewer: Option<i64>,
    id: &str,
) -> Result<Response, Refused> {
    let (text, over) = services.tables.ask(services, id, |reply| Ask::Record(viewer, reply)).await?;
    let mut response = ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response();
    if over {
        response.headers_mut().insert(header::CACHE_CONTROL, FOR_EVER);
    }
    Ok(response)
}
