//! What the crates that we depend on bring along (`deny.toml`).

use anyhow::Result;

use crate::process::{cargo, run_quietly};
use crate::tool::DENY;

/// Checks licences, sources and doubles, and known weaknesses where their list can be had.
pub(super) fn run() -> Result<()> {
    DENY.install()?;
    run_quietly(&mut cargo(["deny", "check", "licenses", "sources", "bans"]))?;
    if cargo(["deny", "fetch", "db"]).output()?.status.success() {
        return run_quietly(&mut cargo(["deny", "check", "--disable-fetch", "advisories"]));
    }
    eprintln!("ci: the list of advisories cannot be had here, and was not asked");
    Ok(())
}
