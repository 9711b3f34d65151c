//! The routes with their description.

use super::{actions, events, fairness, games, guests, health, imports, record, rules, seats};
use crate::app::Services;
use std::sync::Arc;
use utoipa::{
    Modify, OpenApi,
    openapi::security::{Http, HttpAuthScheme, SecurityScheme},
};
use utoipa_axum::{router::OpenApiRouter, routes};

/// The description, but for the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Chaupat",
        description = "Games of chaupar and chaturaji: make them, sit down, throw, play, watch, and check the dice. \
                       A game is a log of events; its version is the number of the last. See docs/api.md."
    ),
    modifiers(&Bearer)
)]
struct Description;

struct Bearer;

impl Modify for Bearer {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        openapi.components.get_or_insert_default().add_security_scheme("bearer", scheme);
    }
}

/// All routes of the interface.
pub(super) fn routes() -> OpenApiRouter<Arc<Services>> {
    let api = OpenApiRouter::new()
        .routes(routes!(guests::create, guests::me))
        .routes(routes!(games::create, games::list))
        .routes(routes!(games::show))
        .routes(routes!(events::list))
        .routes(routes!(events::stream))
        .routes(routes!(seats::claim))
        .routes(routes!(actions::act))
        .routes(routes!(games::legal))
        .routes(routes!(fairness::of_game))
        .routes(routes!(record::show))
        .routes(routes!(fairness::log))
        .routes(routes!(imports::show))
        .routes(routes!(rules::of_game))
        .routes(routes!(rules::show))
        .routes(routes!(rules::legal));
    let imports = OpenApiRouter::new().routes(routes!(imports::create)).layer(imports::large());
    OpenApiRouter::with_openapi(Description::openapi())
        .nest("/api/v1", api.merge(imports))
        .routes(routes!(health::healthy))
        .routes(routes!(health::ready))
}
