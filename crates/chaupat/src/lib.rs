//! Chaupar and chaturaji behind one door: games, tables, players and the rule book.
