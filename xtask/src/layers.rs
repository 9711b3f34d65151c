//! `cargo xtask layers`: each crate depends only on lower layers, and the rules stay small to build.

mod build;
mod lints;
mod member;
mod table;

use anyhow::{Result, bail};
use clap::Args;

use crate::workspace::metadata;
use build::Graph;
use member::Member;

/// Proves from `cargo metadata` that the crates lie in layers.
///
/// * A crate depends only on crates of lower layers (the table is in xtask/src/layers/table.rs).
/// * chaupat-core depends on nothing at all.
/// * chaupat-ai does not depend on chaupat-dice: bots cannot know what will fall.
/// * Nothing in the product knows the examples.
/// * chaupar builds with at most three libraries, itself among them.
/// * The crates below the façade share one clippy.toml, which forbids clock, environment, files and global randomness.
#[derive(Args, Default)]
pub(crate) struct Layers {}

/// The crate of rules whose size is watched, and the most libraries that its build may compile.
const SMALL: (&str, usize) = ("chaupar", 3);

/// Does what the verb says.
pub(crate) fn run(_: &Layers) -> Result<()> {
    let metadata = metadata()?;
    let members = Member::all(&metadata);
    let built = Graph::of(&metadata).built(SMALL.0)?;

    let mut faults = members.iter().flat_map(member::faults).collect::<Vec<_>>();
    faults.extend(built.fault(SMALL.0, SMALL.1));
    faults.extend(lints::faults(&members)?);
    if !faults.is_empty() {
        bail!("the layers do not hold:\n  {}", faults.join("\n  "));
    }
    println!("{} crates, each on lower layers only", members.len());
    println!("{} builds {built}", SMALL.0);
    Ok(())
}
