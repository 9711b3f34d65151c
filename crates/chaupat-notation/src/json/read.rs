//! JSON keeps its places: every string knows where it stands in the text, so that errors can say it.

use super::write::seat;
use crate::{
    Location, ReadError, SyntaxError,
    record::is_tag_name,
    record::syntax::{Line, LineKind, RecordSyntax, TagPair, Word, read_event},
};
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};
use serde_json::{error::Category, value::RawValue};
use std::{borrow::Cow, cell::Cell, fmt};

/// The fields that are tags of a record.
const FIELDS: [(&str, &str); 7] = [
    ("game", "Game"),
    ("rules", "Rules"),
    ("start", "Start"),
    ("date", "Date"),
    ("result", "Result"),
    ("ended", "Ended"),
    ("throws", "Throws"),
];

pub(super) fn is_field(tag: &str) -> bool {
    FIELDS.iter().any(|&(_, name)| name == tag)
}

/// The letters of the seats of the game that a record tells.
type Letters = fn(&RecordSyntax) -> Result<Vec<char>, ReadError>;

/// The records of a text as they stand there.
pub(super) fn records(text: &str, letters: Letters) -> Result<Vec<RecordSyntax>, ReadError> {
    let places = Places::new(text);
    let whole: &RawValue = places.parse(text, "JSON")?;
    if whole.get().starts_with('[') {
        return places.list(whole)?.into_iter().map(|record| places.record(record, letters)).collect();
    }
    Ok(vec![places.record(whole, letters)?])
}

/// The text of a position and where it stands.
pub(super) fn position(text: &str) -> Result<(String, Location), ReadError> {
    let places = Places::new(text);
    let whole: &RawValue = places.parse(text, "JSON")?;
    if whole.get().starts_with('"') {
        return places.string(whole);
    }
    let fields = places.fields(whole)?;
    match &fields.0[..] {
        [(name, value)] if name == "position" => places.string(value),
        _ => Err(places.wrong(whole.get(), "a position, {\"position\": \"TEXT\"}")),
    }
}

/// An object, field by field.
struct Fields<'a>(Vec<(String, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Fields<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Collect;
        impl<'de> Visitor<'de> for Collect {
            type Value = Vec<(String, &'de RawValue)>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(fields)
            }
        }
        deserializer.deserialize_map(Collect).map(Fields)
    }
}

/// Finds the line and column of parts of a text, quickly when they are asked for in order.
struct Places<'a> {
    text: &'a str,
    last: Cell<(usize, Location)>,
}

impl<'a> Places<'a> {
    const fn new(text: &'a str) -> Self {
        Self { text, last: Cell::new((0, Location::START)) }
    }

    /// Where a part of the text begins.
    fn of(&self, part: &str) -> Location {
        let offset = part.as_ptr().addr() - self.text.as_ptr().addr();
        let (mut from, mut at) = self.last.get();
        if offset < from {
            (from, at) = (0, Location::START);
        }
        at = self.text[from..offset].chars().fold(at, Location::behind);
        self.last.set((offset, at));
        at
    }

