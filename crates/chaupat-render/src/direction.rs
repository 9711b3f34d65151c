use crate::Glyphs;

/// A direction on the drawing: of an arrow key, or where an army faces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Upwards.
    Up,
    /// To the right.
    Right,
    /// Downwards.
    Down,
    /// To the left.
    Left,
}

impl Direction {
    /// The four ways, clockwise from upwards.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// A large arrow, as pawns are drawn.
    pub const fn arrow(self, glyphs: Glyphs) -> char {
        match self {
            Self::Up => glyphs.choose('▲', '^'),
            Self::Right => glyphs.choose('►', '>'),
            Self::Down => glyphs.choose('▼', 'v'),
            Self::Left => glyphs.choose('◄', '<'),
        }
    }

    /// The same, hollow; in ASCII a `w`, for men who wait.
    pub const fn hollow(self, glyphs: Glyphs) -> char {
        let unicode = match self {
            Self::Up => '△',
            Self::Right => '▷',
            Self::Down => '▽',
            Self::Left => '◁',
        };
        glyphs.choose(unicode, 'w')
    }

    /// A small arrow.
    pub const fn tick(self, glyphs: Glyphs) -> char {
        match self {
            Self::Up => glyphs.choose('▴', '^'),
            Self::Right => glyphs.choose('▸', '>'),
            Self::Down => glyphs.choose('▾', 'v'),
            Self::Left => glyphs.choose('◂', '<'),
        }
    }

    /// How far a point lies in this direction, and how far aside, when it lies (down, right) of the eye.
    pub(crate) const fn split(self, down: i32, right: i32) -> (i32, i32) {
        match self {
            Self::Up => (-down, right.abs()),
            Self::Right => (right, down.abs()),
            Self::Down => (down, right.abs()),
            Self::Left => (-right, down.abs()),
        }
    }
}
