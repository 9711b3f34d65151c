//! The crates build whatever features are chosen.

use anyhow::Result;

use crate::process::{cargo, run_quietly};
use crate::tool::HACK;

/// Looks at each published crate with every set of its features; a warning is an error.
pub(super) fn run() -> Result<()> {
    HACK.install()?;
    let powerset = ["hack", "clippy", "--workspace", "--ignore-private", "--feature-powerset", "--quiet"];
    run_quietly(cargo(powerset).args(["--", "--deny", "warnings"]))
}
