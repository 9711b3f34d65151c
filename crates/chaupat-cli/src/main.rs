//! The `chaupat` program.
fn main() {}
