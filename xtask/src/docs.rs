//! `cargo xtask docs`: the reference of the crates, and whether all that is written points somewhere.

mod citations;
mod links;
mod prose;

use std::process::Command;

use anyhow::{Result, bail};
use clap::Args;

use crate::process::{cargo, run, run_quietly};
use citations::Book;
pub(crate) use prose::files_below;

/// Builds the reference of all crates (target/doc).
///
/// With --check every warning is an error, every relative link in
/// README.md (of packages too), CHANGELOG.md, CONTRIBUTING.md and docs/ must lead to a file and, if it names one, a heading there,
/// and every rule that crates, examples, tests or docs cite by number must be a paragraph of a rule book.
#[derive(Args)]
pub(crate) struct Docs {
    /// Check links and rule numbers too; warnings are errors
    #[arg(long)]
    check: bool,
    /// List the paragraphs of the rule books whose number no Rust source cites, and do nothing else
    #[arg(long, conflicts_with = "check")]
    uncited: bool,
}

impl Docs {
    /// What `cargo xtask ci` runs.
    pub(crate) fn checked() -> Docs {
        Docs { check: true, uncited: false }
    }

    pub(crate) fn run(&self) -> Result<()> {
        if self.uncited {
            return list_uncited();
        }
        if !self.check {
            return run(&mut reference());
        }
        let mut faults = links::faults(&prose::pages()?)?;
        faults.extend(citations::faults(&Book::read()?)?);
        if !faults.is_empty() {
            bail!("these lead nowhere:\n  {}", faults.join("\n  "));
        }
        run_quietly(reference().env("RUSTDOCFLAGS", "--deny warnings"))
    }
}

/// Builds the reference. Of the two targets called `chaupat`, cargo takes the library and leaves out the program.
fn reference() -> Command {
    cargo(["doc", "--workspace", "--no-deps", "--quiet"])
}

fn list_uncited() -> Result<()> {
    let uncited = citations::uncited(&Book::read()?)?;
    for rule in &uncited {
        println!("{rule}");
    }
    Ok(())
}
