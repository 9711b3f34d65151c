//! Programs from outside that tests need, installed by the system's package manager.
//!
//! A package whose tests run another program says so in its `Cargo.toml`, with the Debian package it is in:
//!
//! ```toml
//! [package.metadata.test-programs]
//! tmux = "tmux"
//! ```

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};
use cargo_metadata::Metadata;

use crate::debian::{can_install, install};
use crate::process::is_installed;
use crate::workspace::metadata;

/// Installs the programs that tests name and this machine lacks.
///
/// # Errors
/// Says what to install by hand where there is no `apt-get` or it may not be used.
pub(crate) fn install_missing() -> Result<()> {
    let mut missing = needed(&metadata()?)?;
    missing.retain(|program, _| !is_installed(program));
    if missing.is_empty() {
        return Ok(());
    }
    let packages = missing.values().map(String::as_str).collect::<Vec<_>>();
    if !can_install() {
        let programs = missing.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
        bail!(
            "the tests run programs that are not installed: {programs} (Debian: apt-get install {})",
            packages.join(" ")
        );
    }
    install(&packages)
}

/// The programs that the workspace's tests run, each with its Debian package.
fn needed(metadata: &Metadata) -> Result<BTreeMap<String, String>> {
    let mut needed = BTreeMap::new();
    for package in metadata.workspace_packages() {
        let Some(table) = package.metadata.get("test-programs") else { continue };
        let programs: BTreeMap<String, String> = serde_json::from_value(table.clone())
            .with_context(|| format!("{}: package.metadata.test-programs", package.manifest_path))?;
        needed.extend(programs);
    }
    Ok(needed)
}
