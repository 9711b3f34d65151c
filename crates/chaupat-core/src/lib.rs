//! What every game here shares: seats, nodes, plies, weighted throws, positions, matches, perft.
