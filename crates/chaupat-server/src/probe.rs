//! Points in the life of an action at which somebody may look, or pull the plug.

/// A point that an action passes, in this order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Point {
    /// It is decided, a throw is drawn; nothing is kept.
    Drawn,
    /// It is kept for good; nobody knows.
    Committed,
    /// Those who listen are told.
    Told,
    /// Whoever did it is answered.
    Answered,
}

/// Somebody who is told of each point. Tests stop the program there; everybody else has [`NoProbe`].
pub trait Probe: Send + Sync + 'static {
    /// An action has come so far.
    fn reach(&self, point: Point);
}

/// Looks at nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoProbe;

impl Probe for NoProbe {
    fn reach(&self, _: Point) {}
}
