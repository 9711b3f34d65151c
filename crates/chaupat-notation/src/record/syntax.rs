//! A record as it is written, before anything is played: its tag pairs, and the lines, words and comments of its
//! movetext, each with its place. The words are those of PGN.

use crate::{Location, ReadError, SyntaxError, scanner::Scanner};
use std::{borrow::Cow, fmt};

/// One record of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct RecordSyntax {
    pub(crate) tag_pairs: Vec<TagPair>,
    /// Comments between the tags and the first line.
    pub(crate) comments: Vec<String>,
    pub(crate) movetext: Vec<Line>,
}

/// `[Name "text"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TagPair {
    pub(crate) name: String,
    pub(crate) text: String,
    /// Where the name begins.
    pub(crate) name_at: Location,
    /// Where the text begins, behind its quotation mark.
    pub(crate) text_at: Location,
}

/// One line of the movetext.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) kind: LineKind,
    pub(crate) at: Location,
    /// Comments before the first word.
    pub(crate) comments: Vec<String>,
    pub(crate) words: Vec<Word>,
}

/// What a line is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum LineKind {
    /// Casts for the first turn.
    Opening,
    /// A turn.
    Turn { number: u32, letter: char, letter_at: Location },
    /// Something beside the plies.
    Event { letter: char, kind: EventKind },
    /// Everybody left.
    Abandoned,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum EventKind {
    Resigns,
    Flagged,
    Claims,
}

impl EventKind {
    pub(crate) const ALL: [Self; 3] = [Self::Resigns, Self::Flagged, Self::Claims];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Resigns => "resigns",
            Self::Flagged => "flagged",
            Self::Claims => "claims",
        }
    }
}

/// A ply or a remark, with the comments behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Word {
    pub(crate) text: String,
    pub(crate) at: Location,
    pub(crate) comments: Vec<String>,
}

impl TagPair {
    /// The error of a tag that has another text than what was expected.
    pub(crate) fn wrong(&self, expected: impl Into<Cow<'static, str>>) -> ReadError {
        ReadError::new(self.text_at, SyntaxError::new(expected, &self.text, None))
    }
}

impl RecordSyntax {
    pub(crate) fn tag(&self, name: &str) -> Option<&TagPair> {
        self.tag_pairs.iter().find(|tag| tag.name == name)
    }

    /// Where the record begins.
    pub(crate) fn start(&self) -> Location {
        self.tag_pairs.first().map_or(Location::START, |tag| tag.name_at)
    }
}

impl fmt::Display for RecordSyntax {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tag in &self.tag_pairs {
            writeln!(f, "[{} \"{}\"]", tag.name, escaped(&tag.text, '"'))?;
        }
        for comment in &self.comments {
            writeln!(f, "{{{}}}", escaped(comment, '}'))?;
        }
        f.write_str(if self.movetext.is_empty() { "" } else { "\n" })?;
        self.movetext.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl Line {
    /// The comments behind the last word, or behind what the line begins with while there is none.
    pub(crate) fn last_comments(&mut self) -> &mut Vec<String> {
        self.words.last_mut().map_or(&mut self.comments, |word| &mut word.comments)
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind.fmt(f)?;
        write_comments(f, &self.comments)?;
        for word in &self.words {
            write!(f, " {}", word.text)?;
            write_comments(f, &word.comments)?;
        }
        Ok(())
    }
}

impl fmt::Display for LineKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Opening => f.write_str("opening"),
            Self::Turn { number, letter, .. } => write!(f, "{number}. {letter}"),
            Self::Event { letter, kind } => write!(f, "{letter} {}", kind.word()),
            Self::Abandoned => f.write_str("abandoned"),
        }
    }
}

fn write_comments(f: &mut fmt::Formatter<'_>, comments: &[String]) -> fmt::Result {
    comments.iter().try_for_each(|comment| write!(f, " {{{}}}", escaped(comment, '}')))
}

/// `\` and the closing mark are escaped everywhere, the end of a line in tags.
fn escaped(text: &str, close: char) -> String {
    let mut out = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' => out.push_str("\\\\"),
            '\n' if close == '"' => out.push_str("\\n"),
            _ if character == close => out.extend(['\\', close]),
            _ => out.push(character),
        }
    }
    out
}

/// Reads all records of a text.
pub(crate) fn read_records(text: &str) -> Result<Vec<RecordSyntax>, ReadError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut scanner = Scanner::new(text, None);
    let mut records: Vec<RecordSyntax> = Vec::new();
    let mut open: Option<RecordSyntax> = None;
    loop {
        scanner.take_while(char::is_whitespace);
        match scanner.peek() {
            None => break,
            Some('[') => {
                let tag = scan_tag(&mut scanner)?;
                if let Some(done) = open.take_if(|syntax| ends_before(syntax, &tag)) {
                    records.push(done);
                }
                open.get_or_insert_default().tag_pairs.push(tag);
            }
            Some('{') => {
                let comment = scan_comment(&mut scanner)?;
                open.as_mut().ok_or_else(|| scanner.fail(FIRST))?.comment(comment);
            }
            Some(_) => {
                let syntax = open.as_mut().ok_or_else(|| scanner.fail(FIRST))?;
                syntax.movetext.push(scan_line(&mut scanner)?);
            }
        }
    }
    records.extend(open);
    Ok(records)
}

