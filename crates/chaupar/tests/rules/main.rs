//! The rule book of chaupar, paragraph by paragraph: every expectation is typed by hand from the rules.

#![allow(clippy::unwrap_used, reason = "what cannot be built fails its test")]

mod c01_board;
mod c02_throws;
mod c03_start;
mod c04_turn;
mod c05_entering;
mod c06_landing;
mod c07_door;
mod c08_bonus;
mod c09_doublets;
mod c10_home_c11_end;
mod c12_alkhee;
mod c13_partners;
mod c14_pasa;
mod c15_pachisi;
mod c16_rule_sets;
mod c17_counts;
mod c17_positions;
mod faults;
mod keys;
mod random_games;
mod setups;
mod study;
