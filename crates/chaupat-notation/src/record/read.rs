//! From a sheet to a match: everything is played again, and every sign and tag is checked.

use super::{
    Date, Record, is_known, result, seat_tag,
    sheet::{EventKind, Head, Line, Sheet, Tag, Word, read_sheets},
    write::due,
};
use crate::{LegalityError, Location, Notation, ReadError};
use chaupat_core::{Event, Match, MatchError, RuleSet, Seat};
use std::collections::BTreeMap;

impl<P: Notation> Record<P> {
    /// Reads the records of a file, all of this game, and checks all that they tell.
    ///
    /// # Errors
    /// When a record is not well written, tells something that is against the rules, or does not agree with itself.
    pub fn read(text: &str) -> Result<Vec<Self>, ReadError> {
        read_sheets(text)?.iter().map(Self::of_sheet).collect()
    }

    pub(crate) fn of_sheet(sheet: &Sheet) -> Result<Self, ReadError> {
        check_names::<P>(sheet)?;
        let mut reader = Reader::new(start::<P>(sheet)?);
        reader.comment(&sheet.comments);
        for line in &sheet.lines {
            reader.line(line)?;
        }
        let record = Self { comments: reader.comments, ..Self::from(reader.game) };
        record.with_tags(sheet)
    }

    fn with_tags(mut self, sheet: &Sheet) -> Result<Self, ReadError> {
        for tag in &sheet.tags {
            if let Some(seat) = seat_tag::<P>(&tag.name) {
                self.players[seat] = Some(tag.text.clone());
            } else if !is_known::<P>(&tag.name) {
                self.tags.push((tag.name.clone(), tag.text.clone()));
            }
        }
        self.throws = sheet.tag("Throws").map(|tag| tag.text.clone());
        self.date = sheet.tag("Date").map(read_date).transpose()?;
        check_tag(sheet, "Result", &result::result(&self.game))?;
        check_tag(sheet, "Ended", &result::ended(&self.game))?;
        Ok(self)
    }
}

/// Why a match refuses a step.
fn legality<P: Notation>(error: MatchError<P>) -> LegalityError {
    match error {
        MatchError::Ply(error) => LegalityError::of(error.fault),
        MatchError::Event(fault) => LegalityError::of(fault),
        ended => LegalityError::new(ended.to_string(), None),
    }
}

/// Known tags stand once, players only at seats in play, and the game is the right one.
fn check_names<P: Notation>(sheet: &Sheet) -> Result<(), ReadError> {
    for (index, tag) in sheet.tags.iter().enumerate() {
        if is_known::<P>(&tag.name) && sheet.tags[..index].iter().any(|other| other.name == tag.name) {
            let reason = format!("the tag {} stands here a second time", tag.name);
            return Err(ReadError::illegal(tag.name_at, reason, None));
        }
    }
    match sheet.tag("Game") {
        Some(tag) if tag.text != P::GAME => Err(tag.wrong(format!("the game {:?}", P::GAME))),
        _ => Ok(()),
    }
}

fn read_date(tag: &Tag) -> Result<Date, ReadError> {
    tag.text.parse().map_err(|_| tag.wrong("a date, such as 2026-11-30, 2026-11, 2026 or ?"))
}

fn check_tag(sheet: &Sheet, name: &str, right: &str) -> Result<(), ReadError> {
    match sheet.tag(name) {
        Some(tag) if tag.text != right => {
            let reason =
                format!("the tag {name} must be {right:?}, as the game was played, not {:?}", tag.text);
            Err(ReadError::illegal(tag.text_at, reason, None))
        }
        _ => Ok(()),
    }
}

/// The first position, from `Start` or from `Rules`.
fn start<P: Notation>(sheet: &Sheet) -> Result<P, ReadError> {
    let within = |tag: &Tag| {
        let at = tag.text_at;
        move |error: ReadError| error.within(at)
    };
    let rules = sheet.tag("Rules").map(|tag| P::read_rules(&tag.text).map_err(within(tag))).transpose()?;
    let start = sheet.tag("Start").map(|tag| P::read_position(&tag.text).map_err(within(tag))).transpose()?;
    let start = match (rules, start) {
        (Some(rules), Some(start)) if *start.rules() != rules => {
            let at = sheet.tag("Start").map_or(Location::START, |tag| tag.text_at);
            let reason = "the position has another rule set than the tag Rules";
            return Err(ReadError::illegal(at, reason, None));
        }
        (_, Some(start)) => start,
        (Some(rules), None) => P::initial(&rules),
        (None, None) => {
            let reason = format!("the record has no tag Rules, such as [Rules {:?}]", P::GAME);
            return Err(ReadError::illegal(sheet.start(), reason, None));
        }
    };
    let stranger = sheet
        .tags
        .iter()
        .find(|tag| seat_tag::<P>(&tag.name).is_some_and(|seat| !start.rules().seats().contains(seat)));
    match stranger {
        Some(tag) => {
            let reason = format!("the seat {} is not in play", tag.name);
            Err(ReadError::illegal(tag.name_at, reason, None))
        }
        None => Ok(start),
    }
}

