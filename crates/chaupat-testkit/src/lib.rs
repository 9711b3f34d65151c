//! Laws, naive second move generators and random positions, for tests.

pub mod naive;
