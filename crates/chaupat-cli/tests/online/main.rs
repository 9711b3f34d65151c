//! Games on a server: in lines, on two screens, watched; the server killed between them.
#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

mod lines;
mod refusals;
mod server;
#[cfg(target_os = "linux")]
mod two_terminals;

#[cfg(target_os = "linux")]
#[path = "../screen/tmux.rs"]
#[allow(dead_code, reason = "not every test needs all of a terminal")]
mod tmux;
