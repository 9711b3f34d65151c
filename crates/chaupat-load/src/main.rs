//! Puts a server under load, on this machine only: `cargo xtask load`.
//!
//! A server runs as a process of its own; its processor time and memory are read from the operating system. A game has
//! four sockets; one of them acts, and the action has arrived when the fourth is told of it. Beside it, in the same run, a
//! bare axum WebSocket does nothing but pass a text on to the four of a room: the most that there is to be had.

#![expect(clippy::print_stdout, reason = "it talks to the person who ran it")]

mod bare;
mod bots;
mod games;
mod process;
mod room;
mod table;

use anyhow::Result;
use clap::Parser;
use std::{path::PathBuf, time::Duration};

/// Puts a Chaupat server on this machine under load.
#[derive(Parser)]
enum Command {
    /// Measures.
    Run(Run),
    /// The bare server to compare with; the others start it.
    #[command(hide = true)]
    Bare,
}

#[derive(clap::Args)]
struct Run {
    /// The program `chaupat-server`.
    #[arg(long)]
    server: PathBuf,
    /// How many games are played at once when rates are measured.
    #[arg(long, default_value_t = 1_000)]
    games: usize,
    /// How many seconds each measurement lasts; ten minutes at most.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// How many actions a second are made when delays are measured.
    #[arg(long, default_value_t = 1_000)]
    rate: u32,
    /// How many games are held open when memory is measured, each with four sockets.
    #[arg(long, default_value_t = 10_000)]
    open: usize,
    /// How many games bots play alone, to their end.
    #[arg(long, default_value_t = 10_000)]
    bots: usize,
    /// How many games a server holds whose start is measured.
    #[arg(long, default_value_t = 100_000)]
    held: u32,
    /// A PostgreSQL to measure with, too.
    #[arg(long)]
    postgres: Option<String>,
}

#[tokio::main]
async fn main() -> Result<()> {
    match Command::parse() {
        Command::Bare => bare::serve().await,
        Command::Run(run) => measure(&run).await,
    }
}

async fn measure(run: &Run) -> Result<()> {
    let time = Duration::from_secs(run.seconds);
    let pause = Duration::from_secs_f64(run.games as f64 / f64::from(run.rate));
    table::head();
    let bare = room::measure(run.games, time, None).await?;
    table::line("bare axum, as fast as it goes", &bare);
    let sqlite = ["--no-limits"];
    let most = games::measure(&run.server, &sqlite, run.games, time, None).await?;
    table::line("games, SQLite, as fast as it goes", &most);
    let paced = games::measure(&run.server, &sqlite, run.games, time, Some(pause)).await?;
    table::line(&format!("games, SQLite, {} actions/s", run.rate), &paced);
    if let Some(url) = &run.postgres {
        let postgres = ["--no-limits", "--database", url];
        let most = games::measure(&run.server, &postgres, run.games, time, None).await?;
        table::line("games, PostgreSQL, as fast as it goes", &most);
    }
    println!();
    println!(
        "actions a second of the server's processor, games over bare axum: {:.2}",
        most.per_processor_second() / bare.per_processor_second()
    );
    let started = bots::start(&run.server, run.held).await?;
    println!("start with {} games in the database: {:.0} ms", run.held, started.as_secs_f64() * 1e3);
    let bots = bots::finish(&run.server, run.bots).await?;
    println!(
        "{} games of bots alone, to their end: {:.0} s, {} events, {:.0} a second, {:.0} a processor second",
        run.bots,
        bots.time.as_secs_f64(),
        bots.events,
        bots.events as f64 / bots.time.as_secs_f64(),
        bots.events as f64 / bots.processor.as_secs_f64()
    );
    let open = games::hold(&run.server, run.open).await?;
    println!(
        "{} games with {} sockets open: {:.0} MB, {:.1} KB a socket (without any: {:.0} MB)",
        open.games,
        open.sockets,
        open.bytes as f64 / 1e6,
        (open.bytes - open.bytes_empty) as f64 / open.sockets as f64 / 1e3,
        open.bytes_empty as f64 / 1e6
    );
    Ok(())
}
