//! `cargo xtask dist`: the archive that people download.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;

use crate::process::{self, cargo, command, output};
use crate::workspace::{metadata, root, shown};

/// Packs the program `chaupat` with its completions and manual page into target/dist/.
#[derive(Args)]
pub(crate) struct Dist {}

/// The shells that completions are made for, each with the file name it looks for.
const SHELLS: [(&str, &str); 3] = [("bash", "chaupat"), ("zsh", "_chaupat"), ("fish", "chaupat.fish")];

/// Packed as they are.
const PAPERS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Does what the verb says.
pub(crate) fn run(_: &Dist) -> Result<()> {
    let target = PathBuf::from(metadata()?.target_directory);
    let program = build(&target)?;
    let name = format!("chaupat-{}-{}", version(&program)?, host()?);
    let folder = target.join("dist").join(&name);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| shown(&folder))?;
    }
    fill(&folder, &program)?;
    pack(&target.join("dist"), &name)
}

/// Builds the program for release, without its symbols.
fn build(target: &Path) -> Result<PathBuf> {
    let mut build = cargo(["build", "--release", "--locked", "--package", "chaupat-cli", "--bin", "chaupat"]);
    process::run(build.args(["--config", "profile.release.strip='symbols'"]))?;
    Ok(target.join("release").join(format!("chaupat{}", std::env::consts::EXE_SUFFIX)))
}

/// What the program itself calls its version: the last word of `chaupat --version`.
fn version(program: &Path) -> Result<String> {
    let said = ask(program, ["--version"])?;
    Ok(said.split_whitespace().last().context("`chaupat --version` says nothing")?.to_owned())
}

/// The kind of machine that the program was built for.
fn host() -> Result<String> {
    let said = output(&mut command("rustc", ["--version", "--verbose"]))?;
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("`rustc --version --verbose` names no host")?.to_owned())
}

/// Lays what is packed into `folder`.
fn fill(folder: &Path, program: &Path) -> Result<()> {
    let (completions, man) = (folder.join("completions"), folder.join("man"));
    for folder in [&completions, &man] {
        fs::create_dir_all(folder).with_context(|| shown(folder))?;
    }
    fs::copy(program, folder.join(program.file_name().expect("the program is a file")))
        .context("the program")?;
    for (shell, file) in SHELLS {
        fs::write(completions.join(file), ask(program, ["completions", shell])?)?;
    }
    fs::write(man.join("chaupat.1"), ask(program, ["man"])?)?;
    for paper in PAPERS {
        fs::copy(root().join(paper), folder.join(paper)).context(paper)?;
    }
    Ok(())
}

fn ask<const N: usize>(program: &Path, args: [&str; N]) -> Result<String> {
    output(&mut command(&program.to_string_lossy(), args))
}

fn pack(dist: &Path, name: &str) -> Result<()> {
    let archive = dist.join(format!("{name}.tar.gz"));
    let mut tar = command("tar", ["--create", "--gzip", "--owner=0", "--group=0"]);
    process::run(tar.arg("--file").arg(&archive).arg("--directory").arg(dist).arg(name))?;
    println!("{} ({} kB)", shown(&archive), fs::metadata(&archive)?.len() / 1000);
    Ok(())
}
