//! `cargo xtask perft`: the known counts of lines of play.

use anyhow::Result;
use clap::Args;

use crate::process::{cargo, run};
use crate::tool::NEXTEST;

/// Counts the lines of play of tests/data/*.perft, with everything built for release, and compares.
///
/// The form of the files is described in crates/chaupat-testkit/src/perft_file.rs. To find a difference, split a
/// count by the first ply: `chaupat perft RULES --depth N --divide`.
#[derive(Args)]
pub(crate) struct Perft {
    /// Passed to `cargo nextest run`: `--no-capture`, …
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "NEXTEST ARGUMENT")]
    nextest: Vec<String>,
}

impl Perft {
    pub(crate) fn run(&self) -> Result<()> {
        NEXTEST.install()?;
        let mut tests = cargo(["nextest", "run", "--release", "--package", "chaupat-tests"]);
        run(tests.args(["--filterset", "test(/^perft::/)"]).args(&self.nextest))
    }
}
