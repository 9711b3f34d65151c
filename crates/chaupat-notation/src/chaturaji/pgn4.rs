//! Games of `ffa` in PGN4, the text that the large four-player site uses (J10.2).
//!
//! Tags, then rounds: `1. f5-f6 .. e9-f9 .. h10-h9 .. j6-i6`, one slot for each player who still plays: a move
//! (`Nf6xRe8`), `R` when he resigned, `T` when his time was over, `C` when he claims the end.

use super::{
    ExportError, Exported, fen4,
    ply::illegal,
    site::{ARMIES, COLOURS, kind, letter, order, plays, rules, scan_square, square},
};
use crate::{Location, ReadError, Record, RecordError, record::is_known, scanner::Scanner};
use chaturaji::{Action, Effect, Kind, Position, Square};
use chaupat_core::{Event, Match, MatchError, Node, Ply, Position as _, Seat, Step};
use std::fmt::Write;

type Chaturaji = Record<Position>;

/// Reads the games of a file and checks every move. The site's result is kept as the tag `SiteResult` and not checked:
/// it names players in an order of its own.
///
/// # Errors
/// When the text is no PGN4, tells something that our record cannot hold, or a move is illegal.
pub fn read(text: &str) -> Result<Vec<Chaturaji>, ReadError> {
    let mut scanner = Scanner::new(text.strip_prefix('\u{feff}').unwrap_or(text), "J10.2");
    let mut games = Vec::new();
    loop {
        scanner.take_while(char::is_whitespace);
        if scanner.is_done() {
            return Ok(games);
        }
        let mut reader = Reader::new(scan_tag_pairs(&mut scanner)?)?;
        reader.moves(&mut scanner)?;
        games.push(reader.record);
    }
}

/// The name and text of each tag, and where the text stands.
type TagPairs = Vec<(String, String, Location)>;

fn scan_tag_pairs(scanner: &mut Scanner<'_>) -> Result<TagPairs, ReadError> {
    let mut tags = Vec::new();
    loop {
        scanner.take_while(char::is_whitespace);
        if !scanner.eat("[") {
            return Ok(tags);
        }
        let name = scanner.take_while(|character| character.is_ascii_alphanumeric() || character == '_');
        if name.is_empty() {
            return Err(scanner.fail("the name of a tag"));
        }
        scanner.spaces();
        scanner.expect("\"", "the text of the tag in quotation marks")?;
        let at = scanner.at();
        let text = scanner.take_while(|character| character != '"');
        scanner.expect("\"", "a closing '\"'")?;
        scanner.spaces();
        scanner.expect("]", "\"]\"")?;
        tags.push((name.to_owned(), text.to_owned(), at));
    }
}

struct Reader {
    record: Chaturaji,
}

impl Reader {
    fn new(pairs: TagPairs) -> Result<Self, ReadError> {
        let mut start = Position::initial(&rules());
        for (name, text, at) in &pairs {
            match name.as_str() {
                "StartFen4" => start = read_start(text, *at)?,
                "Variant" if text != "FFA" => {
                    let reason = format!("the variant {text:?} is not played here: only FFA is");
                    return Err(ReadError::illegal(*at, reason, "J10.2"));
                }
                _ => (),
            }
        }
        let mut record = Chaturaji::from(Match::from_position(start));
        for (name, text, _) in pairs {
            take_tag(&mut record, name, text)
                .expect("all armies play, and the scanner takes names of tags only");
        }
        Ok(Self { record })
    }

    fn moves(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        loop {
            scanner.take_while(char::is_whitespace);
            match scanner.peek() {
                None | Some('[') => return Ok(()),
                Some('{') => self.comment(scanner)?,
                Some('(') => return Err(scanner.fail("a move: a record has no variations")),
                Some(_) => self.token(scanner)?,
            }
        }
    }

    fn comment(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        scanner.eat("{");
        let text = scanner.take_while(|character| character != '}').trim().to_owned();
        scanner.expect("}", "a closing '}'")?;
        let here = self.record.game().steps().len();
        self.record.add_comment(here, text).expect("the game has its steps");
        Ok(())
    }

    fn token(&mut self, scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
        let at = scanner.at();
        let mut word = scanner.clone();
        let text = scanner.take_while(|character| !character.is_whitespace() && character != '{');
        if text == ".." || text == "*" || is_number(text) {
            return Ok(());
        }
        let Node::Act(_) = self.record.game().node() else {
            return Err(ReadError::illegal(at, "the game is over: no more moves", "J7.2"));
        };
        let army = self.record.game().current().turn().unwrap_or(ARMIES[0]);
        match text {
            "R" => self.event(Event::Resigns(army), at),
            "T" => self.event(Event::Flagged(army), at),
            "C" => self.event(Event::Claims(army), at),
            _ => self.play(&mut word, text, at),
        }
    }

