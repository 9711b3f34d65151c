//! The full-screen player in a real terminal: whole games, and the terminal as it was, whatever happens.
#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]
#![cfg(target_os = "linux")]

mod terminal;
mod tmux;
