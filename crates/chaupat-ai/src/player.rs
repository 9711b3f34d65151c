use chaupat_core::{Position, ThrowSource};

/// Something that chooses actions in the game `P`.
pub trait Player<P: Position>: Send {
    /// Chooses one of the legal actions of the position, which are given, sorted and not empty. `luck` is the player's own,
    /// for what it leaves to chance.
    fn choose(&mut self, position: &P, actions: &[P::Action], luck: &mut dyn ThrowSource) -> P::Action;
}
