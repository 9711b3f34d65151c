//! `cargo xtask fuzz`: feeds parsers and rules with what no person would write.

use std::sync::Mutex;
use std::{fs, process::Command, thread};

use anyhow::{Result, bail};
use clap::Args;

use crate::docs::files_below;
use crate::process::{output_of_both, run, run_quietly};
use crate::tool;
use crate::toolchain::NIGHTLY;
use crate::workspace::root;

/// Runs the fuzz targets of fuzz/fuzz_targets/, as many at once as there are cores.
///
/// Needs Rust's nightly toolchain, which is not installed for you; cargo-fuzz is. An input that breaks a target is kept
/// in fuzz/artifacts/.
#[derive(Args)]
pub(crate) struct Fuzz {
    /// The target to run, showing what the fuzzer says; all of them without it
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Only list the targets
    #[arg(long)]
    list: bool,
}

impl Fuzz {
    /// What `cargo xtask ci` runs. Without nightly, the tests called `fuzz` do the same with a fixed set of texts.
    pub(crate) fn a_minute_each() -> Result<()> {
        if NIGHTLY.is_there() {
            return Fuzz { target: None, seconds: 60, list: false }.run();
        }
        eprintln!(
            "ci: Rust's nightly toolchain is not here: only the tests called fuzz look at changed texts"
        );
        Ok(())
    }

    pub(crate) fn run(&self) -> Result<()> {
        let targets = targets()?;
        if self.list {
            for target in targets {
                println!("{target}");
            }
            return Ok(());
        }
        if !NIGHTLY.is_there() {
            bail!("fuzzing needs Rust's nightly toolchain: rustup toolchain install nightly");
        }
        tool::FUZZ.install()?;
        match &self.target {
            None => self.run_all(&targets),
            Some(target) if targets.contains(target) => run(&mut self.command(target)?),
            Some(target) => bail!("there is no fuzz target {target}; there are: {}", targets.join(", ")),
        }
    }

    /// Builds all, then keeps every core busy with one target.
    fn run_all(&self, targets: &[String]) -> Result<()> {
        run_quietly(NIGHTLY.command(["cargo", "fuzz", "build"]).args(OPTIONS))?;
        let waiting = Mutex::new(targets.iter());
        let next = || waiting.lock().expect("nobody panics while holding it").next();
        let one_after_the_other = || -> Result<()> {
            while let Some(target) = next() {
                let said = output_of_both(&mut self.command(target)?)?;
                let done = said.lines().rfind(|line| line.starts_with("Done ")).unwrap_or_default();
                eprintln!("xtask: fuzz {target}: {done}");
            }
            Ok(())
        };
        let jobs = thread::available_parallelism()?.get();
        thread::scope(|scope| {
            let jobs = (0..jobs).map(|_| scope.spawn(one_after_the_other)).collect::<Vec<_>>();
            jobs.into_iter().try_for_each(|job| job.join().expect("a job returns its errors"))
        })
    }

    fn command(&self, target: &str) -> Result<Command> {
        // What is found goes into the first folder, which git does not keep; the second has good texts to begin with.
        let (found, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        fs::create_dir_all(root().join(&found))?;
        let mut command = NIGHTLY.command(["cargo", "fuzz", "run"]);
        command.args(OPTIONS).args([target, &found, &seeds, "--"]);
        command.arg(format!("-max_total_time={}", self.seconds)).arg(TOO_LONG);
        Ok(command)
    }
}

/// No crate here has unsafe code that the address sanitizer would watch, and without it everything is faster.
const OPTIONS: [&str; 2] = ["--sanitizer", "none"];

/// A text that takes so many seconds is a fault too.
const TOO_LONG: &str = "-timeout=20";

fn targets() -> Result<Vec<String>> {
    let files = files_below(&root().join("fuzz/fuzz_targets"), "rs")?;
    let names = files.iter().filter_map(|file| file.file_stem());
    Ok(names.map(|name| name.to_string_lossy().into_owned()).collect())
}
