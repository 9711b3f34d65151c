//! Chaupar and chaturaji behind one door.

pub mod book;
mod game;

pub use game::{Game, UnknownGame};
