//! Programs from outside, installed by Debian's package manager.

use anyhow::Result;

use crate::process::{command, is_installed, output, run_quietly};

/// Can packages be installed here? There is `apt-get`, and we are root.
pub(crate) fn can_install() -> bool {
    is_installed("apt-get") && is_root()
}

/// Installs packages that tests need.
pub(crate) fn install(packages: &[&str]) -> Result<()> {
    eprintln!("xtask: installing {}, which tests run", packages.join(", "));
    run_quietly(&mut command("apt-get", ["update", "--quiet"]))?;
    let mut install = command("apt-get", ["install", "--quiet", "--yes", "--no-install-recommends"]);
    run_quietly(install.args(packages).env("DEBIAN_FRONTEND", "noninteractive"))
}

/// Are we root?
pub(crate) fn is_root() -> bool {
    output(&mut command("id", ["-u"])).is_ok_and(|id| id.trim() == "0")
}
