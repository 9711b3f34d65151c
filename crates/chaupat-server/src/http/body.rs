//! What a request brings: its JSON body, the parts of its path, its query.

use super::Refused;
use axum::{
    Json,
    extract::{FromRequest, FromRequestParts, Path, Query, Request, rejection::JsonRejection},
    http::request::Parts,
};
use chaupat_protocol::Code;
use serde::de::DeserializeOwned;

/// A body that was read; what cannot be read is refused with the reason.
pub(super) struct Body<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(refused(&rejection)),
        }
    }
}

/// The parts of a path.
pub(super) struct Named<T>(pub(super) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let path = Path::<T>::from_request_parts(parts, state).await;
        path.map(|Path(names)| Self(names))
            .map_err(|rejection| Refused::new(Code::Malformed, rejection.body_text()))
    }
}

/// The query of an address.
pub(super) struct Asked<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refused> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        query
            .map(|Query(asked)| Self(asked))
            .map_err(|rejection| Refused::new(Code::Malformed, reason(&rejection.body_text())))
    }
}

/// The reason alone, without what axum says of its types.
fn reason(text: &str) -> &str {
    let begins = [
        "Failed to deserialize the JSON body into the target type: ",
        "Failed to parse the request body as JSON: ",
        "Failed to deserialize query string: ",
    ];
    begins.iter().find_map(|begin| text.strip_prefix(begin)).unwrap_or(text)
}

fn refused(rejection: &JsonRejection) -> Refused {
    let code = match rejection {
        JsonRejection::MissingJsonContentType(_) => Code::MediaType,
        JsonRejection::JsonDataError(_) => Code::Invalid,
        _ if rejection.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE => Code::TooLarge,
        _ => Code::Malformed,
    };
    Refused::new(code, reason(&rejection.body_text()))
}
