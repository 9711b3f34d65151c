//! What holds in every game, whatever the rule set.

mod games;
mod keys;
mod lot;
mod nonsense;
mod rule_sets;
