//! Snapshots and end-to-end tests of the whole workspace.
