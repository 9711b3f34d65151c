/// How large a board is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Size {
    /// For 60 x 20.
    Compact,
    /// For 80 x 24 and 100 x 30.
    #[default]
    Normal,
    /// For 120 x 40: every square has its own box.
    Large,
}

impl Size {
    /// All sizes, ascending.
    pub const ALL: [Self; 3] = [Self::Compact, Self::Normal, Self::Large];
}
