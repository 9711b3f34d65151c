//! `cargo xtask bench`: the figures of docs/performance.md.

use anyhow::Result;
use clap::Args;

use crate::process::{cargo, run};

/// Measures nodes and whole games per second on one core, and prints the table of docs/performance.md.
#[derive(Args)]
pub(crate) struct Bench {
    /// Passed to the benchmark program
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "ARGUMENT")]
    benchmark: Vec<String>,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        let mut bench = cargo(["bench", "--quiet", "--package", "chaupat-bench", "--"]);
        run(bench.args(&self.benchmark))
    }
}
