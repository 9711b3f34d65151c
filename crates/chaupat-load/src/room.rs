//! The bare server under load.

use crate::{
    games::{Client, connect, next_text},
    process::Process,
    table::Measured,
};
use anyhow::Result;
use futures_util::SinkExt;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;

/// As long as an event of a game with its position.
const TEXT: usize = 330;

/// Lets rooms of four talk, one word at a time in each.
pub(crate) async fn measure(rooms: usize, time: Duration, pause: Option<Duration>) -> Result<Measured> {
    let server = Process::start(&std::env::current_exe()?, &["bare"]).await?;
    let mut members = Vec::new();
    for room in 0..rooms {
        let mut four = Vec::new();
        for _ in 0..4 {
            four.push(
                connect(&server.address, &format!("/{room}"), None, members.len() * 4 + four.len()).await?,
            );
        }
        members.push(four);
    }
    let before = server.processor()?;
    let began = Instant::now();
    let mut tasks = tokio::task::JoinSet::new();
    for four in members {
        tasks.spawn(talk(four, began + time, pause));
    }
    let mut measured = Measured::default();
    while let Some(delays) = tasks.join_next().await {
        measured.delays.extend(delays??);
    }
    measured.time = began.elapsed();
    measured.processor = server.processor()?.saturating_sub(before);
    measured.actions = measured.delays.len() as u64;
    Ok(measured)
}

async fn talk(mut four: Vec<Client>, until: Instant, pause: Option<Duration>) -> Result<Vec<Duration>> {
    let mut delays = Vec::new();
    let text = "x".repeat(TEXT);
    while Instant::now() < until {
        let began = Instant::now();
        four[delays.len() % 4].send(Message::text(text.clone())).await?;
        for member in &mut four {
            next_text(member).await?;
        }
        delays.push(began.elapsed());
        if let Some(pause) = pause {
            tokio::time::sleep(pause.saturating_sub(began.elapsed())).await;
        }
    }
    Ok(delays)
}
