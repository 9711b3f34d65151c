//! `cargo xtask fuzz`: feeds parsers and rules with what no person would write.

use std::{fs, process::Command};

use anyhow::{Context, Result, bail};
use clap::Args;

use crate::docs::files_below;
use crate::process::{cargo, command, has_subcommand, is_installed, run};
use crate::workspace::root;

/// Runs the fuzz targets of fuzz/fuzz_targets/, one after the other.
///
/// Needs Rust's nightly toolchain, which is not installed for you; cargo-fuzz is. An input that breaks a target is kept in fuzz/artifacts/.
#[derive(Args)]
pub(crate) struct Fuzz {
    /// The target to run; all of them without it
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Only list the targets
    #[arg(long)]
    list: bool,
}

impl Fuzz {
    pub(crate) fn run(&self) -> Result<()> {
        let targets = targets()?;
        if self.list {
            for target in targets {
                println!("{target}");
            }
            return Ok(());
        }
        let chosen = self.chosen(targets)?;
        need_nightly()?;
        need_cargo_fuzz()?;
        for target in chosen {
            eprintln!("xtask: {target} for {} s", self.seconds);
            let seconds = format!("-max_total_time={}", self.seconds);
            // What is found goes into the first folder, which git does not keep; the second has good texts to begin with.
            let (found, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
            fs::create_dir_all(root().join(&found))?;
            let run_it = [target, found, seeds, "--".to_owned(), seconds];
            run(nightly(["cargo", "fuzz", "run"]).args(run_it))?;
        }
        Ok(())
    }

    fn chosen(&self, targets: Vec<String>) -> Result<Vec<String>> {
        match &self.target {
            None if targets.is_empty() => bail!("there is no fuzz target (fuzz/fuzz_targets/*.rs)"),
            None => Ok(targets),
            Some(target) if targets.contains(target) => Ok(vec![target.clone()]),
            Some(target) => bail!("there is no fuzz target {target}; there are: {}", targets.join(", ")),
        }
    }
}

fn targets() -> Result<Vec<String>> {
    let files = files_below(&root().join("fuzz/fuzz_targets"), "rs")?;
    Ok(files
        .iter()
        .filter_map(|file| file.file_stem())
        .map(|name| name.to_string_lossy().into_owned())
        .collect())
}

fn need_nightly() -> Result<()> {
    let found =
        is_installed("rustup") && nightly(["rustc", "--version"]).output().is_ok_and(|o| o.status.success());
    if !found {
        bail!("fuzzing needs Rust's nightly toolchain: rustup toolchain install nightly");
    }
    Ok(())
}

fn need_cargo_fuzz() -> Result<()> {
    if has_subcommand("fuzz") {
        return Ok(());
    }
    eprintln!("xtask: installing cargo-fuzz (once, a minute)");
    let mut install = cargo(["install", "--locked", "--quiet", "cargo-fuzz"]);
    run(&mut install).context("cargo-fuzz is missing and could not be installed")
}

/// A command of the nightly toolchain, whatever toolchain runs us.
fn nightly<const N: usize>(args: [&str; N]) -> Command {
    let mut command = command("rustup", ["run", "nightly"]);
    command.args(args).env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
    command
}
