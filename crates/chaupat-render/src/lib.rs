//! Boards as text for terminals.
