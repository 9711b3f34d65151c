//! The rules of chaupar, the cross-shaped race game with cowrie shells.
