//! `cargo xtask test`: every test, and before it whatever the tests need.

mod programs;

use anyhow::{Context, Result};
use clap::Args;

use crate::process::{cargo, has_subcommand, run, run_quietly};
use crate::workspace::in_ci;

/// Installs what is missing, then runs every test.
///
/// The doc tests come first and `cargo nextest` last, so that the last summary names the tests that ran.
/// Snapshots are compared and never written (see `cargo xtask snap`). With CI=true the doc tests say nothing
/// unless one fails, and nextest uses its profile `ci`.
#[derive(Args, Default)]
pub(crate) struct Test {
    /// Passed to `cargo nextest run`: a part of a test's name, `-p CRATE`, `--no-capture`, …
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "NEXTEST ARGUMENT")]
    nextest: Vec<String>,
}

impl Test {
    pub(crate) fn run(&self) -> Result<()> {
        install_nextest()?;
        programs::install_missing()?;
        doc_tests()?;
        self.run_nextest()
    }

    fn run_nextest(&self) -> Result<()> {
        let mut nextest = cargo(["nextest", "run"]);
        if in_ci() {
            nextest.args(["--profile", "ci", "--cargo-quiet"]);
        }
        run(nextest.args(&self.nextest).env("INSTA_UPDATE", "no"))
    }
}

fn doc_tests() -> Result<()> {
    let mut test = cargo(["test", "--doc", "--workspace", "--quiet"]);
    if in_ci() { run_quietly(&mut test) } else { run(&mut test) }
}

/// The version that this project is tested with; `cargo install` alone might take one that needs a newer Rust.
const NEXTEST: &str = "0.9.143";

/// Builds cargo-nextest from crates.io unless some version of it is there.
pub(crate) fn install_nextest() -> Result<()> {
    if has_subcommand("nextest") {
        return Ok(());
    }
    eprintln!("xtask: installing cargo-nextest {NEXTEST}, which runs the tests (once, some minutes)");
    let mut install = cargo(["install", "--locked", "--quiet", "cargo-nextest", "--version", NEXTEST]);
    run(&mut install).context("cargo-nextest is missing and could not be installed")
}
