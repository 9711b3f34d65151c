//! `cargo xtask ci`: what must hold before a change lands.

mod deny;
mod features;
mod minimum;
mod package;

use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;

use crate::docs::Docs;
use crate::fuzz::Fuzz;
use crate::layers::{self, Layers};
use crate::process::{cargo, run_quietly};
use crate::test::Test;

/// Checks all that must hold before a change lands.
///
/// fmt: the format; clippy: no warning; layers: each crate depends on lower ones; docs: links, rule numbers, reference;
/// deny: licences, sources and doubles of dependencies, and advisories where their list can be had;
/// features: clippy with each set of features; minimum: the stated Rust builds the published crates;
/// package: each published crate builds from its package; fuzz: each target for a minute, with the nightly toolchain;
/// test: all tests.
///
/// Each step is timed, says nothing unless it fails or cannot look at everything, and the first that fails ends the
/// run. The tests come last, so the last lines are those of their summary.
#[derive(Args)]
pub(crate) struct Ci {
    /// Only these steps; all of them without any
    #[arg(value_name = "STEP", value_parser = STEPS.map(|(name, _)| name))]
    steps: Vec<String>,
}

type Step = (&'static str, fn() -> Result<()>);

const STEPS: [Step; 10] = [
    ("fmt", format),
    ("clippy", clippy),
    ("layers", || layers::run(&Layers::default())),
    ("docs", || Docs::checked().run()),
    ("deny", deny::run),
    ("features", features::run),
    ("minimum", minimum::run),
    ("package", package::run),
    ("fuzz", Fuzz::a_minute_each),
    ("test", || Test::default().run()),
];

impl Ci {
    pub(crate) fn run(&self) -> Result<()> {
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
