#![allow(clippy::unwrap_used, clippy::format_collect, clippy::print_stderr, reason = "tests")]
//! The program as its users meet it: what it prints, what it says, and how it ends.

mod call;
mod convert;
mod moves;
mod noise;
mod odds;
mod pages;
mod perft;
mod pipes;
mod play;
mod refusals;
mod replay;
mod rules;
mod shells;
mod show;
mod simulate;
mod verify;
