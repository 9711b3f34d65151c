//! What a server, or the way to it, refuses: in plain sentences, with exit codes.

use super::{
    lines::{Lines, program},
    server::TestServer,
};
use std::path::Path;

/// What is said on standard error, and the exit code.
fn refused(home: &Path, arguments: &[&str]) -> (String, i32) {
    let output = program(home, arguments).stdin(std::process::Stdio::null()).output().unwrap();
    (String::from_utf8(output.stderr).unwrap(), output.status.code().unwrap())
}

#[test]
fn what_is_not_allowed_on_a_server() {
    let server = TestServer::start();
    let (mine, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let made = [
        "play",
        "chaupar",
        "--server",
        &server.url,
        "--plain",
        "--private",
        "--seats",
        "me:Asha,link,bot,bot",
    ];
    let mut game = Lines::start(mine.path(), &made);
    let link = game.wait_for("\n").trim().to_owned();
    let id = link.rsplit('/').next().unwrap();
    game.wait_for("The game begins when");

    // A private game is not even known to exist.
    let foreign = ["play", "--server", &server.url, "--game", id, "--plain"];
    let (said, code) = refused(other.path(), &foreign);
    assert!(said.contains("no such game") && code == 1, "{said}");
    let (said, code) = refused(other.path(), &["watch", &link, "--plain"]);
    assert!(said.contains("no such game") && code == 1, "{said}");
    let (said, code) = refused(other.path(), &["play", "--game", &format!("{link}#N.wrong"), "--plain"]);
    assert!(code == 1 && !said.contains("wrong\""), "{said}");

    for option in
        [&["--seed", "3"][..], &["--save", "game.txt"], &["--no-autosave"], &["--throws", "file.txt"]]
    {
        let (said, code) = refused(mine.path(), &[&made[..4], option].concat());
        let name = option[0];
        assert!(said.contains(name) && said.contains("a server throws and keeps its games itself"), "{said}");
        assert_eq!(code, 2);
    }
    let (said, code) = refused(mine.path(), &[&made[..5], &["--seats", "me,you"]].concat());
    assert!(said.contains("link and open") && code == 2, "{said}");
    game.kill();
}

#[test]
fn a_server_that_is_not_there() {
    let home = tempfile::tempdir().unwrap();
    let (said, code) =
        refused(home.path(), &["play", "chaupar", "--server", "http://127.0.0.1:1", "--plain"]);
    assert!(said.starts_with("chaupat: the server cannot be reached: ") && code == 1, "{said}");
    let (said, code) = refused(home.path(), &["watch", "nonsense"]);
    assert!(said.contains("expected the name of a game, or a link") && code == 2, "{said}");
    let (said, code) = refused(home.path(), &["play", "chaupar", "--server", "https://games.example"]);
    assert!(said.contains("speaks http:// only") && code == 2, "{said}");
}

/// Somebody else's public game can be watched, and not played.
#[test]
fn a_public_game_is_watched_and_not_played() {
    let server = TestServer::start();
    let (mine, other) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let made = ["play", "chaturaji", "--server", &server.url, "--plain", "--seats", "me:Asha"];
    let mut game = Lines::start(mine.path(), &made);
    let link = game.wait_for("\n").trim().to_owned();
    game.wait_for("press Enter to throw >");
    let (said, code) = refused(other.path(), &["play", "--game", &link, "--plain"]);
    assert!(said.contains("no seat of this game is yours") && code == 1, "{said}");
    assert!(said.contains(&format!("chaupat watch {link}")), "{said}");
    let mut watched = Lines::start(other.path(), &["watch", &link, "--plain"]);
    watched.wait_for("Red     Asha");
    game.type_line("");
    watched.wait_for("Asha throws ");
    watched.kill();
    game.type_line("resign");
    game.type_line("yes");
    game.kill();
}
