//! Chaupar, rule by rule, as slow and as plain as can be.
