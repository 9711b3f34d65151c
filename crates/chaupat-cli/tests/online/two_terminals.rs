//! Two screens in real terminals, a server between them that is killed and started again, and a third screen that takes
//! over from the first.

use super::{
    lines::{Lines, token_file},
    server::TestServer,
    tmux::Terminal,
};

#[test]
fn two_terminals_play_each_other() {
    let mut server = TestServer::start();
    let (asha, ravi) = (Terminal::open(80, 24), Terminal::open(80, 24));
    let rules = "chaupar(players=2,opening=seat(0))";
    let home = asha.path("state");
    let made = ["play", rules, "--server", &server.url, "--plain", "--seats", "me:Asha,link"];
    let mut maker = Lines::start(&home, &made);
    let link = maker.wait_for("\n").trim().to_owned();
    let invitation = maker.wait_for("North: chaupat play --game '");
    let invited = invitation.split('\'').nth(1).unwrap().to_owned();
    maker.kill();

    asha.start(&format!("play --game {link} --pace 0"), "The game begins when somebody sits at: North");
    ravi.start(&format!("play --game '{invited}' --seats me:Ravi --pace 0"), "? help");
    asha.wait_for("Press t to throw");
    asha.keys(&["t"]);
    asha.wait_for("Asha throws ");
    ravi.wait_for("Asha throws ");

    server.kill();
    asha.wait_for("The connection to the server is lost");
    ravi.wait_for("The connection to the server is lost");
    server.start_again();
    asha.wait_for("Connected again");
    ravi.wait_for("Connected again");
    play_on(&asha, &ravi, 3);

    // Asha goes on at another terminal; the first one goes on showing.
    let other = Terminal::open(80, 24);
    let token = token_file(&home);
    other.start(&format!("play --game {link} --token-file '{}' --pace 0", token.display()), "you: South");
    let then = turn(&asha).max(turn(&ravi)) + 2;
    play_on(&other, &ravi, then);
    asha.wait_until("the turn", |_| turn(&asha) >= then);

    // Somebody watches, and touches nothing.
    let watcher = Terminal::open(80, 24);
    watcher.start(&format!("watch {link} --pace 0"), "? help");
    watcher.keys(&["t"]);
    watcher.wait_for("It is not your turn.");
    watcher.keys(&["q"]);
    watcher.wait_for("Watch it again with: chaupat watch");
    watcher.wait_for_prompt();

    ravi.keys(&["q"]);
    ravi.wait_for("The game stays on the server.");
    ravi.keys(&["y"]);
    ravi.wait_for("Come back with: chaupat play --server");
    ravi.wait_for_prompt();
}

/// Both press what is due, until both see this turn.
fn play_on(one: &Terminal, other: &Terminal, until: u32) {
    for _ in 0..400 {
        if turn(one) >= until && turn(other) >= until {
            return;
        }
        for terminal in [one, other] {
            terminal.keys(&["t", "Enter", "Enter"]);
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("waited in vain for turn {until}:\n{}\n{}", one.seen(), other.seen());
}

/// The number of the turn on a screen.
fn turn(terminal: &Terminal) -> u32 {
    let seen = terminal.seen();
    let number = seen
        .split_once("Turn ")
        .map(|(_, rest)| rest.chars().take_while(char::is_ascii_digit).collect::<String>());
    number.and_then(|number| number.parse().ok()).unwrap_or_default()
}
