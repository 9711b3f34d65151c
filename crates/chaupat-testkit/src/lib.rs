//! Laws, naive second move generators and random positions, for tests.

pub mod laws;
pub mod markdown;
pub mod naive;
pub mod perft_file;
mod walk;

pub use walk::Walk;
