//! Whether the server is well.

use super::{Refused, Shared};
use chaupat_protocol::{Code, Problem};

/// The process is alive.
#[utoipa::path(get, path = "/healthz", tag = "server", responses((status = 200, description = "Alive", body = String, content_type = "text/plain")))]
pub(super) async fn healthy() -> &'static str {
    "alive\n"
}

/// The server takes requests: its store answers, and it is not stopping.
#[utoipa::path(get, path = "/readyz", tag = "server", responses(
    (status = 200, description = "Ready", body = String, content_type = "text/plain"),
    (status = 503, description = "Not ready", body = Problem, content_type = "application/problem+json"),
    (status = 500, description = "The store does not answer", body = Problem, content_type = "application/problem+json"),
))]
pub(super) async fn ready(services: Shared) -> Result<&'static str, Refused> {
    if services.is_stopping() {
        return Err(Refused::new(Code::Unavailable, "the server is stopping"));
    }
    services.store.due(0, 1).await?;
    Ok("ready\n")
}