    fn event(&mut self, event: Event, at: Location) -> Result<(), ReadError> {
        self.record.happen(event).map(drop).map_err(|error| refused(at, error))
    }

    fn play(&mut self, word: &mut Scanner<'_>, text: &str, at: Location) -> Result<(), ReadError> {
        let position = self.record.game().current();
        let action = scan_move(word, position)?;
        let seen = word.at().column() - at.column();
        if (seen as usize) < text.chars().count() {
            return Err(word.fail("the end of the move"));
        }
        self.record.play(Ply::Act(action)).map(drop).map_err(|error| refused(at, error))
    }
}

fn refused(at: Location, error: MatchError<Position>) -> ReadError {
    match error {
        MatchError::Ply(error) => illegal(at, error.fault),
        MatchError::Event(fault) => illegal(at, fault),
        ended => ReadError::illegal(at, ended.to_string(), "J7.5"),
    }
}

fn is_number(text: &str) -> bool {
    text.strip_suffix('.')
        .is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit()))
}

fn read_start(text: &str, at: Location) -> Result<Position, ReadError> {
    if text.contains('-') {
        return fen4::read(text).map_err(|error| error.within(at));
    }
    Err(ReadError::illegal(
        at,
        format!("the start named {text:?} is none of ours: it must be a FEN4"),
        "J10.2",
    ))
}

/// A tag becomes what it is in our record.
fn take_tag(record: &mut Chaturaji, name: String, text: String) -> Result<(), RecordError> {
    if let Some(index) = COLOURS.iter().position(|&colour| colour == name) {
        return record.set_player(ARMIES[index], Some(text));
    }
    match name.as_str() {
        "StartFen4" | "Variant" => Ok(()),
        "Result" => record.add_tag("SiteResult", text),
        "Date" => match text.parse() {
            Ok(date) => {
                record.set_date(Some(date));
                Ok(())
            }
            Err(_) => record.add_tag("SiteDate", text),
        },
        _ if is_known::<Position>(&name) => record.add_tag(format!("Site{name}"), text),
        _ => record.add_tag(name, text),
    }
}

/// `f5-f6`, `Bf4-g5+`, `Nf6xRe8`, `e4-d4=R`: the man's letter, from, `-` or `x` and the letter of the man taken, to.
fn scan_move(scanner: &mut Scanner<'_>, position: &Position) -> Result<Action, ReadError> {
    const MOVE: &str = "a move, such as f5-f6, Bf4-g5 or Nf6xRe8, or R, T or C";
    let start = scanner.clone();
    let man = scan_letter(scanner);
    let from = scan_square(scanner).map_err(|error| if man.is_none() { start.fail(MOVE) } else { error })?;
    let mark = scanner.clone();
    let takes = match scanner.bump() {
        Some('x') => true,
        Some('-') => false,
        _ => return Err(mark.fail("- or x, and where the man goes")),
    };
    let taken = scan_letter(scanner);
    let to = scan_square(scanner)?;
    let moved = position.man_at(from).map(|man| man.kind);
    agree(&start, moved, man.or(Some(Kind::Pawn)), from)?;
    let struck = position.man_at(to).map(|man| man.kind);
    if takes != struck.is_some() || taken.is_some() {
        agree(&mark, struck, if takes { taken.or(Some(Kind::Pawn)) } else { None }, to)?;
    }
    if scanner.eat("=") {
        let before = scanner.clone();
        let boat = scanner.bump().and_then(kind) == Some(Kind::Boat);
        boat.then_some(()).ok_or_else(|| before.fail("R: a pawn becomes a boat, the site's rook"))?;
    }
    scanner.take_while(|sign| matches!(sign, '+' | '#'));
    Ok(Action::step(from, to))
}

fn scan_letter(scanner: &mut Scanner<'_>) -> Option<Kind> {
    scanner.next_if(|letter| kind(letter).is_some()).and_then(kind)
}

fn agree(at: &Scanner<'_>, found: Option<Kind>, told: Option<Kind>, square: Square) -> Result<(), ReadError> {
    if found == told {
        return Ok(());
    }
    let name = |kind: Option<Kind>| kind.map_or_else(|| "nobody".to_owned(), |kind| format!("a {kind}"));
    let reason = format!("on {square} stands {}, not {}", name(found), name(told));
    Err(ReadError::illegal(at.at(), reason, "J2"))
}

