//! Games: made, listed, shown.

use super::{
    Guest, Refused, Shared, Viewer,
    body::{Asked, Body, Named},
};
use crate::{
    limits::{CLIENT_ID, Kind},
    make,
    table::Ask,
};
use axum::{
    Json,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use chaupat_protocol::{Code, GameView, Legal, Made, NewGame, Problem};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Make a game.
///
/// With the header `Idempotency-Key` the same request may be sent again: the answer is the same game.
#[utoipa::path(post, path = "/games", tag = "games", security(("bearer" = [])), request_body = NewGame,
    params(("Idempotency-Key" = Option<String>, Header, description = "The client's own name for this request")),
    responses(
        (status = 201, description = "The game is made", body = Made),
        (status = 200, description = "It had been made before; links are not told again", body = Made),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn create(
    services: Shared,
    Guest(guest): Guest,
    headers: HeaderMap,
    Body(wish): Body<NewGame>,
) -> Result<(StatusCode, Json<Made>), Refused> {
    services.limits.guest(Kind::Games, guest.id)?;
    let key = headers.get("idempotency-key").map(|key| key.to_str().map(str::to_owned)).transpose();
    let key = key.ok().filter(|key| key.as_ref().is_none_or(|key| (1..=CLIENT_ID).contains(&key.len())));
    let key = key
        .ok_or_else(|| Refused::new(Code::Malformed, "an Idempotency-Key has one to 64 ASCII characters"))?;
    let (made, is_new) = make::game(&services, &guest, wish, key).await?;
    Ok((if is_new { StatusCode::CREATED } else { StatusCode::OK }, Json(made)))
}

/// Which games are wanted.
#[derive(Deserialize, IntoParams)]
pub(super) struct Which {
    /// `mine`: those at which the asker sits and that are not over. `open`, or nothing: public ones that still gather
    /// people.
    which: Option<String>,
}

/// Some games.
#[derive(Serialize, ToSchema)]
pub(super) struct Games {
    /// The newest first, 50 at most.
    games: Vec<GameView>,
}

const MOST: u32 = 50;

/// Games of the asker, or games that gather people.
#[utoipa::path(get, path = "/games", tag = "games", params(Which), responses(
    (status = 200, description = "Games", body = Games),
    (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
    (status = "5XX", description = "The server failed, or stops", body = Problem,
        content_type = "application/problem+json"),
))]
pub(super) async fn list(
    services: Shared,
    Viewer(viewer): Viewer,
    Asked(Which { which }): Asked<Which>,
) -> Result<Json<Games>, Refused> {
    let ids = match (which.as_deref(), viewer) {
        (Some("mine"), Some(guest)) => services.store.games_of(guest, MOST).await?,
        (Some("mine"), None) => {
            return Err(Refused::new(Code::Unknown, "whose games? Nobody is known who asks"));
        }
        (None | Some("open"), _) => services.store.gathering(MOST).await?,
        _ => return Err(Refused::new(Code::Invalid, "which is mine or open")),
    };
    let mut games = Vec::new();
    for id in ids {
        let view = services.tables.ask(&services, &id, |reply| Ask::View(viewer, reply)).await?;
        games.push(*view);
    }
    Ok(Json(Games { games }))
}

/// A table as the asker sees it.
///
/// Asked with `Accept: text/plain`, the answer is the record so far. The `ETag` is the version.
#[utoipa::path(get, path = "/games/{id}", tag = "games",
    params(("id" = String, Path, description = "The game")),
    responses(
        (status = 200, description = "The table", content(
            (GameView = "application/json"), (String = "text/plain"))),
        (status = 304, description = "Nothing has changed"),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn show(
    services: Shared,
    Viewer(viewer): Viewer,
    Named(id): Named<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.starts_with("text/plain") {
        return super::record::answer(&services, viewer, &id).await;
    }
    let view = services.tables.ask(&services, &id, |reply| Ask::View(viewer, reply)).await?;
    let tag = format!("\"{}\"", view.v);
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|value| value.as_bytes() == tag.as_bytes());
    let headers = [(header::ETAG, tag)];
    Ok(if known {
        (StatusCode::NOT_MODIFIED, headers).into_response()
    } else {
        (headers, Json(*view)).into_response()
    })
}

/// What may be played now.
#[utoipa::path(get, path = "/games/{id}/legal", tag = "games",
    params(("id" = String, Path, description = "The game")),
    responses(
        (status = 200, description = "The actions, or the throws that can fall", body = Legal),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn legal(
    services: Shared,
    Viewer(viewer): Viewer,
    Named(id): Named<String>,
) -> Result<Json<Legal>, Refused> {
    Ok(Json(*services.tables.ask(&services, &id, |reply| Ask::Legal(viewer, reply)).await?))
}
