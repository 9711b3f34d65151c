//! A server in a process of its own, so that it can be killed: this test program, started once more.

use chaupat_server::{Database, Options, Server};
use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, Command, Stdio},
};

const DATA: &str = "CHAUPAT_TEST_DATA";
const LISTEN: &str = "CHAUPAT_TEST_LISTEN";

/// No test: the server that the others start.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "the other tests run it as a process of its own, with its settings in the environment"]
async fn serves() {
    let (Ok(data), Ok(listen)) = (std::env::var(DATA), std::env::var(LISTEN)) else { return };
    let options = Options {
        listen: listen.parse().unwrap(),
        database: Database::Directory(data.into()),
        limits: false,
        ..Options::local(".")
    };
    let server = Server::bind(options).await.unwrap();
    let mut out = std::io::stdout();
    writeln!(out, "\nhttp://{}", server.address().unwrap()).unwrap();
    out.flush().unwrap();
    server.run(std::future::pending()).await.unwrap();
}

/// The server, and where it keeps its games.
pub(crate) struct TestServer {
    folder: tempfile::TempDir,
    child: Child,
    /// Its address.
    pub(crate) url: String,
}

impl TestServer {
    /// A server on a free port, with no games.
    pub(crate) fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let (child, url) = spawn(&folder, "127.0.0.1:0");
        Self { folder, child, url }
    }

    /// Kills it as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again, with its games, at the same address.
    pub(crate) fn start_again(&mut self) {
        let (child, url) = spawn(&self.folder, self.url.strip_prefix("http://").unwrap());
        assert_eq!(url, self.url);
        self.child = child;
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn spawn(folder: &tempfile::TempDir, listen: &str) -> (Child, String) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "server::serves", "--nocapture"])
        .env(DATA, folder.path())
        .env(LISTEN, listen)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let url = lines.find_map(|line| line.ok().filter(|line| line.starts_with("http://")));
    (child, url.expect("the server listens"))
}
