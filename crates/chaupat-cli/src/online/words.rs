//! What is said about a game on a server.

/// The connection is lost.
pub(super) const LOST: &str = "The connection to the server is lost; trying again.";
/// It is there again.
pub(super) const FOUND: &str = "Connected again.";
/// Everybody is there.
pub(super) const BEGINS: &str = "Everybody is there: the game begins.";
/// The shares of the players are collected.
pub(super) const DICE: &str = "Everybody is there; the players give their shares to the dice.";
/// A throw waits for the others.
pub(super) const CALLED: &str = "The throw waits for what the others add to it.";
/// The game is over, and the record is awaited.
pub(super) const RECORD: &str = "The record of the game is fetched.";
/// Nothing is taken back.
pub(super) const NO_UNDO: &str = "a game on a server takes nothing back";
/// Somebody has come.
pub(super) fn sits_down(name: &str, seat: &str) -> String {
    format!("{name} sits down: {seat}.")
}

/// Another plays for a seat.
pub(super) fn controlled(name: &str, bot: bool) -> String {
    if bot { format!("A bot plays for {name} from now on.") } else { format!("{name} plays again.") }
}

/// A bot has failed.
pub(super) fn bot_fault(name: &str) -> String {
    format!("The bot of {name} gave no good answer: the server played for it.")
}

/// Seats are free.
pub(super) fn waits_for(seats: &[&str]) -> String {
    format!("The game begins when somebody sits at: {}.", seats.join(", "))
}

/// The server plays what the rules of this program refuse.
pub(super) fn misfit(ply: &str, why: &str) -> String {
    format!("{ply} was played, which the rules of this program do not allow: {why}")
}

/// The server names a seat that is none.
pub(super) fn no_seat(letter: &str) -> String {
    format!("there is no seat {letter:?} in this game")
}

/// How to come back.
pub(super) fn come_back(server: &str, game: &str) -> String {
    format!("The game stays on the server. Come back with: chaupat play --server {server} --game {game}")
}

/// How to watch again.
pub(super) fn watch_again(link: &str) -> String {
    format!("Watch it again with: chaupat watch {link}")
}

/// A link for a friend.
pub(super) fn invite(seat: &str, link: &str) -> String {
    format!("{seat}: chaupat play --game '{link}'")
}
