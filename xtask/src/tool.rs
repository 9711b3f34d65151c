//! Programs for developers that cargo itself builds from crates.io.

use anyhow::{Context, Result};

use crate::process::{cargo, run};

/// A subcommand of cargo that the verbs need.
pub(crate) struct Tool {
    /// What comes after `cargo`.
    subcommand: &'static str,
    package: &'static str,
    /// The one that this project is tested with; the newest might need a newer Rust.
    version: &'static str,
    purpose: &'static str,
}

/// Runs tests.
pub(crate) const NEXTEST: Tool =
    Tool { subcommand: "nextest", package: "cargo-nextest", version: "0.9.143", purpose: "runs the tests" };

/// Builds with each set of features.
pub(crate) const HACK: Tool = Tool {
    subcommand: "hack",
    package: "cargo-hack",
    version: "0.6.46",
    purpose: "goes through the features",
};

/// Looks at what others' crates bring along.
pub(crate) const DENY: Tool =
    Tool { subcommand: "deny", package: "cargo-deny", version: "0.20.2", purpose: "looks at dependencies" };

/// Builds and runs fuzz targets.
pub(crate) const FUZZ: Tool =
    Tool { subcommand: "fuzz", package: "cargo-fuzz", version: "0.13.2", purpose: "runs the fuzz targets" };

impl Tool {
    /// Builds the tool from crates.io unless some version of it is there.
    pub(crate) fn install(&self) -> Result<()> {
        let Tool { subcommand, package, version, purpose } = self;
        if self.is_there() {
            return Ok(());
        }
        eprintln!("xtask: installing {package} {version}, which {purpose} (once, a minute or more)");
        let mut install = cargo(["install", "--locked", "--quiet", package, "--version", version]);
        // Not optimised: that takes a fraction of the time, and none of them has much to do itself.
        install.args(["--debug", "--config", "profile.dev.debug=false"]);
        run(&mut install).with_context(|| format!("cargo {subcommand} is missing and could not be installed"))
    }

    fn is_there(&self) -> bool {
        cargo([self.subcommand, "--version"]).output().is_ok_and(|output| output.status.success())
    }
}
