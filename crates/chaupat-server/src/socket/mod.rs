//! The WebSocket: one socket, many tables.

mod session;

use crate::{
    app::Services,
    http::{Address, Guest, Refused, Shared},
    limits::{BUFFER, FRAME, Kind},
};
use axum::{
    extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection},
    response::Response,
};
use chaupat_protocol::Code;
use std::sync::Arc;
use tokio::sync::watch;

/// Counts a socket or stream as open for as long as it lives.
pub(crate) struct Open(Arc<Services>);

impl Open {
    pub(crate) fn new(services: &Arc<Services>) -> Self {
        services.sockets.send_modify(|open| *open += 1);
        Self(Arc::clone(services))
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.sockets.send_modify(|open| *open -= 1);
    }
}

/// Waits until the server stops.
pub(crate) async fn stops(stopping: &mut watch::Receiver<bool>) {
    stopping.wait_for(|stopping| *stopping).await.map(drop).ok();
}

/// Opens a socket; who comes with a token acts as its guest, who comes without may watch.
pub(crate) async fn upgrade(
    services: Shared,
    Address(address): Address,
    guest: Option<Guest>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refused> {
    services.limits.address(Kind::Sockets, address)?;
    let upgrade = upgrade.map_err(|rejection| Refused::new(Code::Malformed, rejection.body_text()))?;
    let guest = guest.map(|Guest(guest)| guest.id);
    let services = Arc::clone(&services);
    let upgrade = upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(4 * BUFFER.max(FRAME))
        .max_message_size(FRAME)
        .max_frame_size(FRAME);
    Ok(upgrade.on_upgrade(move |socket| session::run(services, guest, socket)))
}