/// Writes a game in PGN4.
///
/// # Errors
/// When the rule set is not `ffa`, the game began after its end, or a player left in another's turn.
pub fn write(record: &Chaturaji) -> Result<Exported, ExportError> {
    if !plays(record.game().start().rules()) {
        return Err(ExportError::OtherRules);
    }
    let start = fen4::write(record.game().start())?;
    let mut writer =
        Writer { text: write_tag_pairs(record, &start.text), lost: start.lost, round: 0, last: 4 };
    let mut position = record.game().start().clone();
    writer.comments(record, 0);
    for (index, &step) in record.game().steps().iter().enumerate() {
        writer.step(&mut position, step)?;
        writer.comments(record, index + 1);
    }
    writer.text.push('\n');
    if told(record).any(|text| text.contains('"')) {
        writer.lost.push("quotation marks in tags");
    }
    Ok(Exported { text: writer.text, lost: writer.lost })
}

/// The texts of tags that a person wrote.
fn told(record: &Chaturaji) -> impl Iterator<Item = &str> {
    Seat::ALL.into_iter().filter_map(|army| record.player(army)).chain(record.tags().map(|(_, text)| text))
}

fn write_tag_pairs(record: &Chaturaji, start: &str) -> String {
    let mut pairs = format!("[Variant \"FFA\"]\n[StartFen4 \"{start}\"]\n");
    let mut tag = |name: &str, text: &str| {
        writeln!(pairs, "[{name} \"{}\"]", text.replace('"', "'")).expect("a String takes all");
    };
    for (army, colour) in ARMIES.into_iter().zip(COLOURS) {
        if let Some(name) = record.player(army) {
            tag(colour, name);
        }
    }
    if let Some(outcome) = record.game().outcome() {
        let points = |army: Seat| {
            let name = record.player(army).unwrap_or(COLOURS[order(army)]);
            format!("{name}: {}", outcome.scores[army])
        };
        tag("Result", &ARMIES.map(points).join(" - "));
    }
    if let Some(date) = record.date() {
        tag("Date", &date.to_string());
    }
    for (name, text) in record.tags().filter(|(name, _)| *name != "SiteResult") {
        tag(name, text);
    }
    pairs
}

struct Writer {
    text: String,
    lost: Vec<&'static str>,
    round: u32,
    /// The order of the colour of the last slot; 4 before the first.
    last: usize,
}

impl Writer {
    fn step(
        &mut self,
        position: &mut Position,
        step: Step<Action, chaturaji::Throw>,
    ) -> Result<(), ExportError> {
        let army = position.turn().unwrap_or(ARMIES[0]);
        self.slot(order(army));
        match step {
            Step::Ply(ply) => {
                self.text.push_str(&write_move(position, ply));
                position.play_unchecked(ply);
            }
            Step::Event(event) => {
                if event.seat() != army {
                    return Err(ExportError::LeftOutOfTurn(event.seat()));
                }
                self.text.push(match event {
                    Event::Resigns(_) => 'R',
                    Event::Flagged(_) => 'T',
                    Event::Claims(_) => 'C',
                });
                position.happen(event).map_err(|_| ExportError::Over)?;
            }
        }
        Ok(())
    }

    /// A new round begins where the order of the colours does.
    fn slot(&mut self, order: usize) {
        if order <= self.last {
            self.round += 1;
            write!(self.text, "\n{}. ", self.round).expect("a String takes all");
        } else {
            self.text.push_str(" .. ");
        }
        self.last = order;
    }

    fn comments(&mut self, record: &Chaturaji, steps: usize) {
        for comment in record.comments(steps) {
            let mark = if steps == 0 { '\n' } else { ' ' };
            write!(self.text, "{mark}{{ {} }}", comment.replace('}', ")")).expect("a String takes all");
            if comment.contains('}') && !self.lost.contains(&"closing brackets in comments") {
                self.lost.push("closing brackets in comments");
            }
        }
    }
}

fn write_move(position: &Position, ply: Ply<Action, chaturaji::Throw>) -> String {
    let Ply::Act(Action::Move { from, to, .. }) = ply else { return String::new() };
    let name = |at: Square| {
        let kind = position.man_at(at).map(|man| man.kind).filter(|&kind| kind != Kind::Pawn);
        kind.map(|kind| letter(kind).to_string()).unwrap_or_default()
    };
    let mark = if position.man_at(to).is_some() { 'x' } else { '-' };
    let mut text = format!("{}{}{mark}{}{}", name(from), square(from), name(to), square(to));
    position.clone().play_noting(ply, &mut |effect| {
        if matches!(effect, Effect::Promoted { .. }) {
            text.push_str("=R");
        }
    });
    text
}
