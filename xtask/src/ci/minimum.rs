//! The stated Rust (`rust-version`) builds the published crates.

use std::collections::BTreeMap;

use anyhow::{Context, Result};

use crate::process::run_quietly;
use crate::toolchain::Toolchain;
use crate::workspace::{metadata, published};

/// Builds the published crates on the Rust that they state, where rustup has it.
///
/// Elsewhere only the step clippy has looked: its lint `incompatible_msrv` knows since when the standard library has
/// what is used, but nothing of the language.
pub(super) fn run() -> Result<()> {
    for (version, packages) in stated()? {
        let rust = Toolchain(&version);
        if !rust.is_there() {
            eprintln!(
                "ci: Rust {version} is not here, only clippy has looked: rustup toolchain install {version}"
            );
            continue;
        }
        let mut check = rust.command(["cargo", "check", "--locked", "--quiet", "--all-features"]);
        run_quietly(check.args(packages.iter().flat_map(|name| ["--package", name])))?;
    }
    Ok(())
}

/// The published crates by the Rust that they state.
fn stated() -> Result<BTreeMap<String, Vec<String>>> {
    let mut stated = BTreeMap::<_, Vec<_>>::new();
    for package in published(&metadata()?) {
        let version = package.rust_version.as_ref();
        let version = version.with_context(|| format!("{} states no rust-version", package.name))?;
        let name = format!("{}.{}", version.major, version.minor);
        stated.entry(name).or_default().push(package.name.to_string());
    }
    Ok(stated)
}
