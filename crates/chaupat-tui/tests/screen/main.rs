//! The full-screen player: what it draws, what keys do, and whole games without a terminal.
#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

mod elsewhere;
mod frames;
mod guide;
mod journeys;
mod keys;
mod sizes;
mod table;
