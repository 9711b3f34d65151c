//! The HTTP interface: one file for each kind of thing.

#![allow(unused_qualifications, reason = "what utoipa makes of parameters names its types in full")]

mod actions;
mod body;
mod events;
mod fairness;
mod games;
mod guests;
mod health;
mod imports;
mod openapi;
mod problem;
mod record;
mod rules;
mod seats;
mod who;

use crate::{app::Services, socket};
use axum::{Router, extract::DefaultBodyLimit, routing::get};
use std::sync::Arc;

pub(crate) use actions::check as actions_check;
pub(crate) use problem::Refused;
use who::Viewer;
pub(crate) use who::{Address, Guest};

/// What handlers are given of the server.
pub(crate) type Shared = axum::extract::State<Arc<Services>>;

/// All routes.
pub(crate) fn router() -> Router<Arc<Services>> {
    let (api, description) = openapi::routes().split_for_parts();
    let description: Arc<str> = description.to_json().expect("the description can be written").into();
    let describe = move || {
        let description = Arc::clone(&description);
        async move { ([("content-type", "application/json")], description.to_string()) }
    };
    api.route("/api/v1/openapi.json", get(describe))
        .route("/ws", get(socket::upgrade))
        .fallback(problem::nothing_here)
        .method_not_allowed_fallback(problem::other_method)
        .layer(DefaultBodyLimit::max(crate::limits::BODY))
        .layer(axum::middleware::map_response(problem::no_store))
}
