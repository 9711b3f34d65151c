//! What is written is read back, what is wrong is refused in words that help.

mod chaupar_positions;
mod rules;
