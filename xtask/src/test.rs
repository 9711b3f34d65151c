//! `cargo xtask test`: every test, and before it whatever the tests need.

mod programs;

use anyhow::Result;
use clap::Args;

use crate::db::Database;
use crate::process::{cargo, run, run_quietly};
use crate::tool::NEXTEST;
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
        NEXTEST.install()?;
        programs::install_missing()?;
        doc_tests()?;
        self.run_nextest()
    }

    fn run_nextest(&self) -> Result<()> {
        let mut nextest = cargo(["nextest", "run"]);
        if in_ci() {
            nextest.args(["--profile", "ci", "--cargo-quiet"]);
        }
        let database = Database::start()?;
        nextest.env("CHAUPAT_TEST_POSTGRES", database.address());
        run(nextest.args(&self.nextest).env("INSTA_UPDATE", "no"))
    }
}

fn doc_tests() -> Result<()> {
    let mut test = cargo(["test", "--doc", "--workspace", "--quiet"]);
    if in_ci() { run_quietly(&mut test) } else { run(&mut test) }
}
