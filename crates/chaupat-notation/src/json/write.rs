use crate::record::syntax::{Line, LineKind, RecordSyntax, Word};
use serde::{Serialize, Serializer};

/// A record in the order in which its fields are written.
#[derive(Serialize)]
pub(super) struct Record<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<&'a str>,
    #[serde(skip_serializing_if = "Map::is_empty")]
    players: Map<'a, &'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    date: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<Outcome<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    throws: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tags: Vec<(&'a str, &'a str)>,
    #[serde(skip_serializing_if = "Comments::is_empty")]
    comment: Comments<'a>,
    turns: Vec<Entry<'a>>,
}

/// A map in its own order.
struct Map<'a, T>(Vec<(&'a str, T)>);

impl<T> Map<'_, T> {
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T: Serialize> Serialize for Map<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// The tag `Result`: by seat, or a text such as `*`.
#[derive(Serialize)]
#[serde(untagged)]
enum Outcome<'a> {
    Seats(Map<'a, Standing<'a>>),
    Text(&'a str),
}

#[derive(Serialize)]
struct Standing<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mark: Option<&'a str>,
}

/// One comment is a text, several are an array.
struct Comments<'a>(&'a [String]);

impl Comments<'_> {
    const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Comments<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            [one] => serializer.serialize_str(one),
            several => serializer.collect_seq(several),
        }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum Entry<'a> {
    Opening {
        opening: Vec<Ply<'a>>,
        #[serde(skip_serializing_if = "Comments::is_empty")]
        comment: Comments<'a>,
    },
    Turn {
        number: u32,
        seat: char,
        #[serde(skip_serializing_if = "Comments::is_empty")]
        comment: Comments<'a>,
        plies: Vec<Ply<'a>>,
    },
    Event {
        event: String,
        #[serde(skip_serializing_if = "Comments::is_empty")]
        comment: Comments<'a>,
    },
}

#[derive(Serialize)]
#[serde(untagged)]
enum Ply<'a> {
    Plain(&'a str),
    Commented { ply: &'a str, comment: Comments<'a> },
}

impl<'a> Record<'a> {
    pub(super) fn of(syntax: &'a RecordSyntax, letters: &[char]) -> Self {
        let is_seat = |name: &str| seat(name, letters).is_some();
        let text = |name| syntax.tag(name).map(|tag| tag.text.as_str());
        let pairs = || syntax.tag_pairs.iter().map(|tag| (tag.name.as_str(), tag.text.as_str()));
        Self {
            game: text("Game"),
            rules: text("Rules"),
            start: text("Start"),
            players: Map(pairs().filter(|(name, _)| is_seat(name)).collect()),
            date: text("Date"),
            result: text("Result").map(|text| Outcome::of(text, letters)),
            ended: text("Ended"),
            throws: text("Throws"),
            tags: pairs().filter(|(name, _)| !is_seat(name) && !super::read::is_field(name)).collect(),
            comment: Comments(&syntax.comments),
            turns: syntax.movetext.iter().map(Entry::of).collect(),
        }
    }
}

/// The number of the seat that a tag is named after.
pub(super) fn seat(name: &str, letters: &[char]) -> Option<usize> {
    let mut name = name.chars();
    let letter = name.next()?;
    letters.iter().position(|&other| other == letter).filter(|_| name.next().is_none())
}

impl<'a> Outcome<'a> {
    fn of(text: &'a str, letters: &[char]) -> Self {
        let seats: Option<Vec<_>> = text.split(", ").map(|text| Standing::of(text, letters)).collect();
        seats.map_or(Self::Text(text), |seats| Self::Seats(Map(seats)))
    }
}

impl<'a> Standing<'a> {
    /// `S 1`, `r 1 (23)`, `N 2 bay-thoree`.
    fn of(text: &'a str, letters: &[char]) -> Option<(&'a str, Self)> {
        let mut words = text.split(' ').peekable();
        let seat = words.next().filter(|name| seat(name, letters).is_some())?;
        let place = words.peek().and_then(|word| crate::rules::digits(word));
        words.next_if(|_| place.is_some());
        let points = words.peek().and_then(|word| word.strip_prefix('(')?.strip_suffix(')')?.parse().ok());
        words.next_if(|_| points.is_some());
        let mark = words.next();
        words.next().is_none().then_some((seat, Self { place, points, mark }))
    }
}

impl<'a> Entry<'a> {
    fn of(line: &'a Line) -> Self {
        let plies = line.words.iter().map(Ply::of).collect();
        let comment = Comments(&line.comments);
        match line.kind {
            LineKind::Opening => Self::Opening { opening: plies, comment },
            LineKind::Turn { number, letter, .. } => Self::Turn { number, seat: letter, plies, comment },
            LineKind::Event { .. } | LineKind::Abandoned => {
                Self::Event { event: line.kind.to_string(), comment }
            }
        }
    }
}

impl<'a> Ply<'a> {
    fn of(word: &'a Word) -> Self {
        if word.comments.is_empty() {
            return Self::Plain(&word.text);
        }
        Self::Commented { ply: &word.text, comment: Comments(&word.comments) }
    }
}
