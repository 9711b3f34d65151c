//! A player's WebSocket, and stories about it.

use crate::{both, client::Client};
use chaupat_protocol::{Act, Action, Code, FromClient, FromServer, Happening};
use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream,
    tungstenite::{Message, client::IntoClientRequest, protocol::CloseFrame},
};

/// What came.
#[derive(Debug)]
pub(crate) enum Came {
    Frame(Box<FromServer>),
    Closed(Option<CloseFrame>),
}

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn open(client: &Client) -> Self {
        let url = client.base.replace("http://", "ws://") + "/ws";
        let mut request = url.into_client_request().expect("a request");
        if let Some(token) = &client.token {
            let value = format!("Bearer {token}").parse().expect("a header");
            request.headers_mut().insert("authorization", value);
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await.expect("a socket");
        Self { stream }
    }

    pub(crate) async fn say(&mut self, frame: &FromClient) {
        self.say_text(&serde_json::to_string(frame).expect("a frame")).await;
    }

    pub(crate) async fn say_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.expect("the socket takes a frame");
    }

    pub(crate) async fn sub(&mut self, g: &str, since: Option<u64>) {
        self.say(&FromClient::Sub { g: g.to_owned(), since }).await;
    }

    pub(crate) async fn act(&mut self, g: &str, action: Action) {
        self.say(&FromClient::Act { g: g.to_owned(), action }).await;
    }

    /// The next frame, or the end. Pings are answered by the library.
    pub(crate) async fn next(&mut self) -> Came {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(15), self.stream.next()).await;
            match message.expect("something comes within 15 seconds") {
                Some(Ok(Message::Text(text))) => {
                    return Came::Frame(Box::new(serde_json::from_str(&text).expect("a frame")));
                }
                Some(Ok(Message::Close(frame))) => return Came::Closed(frame),
                Some(Ok(_)) => (),
                Some(Err(_)) | None => return Came::Closed(None),
            }
        }
    }

    pub(crate) async fn frame(&mut self) -> FromServer {
        match self.next().await {
            Came::Frame(frame) => *frame,
            Came::Closed(frame) => panic!("closed: {frame:?}"),
        }
    }
}

both! {
    /// One socket, two tables: whole views first, then each event once, in order, and the answers.
    async fn one_socket_many_tables(server) {
        let asha = Client::guest(&server, "Asha").await;
        let wish = json!({ "rules": "chaturaji.diceless", "seats": ["me:A", "me:B", "me:C", "me:D"] });
        let (one, two) = (asha.make(&wish).await, asha.make(&wish).await);
        let mut socket = Socket::open(&asha).await;
        for made in [&one, &two] {
            socket.sub(&made.id, None).await;
            let FromServer::Full { g, view } = socket.frame().await else { panic!("no view") };
            assert_eq!((g, view.v), (made.id.clone(), made.v));
            assert!(view.seats.iter().all(|seat| seat.yours));
        }
        for seat in 0..4 {
            asha.act_now(&one.id, Act::NoSalt).await;
            let FromServer::Ev { g, event } = socket.frame().await else { panic!("no event") };
            assert_eq!((g, event.v), (one.id.clone(), one.v + seat + 1));
        }
        let FromServer::Ev { event, .. } = socket.frame().await else { panic!("no event") };
        assert_eq!(event.what, Happening::Started);
        let action = asha.action(event.v, Act::Play("nonsense".to_owned()));
        socket.act(&one.id, action.clone()).await;
        let FromServer::No { id, problem, .. } = socket.frame().await else { panic!("no refusal") };
        assert_eq!((id, problem.code), (Some(action.id), Code::Invalid));
        let first = asha.legal(&one.id).await.actions[0].ply.clone();
        socket.act(&one.id, asha.action(event.v, Act::Play(first.clone()))).await;
        let FromServer::Ev { event: played, .. } = socket.frame().await else { panic!("the event comes first") };
        assert_eq!(played.what, Happening::Played { seat: "r".to_owned(), ply: first });
        assert!(played.position.is_some() && played.due.is_some(), "{played:?}");
        let FromServer::Ok { v, .. } = socket.frame().await else { panic!("no answer") };
        assert_eq!(v, played.v);
        socket.say(&FromClient::Legal { g: one.id.clone() }).await;
        assert!(matches!(socket.frame().await, FromServer::Legal { legal, .. } if legal.v == Some(v)));
        socket.say_text(r#"{"t":"hologram","g":"x"}"#).await;
        socket.say(&FromClient::Ping).await;
        assert!(matches!(socket.frame().await, FromServer::Pong), "what is not known is passed over");
    }

    /// Nonsense is answered, and what is no text ends the socket.
    async fn nonsense_is_answered(server) {
        let asha = Client::guest(&server, "Asha").await;
        let mut socket = Socket::open(&asha).await;
        for text in ["", "{", "[]", "7", r#"{"t":7}"#, r#"{"t":"sub"}"#, r#"{"t":"act","g":"x","id":"a"}"#] {
            socket.say_text(text).await;
            let FromServer::No { problem, .. } = socket.frame().await else { panic!("{text} was not refused") };
            assert_eq!(problem.code, Code::Malformed, "{text}");
        }
        socket.sub("nogame", None).await;
        let FromServer::No { problem, .. } = socket.frame().await else { panic!("no refusal") };
        assert_eq!(problem.code, Code::NotFound);
        socket.stream.send(Message::binary(vec![1, 2])).await.unwrap();
        let Came::Closed(Some(close)) = socket.next().await else { panic!("it goes on") };
        assert_eq!(u16::from(close.code), 4002);
        let mut large = Socket::open(&asha).await;
        large.say_text(&"x".repeat(17 * 1024)).await;
        assert!(matches!(large.next().await, Came::Closed(_)), "a frame of 17 KiB");
    }
}
