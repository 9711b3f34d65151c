//! What the tags of a record claim about its dice.

use super::{Mode, chain::SHORT, deal::is_game_id, file::File, verdict::Difference};
use chaupat_core::Seat;
use chaupat_dice::fair::Digest;

pub(super) const GAME: &str = "DiceGame";
pub(super) const SEATS: &str = "DiceSeats";
pub(super) const COMMIT: &str = "DiceCommit";
pub(super) const CLIENTS: &str = "DiceClients";
pub(super) const SALTS: &str = "DiceSalts";
pub(super) const LINKS: &str = "DiceLinks";
pub(super) const SECRET: &str = "DiceSecret";
pub(super) const TABLES: &str = "DiceTables";
pub(super) const DRAWN: &str = "DiceDrawn";
pub(super) const CHAIN: &str = "DiceChain";

/// The tags, in the order in which they stand.
const NAMES: [&str; 10] = [GAME, SEATS, COMMIT, CLIENTS, SALTS, LINKS, SECRET, TABLES, DRAWN, CHAIN];

/// All of it, read and nothing checked.
pub(super) struct Claims<'a> {
    pub(super) game_id: &'a str,
    pub(super) mode: Mode,
    /// Letters and seats, ascending.
    pub(super) seats: Vec<(char, Seat)>,
    pub(super) commitment: Digest,
    /// Of each seat in play, in their order.
    pub(super) clients: Vec<Option<Digest>>,
    pub(super) salts: Vec<Option<Digest>>,
    /// All `None` in the mode plain.
    pub(super) links: Vec<Option<LinksClaim>>,
    pub(super) secret: Option<Digest>,
    pub(super) tables: Vec<Table<'a>>,
    /// For each throw its seat, by its place in `seats`, and its table, by its place in `tables`.
    pub(super) drawn: Vec<(usize, usize)>,
    pub(super) chain: Vec<&'a str>,
    /// The number of the line on which `DiceGame` stands.
    first: usize,
}

pub(super) struct LinksClaim {
    pub(super) tip: Digest,
    pub(super) last: Digest,
    pub(super) missed: Vec<u32>,
}

/// The outcomes with their weights, in the order of the tickets.
pub(super) struct Table<'a> {
    pub(super) text: &'a str,
    pub(super) outcomes: Vec<(&'a str, u64)>,
    pub(super) total: u64,
}

impl Claims<'_> {
    /// The number of the line of a tag.
    pub(super) fn line(&self, name: &str) -> usize {
        let names = names(self.mode);
        self.first + names.iter().position(|other| *other == name).unwrap_or_default()
    }

    /// The letter of the seat that made a throw, by the number of the throw.
    pub(super) fn thrower(&self, t: u32) -> (char, Seat) {
        self.seats[self.drawn[t as usize - 1].0]
    }
}

fn names(mode: Mode) -> Vec<&'static str> {
    NAMES.into_iter().filter(|name| mode == Mode::Live || *name != LINKS).collect()
}

/// Reads the claims of a record.
///
/// # Errors
/// The first thing that is not as it must be.
pub(super) fn read<'a>(file: &File<'a>) -> Result<Claims<'a>, Difference> {
    if !file.ends {
        return Err(Difference::form(file.lines.len(), "the end of the line is missing"));
    }
    let head = tags(file)?;
    for (index, name) in ["Game", "Rules"].into_iter().enumerate() {
        if head.get(index).is_none_or(|tag| tag.name != name) {
            return Err(Difference::form(index + 1, format!("the tag {name} must stand here")));
        }
    }
    let mode = mode(&head)?;
    let names = names(mode);
    let first = head.len().saturating_sub(names.len());
    for (index, name) in names.iter().enumerate() {
        if head.get(first + index).is_none_or(|tag| tag.name != *name) {
            return Err(Difference::form(first + index + 1, format!("the tag {name} must stand here")));
        }
    }
    Values { head: &head, names: &names, first }.claims(mode)
}

struct Tag<'a> {
    name: &'a str,
    text: &'a [u8],
}

