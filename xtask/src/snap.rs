//! `cargo xtask snap`: takes the snapshots anew and shows what changed.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use clap::Args;
use serde_json::Value;

use crate::process::{cargo, command, output, run};
use crate::tool::NEXTEST;
use crate::workspace::{root, shown};

/// Takes the snapshots anew and shows what changed, for review.
///
/// The files *.snap are overwritten where they lie, and the difference is shown by git: keep it with `git add`,
/// or throw it away with `git restore`. Snapshots inside Rust sources are not touched; their new text is printed,
/// to be typed in by hand.
#[derive(Args)]
pub(crate) struct Snap {
    /// Passed to `cargo nextest run`: a part of a test's name, `-p CRATE`, …
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "NEXTEST ARGUMENT")]
    nextest: Vec<String>,
}

/// Where new snapshots wait that insta cannot write by itself, below the workspace's folder.
const WAITING: &str = "target/snapshots";

/// What git is asked about.
const SNAPSHOTS: &str = "*.snap";

impl Snap {
    pub(crate) fn run(&self) -> Result<()> {
        NEXTEST.install()?;
        let waiting = root().join(WAITING);
        if waiting.exists() {
            fs::remove_dir_all(&waiting).with_context(|| WAITING.to_owned())?;
        }
        let mut tests = cargo(["nextest", "run", "--no-fail-fast"]);
        // Snapshots inside sources cannot be written, and must not end a test before its other snapshots.
        tests
            .args(&self.nextest)
            .env("INSTA_UPDATE", "always")
            .env("INSTA_PENDING_DIR", &waiting)
            .env("INSTA_FORCE_PASS", "1");
        let tested = run(&mut tests);
        show_files()?;
        show_waiting(&waiting)?;
        tested.context("some tests fail for another reason than their snapshots")
    }
}

/// Shows the difference of the snapshot files, new ones whole.
fn show_files() -> Result<()> {
    run(&mut command("git", ["--no-pager", "diff", "--stat", "--patch", "--", SNAPSHOTS]))?;
    let new = output(&mut command("git", ["ls-files", "--others", "--exclude-standard", "--", SNAPSHOTS]))?;
    for file in new.lines() {
        let text = fs::read_to_string(root().join(file)).with_context(|| file.to_owned())?;
        println!("\nnew: {file}\n{text}");
    }
    Ok(())
}

/// Prints the new text of snapshots inside sources.
fn show_waiting(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry?.path();
        if path.is_dir() {
            show_waiting(&path)?;
        } else {
            show_inline(&path)?;
        }
    }
    Ok(())
}

/// Prints what one waiting file holds: a JSON object a line, of which the last of a source line counts.
fn show_inline(path: &Path) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| shown(path))?;
    let source = source_of(path);
    for line in text.lines() {
        let waiting: Value = serde_json::from_str(line).with_context(|| shown(path))?;
        let Some(snapshot) = waiting["new"]["snapshot"].as_str() else { continue };
        println!("\nto be typed in: {source}:{}\n{snapshot}", waiting["line"]);
    }
    Ok(())
}

/// The source that the file `.NAME.pending-snap` waits for.
fn source_of(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = name.trim_start_matches('.').trim_end_matches(".pending-snap");
    let folder = root().join(WAITING);
    path.with_file_name(name)
        .strip_prefix(folder)
        .map_or_else(|_| name.to_owned(), |path| path.display().to_string())
}
