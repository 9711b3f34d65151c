//! A record as it is written, before anything is played: tags, lines, words, comments, each with its place.

use crate::{Location, ReadError, SyntaxError, scanner::Scanner};
use std::{borrow::Cow, fmt::Write};

/// One record of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sheet {
    pub(crate) tags: Vec<Tag>,
    /// Comments between the tags and the first line.
    pub(crate) comments: Vec<String>,
    pub(crate) lines: Vec<Line>,
}

/// `[Name "text"]`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) text: String,
    /// Where the name begins.
    pub(crate) name_at: Location,
    /// Where the text begins, behind its quotation mark.
    pub(crate) text_at: Location,
}

/// One line of the body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) head: Head,
    pub(crate) at: Location,
    /// Comments before the first word.
    pub(crate) comments: Vec<String>,
    pub(crate) words: Vec<Word>,
}

/// What a line is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Head {
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

impl Tag {
    /// The error of a tag that has another text than what was expected.
    pub(crate) fn wrong(&self, expected: impl Into<Cow<'static, str>>) -> ReadError {
        ReadError::new(self.text_at, SyntaxError::new(expected, &self.text, None))
    }
}

impl Sheet {
    pub(crate) fn tag(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// Where the record begins.
    pub(crate) fn start(&self) -> Location {
        self.tags.first().map_or(Location::START, |tag| tag.name_at)
    }

    pub(crate) fn write(&self) -> String {
        let mut text = String::new();
        for tag in &self.tags {
            writeln!(text, "[{} \"{}\"]", tag.name, escaped(&tag.text, '"')).expect("a String takes all");
        }
        for comment in &self.comments {
            writeln!(text, "{{{}}}", escaped(comment, '}')).expect("a String takes all");
        }
        text.push_str(if self.lines.is_empty() { "" } else { "\n" });
        for line in &self.lines {
            line.write(&mut text);
        }
        text
    }
}

impl Line {
    /// The comments behind the last word, or behind the head while there is none.
    pub(crate) fn last_comments(&mut self) -> &mut Vec<String> {
        self.words.last_mut().map_or(&mut self.comments, |word| &mut word.comments)
    }

