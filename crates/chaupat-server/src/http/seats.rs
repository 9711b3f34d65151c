//! Sitting down.

use super::{
    Guest, Refused, Shared,
    body::{Body, Named},
};
use crate::{limits::Kind, name::name, table::Ask};
use axum::Json;
use chaupat_protocol::{GameView, Problem, game::Claim};

/// Sit down at a free seat.
///
/// A seat with a link needs the word of the link. Who sits there already is answered in the same way.
#[utoipa::path(post, path = "/games/{id}/seats/{seat}/claim", tag = "games", security(("bearer" = [])),
    params(("id" = String, Path, description = "The game"), ("seat" = String, Path, description = "Its letter")),
    request_body = Claim,
    responses(
        (status = 200, description = "The table as the new player sees it", body = GameView),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn claim(
    services: Shared,
    Guest(guest): Guest,
    Named((id, seat)): Named<(String, String)>,
    Body(claim): Body<Claim>,
) -> Result<Json<GameView>, Refused> {
    services.limits.guest(Kind::Actions, guest.id)?;
    let called = claim.name.as_deref().map_or(Ok(guest.name), name)?;
    let ask = |reply| Ask::Sit { guest: guest.id, seat, claim: Box::new(claim), name: called, reply };
    Ok(Json(*services.tables.ask(&services, &id, ask).await?))
}
