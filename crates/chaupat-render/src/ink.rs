/// What a cell or a piece of text means. A [`Palette`](crate::Palette) gives it a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ink {
    /// Ordinary text.
    #[default]
    Text,
    /// Text and squares that stay in the background.
    Dim,
    /// The lines of the board.
    Frame,
    /// A flower.
    Flower,
    /// The home in the middle of the cross, a throne.
    Home,
    /// A standing man, or what belongs to his owner.
    Man(Tint),
    /// A man who lies on his side (C1.6), or who waits (J3.3).
    Resting(Tint),
    /// A sign that belongs to a mark.
    Mark(Accent),
    /// A warning: burnt throws, a king lost.
    Alert,
}

/// The colour that a set of men has had for centuries. Black is the terminal's own ink.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tint {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Black.
    Black,
}

/// Why a square stands out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Accent {
    /// The last move began or ended here.
    Last,
    /// A man here can move.
    Movable,
    /// The chosen man can go here.
    Target,
    /// The cursor.
    Cursor,
}
