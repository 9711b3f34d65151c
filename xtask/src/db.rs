//! `cargo xtask db`: a throwaway PostgreSQL.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::debian::{can_install, install, is_root};
use crate::process::run_quietly;

/// Starts a PostgreSQL that keeps nothing, prints its address, and stops it when standard input ends or Ctrl-C comes.
///
/// It is installed when it is missing (Debian's package), runs on a free port of this machine, and may lose everything
/// when it is killed: it is for tests. `cargo xtask test` starts one by itself, and tells the tests by
/// CHAUPAT_TEST_POSTGRES.
#[derive(Args)]
pub(crate) struct Db {}

/// Does what the verb says.
pub(crate) fn run(_: &Db) -> Result<()> {
    let database = Database::start()?;
    println!("{}", database.address());
    std::io::copy(&mut std::io::stdin().lock(), &mut std::io::sink()).context("standard input")?;
    Ok(())
}

/// A running PostgreSQL; it stops, and its files go, when this is dropped.
pub(crate) struct Database {
    programs: PathBuf,
    folder: PathBuf,
    port: u16,
}

/// Faster than safe: what is lost with a throwaway database is not missed.
const SETTINGS: &str =
    "-c fsync=off -c full_page_writes=off -c max_connections=300 -c listen_addresses=127.0.0.1";

impl Database {
    /// Starts one.
    pub(crate) fn start() -> Result<Self> {
        let programs = programs()?;
        let folder = std::env::temp_dir().join(format!("chaupat-db-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| folder.display().to_string())?;
        give_to_postgres(&folder)?;
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let database = Self { programs, folder, port };
        database.make()?;
        Ok(database)
    }

    fn make(&self) -> Result<()> {
        let data = self.data();
        run_quietly(
            self.program("initdb")
                .args(["--auth=trust", "--username=chaupat", "--encoding=UTF8", "-D"])
                .arg(&data),
        )?;
        let settings = format!("{SETTINGS} -c port={} -c unix_socket_directories=''", self.port);
        let log = self.folder.join("log");
        let mut start = self.program("pg_ctl");
        start
            .args(["--silent", "--wait", "start", "-D"])
            .arg(&data)
            .arg("-l")
            .arg(&log)
            .args(["-o", &settings]);
        // The server keeps what it inherits open: nobody may wait for the end of it.
        let status = start.stdin(std::process::Stdio::null()).stdout(std::process::Stdio::null()).status();
        if !status.context("pg_ctl")?.success() {
            bail!("PostgreSQL did not start:\n{}", fs::read_to_string(&log).unwrap_or_default());
        }
        Ok(())
    }

    /// Where it can be reached.
    pub(crate) fn address(&self) -> String {
        format!("postgres://chaupat@127.0.0.1:{}/postgres", self.port)
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// One of its programs. They refuse to be run by root.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        if !is_root() {
            let mut own = Command::new(program);
            own.current_dir(&self.folder);
            return own;
        }
        let mut other = Command::new("runuser");
        other.args(["-u", "postgres", "--"]).arg(program).current_dir(&self.folder);
        other
    }
}

impl Drop for Database {
    fn drop(&mut self) {
        let data = self.data();
        if let Err(error) =
            run_quietly(self.program("pg_ctl").args(["--silent", "--mode=immediate", "stop", "-D"]).arg(data))
        {
            eprintln!("xtask: {error:#}");
        }
        fs::remove_dir_all(&self.folder).ok();
    }
}

/// The folder with the programs of PostgreSQL; Debian keeps them out of the way.
fn programs() -> Result<PathBuf> {
    if let Some(found) = installed() {
        return Ok(found);
    }
    if !can_install() {
        bail!("PostgreSQL is not installed (Debian: apt-get install postgresql)");
    }
    install(&["postgresql"])?;
    installed().context("PostgreSQL was installed, but its programs are not where they should be")
}

fn installed() -> Option<PathBuf> {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<_> = debian.map(|entry| entry.path().join("bin")).collect();
    folders.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders
        .into_iter()
        .rev()
        .find(|folder| folder.join("initdb").is_file() && folder.join("pg_ctl").is_file())
}

fn give_to_postgres(folder: &Path) -> Result<()> {
    if is_root() {
        run_quietly(Command::new("chown").arg("postgres").arg(folder))?;
    }
    Ok(())
}