fn tags<'a>(file: &File<'a>) -> Result<Vec<Tag<'a>>, Difference> {
    let numbered = file.lines[..file.head].iter().enumerate();
    numbered
        .map(|(index, line)| tag(line).ok_or_else(|| Difference::form(index + 1, "this is no tag")))
        .collect()
}

fn tag(line: &[u8]) -> Option<Tag<'_>> {
    let inner = line.strip_prefix(b"[")?.strip_suffix(b"\"]")?;
    let name_ends = inner.iter().position(|byte| !(byte.is_ascii_alphanumeric() || *byte == b'_'))?;
    let (name, rest) = inner.split_at(name_ends);
    let text = rest.strip_prefix(b" \"")?;
    let mut bytes = text.iter();
    while let Some(byte) = bytes.next() {
        match byte {
            b'"' => return None,
            b'\\' => bytes.next().filter(|next| b"\\\"n".contains(next)).map(drop)?,
            _ => (),
        }
    }
    let name = std::str::from_utf8(name).ok().filter(|name| !name.is_empty())?;
    Some(Tag { name, text })
}

fn mode(head: &[Tag<'_>]) -> Result<Mode, Difference> {
    let at = head.iter().position(|tag| tag.name == "Throws").unwrap_or_default();
    let mode = [Mode::Plain, Mode::Live].into_iter().find(|mode| head[at].text == mode.tag().as_bytes());
    mode.ok_or_else(|| Difference::form(at + 1, "the tag Throws must be dice/1 plain or dice/1 live"))
}

/// The tags whose values are read, one after the other.
struct Values<'v, 'a> {
    head: &'v [Tag<'a>],
    names: &'v [&'static str],
    first: usize,
}

impl<'a> Values<'_, 'a> {
    fn claims(&self, mode: Mode) -> Result<Claims<'a>, Difference> {
        let game_id = self.read(GAME, |text| is_game_id(text).then_some(text))?;
        let seats = self.read(SEATS, seats)?;
        let commitment = self.read(COMMIT, digest)?;
        let clients = self.read(CLIENTS, |text| of_seats(text, &seats, digest))?;
        let salts = self.read(SALTS, |text| {
            let salts: Vec<Option<Digest>> = of_seats(text, &seats, digest)?;
            let fixed = salts.iter().zip(&clients).all(|(salt, client)| salt.is_none() || client.is_some());
            fixed.then_some(salts)
        })?;
        let links = match mode {
            Mode::Plain => seats.iter().map(|_| None).collect(),
            Mode::Live => self.read(LINKS, |text| of_seats(text, &seats, links))?,
        };
        let secret =
            self.read(SECRET, |text| if text == "lost" { Some(None) } else { digest(text).map(Some) })?;
        let tables = self.read(TABLES, tables)?;
        let drawn = self.read(DRAWN, |text| drawn(text, &seats, tables.len()))?;
        let chain = self.read(CHAIN, chain)?;
        let claims = Claims {
            game_id,
            mode,
            seats,
            commitment,
            clients,
            salts,
            links,
            secret,
            tables,
            drawn,
            chain,
            first: self.first + 1,
        };
        if !claims.missed_could_be_missed() {
            return Err(Difference::form(claims.line(LINKS), unwritten(LINKS)));
        }
        Ok(claims)
    }

    fn read<T>(&self, name: &'static str, read: impl FnOnce(&'a str) -> Option<T>) -> Result<T, Difference> {
        let index = self.first + self.names.iter().position(|other| *other == name).unwrap_or_default();
        let text = std::str::from_utf8(self.head[index].text).ok();
        text.and_then(read).ok_or_else(|| Difference::form(index + 1, unwritten(name)))
    }
}

fn unwritten(name: &str) -> String {
    format!("the tag {name} is not well written")
}

impl Claims<'_> {
    /// Links are missed at throws of others, each once.
    fn missed_could_be_missed(&self) -> bool {
        let count = self.drawn.len() as u32;
        let of_seat = |(seat, links): (usize, &Option<LinksClaim>)| {
            let missed = links.as_ref().map_or(&[][..], |links| &links.missed);
            let others = |&t: &u32| (1..=count).contains(&t) && self.drawn[t as usize - 1].0 != seat;
            missed.iter().all(others) && missed.is_sorted_by(|one, next| one < next)
        };
        self.links.iter().enumerate().all(of_seat)
    }
}

