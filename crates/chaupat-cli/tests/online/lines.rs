//! `--plain` on a server.

use super::server::TestServer;
use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

/// The program in lines, with a user's home of its own.
pub(crate) struct Lines {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// All that was read.
    pub(crate) seen: String,
}

/// The program with these arguments, in this home.
pub(crate) fn program(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chaupat"));
    command.args(arguments).env("XDG_STATE_HOME", home).env("NO_COLOR", "1");
    command
}

impl Lines {
    pub(crate) fn start(home: &Path, arguments: &[&str]) -> Self {
        let mut child = program(home, arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        let (input, output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, input, output, seen: String::new() }
    }

    /// Reads until a line, or the question at the end, has this text.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) -> String {
        let mut new = String::new();
        loop {
            let mut bytes = Vec::new();
            let ends = self.output.fill_buf().unwrap().iter().position(|&byte| byte == b'\n' || byte == b'>');
            let count = ends.map_or(self.output.buffer().len(), |at| at + 1);
            bytes.extend_from_slice(&self.output.buffer()[..count]);
            self.output.consume(count);
            new.push_str(&String::from_utf8_lossy(&bytes));
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
            if new.contains(text) {
                return new;
            }
            assert!(count > 0, "waited in vain for {text}:\n{}", self.seen);
        }
    }

    pub(crate) fn type_line(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    /// Reads to the end, and gives what was said.
    pub(crate) fn finish(mut self) -> String {
        drop(self.input);
        let mut rest = String::new();
        std::io::Read::read_to_string(&mut self.output, &mut rest).unwrap();
        assert!(self.child.wait().unwrap().success(), "{}{rest}", self.seen);
        self.seen + &rest
    }

    /// Ends the program as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

/// A person alone against bots, to the end: the record is verified by the client, and once more from a file.
#[test]
fn a_whole_game_against_bots() {
    let (server, home) = (TestServer::start(), tempfile::tempdir().unwrap());
    let mut game = Lines::start(
        home.path(),
        &["play", "chaturaji", "--server", &server.url, "--plain", "--seats", "me:Asha"],
    );
    let link = game.wait_for("/game/");
    assert!(link.starts_with(&format!("{}/game/", server.url)), "{link}");
    game.wait_for("Red     Asha");
    game.wait_for("Everybody is there: the game begins.");
    // Throw, and play the first line of the list; what is left over at the end does not matter.
    for _ in 0..400 {
        game.type_line("");
        game.type_line("1");
    }
    let said = game.finish();
    assert!(!said.contains("Not done"), "nobody else acts for Asha: {said}");
    let (_, record) = said.split_once("The record of the game:\n\n").expect("the record is printed");
    assert!(said.contains("throws match, record unaltered"), "{said}");
    assert!(record.contains("[r \"Asha\"]") && record.contains("[DiceSecret "), "{record}");
    assert!(
        record.lines().any(|line| line.starts_with("[DiceClients \"r=") && !line.contains("r=none")),
        "{record}"
    );
    let file = home.path().join("game.txt");
    std::fs::write(&file, record).unwrap();
    let verified = program(home.path(), &["verify", file.to_str().unwrap()]).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stdout));
    let token = std::fs::read_to_string(token_file(home.path())).unwrap();
    assert!(!said.contains(token.trim()), "the token is told to nobody");
}

/// The file that says who the user of a home is on the only server that he knows.
pub(crate) fn token_file(home: &Path) -> std::path::PathBuf {
    let servers = std::fs::read_dir(home.join("chaupat/servers")).unwrap();
    servers.map(|server| server.unwrap().path().join("token")).next().unwrap()
}

/// Two people in lines with live dice, and the server killed between them.
#[test]
fn two_people_and_a_server_that_is_killed() {
    let mut server = TestServer::start();
    let (asha, ravi) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let rules = "chaupar(players=2,opening=seat(0))";
    let made = [
        "play",
        rules,
        "--server",
        &server.url,
        "--plain",
        "--live-dice",
        "--private",
        "--seats",
        "me:Asha,link",
    ];
    let mut first = Lines::start(asha.path(), &made);
    let invitation = first.wait_for("North: chaupat play --game '");
    let link = invitation.split('\'').nth(1).unwrap();
    first.wait_for("The game begins when somebody sits at: North.");
    let mut second = Lines::start(ravi.path(), &["play", "--game", link, "--plain", "--seats", "me:Ravi"]);
    first.wait_for("Ravi sits down: North.");
    for side in [&mut first, &mut second] {
        side.wait_for("Everybody is there: the game begins.");
    }
    first.wait_for("Asha, press Enter to throw >");
    first.type_line("");
    first.wait_for("Asha throws ");
    second.wait_for("Asha throws ");
    server.kill();
    for side in [&mut first, &mut second] {
        side.wait_for("The connection to the server is lost; trying again.");
    }
    server.start_again();
    for side in [&mut first, &mut second] {
        side.wait_for("Connected again.");
    }
    // Asha goes on until it is Ravi's turn.
    for _ in 0..40 {
        first.type_line("");
        first.type_line("1");
    }
    second.wait_for("Ravi, press Enter to throw >");
    second.type_line("");
    second.wait_for("Ravi throws ");
    first.wait_for("Ravi throws ");
    second.type_line("u");
    second.wait_for("Not taken back: a game on a server takes nothing back.");
    second.type_line("q");
    let left = second.finish();
    assert!(left.contains("Come back with: chaupat play --server http://127.0.0.1:"), "{left}");
    first.kill();
    assert!(!left.contains("Not done"), "{left}");
}
