#![no_main]
#![allow(dead_code, reason = "each target checks one of the laws")]

#[path = "../../crates/chaupat-notation/tests/it/laws.rs"]
mod laws;

libfuzzer_sys::fuzz_target!(|text: &str| laws::ply(text));
