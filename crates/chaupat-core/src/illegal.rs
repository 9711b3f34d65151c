use crate::{PlyOf, Position};
use std::{error::Error, fmt};

/// Why a ply is not allowed.
pub trait Fault: Error + Clone + Eq + Send + Sync + 'static {
    /// The number of the rule that is broken, such as `C6.3` or `J2`.
    fn rule(&self) -> &'static str;
}

/// A ply that was refused: the untouched position, the ply and the fault.
#[derive(Clone, Debug)]
pub struct Illegal<P: Position> {
    /// The position, as it was.
    pub position: Box<P>,
    /// The ply that was refused.
    pub ply: PlyOf<P>,
    /// Why.
    pub fault: P::Fault,
}

impl<P: Position> fmt::Display for Illegal<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.fault, self.fault.rule())
    }
}

impl<P: Position> Error for Illegal<P> {}