    /// Reads a part of JSON that should be what is expected, in words.
    fn parse<T: Deserialize<'a>>(&self, part: &'a str, expected: &'static str) -> Result<T, ReadError> {
        serde_json::from_str(part).map_err(|error| match error.classify() {
            Category::Data => self.wrong(part, expected),
            _ => self.no_json(part, &error),
        })
    }

    /// The error of a part that is no JSON, where it stops to be.
    fn no_json(&self, part: &str, error: &serde_json::Error) -> ReadError {
        let end = if error.is_eof() { part.len() } else { offset(part, error.line(), error.column()) };
        let found = part[end..].lines().next().unwrap_or_default();
        let expected = if error.is_eof() { "more of a JSON text" } else { "JSON" };
        ReadError::new(self.of(part).after(&part[..end]), SyntaxError::new(expected, found, None))
    }

    fn list(&self, part: &'a RawValue) -> Result<Vec<&'a RawValue>, ReadError> {
        self.parse(part.get(), "a list")
    }

    fn fields(&self, part: &'a RawValue) -> Result<Fields<'a>, ReadError> {
        self.parse(part.get(), "an object")
    }

    /// A string, and where its first character stands.
    fn string(&self, part: &'a RawValue) -> Result<(String, Location), ReadError> {
        let at = self.of(part.get()).behind('"');
        Ok((self.parse(part.get(), "a string")?, at))
    }

    fn wrong(&self, part: &str, expected: impl Into<Cow<'static, str>>) -> ReadError {
        ReadError::new(self.of(part), SyntaxError::new(expected, part, None))
    }

    fn record(&self, part: &'a RawValue, letters: Letters) -> Result<RecordSyntax, ReadError> {
        let mut syntax = RecordSyntax::default();
        let mut by_seat = Vec::new();
        for (name, value) in self.fields(part)?.0 {
            match name.as_str() {
                "players" => by_seat.push((name, value)),
                "result" if value.get().starts_with('{') => by_seat.push((name, value)),
                "tags" => self.tags(value, &mut syntax)?,
                "comment" => syntax.comments = self.comments(value)?,
                "turns" => {
                    for turn in self.list(value)? {
                        syntax.movetext.push(self.line(turn)?);
                    }
                }
                other => match FIELDS.iter().find(|&&(field, _)| field == other) {
                    Some(&(_, tag)) => self.tag(tag.to_owned(), value, &mut syntax)?,
                    None => {
                        return Err(self.wrong(value.get(), "no such field: other tags stand in \"tags\""));
                    }
                },
            }
        }
        let letters = letters(&syntax)?;
        for (name, value) in by_seat {
            match name.as_str() {
                "players" => self.players(value, &letters, &mut syntax)?,
                _ => self.result(value, &letters, &mut syntax)?,
            }
        }
        Ok(syntax)
    }

    fn tag(&self, name: String, value: &'a RawValue, syntax: &mut RecordSyntax) -> Result<(), ReadError> {
        let (text, text_at) = self.string(value)?;
        syntax.tag_pairs.push(TagPair { name, text, name_at: text_at, text_at });
        Ok(())
    }

    fn players(
        &self,
        value: &'a RawValue,
        letters: &[char],
        syntax: &mut RecordSyntax,
    ) -> Result<(), ReadError> {
        for (letter, name) in self.fields(value)?.0 {
            self.seat(&letter, letters, name)?;
            self.tag(letter, name, syntax)?;
        }
        Ok(())
    }

    /// The number of a seat that stands as the name of this value.
    fn seat(&self, letter: &str, letters: &[char], value: &RawValue) -> Result<usize, ReadError> {
        seat(letter, letters).ok_or_else(|| {
            let all: Vec<_> = letters.iter().map(char::to_string).collect();
            self.wrong(value.get(), format!("a seat, by its letter: {}", all.join(" ")))
        })
    }

    /// Tags that the program does not know, pairs of name and text.
    fn tags(&self, value: &'a RawValue, syntax: &mut RecordSyntax) -> Result<(), ReadError> {
        for pair in self.list(value)? {
            let (name, text): (String, &RawValue) = self.parse(pair.get(), "a pair of two strings")?;
            if !is_tag_name(&name) || is_field(&name) {
                return Err(
                    self.wrong(pair.get(), "a tag that has no field of its own, by letters, digits and _")
                );
            }
            self.tag(name, text, syntax)?;
        }
        Ok(())
    }

    /// The tag `Result` from an object.
    fn result(
        &self,
        value: &'a RawValue,
        letters: &[char],
        syntax: &mut RecordSyntax,
    ) -> Result<(), ReadError> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Standing {
            place: Option<u8>,
            points: Option<i32>,
            mark: Option<String>,
        }
        let mut seats = Vec::new();
        for (letter, standing) in self.fields(value)?.0 {
            let number = self.seat(&letter, letters, standing)?;
            let Standing { place, points, mark } =
                self.parse(standing.get(), "place, points and mark of a seat")?;
            let place = place.map(|place| format!(" {place}")).unwrap_or_default();
            let points = points.map(|points| format!(" ({points})")).unwrap_or_default();
            let mark = mark.map(|mark| format!(" {mark}")).unwrap_or_default();
            seats.push((number, format!("{letter}{place}{points}{mark}")));
        }
        seats.sort();
        let text: Vec<_> = seats.into_iter().map(|(_, text)| text).collect();
        let at = self.of(value.get());
        let name = "Result".to_owned();
        syntax.tag_pairs.push(TagPair { name, text: text.join(", "), name_at: at, text_at: at });
        Ok(())
    }

    fn comments(&self, value: &'a RawValue) -> Result<Vec<String>, ReadError> {
        if value.get().starts_with('[') {
            self.parse(value.get(), "a list of strings")
        } else {
            Ok(vec![self.string(value)?.0])
        }
    }

    fn line(&self, part: &'a RawValue) -> Result<Line, ReadError> {
        const WRONG: &str = "a turn with number, seat and plies, an opening, or an event";
        let at = self.of(part.get());
        let (mut number, mut seat, mut kind, mut comments, mut words) =
            (None, None, None, Vec::new(), Vec::new());
        for (name, value) in self.fields(part)?.0 {
            match name.as_str() {
                "number" => number = Some(self.parse::<u32>(value.get(), "the number of a turn")?),
                "seat" => {
                    let letter = self.parse::<char>(value.get(), "the letter of a seat")?;
                    seat = Some((letter, self.of(value.get())));
                }
                "plies" => words = self.words(value)?,
                "comment" => comments = self.comments(value)?,
                "opening" if kind.is_none() => {
                    kind = Some(LineKind::Opening);
                    words = self.words(value)?;
                }
                "event" if kind.is_none() => {
                    let (text, at) = self.string(value)?;
                    kind = Some(read_event(&text).map_err(|error| error.within(at))?);
                }
                _ => return Err(self.wrong(part.get(), WRONG)),
            }
        }
        let kind = match (kind, number, seat) {
            (Some(kind), None, None) => kind,
            (None, Some(number), Some((letter, letter_at))) => LineKind::Turn { number, letter, letter_at },
            _ => return Err(self.wrong(part.get(), WRONG)),
        };
        if matches!(kind, LineKind::Event { .. } | LineKind::Abandoned) && !words.is_empty() {
            return Err(self.wrong(part.get(), "an event without plies"));
        }
        Ok(Line { kind, at, comments, words })
    }

    fn words(&self, value: &'a RawValue) -> Result<Vec<Word>, ReadError> {
        self.list(value)?.into_iter().map(|word| self.word(word)).collect()
    }

    /// A ply, alone or with its comment.
    fn word(&self, part: &'a RawValue) -> Result<Word, ReadError> {
        if part.get().starts_with('"') {
            let (text, at) = self.string(part)?;
            return Ok(Word { text, at, comments: Vec::new() });
        }
        let (mut ply, mut comments) = (None, Vec::new());
        for (name, value) in self.fields(part)?.0 {
            match name.as_str() {
                "ply" => ply = Some(self.string(value)?),
                "comment" => comments = self.comments(value)?,
                _ => return Err(self.wrong(part.get(), "a ply and its comment")),
            }
        }
        let (text, at) = ply.ok_or_else(|| self.wrong(part.get(), "a ply and its comment"))?;
        Ok(Word { text, at, comments })
    }
}

/// How many bytes stand before a place that serde tells: a line from 1 on and a byte of it from 1 on.
fn offset(text: &str, line: usize, column: usize) -> usize {
    let before: usize = text.split_inclusive('\n').take(line.saturating_sub(1)).map(str::len).sum();
    let most = (before + column.saturating_sub(1)).min(text.len());
    (before..=most).rev().find(|&end| text.is_char_boundary(end)).unwrap_or(text.len())
}
