//! Records that were brought from elsewhere.

use super::{
    Guest, Refused, Shared, Viewer,
    body::{Body, Named},
    record::FOR_EVER,
};
use crate::{
    clock::now,
    limits::{IMPORT, Kind},
    random,
    table::unreadable,
};
use axum::{
    Json,
    extract::DefaultBodyLimit,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use chaupat::{AnyRecord, fair::is_game_id};
use chaupat_protocol::{Code, Problem};
use chaupat_store::ImportRow;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A record to bring.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Import {
    /// One record as text (`docs/notation.md`), 1 MB at most.
    record: String,
}

/// It is kept.
#[derive(Serialize, ToSchema)]
pub(super) struct Imported {
    /// Its name.
    id: String,
}

/// Bring a record from elsewhere.
///
/// It is played through by the rules, and kept as it is written, with all tags and comments; everybody may read it by its
/// name.
#[utoipa::path(post, path = "/imports", tag = "games", security(("bearer" = [])), request_body = Import, responses(
    (status = 201, description = "It is kept", body = Imported),
    (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
    (status = "5XX", description = "The server failed, or stops", body = Problem,
        content_type = "application/problem+json"),
))]
pub(super) async fn create(
    services: Shared,
    Guest(guest): Guest,
    Body(Import { record }): Body<Import>,
) -> Result<(StatusCode, Json<Imported>), Refused> {
    services.limits.guest(Kind::Games, guest.id)?;
    // PostgreSQL keeps no text with one.
    if record.contains('\0') {
        return Err(Refused::new(Code::Invalid, "a record has no zero bytes"));
    }
    let records = AnyRecord::read(&record).map_err(|error| unreadable(&error))?;
    let [_] = records.as_slice() else {
        return Err(Refused::new(
            Code::Invalid,
            format!("one record at a time; these are {}", records.len()),
        ));
    };
    let id = random::game_id();
    let import = ImportRow { id: id.clone(), owner: guest.id, created: now(), text: record };
    services.store.add_import(import).await?;
    Ok((StatusCode::CREATED, Json(Imported { id })))
}

/// A record that was brought.
#[utoipa::path(get, path = "/imports/{id}", tag = "games",
    params(("id" = String, Path, description = "The name of the import")),
    responses(
        (status = 200, description = "The record as it was written", body = String, content_type = "text/plain"),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn show(
    services: Shared,
    Viewer(_): Viewer,
    Named(id): Named<String>,
) -> Result<Response, Refused> {
    let import = if is_game_id(&id) { services.store.import(&id).await? } else { None };
    let import = import.ok_or_else(|| Refused::new(Code::NotFound, "there is no such record"))?;
    let kind = "text/plain; charset=utf-8".parse().expect("a header");
    Ok(([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, FOR_EVER)], import.text).into_response())
}

/// Imports may be larger than other bodies.
pub(super) fn large() -> DefaultBodyLimit {
    DefaultBodyLimit::max(IMPORT)
}
