//! Other programs, run from the workspace's folder.

use std::env;
use std::path::Path;
use std::process::{Command, Output};

use anyhow::{Context, Result, bail};

use crate::workspace::root;

/// `program` with `args`, in the workspace's folder, still to be run.
pub(crate) fn command<const N: usize>(program: &str, args: [&str; N]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(root());
    command
}

/// `cargo` with `args`, in the workspace's folder, still to be run.
pub(crate) fn cargo<const N: usize>(args: [&str; N]) -> Command {
    command("cargo", args)
}

/// Runs `command` with our own input and output.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| line(command))?;
    if !status.success() {
        bail!("`{}` ended with {status}", line(command));
    }
    Ok(())
}

/// Runs `command` and shows what it said only if it failed.
pub(crate) fn run_quietly(command: &mut Command) -> Result<()> {
    output(command).map(drop)
}

/// Runs `command` and returns what it wrote to its standard output; shows all it said if it failed.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    said(command).map(|(out, _)| out)
}

/// The same with what it wrote to its standard error.
pub(crate) fn output_of_both(command: &mut Command) -> Result<String> {
    said(command).map(|(out, err)| out + &err)
}

fn said(command: &mut Command) -> Result<(String, String)> {
    let Output { status, stdout, stderr } = command.output().with_context(|| line(command))?;
    let [out, err] = [stdout, stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    if !status.success() {
        eprintln!("{out}{err}");
        bail!("`{}` ended with {status}", line(command));
    }
    Ok((out, err))
}

/// Is there a program of this name in a folder of `PATH`?
pub(crate) fn is_installed(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| is_program(&folder.join(program)))
}

fn is_program(path: &Path) -> bool {
    path.is_file() || path.with_extension("exe").is_file()
}

/// The command as a person would type it, arguments with blanks apart.
fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}
