//! Positions, plies, rule sets and game records as text and JSON.
