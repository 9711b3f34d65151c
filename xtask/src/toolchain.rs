//! Other toolchains than the one that runs us, where rustup has them. None is installed for anybody.

use std::process::Command;

use crate::process::{command, is_installed};

/// A toolchain by rustup's name for it: `nightly`, `1.88`.
#[derive(Clone, Copy)]
pub(crate) struct Toolchain<'a>(pub(crate) &'a str);

/// What fuzzing needs.
pub(crate) const NIGHTLY: Toolchain = Toolchain("nightly");

impl Toolchain<'_> {
    pub(crate) fn is_there(self) -> bool {
        let version = || self.command(["rustc", "--version"]).output();
        is_installed("rustup") && version().is_ok_and(|output| output.status.success())
    }

    /// A command of this toolchain, whatever toolchain runs us.
    pub(crate) fn command<const N: usize>(self, args: [&str; N]) -> Command {
        let mut command = command("rustup", ["run", self.0]);
        command.args(args).env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
        command
    }
}
