/// What a cell or a piece of text means. A [`Palette`](crate::Palette) gives it a colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub enum Role {
    /// Ordinary text.
    #[default]
    Text,
    /// Text and squares that stay in the background.
    Dim,
    /// The lines of the board.
    Frame,
    /// A square that is better than others, as the flowers of chaupar or the rosettes of Ur; a lot that counts.
    Flower,
    /// Where men want to arrive: the home in the middle of the cross, a throne.
    Home,
    /// A man of this colour, or what belongs to his owner.
    Man(PlayerColour),
    /// A man who is in another state than most: in chaupar he lies on his side on the way home (C1.6), in chaturaji he
    /// waits to be promoted (J3.3). Drawn without the boldness of the others.
    Resting(PlayerColour),
    /// A sign that belongs to a mark.
    Mark(Highlight),
    /// A warning: burnt throws, a king lost.
    Alert,
}

/// The colour that a set of men has had for centuries. Black is the terminal's own colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PlayerColour {
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
#[non_exhaustive]
pub enum Highlight {
    /// The last move began or ended here.
    Last,
    /// A man here can move.
    Movable,
    /// The chosen man can go here.
    Target,
    /// The cursor.
    Cursor,
}
