/// What has become of an army.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Status {
    /// In play.
    #[default]
    In,
    /// Frozen or out: its men stay and score (J7.1, J9.2, J10.1).
    Out,
    /// Dead: its men stay and block, and score nothing (J7.1).
    Dead,
    /// Its player resigned (J7.5).
    Resigned,
    /// Its player's time was over (J7.5).
    Flagged,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::In, Self::Out, Self::Dead, Self::Resigned, Self::Flagged];

    /// The letter of the notation: `a f x s t`.
    pub const fn letter(self) -> char {
        match self {
            Self::In => 'a',
            Self::Out => 'f',
            Self::Dead => 'x',
            Self::Resigned => 's',
            Self::Flagged => 't',
        }
    }

    /// The status with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.letter() == letter)
    }

    /// Whether the army takes part.
    pub const fn is_in(self) -> bool {
        matches!(self, Self::In)
    }

    /// Whether the player left: resigned or ran out of time.
    pub const fn has_left(self) -> bool {
        matches!(self, Self::Resigned | Self::Flagged)
    }
}
