//! Each published crate is a package that stands for itself.

use std::fs;
use std::time::UNIX_EPOCH;

use anyhow::{Context, Result, bail};
use cargo_metadata::Package;

use crate::process::{cargo, run_quietly};
use crate::workspace::{metadata, published};

/// What a package has beside its sources.
const PAPERS: [&str; 3] = ["README.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// The most keywords that crates.io takes.
const MOST_KEYWORDS: usize = 5;

/// Builds each published crate from its package, as somebody would who has nothing else.
pub(super) fn run() -> Result<()> {
    let metadata = metadata()?;
    let published = published(&metadata);
    let faults = published.iter().flat_map(|package| faults(package)).collect::<Vec<_>>();
    if !faults.is_empty() {
        bail!("these are not ready to be published:\n  {}", faults.join("\n  "));
    }
    let now = UNIX_EPOCH.elapsed().context("the clock")?;
    let folder = metadata.target_directory.join(format!("packages-{}", now.as_secs()));
    let mut build = cargo(["package", "--locked", "--quiet", "--allow-dirty", "--all-features"]);
    build.args(published.iter().flat_map(|package| ["--package", package.name.as_str()]));
    // Nobody looks into what is built here. Cargo takes what it unpacked before from the same folder for what the
    // packages hold now, so each run has its own.
    let built = run_quietly(build.arg("--target-dir").arg(&folder).env("CARGO_PROFILE_DEV_DEBUG", "false"));
    fs::remove_dir_all(&folder).with_context(|| folder.to_string())?;
    built
}

/// What a package lacks, a sentence each.
fn faults(package: &Package) -> Vec<String> {
    let folder = package.manifest_path.parent().expect("a manifest lies in a folder");
    let mut lacking = PAPERS.map(|paper| (!folder.join(paper).is_file(), paper)).to_vec();
    lacking.extend([
        (package.readme.is_none(), "readme"),
        (package.description.is_none(), "description"),
        (package.license.is_none(), "license"),
        (package.keywords.is_empty() || package.keywords.len() > MOST_KEYWORDS, "keywords, one to five"),
        (package.categories.is_empty(), "categories"),
        (package.metadata["docs"]["rs"]["all-features"] != true, "package.metadata.docs.rs.all-features"),
    ]);
    let lacking = lacking.into_iter().filter(|(is_lacking, _)| *is_lacking);
    lacking.map(|(_, what)| format!("{} has no {what}", package.name)).collect()
}
