//! The program `chaupat-server`.

use chaupat_server::{Database, HouseBots, NoProbe, Options, Server};
use clap::Parser;
use std::{
    io::{IsTerminal, Write},
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    process::ExitCode,
    sync::Arc,
};
use tracing_subscriber::EnvFilter;

/// Many small things come and go on many threads; under load the system's allocator took some 15 percent of the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Serves games of chaupar and chaturaji over HTTP and WebSocket.
///
/// The first line on standard output is the address at which it listens. It stops on Ctrl-C or SIGTERM.
#[derive(Parser)]
#[command(version, about)]
struct Arguments {
    /// Where to listen; port 0 takes a free one.
    #[arg(long, value_name = "ADDRESS", env = "CHAUPAT_LISTEN", default_value = "127.0.0.1:4400")]
    listen: SocketAddr,
    /// The directory in which games are kept, in an SQLite database.
    #[arg(long, value_name = "DIRECTORY", env = "CHAUPAT_DATA", default_value = "chaupat-data")]
    data: PathBuf,
    /// A PostgreSQL database to keep them in instead: postgres://USER:PASSWORD@HOST/NAME.
    #[arg(long, value_name = "ADDRESS", env = "CHAUPAT_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The address of a proxy whose word (X-Forwarded-For) about who asks is believed; may be given several times.
    #[arg(long, value_name = "ADDRESS")]
    proxy: Vec<IpAddr>,
    /// Browsers reach the server by TLS, through a proxy: its cookie is sent in no other way.
    #[arg(long)]
    secure: bool,
    /// Does not limit how often somebody asks. For measurements, and behind a proxy that does.
    #[arg(long)]
    no_limits: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let filter = EnvFilter::try_from_env("CHAUPAT_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
    let colours = std::io::stderr().is_terminal();
    tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).with_ansi(colours).init();
    match serve(arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tracing::error!("{error}");
            ExitCode::FAILURE
        }
    }
}

#[tokio::main]
async fn serve(arguments: Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let database = arguments.database.map_or(Database::Directory(arguments.data), Database::Postgres);
    let options = Options {
        listen: arguments.listen,
        database,
        limits: !arguments.no_limits,
        proxies: arguments.proxy,
        secure: arguments.secure,
        bots: Arc::new(HouseBots),
        probe: Arc::new(NoProbe),
    };
    let stop = stopped()?;
    let server = Server::bind(options).await?;
    let mut out = std::io::stdout();
    writeln!(out, "http://{}", server.address()?)?;
    out.flush()?;
    Ok(server.run(stop).await?)
}

/// Ends on Ctrl-C or SIGTERM.
fn stopped() -> std::io::Result<impl Future<Output = ()> + Send> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut terminate, mut interrupt) =
            (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => (),
                _ = interrupt.recv() => (),
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        tokio::signal::ctrl_c().await.ok();
    })
}
