//! A server as a process, and what the operating system knows of it.

use anyhow::{Context, Result};
use std::{path::Path, process::Stdio, time::Duration};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, Command},
};

/// A running server; it ends when this is dropped.
pub(crate) struct Process {
    child: Child,
    /// `127.0.0.1:PORT`
    pub(crate) address: String,
}

impl Process {
    /// Starts a program whose first line ends with its address.
    pub(crate) async fn start(program: &Path, arguments: &[&str]) -> Result<Self> {
        let mut command = Command::new(program);
        command.args(arguments).env("CHAUPAT_LOG", "warn").stdout(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn().with_context(|| program.display().to_string())?;
        let out = child.stdout.take().context("its output")?;
        let line = BufReader::new(out).lines().next_line().await?.context("it says where it listens")?;
        let address = line.trim().rsplit('/').next().unwrap_or_default().to_owned();
        Ok(Self { child, address })
    }

    fn read(&self, file: &str) -> Result<String> {
        let id = self.child.id().context("the server has ended")?;
        Ok(std::fs::read_to_string(format!("/proc/{id}/{file}"))?)
    }

    /// How much of a processor it has taken. The clock of the operating system ticks a hundred times a second.
    pub(crate) fn processor(&self) -> Result<Duration> {
        let stat = self.read("stat")?;
        let (_, fields) = stat.rsplit_once(')').context("stat")?;
        let ticks: u64 =
            fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        Ok(Duration::from_millis(10 * ticks))
    }

    /// How much memory it holds, in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        let status = self.read("status")?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).context("VmRSS")?;
        let kilobytes: u64 = line.split_whitespace().nth(1).context("a number")?.parse()?;
        Ok(kilobytes * 1024)
    }
}
