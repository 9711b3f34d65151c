//! A real terminal to play in: one tmux server for each test, so that tests do not meet.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    sync::atomic::{AtomicU32, Ordering},
    thread,
    time::{Duration, Instant},
};

/// A terminal with a shell in it.
pub(crate) struct Terminal {
    socket: String,
    /// A folder of its own, also the home of unfinished games.
    pub(crate) folder: tempfile::TempDir,
}

/// How long anything may take before the test fails.
const PATIENCE: Duration = Duration::from_secs(60);

impl Terminal {
    /// A terminal of this size.
    pub(crate) fn open(columns: u16, rows: u16) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let socket = format!("chaupat-test-{}-{number}", std::process::id());
        let terminal = Self { socket, folder: tempfile::tempdir().unwrap() };
        let (columns, rows) = (columns.to_string(), rows.to_string());
        let shell = format!(
            "cd '{folder}'; export XDG_STATE_HOME='{folder}/state' PS1='ready> ' TERM=screen-256color; \
             unset NO_COLOR COLORTERM; exec sh",
            folder = terminal.folder.path().display()
        );
        let made =
            terminal.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", &columns, "-y", &rows, &shell]);
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        terminal.wait_for("ready>");
        terminal
    }

    fn tmux(&self, arguments: &[&str]) -> Output {
        Command::new("tmux").args(["-L", &self.socket]).args(arguments).output().expect("tmux is installed")
    }

    /// Types text and Enter.
    pub(crate) fn line(&self, text: &str) {
        self.tmux(&["send-keys", "-l", text]);
        self.keys(&["Enter"]);
    }

    /// Presses keys by their tmux names.
    pub(crate) fn keys(&self, keys: &[&str]) {
        self.tmux(&[&["send-keys"], keys].concat());
    }

    /// What is on the screen.
    pub(crate) fn seen(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p"]).stdout).unwrap()
    }

    /// What is on the screen, with its colours.
    pub(crate) fn coloured(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p", "-e"]).stdout).unwrap()
    }

    /// Waits until a text is seen.
    #[track_caller]
    pub(crate) fn wait_for(&self, text: &str) -> String {
        self.wait_until(text, |seen| seen.contains(text))
    }

    /// Waits until the screen is as wanted.
    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, wanted: impl Fn(&str) -> bool) -> String {
        let start = Instant::now();
        loop {
            let seen = self.seen();
            if wanted(&seen) {
                return seen;
            }
            assert!(start.elapsed() < PATIENCE, "waited in vain for {what}:\n{seen}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Waits until the shell has the terminal again.
    #[track_caller]
    pub(crate) fn wait_for_prompt(&self) {
        self.wait_until("the prompt", |seen| seen.trim_end().ends_with("ready>"));
    }

    /// Starts the program, and waits for its screen.
    pub(crate) fn start(&self, arguments: &str, sign: &str) -> String {
        self.line(&format!("{} {arguments}", env!("CARGO_BIN_EXE_chaupat")));
        self.wait_for(sign)
    }

    /// Runs a command of the shell to its end, and gives what it wrote to a file.
    pub(crate) fn shell(&self, command: &str, name: &str) -> String {
        let (file, done) = (self.path(name), self.path(&format!("{name}.done")));
        self.line(&format!("{command} > {name} 2>&1; touch {name}.done"));
        let start = Instant::now();
        while !done.exists() {
            assert!(start.elapsed() < PATIENCE, "{command} does not end:\n{}", self.seen());
            thread::sleep(Duration::from_millis(20));
        }
        fs::read_to_string(file).unwrap()
    }

    /// A file in the folder of the terminal.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The unfinished game as it is kept now; nothing before anything is kept.
    fn kept(&self) -> String {
        let files = fs::read_dir(self.path("state/chaupat")).into_iter().flatten();
        // A file may go while it is looked at: its successor takes its place.
        files.filter_map(|file| fs::read_to_string(file.ok()?.path()).ok()).collect()
    }

    /// Waits until what is kept holds this text. The program keeps a game beside the play, so what is seen on the screen
    /// may not be kept yet.
    #[track_caller]
    pub(crate) fn wait_until_kept(&self, text: &str) {
        self.wait_until("the kept game", |_| self.kept().contains(text));
    }

    /// Waits until something is kept and stays as it is for a while.
    #[track_caller]
    pub(crate) fn wait_until_all_is_kept(&self) {
        let mut before = String::new();
        let start = Instant::now();
        while before.is_empty() || before != self.kept() {
            before = self.kept();
            assert!(start.elapsed() < PATIENCE, "nothing is kept:\n{}", self.seen());
            thread::sleep(Duration::from_millis(500));
        }
    }

    /// The process that the shell has started.
    pub(crate) fn child(&self) -> String {
        let shell = self.tmux(&["display-message", "-p", "#{pane_pid}"]).stdout;
        let shell = String::from_utf8(shell).unwrap();
        let shell = shell.trim();
        let children = fs::read_to_string(Path::new("/proc").join(format!("{shell}/task/{shell}/children")));
        children.unwrap().split_whitespace().next().expect("the program runs").to_owned()
    }

    /// Changes the size of the terminal.
    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        self.tmux(&["resize-window", "-x", &columns.to_string(), "-y", &rows.to_string()]);
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}
