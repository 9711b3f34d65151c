use chaupat_core::{Position, Scratch, ThrowSource};

/// Something that chooses actions in the game `P`.
///
/// ```
/// use chaupat_ai::Player;
/// use chaupat_core::{Position, Scratch, ThrowSource};
///
/// /// Plays whatever is listed first.
/// struct First;
///
/// impl<P: Position> Player<P> for First {
///     fn choose(&mut self, position: &P, scratch: &mut Scratch<P>, _: &mut dyn ThrowSource) -> P::Action {
///         position.pick_action(scratch, |_| 0)
///     }
/// }
/// ```
pub trait Player<P: Position>: Send {
    /// Chooses one of the legal actions of a position in which one is due. `luck` is the player's own, for what it
    /// leaves to chance; with the same `scratch` many choices allocate nothing.
    fn choose(&mut self, position: &P, scratch: &mut Scratch<P>, luck: &mut dyn ThrowSource) -> P::Action;
}
