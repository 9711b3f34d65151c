//! The least that a server can do: what one of a room says, all four are told.

use anyhow::Result;
use axum::{
    Router,
    extract::{
        Path, State,
        ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade},
    },
    routing::get,
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::mpsc;

type Rooms = Arc<Mutex<HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>>>;

/// The same buffers as the server's.
const BUFFER: usize = 4 * 1024;

pub(crate) async fn serve() -> Result<()> {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    let enter = |rooms: State<Rooms>, Path(room): Path<String>, upgrade: WebSocketUpgrade| async move {
        let upgrade =
            upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER).max_write_buffer_size(16 * BUFFER);
        upgrade.on_upgrade(move |socket| member(rooms.0, room, socket))
    };
    let router = Router::new().route("/{room}", get(enter)).with_state(Rooms::default());
    Ok(axum::serve(listener, router).await?)
}

async fn member(rooms: Rooms, room: String, mut socket: WebSocket) {
    let (sender, mut told) = mpsc::channel(64);
    lock(&rooms).entry(room.clone()).or_default().push(sender);
    loop {
        tokio::select! {
            text = told.recv() => {
                let Some(text) = text else { return };
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            said = socket.recv() => {
                let Some(Ok(Message::Text(text))) = said else { return };
                for member in lock(&rooms).get(&room).into_iter().flatten() {
                    member.try_send(text.clone()).ok();
                }
            }
        }
    }
}

fn lock(rooms: &Rooms) -> std::sync::MutexGuard<'_, HashMap<String, Vec<mpsc::Sender<Utf8Bytes>>>> {
    rooms.lock().unwrap_or_else(PoisonError::into_inner)
}
