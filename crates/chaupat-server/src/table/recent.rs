//! Events and frames as listeners are told.

use super::Pushed;
use chaupat_protocol::{Event, FromServer};
use serde::Serialize;

/// An event with the frames in which sockets are told.
pub(super) struct Recent {
    pub(super) event: Event,
    /// The letter of the seat that alone is told.
    pub(super) private: Option<String>,
}

/// A frame of the socket.
pub(crate) fn frame(of: &FromServer) -> Pushed {
    serde_json::to_string(of).expect("every frame can be written").into()
}

/// The frame of an event: that of [`FromServer::Ev`], without a copy of the event.
pub(super) fn event_frame(g: &str, event: &Event) -> Pushed {
    #[derive(Serialize)]
    struct Ev<'a> {
        t: &'static str,
        g: &'a str,
        #[serde(flatten)]
        event: &'a Event,
    }
    serde_json::to_string(&Ev { t: "ev", g, event }).expect("every event can be written").into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use chaupat_protocol::Happening;

    #[test]
    fn the_frame_of_an_event_is_that_of_the_protocol() {
        let what = Happening::Played { seat: "S".to_owned(), ply: "25:0-4".to_owned() };
        let event = Event { v: 7, at: 9, what, position: None, due: None, say: vec!["so".to_owned()] };
        let whole = frame(&FromServer::Ev { g: "x".to_owned(), event: Box::new(event.clone()) });
        assert_eq!(event_frame("x", &event), whole);
    }
}
