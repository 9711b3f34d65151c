use crate::Man;
use chaupat_core::Seat;

/// Something in the pool that a player may use (C4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Element {
    /// A bonus step from a 10 or 25, `+d`: it moves doublets (C9.2).
    DoubleStep,
    /// A bonus step from any other throw, `+s`.
    SingleStep,
    /// A throw of this value, or one die.
    Throw(u8),
}

/// What a player may choose. Ordered by element, man and house; declining comes last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Uses an element on a man, or on the doublet or jug he belongs to.
    Use {
        /// The element, which leaves the pool.
        element: Element,
        /// The man as he stands now.
        man: Man,
        /// The house for which a man who is home is woken (C12.1), else `None`.
        wake: Option<Seat>,
    },
    /// Gives up the whole rest of the pool (C4).
    Decline,
}
