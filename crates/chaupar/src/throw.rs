/// What fell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Throw {
    /// A cast that counts as one number: shells, by the table (C2), or a single die (C2.4).
    Value(u8),
    /// A cast of three long dice, ascending (C2.2).
    Dice([u8; 3]),
}

impl Throw {
    /// The value by which casts for the first turn are compared: dice are summed (C3.2).
    pub fn sum(self) -> u16 {
        match self {
            Self::Value(value) => value.into(),
            Self::Dice(dice) => dice.into_iter().map(u16::from).sum(),
        }
    }
}