struct Reader<P: Notation> {
    game: Match<P>,
    comments: BTreeMap<usize, Vec<String>>,
}

impl<P: Notation> Reader<P> {
    fn new(start: P) -> Self {
        Self { game: Match::from_position(start), comments: BTreeMap::new() }
    }

    fn comment(&mut self, comments: &[String]) {
        if !comments.is_empty() {
            self.comments.entry(self.game.steps().len()).or_default().extend_from_slice(comments);
        }
    }

    fn line(&mut self, line: &Line) -> Result<(), ReadError> {
        match line.head {
            Head::Event { letter, kind } => self.event(letter, kind, line.at)?,
            Head::Abandoned if self.game.ending().is_some() => {
                return Err(ReadError::illegal(line.at, "the game is over already", None));
            }
            Head::Abandoned => self.game.abandon(),
            Head::Opening | Head::Turn { .. } => self.check_head(line)?,
        }
        self.comment(&line.comments);
        let mut words = &line.words[..];
        while let Some((word, rest)) = words.split_first() {
            words = self.word(&line.head, word, rest)?;
        }
        Ok(())
    }

    fn event(&mut self, letter: char, kind: EventKind, at: Location) -> Result<(), ReadError> {
        let seats = self.game.current().rules().seats();
        let seat: Option<Seat> = P::seat_named(letter).filter(|&seat| seats.contains(seat));
        let seat = seat.ok_or_else(|| {
            let letters: Vec<_> = seats.iter().map(|seat| P::seat_letter(seat).to_string()).collect();
            ReadError::illegal(
                at,
                format!("{letter:?} is no seat in play; these are {}", letters.join(" ")),
                None,
            )
        })?;
        let event = match kind {
            EventKind::Resigns => Event::Resigns(seat),
            EventKind::Flagged => Event::Flagged(seat),
            EventKind::Claims => Event::Claims(seat),
        };
        self.game.happen(event).map_err(|error| ReadError::new(at, legality(error)))?;
        Ok(())
    }

    /// The line must be about what is due.
    fn check_head(&self, line: &Line) -> Result<(), ReadError> {
        let at = match line.head {
            Head::Turn { number, letter_at, .. } if self.is_now(number) => letter_at,
            _ => line.at,
        };
        self.check_due(&line.head, at)
    }

    fn is_now(&self, turn: u32) -> bool {
        self.game.ending().is_none() && turn == self.game.turns() + 1
    }

    fn check_due(&self, head: &Head, at: Location) -> Result<(), ReadError> {
        let due =
            if self.game.ending().is_some() { None } else { due(self.game.current(), self.game.turns()) };
        let same = match (head, &due) {
            (Head::Turn { number, letter, .. }, Some(Head::Turn { number: n, letter: l, .. })) => {
                number == n && letter == l
            }
            (head, due) => Some(head) == due.as_ref(),
        };
        if same { Ok(()) } else { Err(ReadError::illegal(at, wanted(due.as_ref()), None)) }
    }

    /// Plays a word and checks the remarks behind it; gives the words that are left.
    fn word<'w>(&mut self, head: &Head, word: &Word, rest: &'w [Word]) -> Result<&'w [Word], ReadError> {
        self.check_due(head, word.at)?;
        let position = self.game.current();
        let ply = position.read_ply(&word.text).map_err(|error| error.within(word.at))?;
        let remarks = position.record_ply(ply);
        self.game.play(ply).map_err(|error| ReadError::new(word.at, legality(error)))?;
        self.comment(&word.comments);
        self.remarks(&remarks[1..], rest)
    }

    /// Remarks may be left out all together; written, they must be right.
    fn remarks<'w>(&mut self, right: &[String], words: &'w [Word]) -> Result<&'w [Word], ReadError> {
        let written = words.iter().take_while(|word| P::is_remark(&word.text)).count();
        let (found, rest) = words.split_at(written);
        for (index, word) in found.iter().enumerate() {
            if right.get(index) != Some(&word.text) {
                return Err(wrong_remark(right.get(index), word));
            }
            self.comment(&word.comments);
        }
        match (found.last(), right.get(found.len())) {
            (Some(last), Some(missing)) => {
                let reason = format!("behind {} there must be {missing} too", last.text);
                Err(ReadError::illegal(last.at, reason, None))
            }
            _ => Ok(rest),
        }
    }
}

fn wrong_remark(right: Option<&String>, word: &Word) -> ReadError {
    let reason = match right {
        Some(right) => format!("what happens by itself here is {right}, not {}", word.text),
        None => format!("{} does not happen here", word.text),
    };
    ReadError::illegal(word.at, reason, None)
}

fn wanted(due: Option<&Head>) -> String {
    match due {
        None => "the game is over: no more turns".to_owned(),
        Some(Head::Opening) => "casts for the first turn are due, on a line \"opening\"".to_owned(),
        Some(Head::Turn { number, letter, .. }) => {
            format!("what is due is turn {number} of {letter}: \"{number}. {letter}\"")
        }
        Some(_) => "a turn is due".to_owned(),
    }
}
