//! The rules of chaturaji, four-player chess with dice.
