//! The full-screen player: what it draws, what keys do, and whole games in a real terminal.
#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

mod frames;
mod guide;
mod journeys;
mod keys;
mod sizes;
mod table;
#[cfg(target_os = "linux")]
mod terminal;
#[cfg(target_os = "linux")]
mod tmux;