const FIRST: &str = "a record, which begins with a tag, such as [Game \"chaupar\"]";

/// The next record begins with a tag behind the body, or with another `Game`.
fn ends_before(syntax: &RecordSyntax, tag: &TagPair) -> bool {
    !syntax.movetext.is_empty() || (tag.name == "Game" && syntax.tag("Game").is_some())
}

impl RecordSyntax {
    /// A comment on a line of its own belongs to the line before it.
    fn comment(&mut self, comment: String) {
        self.movetext.last_mut().map_or(&mut self.comments, Line::last_comments).push(comment);
    }
}

/// Whether the name of a tag may have this character.
pub(crate) fn is_of_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

fn scan_tag(scanner: &mut Scanner<'_>) -> Result<TagPair, ReadError> {
    scanner.bump();
    let name_at = scanner.at();
    let name = scanner.take_while(is_of_name);
    if name.is_empty() {
        return Err(scanner.fail("the name of a tag"));
    }
    scanner.spaces();
    scanner.expect("\"", "the text of the tag in quotation marks")?;
    let text_at = scanner.at();
    let text = scan_text(scanner, '"')?;
    scanner.spaces();
    scanner.expect("]", "\"]\"")?;
    Ok(TagPair { name: name.to_owned(), text, name_at, text_at })
}

fn scan_comment(scanner: &mut Scanner<'_>) -> Result<String, ReadError> {
    scanner.bump();
    scan_text(scanner, '}')
}

/// Up to the closing mark, which is taken too.
fn scan_text(scanner: &mut Scanner<'_>, close: char) -> Result<String, ReadError> {
    let mut text = String::new();
    loop {
        let before = scanner.clone();
        match scanner.bump() {
            None => return Err(before.fail(format!("a closing {close:?}"))),
            Some('\n') if close == '"' => return Err(before.fail("a closing '\"'")),
            Some('\\') => match scanner.bump() {
                Some('n') if close == '"' => text.push('\n'),
                Some(character) if character == '\\' || character == close => text.push(character),
                _ => return Err(before.fail(format!("\\\\ or \\{close}"))),
            },
            Some(character) if character == close => return Ok(text),
            Some(character) => text.push(character),
        }
    }
}

fn scan_line(scanner: &mut Scanner<'_>) -> Result<Line, ReadError> {
    let at = scanner.at();
    let kind = scan_kind(scanner)?;
    let mut line = Line { kind, at, comments: Vec::new(), words: Vec::new() };
    loop {
        scanner.take_while(is_blank);
        match scanner.peek() {
            None | Some('\n') => return Ok(line),
            Some('{') => {
                let comment = scan_comment(scanner)?;
                line.last_comments().push(comment);
            }
            Some(_) => line.words.push(scan_word(scanner, &line.kind)?),
        }
    }
}

fn is_blank(character: char) -> bool {
    character.is_whitespace() && character != '\n'
}

fn scan_word(scanner: &mut Scanner<'_>, kind: &LineKind) -> Result<Word, ReadError> {
    if matches!(kind, LineKind::Event { .. } | LineKind::Abandoned) {
        return Err(scanner.fail("the end of the line, or a comment"));
    }
    let at = scanner.at();
    let text = scanner.take_while(|character| !character.is_whitespace() && character != '{').to_owned();
    Ok(Word { text, at, comments: Vec::new() })
}

const LINE: &str = "a turn, such as \"3. S\", \"opening\", an event, such as \"S resigns\", or a tag";

fn scan_kind(scanner: &mut Scanner<'_>) -> Result<LineKind, ReadError> {
    if scanner.eat_word("opening") {
        return Ok(LineKind::Opening);
    }
    if scanner.eat_word("abandoned") {
        return Ok(LineKind::Abandoned);
    }
    if scanner.peek().is_some_and(|character| character.is_ascii_digit()) {
        return scan_turn(scanner);
    }
    let before = scanner.clone();
    let letter = scanner.next_if(|character| character.is_ascii_alphabetic());
    scanner.take_while(is_blank);
    let kind = EventKind::ALL.into_iter().find(|kind| scanner.eat_word(kind.word()));
    match (letter, kind) {
        (Some(letter), Some(kind)) => Ok(LineKind::Event { letter, kind }),
        _ => Err(before.fail(LINE)),
    }
}

/// Reads an event alone, such as `S resigns` or `abandoned`.
#[cfg(feature = "serde")]
pub(crate) fn read_event(text: &str) -> Result<LineKind, ReadError> {
    let mut scanner = Scanner::new(text, None);
    let before = scanner.clone();
    let kind = scan_kind(&mut scanner)?;
    scanner.end("the end of the event")?;
    match kind {
        LineKind::Event { .. } | LineKind::Abandoned => Ok(kind),
        _ => Err(before.fail("an event, such as \"S resigns\"")),
    }
}

fn scan_turn(scanner: &mut Scanner<'_>) -> Result<LineKind, ReadError> {
    let number = scanner.number(u32::MAX, "the number of a turn")?;
    scanner.expect(".", "\".\" behind the number of the turn")?;
    scanner.take_while(is_blank);
    let letter_at = scanner.at();
    let letter = scanner
        .next_if(|character| character.is_ascii_alphabetic())
        .ok_or_else(|| scanner.fail("the letter of the seat whose turn it is"))?;
    Ok(LineKind::Turn { number, letter, letter_at })
}