    fn write(&self, text: &mut String) {
        match &self.head {
            Head::Opening => text.push_str("opening"),
            Head::Turn { number, letter, .. } => {
                write!(text, "{number}. {letter}").expect("a String takes all");
            }
            Head::Event { letter, kind } => {
                write!(text, "{letter} {}", kind.word()).expect("a String takes all");
            }
            Head::Abandoned => text.push_str("abandoned"),
        }
        write_comments(text, &self.comments);
        for word in &self.words {
            text.push(' ');
            text.push_str(&word.text);
            write_comments(text, &word.comments);
        }
        text.push('\n');
    }
}

fn write_comments(text: &mut String, comments: &[String]) {
    for comment in comments {
        write!(text, " {{{}}}", escaped(comment, '}')).expect("a String takes all");
    }
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
pub(crate) fn read_sheets(text: &str) -> Result<Vec<Sheet>, ReadError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut scanner = Scanner::new(text, None);
    let mut sheets: Vec<Sheet> = Vec::new();
    let mut open: Option<Sheet> = None;
    loop {
        scanner.take_while(char::is_whitespace);
        match scanner.peek() {
            None => break,
            Some('[') => {
                let tag = scan_tag(&mut scanner)?;
                if let Some(done) = open.take_if(|sheet| ends_before(sheet, &tag)) {
                    sheets.push(done);
                }
                open.get_or_insert_default().tags.push(tag);
            }
            Some('{') => {
                let comment = scan_comment(&mut scanner)?;
                open.as_mut().ok_or_else(|| scanner.fail(FIRST))?.comment(comment);
            }
            Some(_) => {
                let sheet = open.as_mut().ok_or_else(|| scanner.fail(FIRST))?;
                sheet.lines.push(scan_line(&mut scanner)?);
            }
        }
    }
    sheets.extend(open);
    Ok(sheets)
}

const FIRST: &str = "a record, which begins with a tag, such as [Game \"chaupar\"]";

/// The next record begins with a tag behind the body, or with another `Game`.
fn ends_before(sheet: &Sheet, tag: &Tag) -> bool {
    !sheet.lines.is_empty() || (tag.name == "Game" && sheet.tag("Game").is_some())
}

impl Sheet {
    /// A comment on a line of its own belongs to the line before it.
    fn comment(&mut self, comment: String) {
        self.lines.last_mut().map_or(&mut self.comments, Line::last_comments).push(comment);
    }
}

/// Whether the name of a tag may have this character.
pub(crate) fn is_of_name(character: char) -> bool {
    character.is_ascii_alphanumeric() || character == '_'
}

fn scan_tag(scanner: &mut Scanner<'_>) -> Result<Tag, ReadError> {
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
    Ok(Tag { name: name.to_owned(), text, name_at, text_at })
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
    let head = scan_head(scanner)?;
    let mut line = Line { head, at, comments: Vec::new(), words: Vec::new() };
    loop {
        scanner.take_while(is_blank);
        match scanner.peek() {
            None | Some('\n') => return Ok(line),
            Some('{') => {
                let comment = scan_comment(scanner)?;
                line.last_comments().push(comment);
            }
            Some(_) => line.words.push(scan_word(scanner, &line.head)?),
        }
    }
}

fn is_blank(character: char) -> bool {
    character.is_whitespace() && character != '\n'
}

fn scan_word(scanner: &mut Scanner<'_>, head: &Head) -> Result<Word, ReadError> {
    if matches!(head, Head::Event { .. } | Head::Abandoned) {
        return Err(scanner.fail("the end of the line, or a comment"));
    }
    let at = scanner.at();
    let text = scanner.take_while(|character| !character.is_whitespace() && character != '{').to_owned();
    Ok(Word { text, at, comments: Vec::new() })
}

const LINE: &str = "a turn, such as \"3. S\", \"opening\", an event, such as \"S resigns\", or a tag";

fn scan_head(scanner: &mut Scanner<'_>) -> Result<Head, ReadError> {
    if scanner.eat_word("opening") {
        return Ok(Head::Opening);
    }
    if scanner.eat_word("abandoned") {
        return Ok(Head::Abandoned);
    }
    if scanner.peek().is_some_and(|character| character.is_ascii_digit()) {
        return scan_turn(scanner);
    }
    let before = scanner.clone();
    let letter = scanner.next_if(|character| character.is_ascii_alphabetic());
    scanner.take_while(is_blank);
    let kind = EventKind::ALL.into_iter().find(|kind| scanner.eat_word(kind.word()));
    match (letter, kind) {
        (Some(letter), Some(kind)) => Ok(Head::Event { letter, kind }),
        _ => Err(before.fail(LINE)),
    }
}

/// Reads an event alone, such as `S resigns` or `abandoned`.
#[cfg(feature = "serde")]
pub(crate) fn read_event(text: &str) -> Result<Head, ReadError> {
    let mut scanner = Scanner::new(text, None);
    let before = scanner.clone();
    let head = scan_head(&mut scanner)?;
    scanner.end("the end of the event")?;
    match head {
        Head::Event { .. } | Head::Abandoned => Ok(head),
        _ => Err(before.fail("an event, such as \"S resigns\"")),
    }
}

fn scan_turn(scanner: &mut Scanner<'_>) -> Result<Head, ReadError> {
    let number = scanner.number(u32::MAX, "the number of a turn")?;
    scanner.expect(".", "\".\" behind the number of the turn")?;
    scanner.take_while(is_blank);
    let letter_at = scanner.at();
    let letter = scanner
        .next_if(|character| character.is_ascii_alphabetic())
        .ok_or_else(|| scanner.fail("the letter of the seat whose turn it is"))?;
    Ok(Head::Turn { number, letter, letter_at })
}
