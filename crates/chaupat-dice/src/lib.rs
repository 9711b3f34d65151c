//! Where throws come from: seeded, scripted, or typed in from real shells and dice.
