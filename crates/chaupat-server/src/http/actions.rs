//! Doing something at a table.

use super::{
    Guest, Refused, Shared,
    body::{Body, Named},
};
use crate::{
    limits::{CLIENT_ID, Kind},
    probe::Point,
    table::{Answer, Ask},
};
use axum::Json;
use chaupat_protocol::{Accepted, Action, Code, Problem};

/// Do something at a table.
///
/// The answer comes when it is kept for good. The same action sent again, by its `id`, is answered and done once.
#[utoipa::path(post, path = "/games/{id}/actions", tag = "games", security(("bearer" = [])),
    params(("id" = String, Path, description = "The game")),
    request_body = Action,
    responses(
        (status = 200, description = "It is done, and kept", body = Accepted),
        (status = 409, description = "The table is further (`stale`, with what was missed), or something else is due",
            body = Problem, content_type = "application/problem+json"),
        (status = 410, description = "The game is over", body = Problem, content_type = "application/problem+json"),
        (status = 422, description = "The rules do not allow it: `rule` and `detail` say which and why",
            body = Problem, content_type = "application/problem+json"),
        (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
        (status = "5XX", description = "The server failed, or stops", body = Problem,
            content_type = "application/problem+json"),
    ))]
pub(super) async fn act(
    services: Shared,
    Guest(guest): Guest,
    Named(id): Named<String>,
    Body(action): Body<Action>,
) -> Result<Json<Accepted>, Refused> {
    services.limits.guest(Kind::Actions, guest.id)?;
    check(&action)?;
    let ask = |reply| Ask::Act { guest: guest.id, action: Box::new(action), with_events: true, reply };
    let accepted = services.tables.ask(&services, &id, ask).await?;
    services.probe.reach(Point::Answered);
    Ok(Json(accepted))
}

/// What of an action can be wrong without looking at the table.
pub(crate) fn check(action: &Action) -> Answer<()> {
    let fits =
        (1..=CLIENT_ID).contains(&action.id.len()) && action.id.chars().all(|letter| !letter.is_control());
    if fits {
        Ok(())
    } else {
        Err(Box::new(Problem::new(Code::Invalid, "the id of an action has one to 64 characters")))
    }
}
