//! `cargo xtask ci`: what must hold before a change lands.

use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::docs::Docs;
use crate::layers::{self, Layers};
use crate::process::{cargo, run_quietly};
use crate::test::Test;

/// Checks all that must hold before a change lands: format, lints, layers, docs, tests.
///
/// Each step is timed, says nothing unless it fails, and the first that fails ends the run. The tests come
/// last, so the last lines are those of their summary.
#[derive(Args)]
pub(crate) struct Ci {
    /// Only these steps: fmt, clippy, layers, docs, test; all of them without any
    steps: Vec<String>,
}

type Step = (&'static str, fn() -> Result<()>);

const STEPS: [Step; 5] = [
    ("fmt", format),
    ("clippy", clippy),
    ("layers", || layers::run(&Layers::default())),
    ("docs", || Docs::checked().run()),
    ("test", || Test::default().run()),
];

impl Ci {
    pub(crate) fn run(&self) -> Result<()> {
        if let Some(unknown) = self.steps.iter().find(|step| STEPS.iter().all(|(name, _)| name != step)) {
            bail!("there is no step {unknown}");
        }
        let asked = |name: &str| self.steps.is_empty() || self.steps.iter().any(|step| step == name);
        for (name, step) in STEPS.into_iter().filter(|(name, _)| asked(name)) {
            let began = Instant::now();
            eprintln!("ci: {name}");
            step().with_context(|| format!("step {name}"))?;
            if name != "test" {
                eprintln!("ci: {name} holds ({:.1} s)", began.elapsed().as_secs_f64());
            }
        }
        Ok(())
    }
}

fn format() -> Result<()> {
    run_quietly(&mut cargo(["fmt", "--all", "--check"]))
}

fn clippy() -> Result<()> {
    run_quietly(&mut cargo([
        "clippy",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--keep-going",
        "--",
        "--deny",
        "warnings",
    ]))
}
