//! Where the workspace lies and what cargo knows of it.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use cargo_metadata::{Metadata, MetadataCommand, Package};

/// The folder of the workspace's `Cargo.toml`.
pub(crate) fn root() -> PathBuf {
    // Cargo says at run time where the package lies, which also holds after the checkout was moved.
    let package = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let package = PathBuf::from(package);
    package.parent().expect("the package xtask lies in a folder of the workspace").to_owned()
}

/// What `cargo metadata` says of the workspace and everything it depends on.
pub(crate) fn metadata() -> Result<Metadata> {
    MetadataCommand::new().current_dir(root()).exec().context("cargo metadata")
}

/// The crates of the workspace that are for others.
pub(crate) fn published(metadata: &Metadata) -> Vec<&Package> {
    let is_private = |package: &Package| package.publish.as_ref().is_some_and(Vec::is_empty);
    metadata.workspace_packages().into_iter().filter(|package| !is_private(package)).collect()
}

/// Is this run by a machine that checks a change, rather than by a person?
pub(crate) fn in_ci() -> bool {
    env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false" && value != "0")
}

/// `path` as seen from the workspace's folder, for messages.
pub(crate) fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
