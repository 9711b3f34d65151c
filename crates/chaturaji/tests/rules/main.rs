//! The paragraphs of the rules, J1 to J12, each with tests that name it; expected values are typed from the rules.

mod board;
mod dice;
mod diceless;
mod end;
mod ffa;
mod forbes;
mod moves;
mod parameters;
mod promotion;
mod score;
mod setup;
mod triumph;
