//! `cargo xtask load`: the server under load.

use anyhow::Result;
use clap::Args;

use crate::process::{cargo, command, run};
use crate::workspace::root;

/// Puts a server on this machine under load, beside a bare axum WebSocket broadcast in the same run.
///
/// Prints actions a second, delays and memory. Bounded in time and number; sends to 127.0.0.1 only. 10 000 games with
/// four sockets need 40 000 open files in each of two processes: `ulimit -n 100000` first.
#[derive(Args)]
pub(crate) struct Load {
    /// Passed to the program: --games, --seconds, --rate, --open, --postgres.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    arguments: Vec<String>,
}

impl Load {
    pub(crate) fn run(&self) -> Result<()> {
        run(&mut cargo(["build", "--release", "--package", "chaupat-server", "--package", "chaupat-load"]))?;
        let folder = root().join("target/release");
        let mut load = command(&folder.join("chaupat-load").display().to_string(), ["run", "--server"]);
        run(load.arg(folder.join("chaupat-server")).args(&self.arguments))
    }
}
