use std::fmt;

/// What a throw, or one die of it, may do, for a player who learns the rules. Printed `25: throws again`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ThrowUse {
    /// The throw, or the die.
    pub of: String,
    /// What it may do: the rest of a sentence, without a full stop.
    pub may: String,
}

impl fmt::Display for ThrowUse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.of, self.may)
    }
}
