//! End to end in a real terminal: whole games, and the terminal as it was, whatever happens.

use super::tmux::Terminal;
use chaupat::{AnyRecord, with_record};
use chaupat_tui::terminal::Guard;
use std::{fs, process::Command};

/// From the first throw to the result, against three bots, by keys.
fn whole_game(game: &str, columns: u16, rows: u16, more: &str) {
    let terminal = Terminal::open(columns, rows);
    let before = terminal.shell("stty -a", "before");
    terminal.start(&format!("play {game} --seed 3 --pace 0 --save game.txt {more}"), "? help");
    let round = ["t", "Enter", "Enter", "Enter", "t", "Enter", "Enter", "Enter"].repeat(5);
    for _ in 0..2_000 {
        if terminal.seen().contains("The game is over") {
            break;
        }
        terminal.keys(&round);
    }
    let seen = terminal.wait_for("The game is over");
    assert!(seen.contains(['+', '┌']), "the board is still there:\n{seen}");
    terminal.keys(&["Escape"]);
    std::thread::sleep(std::time::Duration::from_millis(100));
    // What is in a file can be left without a question.
    terminal.keys(&["q"]);
    terminal.wait_for("The record is in game.txt");
    terminal.wait_for_prompt();
    assert_eq!(terminal.shell("stty -a", "after"), before);
    let record = AnyRecord::read(&fs::read_to_string(terminal.path("game.txt")).unwrap()).unwrap();
    assert!(with_record!(&record[0], record => record.game().ending()).is_some());
    assert_eq!(
        fs::read_dir(terminal.path("state/chaupat")).unwrap().count(),
        0,
        "nothing unfinished is left"
    );
}

#[test]
fn chaupar_from_start_to_result_at_80x24() {
    whole_game("chaupar", 80, 24, "");
}

#[test]
fn chaupar_from_start_to_result_at_120x40_in_ascii() {
    whole_game("chaupar", 120, 40, "--ascii");
}

#[test]
fn chaturaji_from_start_to_result_at_80x24_without_colours() {
    whole_game("chaturaji", 80, 24, "--color never");
}

#[test]
fn chaturaji_from_start_to_result_at_120x40_in_mono() {
    whole_game("chaturaji", 120, 40, "--palette mono");
}

/// With NO_COLOR not one colour is sent; bold and reversed remain. With colours there are some.
#[test]
fn no_color_means_none() {
    let terminal = Terminal::open(80, 24);
    terminal.start("play chaupar --pace 0", "? help");
    assert!(terminal.coloured().contains("\x1b[38;5;"));
    terminal.keys(&["q"]);
    terminal.wait_for_prompt();
    terminal.line("export NO_COLOR=1");
    terminal.wait_for_prompt();
    terminal.start("play chaupar --pace 0", "? help");
    let coloured = terminal.coloured();
    let any = (0..8).map(|colour| format!("\x1b[3{colour}")).any(|start| coloured.contains(&start));
    assert!(coloured.contains("\x1b[1m") && !any, "{coloured:?}");
}

/// A signal that asks the program to end: the terminal is restored, and the game is kept.
#[test]
fn sigterm_restores_the_terminal_and_the_game_goes_on() {
    ended_by("-TERM");
}

/// The window was closed, as far as the program knows.
#[test]
fn sighup_restores_the_terminal_and_the_game_goes_on() {
    ended_by("-HUP");
}

/// The interrupt signal, as another program may send it.
#[test]
fn sigint_restores_the_terminal_and_the_game_goes_on() {
    ended_by("-INT");
}

fn ended_by(signal: &str) {
    let terminal = Terminal::open(80, 24);
    let before = terminal.shell("stty -a", "before");
    let turn = play_a_little(&terminal);
    assert!(Command::new("kill").args([signal, &terminal.child()]).status().unwrap().success());
    terminal.wait_for_prompt();
    assert_eq!(terminal.shell("stty -a", "after"), before);
    goes_on(&terminal, &turn);
}

/// A killed program restores nothing, but the game is there.
#[test]
fn a_killed_game_is_resumed() {
    let terminal = Terminal::open(80, 24);
    let turn = play_a_little(&terminal);
    assert!(Command::new("kill").args(["-KILL", &terminal.child()]).status().unwrap().success());
    // Nobody turned raw mode off: Enter is no end of a line for the shell, but Ctrl-J is.
    terminal.keys(&["C-j"]);
    terminal.keys(&["-l", "stty sane; tput rmcup; clear; echo re''stored"]);
    terminal.keys(&["C-j"]);
    terminal.wait_for("restored");
    goes_on(&terminal, &turn);
}

/// Some turns; the board as it is then, below the first line.
fn play_a_little(terminal: &Terminal) -> String {
    terminal.start("play chaturaji --seed 5 --pace 0", "? help");
    for _ in 0..6 {
        terminal.keys(&["t", "Enter", "Enter"]);
    }
    // Whatever is half done is let go, so that the picture is that of a game that is just opened.
    terminal.keys(&["Escape"]);
    terminal.wait_until_all_is_kept();
    board(&terminal.seen())
}

