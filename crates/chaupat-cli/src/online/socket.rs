//! One WebSocket to a server.

use super::{http::Http, refusal::Refusal};
use chaupat_protocol::{FromClient, FromServer};
use std::{
    io,
    net::{TcpStream, ToSocketAddrs},
    time::{Duration, Instant},
};
use tungstenite::{
    Error, HandshakeError, Message, WebSocket, client::IntoClientRequest, http::header::AUTHORIZATION,
};

/// How long a connection may take to come about.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a read waits, before what is to be sent is looked at.
const TURN: Duration = Duration::from_millis(20);

/// After how long a silent server is taken for dead: it pings every four seconds.
const DEAD: Duration = Duration::from_secs(9);

/// A connection that is up.
pub(super) struct Socket {
    socket: WebSocket<TcpStream>,
    heard: Instant,
}

/// The connection is lost.
#[derive(Debug)]
pub(super) struct Lost;

impl Socket {
    pub(super) fn connect(http: &Http) -> Result<Self, Refusal> {
        let unreachable = |error: &dyn std::fmt::Display| Refusal::Unreachable(error.to_string());
        let mut request = http.server.socket().into_client_request().map_err(|error| unreachable(&error))?;
        if let Some(Ok(value)) = http.authorization().map(|value| value.parse()) {
            request.headers_mut().insert(AUTHORIZATION, value);
        }
        let (host, port) = (request.uri().host().unwrap_or_default(), request.uri().port_u16().unwrap_or(80));
        let host = host.trim_start_matches('[').trim_end_matches(']');
        let stream = reach(host, port).map_err(|error| unreachable(&error))?;
        let (socket, _) = tungstenite::client(request, stream).map_err(|error| match error {
            HandshakeError::Failure(Error::Http(answer)) => {
                problem(answer.status().as_u16(), answer.body().as_deref())
            }
            error => unreachable(&error),
        })?;
        socket.get_ref().set_read_timeout(Some(TURN)).map_err(|error| unreachable(&error))?;
        Ok(Self { socket, heard: Instant::now() })
    }

    pub(super) fn send(&mut self, said: &FromClient) -> Result<(), Lost> {
        let text = serde_json::to_string(said).map_err(|_| Lost)?;
        self.socket.send(Message::text(text)).map_err(|_| Lost)
    }

    /// What the server says next, `None` when it says nothing for a moment.
    pub(super) fn hear(&mut self) -> Result<Option<FromServer>, Lost> {
        match self.socket.read() {
            Ok(Message::Text(text)) => {
                self.heard = Instant::now();
                // What a later version says in another way is passed over.
                Ok(Some(serde_json::from_str(&text).unwrap_or(FromServer::Unknown)))
            }
            Ok(Message::Close(_)) => Err(Lost),
            Ok(_) => {
                self.heard = Instant::now();
                Ok(None)
            }
            Err(Error::Io(error))
                if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) =>
            {
                if self.heard.elapsed() > DEAD { Err(Lost) } else { Ok(None) }
            }
            Err(_) => Err(Lost),
        }
    }

    /// Says goodbye. A server that does not hear it finds out by itself.
    pub(super) fn close(mut self) {
        let _ = self.socket.close(None);
        let _ = self.socket.flush();
    }
}

/// The first of the addresses of a host that answers.
fn reach(host: &str, port: u16) -> io::Result<TcpStream> {
    let mut failed = io::Error::from(io::ErrorKind::NotFound);
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, PATIENCE) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(PATIENCE))?;
                stream.set_write_timeout(Some(PATIENCE))?;
                return Ok(stream);
            }
            Err(error) => failed = error,
        }
    }
    Err(failed)
}

/// Why the server did not open a socket.
fn problem(status: u16, body: Option<&[u8]>) -> Refusal {
    let problem = body.and_then(|body| serde_json::from_slice(body).ok());
    match problem {
        Some(problem) => Refusal::Problem(Box::new(problem)),
        None if status >= 500 => Refusal::Unreachable(format!("status {status}")),
        None => Refusal::Strange(format!("status {status}")),
    }
}
