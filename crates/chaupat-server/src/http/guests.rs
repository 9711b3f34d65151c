//! People.

use super::{Address, Refused, Shared, body::Body, who, who::Guest};
use crate::{clock::now, limits::Kind, name::name, random};
use axum::{Json, http::StatusCode};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use chaupat_protocol::{Guest as GuestView, NewGuest, Problem};
use serde::Serialize;
use utoipa::ToSchema;

/// How long a browser keeps its guest: 400 days, the most that browsers grant.
const KEPT: i64 = 400;

/// Become a guest.
///
/// The token in the answer says who asks, in the header `Authorization: Bearer TOKEN`. It is told once. Browsers get it as
/// a cookie too.
#[utoipa::path(post, path = "/guests", tag = "people", request_body = NewGuest, responses(
    (status = 201, description = "A guest and the token", body = GuestView),
    (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
    (status = "5XX", description = "The server failed, or stops", body = Problem,
        content_type = "application/problem+json"),
))]
pub(super) async fn create(
    services: Shared,
    Address(address): Address,
    jar: CookieJar,
    Body(wish): Body<NewGuest>,
) -> Result<(StatusCode, CookieJar, Json<GuestView>), Refused> {
    services.limits.address(Kind::Guests, address)?;
    let called = match wish.name {
        Some(given) => name(&given)?,
        None => format!("Guest {}", random::word::<4>()),
    };
    let token = random::token();
    let guest = chaupat_store::NewGuest { name: called.clone(), token: random::hash(&token), created: now() };
    services.store.add_guest(guest).await?;
    let mut cookie = Cookie::new(who::COOKIE, token.clone());
    cookie.set_http_only(true);
    cookie.set_same_site(SameSite::Lax);
    cookie.set_path("/");
    cookie.set_secure(services.secure);
    cookie.set_max_age(time::Duration::days(KEPT));
    Ok((StatusCode::CREATED, jar.add(cookie), Json(GuestView { name: called, token })))
}

/// The guest who asks.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    /// The name.
    name: String,
}

/// Who am I?
#[utoipa::path(get, path = "/guests", tag = "people", security(("bearer" = [])), responses(
    (status = 200, description = "The guest who asks", body = Me),
    (status = "4XX", description = "A problem", body = Problem, content_type = "application/problem+json"),
    (status = "5XX", description = "The server failed, or stops", body = Problem,
        content_type = "application/problem+json"),
))]
pub(super) async fn me(Guest(guest): Guest) -> Json<Me> {
    Json(Me { name: guest.name })
}
