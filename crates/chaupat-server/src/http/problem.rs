//! Problems as answers.

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use chaupat_protocol::{Code, Problem};

/// A request that was not done, and why.
pub(crate) struct Refused(pub(crate) Box<Problem>);

impl Refused {
    /// A problem of this kind, with a sentence.
    pub(crate) fn new(code: Code, detail: impl Into<String>) -> Self {
        Self(Box::new(Problem::new(code, detail)))
    }
}

impl From<Box<Problem>> for Refused {
    fn from(problem: Box<Problem>) -> Self {
        Self(problem)
    }
}

impl From<chaupat_store::StoreError> for Refused {
    fn from(error: chaupat_store::StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        Self(Box::new(crate::table::failed()))
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let body = serde_json::to_string(&self.0).expect("every problem can be written");
        let mut response =
            (status, [(header::CONTENT_TYPE, "application/problem+json")], body).into_response();
        if self.0.code == Code::TooMany {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

/// No route goes there.
pub(super) async fn nothing_here() -> Refused {
    Refused::new(Code::NotFound, "nothing is at this address; /api/v1/openapi.json lists what there is")
}

/// A route goes there, but not by this method.
pub(super) async fn other_method() -> Refused {
    Refused::new(Code::Method, "this address is asked in another way; /api/v1/openapi.json says how")
}

/// What does not say that it may be kept is kept by nobody. Browsers take an answer for nothing but what it says it is.
pub(super) async fn no_store(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}
