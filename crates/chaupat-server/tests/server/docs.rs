//! The lines of docs/api.md do what the page says.

use crate::harness::{TestServer, sqlite};
use chaupat_server::Options;
use std::{path::Path, process::Command};

/// A newcomer copies the lines one after another, and has played a game to its end, read its record and verified it.
#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_copies_the_lines() {
    // With the usual limits: the page must not run into them.
    let (options, folder) = sqlite();
    let server = TestServer::start(Options { limits: true, ..options }, Some(folder)).await;
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    let page = std::fs::read_to_string(docs.join("api.md")).unwrap();
    let blocks: Vec<_> =
        page.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(blocks.len() >= 6, "{}", blocks.len());
    let script = blocks.join("\necho\n").replace("http://127.0.0.1:4400", &server.url(""));
    let here = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(std::fs::canonicalize(&docs).unwrap(), here.path().join("docs")).unwrap();
    let output = tokio::task::spawn_blocking(move || {
        let mut bash = Command::new("bash");
        bash.args(["-eu", "-c", &script]).current_dir(here.path()).output().unwrap()
    })
    .await
    .unwrap();
    let (out, error) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}\n{error}");
    for part in [
        "\"openapi\":\"3.1.",
        "\"name\":\"Asha\"",
        "\"kind\":\"threw\"",
        "\"kind\":\"played\"",
        "\"kind\":\"controlled\"",
        "\"kind\":\"over\"",
        "[Throws \"dice/1 plain\"]",
        "throws match, record unaltered",
        "\"fate\":\"told\"",
    ] {
        assert!(out.contains(part), "{part} is not in\n{out}");
    }
    assert!(!out.contains("\"status\":4"), "a problem in\n{out}");
}

/// The table of limits names the numbers that are true.
#[test]
fn limits_are_named() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(manifest.join("../../docs/api.md")).unwrap();
    let code = std::fs::read_to_string(manifest.join("src/limits.rs")).unwrap();
    for (doc, rate) in [
        ("new guests, by address | 20 at once, 1 a second", "guests: RateLimiter::keyed(quota(20, 1))"),
        (
            "new games and imports, by guest | 20 at once, 1 a second",
            "games: RateLimiter::keyed(quota(20, 1))",
        ),
        ("actions, by guest | 60 at once, 30 a second", "actions: RateLimiter::keyed(quota(60, 30))"),
        (
            "sockets and streams, by address | 60 at once, 10 a second",
            "sockets: RateLimiter::keyed(quota(60, 10))",
        ),
        (
            "everything else, by address | 300 at once, 100 a second",
            "reads: RateLimiter::keyed(quota(300, 100))",
        ),
        ("64, then the socket is closed", "QUEUE: usize = 64"),
        ("a body | 16 KiB; an import 1 MiB", "BODY: usize = 16 * 1024"),
        ("pinged every 4 s, closed after 9 s", "PING: Duration = Duration::from_secs(4)"),
    ] {
        assert!(page.contains(doc), "docs/api.md: {doc}");
        assert!(code.contains(rate), "limits.rs: {rate}");
    }
}