fn digest(text: &str) -> Option<Digest> {
    text.parse().ok()
}

/// A number that is written in one way only.
fn number(text: &str) -> Option<u64> {
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let is_shortest = text == "0" || !text.starts_with('0');
    if is_number && is_shortest { text.parse().ok() } else { None }
}

fn letter(text: &str) -> Option<(char, &str)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    Some((letter, &text[1..]))
}

fn seats(text: &str) -> Option<Vec<(char, Seat)>> {
    let seat = |word| {
        let (letter, index) = letter(word)?;
        Some((letter, Seat::new(u8::try_from(number(index)?).ok()?)?))
    };
    let seats: Vec<(char, Seat)> = text.split(' ').map(seat).collect::<Option<_>>()?;
    let letters_differ = (1..seats.len()).all(|at| seats[..at].iter().all(|other| other.0 != seats[at].0));
    (letters_differ && seats.is_sorted_by(|one, next| one.1 < next.1)).then_some(seats)
}

/// `LETTER=VALUE` for each seat in their order, `none` for nothing.
fn of_seats<'a, T>(
    text: &'a str,
    seats: &[(char, Seat)],
    value: impl Fn(&'a str) -> Option<T>,
) -> Option<Vec<Option<T>>> {
    let words: Vec<&str> = text.split(' ').collect();
    if words.len() != seats.len() {
        return None;
    }
    let of_seat = |(word, seat): (&&'a str, &(char, Seat))| {
        let text = word.strip_prefix(seat.0)?.strip_prefix('=')?;
        if text == "none" { Some(None) } else { value(text).map(Some) }
    };
    words.iter().zip(seats).map(of_seat).collect()
}

fn links(text: &str) -> Option<LinksClaim> {
    let parts: Vec<&str> = text.split('/').collect();
    let &[tip, last, missed] = parts.as_slice() else { return None };
    let throw = |text| u32::try_from(number(text)?).ok();
    let missed =
        if missed == "-" { Vec::new() } else { missed.split('.').map(throw).collect::<Option<_>>()? };
    Some(LinksClaim { tip: digest(tip)?, last: digest(last)?, missed })
}

/// No table at all when nothing was thrown.
fn tables(text: &str) -> Option<Vec<Table<'_>>> {
    if text.is_empty() { Some(Vec::new()) } else { text.split(" ; ").map(table).collect() }
}

fn table(text: &str) -> Option<Table<'_>> {
    let outcome = |word: &'_ str| {
        let (outcome, weight) = word.split_once('=')?;
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || b".+-".contains(&byte);
        let is_outcome = !outcome.is_empty() && outcome.bytes().all(fits);
        number(weight).filter(|&weight| is_outcome && weight > 0)
    };
    let mut outcomes: Vec<(&str, u64)> = Vec::new();
    let mut total = 0_u64;
    for word in text.split(' ') {
        let weight = outcome(word)?;
        let name = word.split_once('=')?.0;
        if outcomes.iter().any(|other| other.0 == name) {
            return None;
        }
        total = total.checked_add(weight)?;
        outcomes.push((name, weight));
    }
    Some(Table { text, outcomes, total })
}

fn drawn(text: &str, seats: &[(char, Seat)], tables: usize) -> Option<Vec<(usize, usize)>> {
    let throw = |word| {
        let (letter, table) = letter(word)?;
        let seat = seats.iter().position(|seat| seat.0 == letter)?;
        let table = number(table)?.checked_sub(1)? as usize;
        (table < tables).then_some((seat, table))
    };
    if text.is_empty() { Some(Vec::new()) } else { text.split(' ').map(throw).collect() }
}

fn chain(text: &str) -> Option<Vec<&str>> {
    let words: Vec<&str> = text.split(' ').collect();
    let last = words.len() - 1;
    let is_hex = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
    let fits = |(at, word): (usize, &&str)| word.len() == if at == last { 64 } else { SHORT } && is_hex(word);
    words.iter().enumerate().all(fits).then_some(words)
}
