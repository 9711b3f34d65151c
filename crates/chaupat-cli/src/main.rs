//! The `chaupat` program: play, simulate and study chaupar and chaturaji in the terminal.

use std::process::ExitCode;

fn main() -> ExitCode {
    chaupat_cli::main()
}
