//! What happened, and what happens.

use super::{
    Address, Refused, Shared, Viewer,
    body::{Asked, Named},
};
use crate::{
    limits::{HEARTBEAT, Kind, QUEUE},
    socket::{Open, stops},
    table::{Ask, Outbound, frame},
};
use axum::{
    Json,
    body::Body,
    http::header,
    response::{IntoResponse, Response},
};
use chaupat_protocol::{Event, FromServer, Problem};
use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use std::convert::Infallible;
use utoipa::{IntoParams, ToSchema};

/// From where on.
#[derive(Deserialize, IntoParams)]
pub(super) struct Since {
    /// The version that the asker has; 0, or nothing, for all.
    since: Option<u64>,
}

/// Events of a game.
#[derive(Serialize, ToSchema)]
pub(super) struct Events {
    /// In order, without a gap.
    events: Vec<Event>,
}

/// What happened after a version.
#[utoipa::path(get, path = "/games/{id}/events", tag = "games",
    params(("id" = String, Path, description = "The game"), Since),
    responses(
        (status = 200, description = "The events", body = Events),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn list(
    services: Shared,
    Viewer(viewer): Viewer,
    Named(id): Named<String>,
    Asked(Since { since }): Asked<Since>,
) -> Result<Json<Events>, Refused> {
    let ask = |reply| Ask::Events(viewer, since.unwrap_or(0), reply);
    Ok(Json(Events { events: services.tables.ask(&services, &id, ask).await? }))
}

/// What happened after a version, and then what happens: a JSON object a line.
///
/// The frames are those of the WebSocket. An empty line every seven seconds says that the stream is alive. It ends with the
/// server, or when the reader is too slow; then ask again from the last version.
#[utoipa::path(get, path = "/games/{id}/stream", tag = "games",
    params(("id" = String, Path, description = "The game"), Since),
    responses(
        (status = 200, description = "Frames, one a line", body = String, content_type = "application/x-ndjson"),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn stream(
    services: Shared,
    Address(address): Address,
    Viewer(viewer): Viewer,
    Named(id): Named<String>,
    Asked(Since { since }): Asked<Since>,
) -> Result<Response, Refused> {
    services.limits.address(Kind::Sockets, address)?;
    // Whoever may not see the game is told so before the stream begins.
    let missed = services
        .tables
        .ask(&services, &id, |reply| Ask::Events(viewer, since.unwrap_or(u64::MAX), reply))
        .await?;
    let have = missed.last().map(|event| event.v).or(since);
    let (outbound, frames) = Outbound::new(services.socket_number(), viewer, QUEUE);
    services.tables.tell(&services, &id, Ask::Listen(outbound.clone(), have)).await?;
    let first = missed.into_iter().map(move |event| {
        let frame = frame(&FromServer::Ev { g: id.clone(), event: Box::new(event) });
        Ok::<_, Infallible>(format!("{}\n", frame.as_str()))
    });
    let state = (frames, outbound, Open::new(&services), services.stopping.clone());
    let then = futures_util::stream::unfold(state, |(mut frames, outbound, open, mut stopping)| async move {
        if outbound.is_lagging() && frames.is_empty() {
            return None;
        }
        let line = tokio::select! {
            frame = frames.recv() => format!("{}\n", frame?.as_str()),
            () = stops(&mut stopping) => return None,
            () = tokio::time::sleep(HEARTBEAT) => "\n".to_owned(),
        };
        Some((Ok(line), (frames, outbound, open, stopping)))
    });
    Ok((
        [(header::CONTENT_TYPE, "application/x-ndjson")],
        Body::from_stream(futures_util::stream::iter(first).chain(then)),
    )
        .into_response())
}
