use crate::{PlyOf, Position};
use std::{error::Error, fmt};

/// Why a ply or an event is not allowed: a small value, typed by each game, that names the rule.
pub trait Fault: Error + Clone + Eq + Send + Sync + 'static {
    /// The number of the rule that is broken, such as `C6.3` or `J2`.
    fn rule(&self) -> &'static str;
}

/// A ply that was refused: the untouched position, the ply and the fault, which is also its
/// [`source`](Error::source).
#[derive(Clone, Debug)]
pub struct PlyError<P: Position> {
    /// The position, as it was.
    pub position: Box<P>,
    /// The ply that was refused.
    pub ply: PlyOf<P>,
    /// Why.
    pub fault: P::Fault,
}

impl<P: Position> fmt::Display for PlyError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.fault, self.fault.rule())
    }
}

impl<P: Position> Error for PlyError<P> {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.fault)
    }
}
