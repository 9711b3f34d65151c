use crate::Highlight;

/// The characters that boards are drawn with, all of them one column wide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Glyphs {
    /// Shapes, flowers and box-drawing lines.
    #[default]
    Unicode,
    /// Nothing beyond ASCII.
    Ascii,
}

/// A sign of a board, by its meaning. A game with signs of its own takes them from [`Glyphs::choose`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// A plain square of the loop.
    Square,
    /// A square of a middle column.
    Middle,
    /// A flower.
    Flower,
    /// The home in the middle of the cross.
    Home,
    /// A diagonal of the home, falling to the right.
    Falling,
    /// A diagonal of the home, rising to the right.
    Rising,
    /// Points at the seat whose turn it is.
    Turn,
    /// A shell with its mouth up.
    MouthUp,
    /// A shell with its mouth down.
    MouthDown,
    /// A lot with two sides that shows its mark.
    Marked,
    /// The same without its mark.
    Unmarked,
    /// A square that would complete a boat triumph: a fourth boat there takes the other three (J4.1).
    Triumph,
    /// A throne: the square where an army's king starts, on which an enemy king wins stakes (J9.3).
    Throne,
    /// An empty square of the 8 x 8.
    Field,
}

impl Glyphs {
    /// Both sets.
    pub const ALL: [Self; 2] = [Self::Unicode, Self::Ascii];

    /// The character of a sign.
    pub const fn of(self, shape: Shape) -> char {
        let (unicode, ascii) = match shape {
            Shape::Square | Shape::Field => ('·', '.'),
            Shape::Middle => (':', ':'),
            Shape::Flower => ('✿', '+'),
            Shape::Home | Shape::Throne => ('⌂', '#'),
            Shape::Falling => ('╲', '\\'),
            Shape::Rising => ('╱', '/'),
            Shape::Turn => ('►', '>'),
            Shape::MouthUp => ('⊖', 'U'),
            Shape::MouthDown => ('●', 'n'),
            Shape::Marked => ('▲', 'A'),
            Shape::Unmarked => ('△', 'v'),
            Shape::Triumph => ('✦', '*'),
        };
        self.choose(unicode, ascii)
    }

    /// What stands left and right of a marked square, where there is room.
    pub const fn brackets(self, highlight: Highlight) -> (char, char) {
        match (highlight, self) {
            (Highlight::Cursor, _) => ('[', ']'),
            (Highlight::Target, _) => ('(', ')'),
            (Highlight::Movable, Self::Unicode) => ('‹', '›'),
            (Highlight::Movable, Self::Ascii) => ('<', '>'),
            (Highlight::Last, Self::Unicode) => ('╴', '╶'),
            (Highlight::Last, Self::Ascii) => ('-', '-'),
        }
    }

    /// One of two characters, each one column wide: how a game writes signs that are not among the [`Shape`]s.
    pub const fn choose(self, unicode: char, ascii: char) -> char {
        match self {
            Self::Unicode => unicode,
            Self::Ascii => ascii,
        }
    }

    /// A piece of text as this set can write it: the dotted letters of Indian words lose their dots in ASCII.
    pub fn text(self, text: &str) -> String {
        match self {
            Self::Unicode => text.to_owned(),
            Self::Ascii => text.chars().map(without_marks).collect(),
        }
    }
}

const fn without_marks(letter: char) -> char {
    match letter {
        'ā' => 'a',
        'ī' => 'i',
        'ū' => 'u',
        'ḍ' => 'd',
        'ṭ' => 't',
        'ṛ' => 'r',
        'ṃ' | 'ṁ' => 'm',
        'ṇ' | 'ñ' => 'n',
        'ś' | 'ṣ' => 's',
        'Ś' => 'S',
        '–' | '—' => '-',
        '…' => '.',
        '×' => 'x',
        '’' => '\'',
        other => other,
    }
}
