//! Who asks.

use super::Refused;
use crate::{
    app::{Peer, Services},
    limits::Kind,
    random,
};
use axum::{
    extract::{ConnectInfo, FromRequestParts, OptionalFromRequestParts},
    http::{HeaderMap, Method, header, request::Parts},
};
use axum_extra::extract::CookieJar;
use chaupat_protocol::Code;
use chaupat_store::GuestRow;
use std::{net::IpAddr, sync::Arc};

/// The name of the cookie with a guest's token.
pub(crate) const COOKIE: &str = "chaupat";

/// A guest who is known by a token.
pub(crate) struct Guest(pub(crate) GuestRow);

/// The number of the guest who watches, if it is one.
pub(crate) struct Viewer(pub(crate) Option<i64>);

/// The address that a request comes from.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) IpAddr);

enum Token {
    Bearer(String),
    Cookie(String),
}

fn token(headers: &HeaderMap) -> Result<Option<Token>, Refused> {
    if let Some(value) = headers.get(header::AUTHORIZATION) {
        let bearer = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        let bearer =
            bearer.ok_or_else(|| Refused::new(Code::Unknown, "expected Authorization: Bearer TOKEN"))?;
        return Ok(Some(Token::Bearer(bearer.trim().to_owned())));
    }
    let cookie = CookieJar::from_headers(headers).get(COOKIE).map(|cookie| cookie.value().to_owned());
    Ok(cookie.map(Token::Cookie))
}

/// A cookie goes along with requests of other sites too; their origin gives them away.
fn is_own_site(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &axum::http::HeaderValue| value.to_str().ok());
    let origin = text(header::ORIGIN).and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    origin.is_some() && origin == text(header::HOST)
}

async fn guest(parts: &Parts, services: &Services) -> Result<Option<GuestRow>, Refused> {
    let Some(token) = token(&parts.headers)? else { return Ok(None) };
    let safe = parts.method == Method::GET && !parts.headers.contains_key(header::UPGRADE);
    let token = match token {
        Token::Cookie(_) if !safe && !is_own_site(&parts.headers) => {
            return Err(Refused::new(
                Code::ForeignOrigin,
                "a cookie is believed only from the server's own pages",
            ));
        }
        Token::Cookie(token) | Token::Bearer(token) => token,
    };
    let guest = services.store.guest(random::hash(&token)).await?;
    guest.map(Some).ok_or_else(|| Refused::new(Code::Unknown, "nobody has this token"))
}

impl FromRequestParts<Arc<Services>> for Guest {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, services: &Arc<Services>) -> Result<Self, Refused> {
        guest(parts, services).await?.map(Self).ok_or_else(|| {
            Refused::new(
                Code::Unknown,
                "who are you? POST /api/v1/guests gives a token for Authorization: Bearer TOKEN",
            )
        })
    }
}

impl OptionalFromRequestParts<Arc<Services>> for Guest {
    type Rejection = Refused;

    async fn from_request_parts(
        parts: &mut Parts,
        services: &Arc<Services>,
    ) -> Result<Option<Self>, Refused> {
        Ok(guest(parts, services).await?.map(Self))
    }
}

/// Counts as a read of its address.
impl FromRequestParts<Arc<Services>> for Viewer {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, services: &Arc<Services>) -> Result<Self, Refused> {
        let address = address(parts, services);
        services.limits.address(Kind::Reads, address)?;
        Ok(Self(guest(parts, services).await?.map(|guest| guest.id)))
    }
}

impl FromRequestParts<Arc<Services>> for Address {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, services: &Arc<Services>) -> Result<Self, Refused> {
        Ok(Self(address(parts, services)))
    }
}

/// The address of who asks: of the connection, or, when that is a proxy of ours, what the proxy says: the last address
/// of the header that is no proxy of ours. What stands before it anyone may have written.
fn address(parts: &Parts, services: &Services) -> IpAddr {
    let peer = parts.extensions.get::<Peer>().map(|ConnectInfo(peer)| peer.ip());
    let peer = peer.unwrap_or(IpAddr::from([127, 0, 0, 1]));
    if !services.proxies.contains(&peer) {
        return peer;
    }
    let headers = parts.headers.get_all("x-forwarded-for").iter().rev();
    let mut forwarded = headers.filter_map(|value| value.to_str().ok()).flat_map(|value| value.rsplit(','));
    let address = forwarded.find_map(|text| {
        let address = text.trim().parse().ok();
        address.filter(|address| !services.proxies.contains(address))
    });
    address.unwrap_or(peer)
}