/// The rows of the board without the marks of the cursor.
fn board(seen: &str) -> String {
    let blank = |letter| if "[]‹›()╴╶".contains(letter) { ' ' } else { letter };
    let row = |line: &str| line.chars().take(46).map(blank).collect::<String>().trim_end().to_owned() + "\n";
    seen.lines().take(19).map(row).collect()
}

fn goes_on(terminal: &Terminal, turn: &str) {
    terminal.start("play --resume --pace 0", "? help");
    let again = board(&terminal.seen());
    assert_eq!(again, turn, "the game goes on where it was:\n{again}");
    terminal.keys(&["q", "y"]);
    terminal.wait_for("chaupat play --resume");
    terminal.wait_for_prompt();
    // It says that a game waits, and starts another one all the same.
    terminal.start("play chaupar --pace 0", "An unfinished game waits");
    terminal.keys(&["q"]);
    terminal.wait_for_prompt();
}

/// Also a panic leaves the terminal as it was, and its message is read on the ordinary page.
#[test]
fn a_panic_restores_the_terminal() {
    let terminal = Terminal::open(80, 24);
    let before = terminal.shell("stty -a", "before");
    let test = std::env::current_exe().unwrap();
    terminal.line(&format!(
        "{} --ignored --exact terminal::panics_on_purpose --nocapture; echo ended",
        test.display()
    ));
    let seen = terminal.wait_for("on purpose");
    terminal.wait_for_prompt();
    assert!(seen.contains("on purpose"), "{seen}");
    assert_eq!(terminal.shell("stty -a", "after"), before);
}

#[test]
#[ignore = "run by a_panic_restores_the_terminal, in a terminal"]
fn panics_on_purpose() {
    let _guard = Guard::enter().unwrap();
    panic!("on purpose");
}

/// Live on resize, from the large board to a notice and back.
#[test]
fn the_screen_follows_the_size_of_the_window() {
    let terminal = Terminal::open(120, 40);
    terminal.start("play chaturaji --pace 0", "? help");
    terminal.resize(50, 15);
    terminal.wait_for("too small");
    terminal.resize(60, 20);
    terminal.wait_for("t throw");
    terminal.resize(100, 30);
    terminal.wait_for("What happened");
    terminal.keys(&["q"]);
    terminal.wait_for_prompt();
}

/// Reading a game: step by step, turn by turn, with its comments.
#[test]
fn a_record_is_read() {
    let terminal = Terminal::open(80, 24);
    let record = "[Game \"chaupar\"]\n[Rules \"chaupar(players=2,opening=seat(0))\"]\n\n\
                  1. S 25 3 25:0-4 3:4-7 {a good start}\n2. N 2 2:--\n";
    fs::write(terminal.path("game.txt"), record).unwrap();
    terminal.start("replay game.txt", "Step 0 of 5");
    terminal.keys(&["]"]);
    terminal.wait_for("South throws 25");
    terminal.keys(&["j"]);
    terminal.wait_for("{a good start}");
    terminal.keys(&["End"]);
    terminal.wait_for("Step 5 of 5");
    terminal.keys(&["Home"]);
    terminal.wait_for("Step 0 of 5");
    terminal.keys(&["q"]);
    terminal.wait_for_prompt();
    // Without the screen the same game is printed.
    let plain =
        terminal.shell(&format!("{} replay --plain game.txt", env!("CARGO_BIN_EXE_chaupat")), "plain");
    assert!(
        plain.contains("{a good start}") && plain.contains("South throws") || plain.contains("throws 25")
    );
}

/// The mouse: throw by the button, choose by clicks.
#[test]
fn the_mouse_is_heard() {
    let terminal = Terminal::open(80, 24);
    terminal.start("play chaupar --pace 0 --seed 1", "t throw");
    // A press of the left button in the first column of the last row, as terminals report it.
    terminal.keys(&["-l", "\x1b[<0;1;24M"]);
    terminal.wait_for("South throws");
    terminal.keys(&["q", "y"]);
}

/// Line mode on a terminal keeps the game too.
#[test]
fn a_killed_game_in_lines_is_resumed() {
    let terminal = Terminal::open(100, 40);
    terminal.start("play chaupar --plain --seed 1 --rules 'cowrie(opening=seat(0))'", "press Enter to throw");
    terminal.keys(&["Enter"]);
    terminal.wait_for("South throws");
    terminal.wait_until_kept("1. S ");
    assert!(Command::new("kill").args(["-KILL", &terminal.child()]).status().unwrap().success());
    terminal.wait_for_prompt();
    terminal.line("clear");
    terminal.start("play --resume --plain", "chaupar(opening=seat(0)). Type ? for help.");
    terminal.keys(&["r", "e", "c", "o", "r", "d", "Enter"]);
    terminal.wait_for("1. S ");
}
