//! The Royal Game of Ur by the rules of Irving Finkel, on top of Chaupat's public crates: the worked example of a third
//! game, which nothing in Chaupat knows.
//!
//! The numbers `U1.1` are the rules in the `RULES.md` of this package.
//!
//! ```text
//! Parameters, Preset, Rules      the rule set
//! path                           the squares of the board
//! Position, Men, Action          the game itself
//! Setup                          a position with its parts open
//! Effect, Fault, SetupFault      what happened, and why something is refused
//! text                           Notation: positions and plies in letters
//! board, words, Spot             Render: the board, sentences
//! appraise, playable             Appraise, Playable: what bots and tables need
//! solve                          perfect play
//! ```

mod action;
mod appraise;
mod board;
mod effect;
mod fault;
mod men;
pub mod path;
mod playable;
mod position;
mod preset;
mod render;
mod rules;
mod setup;
pub mod solve;
mod spot;
mod text;
mod words;

pub use action::Action;
pub use effect::Effect;
pub use fault::Fault;
pub use men::Men;
pub use position::Position;
pub use preset::Preset;
pub use rules::{Conflict, Parameters, Rules, RulesError};
pub use setup::{Phase, Setup, SetupError, SetupFault};
pub use spot::Spot;
