//! The lints of the crates below the façade.

use std::fs;

use anyhow::{Context, Result};

use super::member::Member;
use super::table::Layer;
use crate::workspace::root;

/// Each crate that must stay pure has this file; clippy reads only the nearest one.
const FILE: &str = "clippy.toml";

/// The crate whose file the others repeat.
const MODEL: &str = "crates/chaupat-core";

/// Which crates lack the lints that forbid I/O, clock, environment and global randomness, a sentence each.
pub(crate) fn faults(members: &[Member]) -> Result<Vec<String>> {
    let read = |folder: &std::path::Path| fs::read_to_string(folder.join(FILE));
    let general = read(&root()).context(FILE)?;
    let model = read(&root().join(MODEL)).with_context(|| format!("{MODEL}/{FILE}"))?;

    let mut faults = Vec::new();
    if !model.starts_with(&general) {
        faults.push(format!("{MODEL}/{FILE} must begin with all of {FILE}"));
    }
    let pure = members.iter().filter(|member| Layer::of(&member.name).is_some_and(Layer::is_pure));
    let differing = pure.filter(|member| read(&member.folder).ok().as_ref() != Some(&model));
    faults.extend(differing.map(|member| format!("{}: its {FILE} must be that of {MODEL}", member.name)));
    Ok(faults)
}
