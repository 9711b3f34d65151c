//! From what is written to a match: everything is played again, and every sign and tag is checked.

use super::{
    Date, Record, is_known, result, seat_tag,
    syntax::{EventKind, Line, LineKind, RecordSyntax, TagPair, Word, read_records},
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
        read_records(text)?.iter().map(Self::from_syntax).collect()
    }

    pub(crate) fn from_syntax(syntax: &RecordSyntax) -> Result<Self, ReadError> {
        check_names::<P>(syntax)?;
        let mut reader = Reader::new(start::<P>(syntax)?);
        reader.comment(&syntax.comments);
        for line in &syntax.movetext {
            reader.line(line)?;
        }
        let record = Self { comments: reader.comments, ..Self::from(reader.game) };
        record.with_tags(syntax)
    }

    fn with_tags(mut self, syntax: &RecordSyntax) -> Result<Self, ReadError> {
        for tag in &syntax.tag_pairs {
            if let Some(seat) = seat_tag::<P>(&tag.name) {
                self.players[seat] = Some(tag.text.clone());
            } else if !is_known::<P>(&tag.name) {
                self.tags.push((tag.name.clone(), tag.text.clone()));
            }
        }
        self.throws = syntax.tag("Throws").map(|tag| tag.text.clone());
        self.date = syntax.tag("Date").map(read_date).transpose()?;
        check_tag(syntax, "Result", &result::result(&self.game))?;
        check_tag(syntax, "Ended", &result::ended(&self.game))?;
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
fn check_names<P: Notation>(syntax: &RecordSyntax) -> Result<(), ReadError> {
    for (index, tag) in syntax.tag_pairs.iter().enumerate() {
        if is_known::<P>(&tag.name) && syntax.tag_pairs[..index].iter().any(|other| other.name == tag.name) {
            let reason = format!("the tag {} stands here a second time", tag.name);
            return Err(ReadError::illegal(tag.name_at, reason, None));
        }
    }
    match syntax.tag("Game") {
        Some(tag) if tag.text != P::GAME => Err(tag.wrong(format!("the game {:?}", P::GAME))),
        _ => Ok(()),
    }
}

fn read_date(tag: &TagPair) -> Result<Date, ReadError> {
    tag.text.parse().map_err(|_| tag.wrong("a date, such as 2026-11-30, 2026-11, 2026 or ?"))
}

fn check_tag(syntax: &RecordSyntax, name: &str, right: &str) -> Result<(), ReadError> {
    match syntax.tag(name) {
        Some(tag) if tag.text != right => {
            let reason =
                format!("the tag {name} must be {right:?}, as the game was played, not {:?}", tag.text);
            Err(ReadError::illegal(tag.text_at, reason, None))
        }
        _ => Ok(()),
    }
}

/// The first position, from `Start` or from `Rules`.
fn start<P: Notation>(syntax: &RecordSyntax) -> Result<P, ReadError> {
    let within = |tag: &TagPair| {
        let at = tag.text_at;
        move |error: ReadError| error.within(at)
    };
    let rules = syntax.tag("Rules").map(|tag| P::read_rules(&tag.text).map_err(within(tag))).transpose()?;
    let start =
        syntax.tag("Start").map(|tag| P::read_position(&tag.text).map_err(within(tag))).transpose()?;
    let start = match (rules, start) {
        (Some(rules), Some(start)) if *start.rules() != rules => {
            let at = syntax.tag("Start").map_or(Location::START, |tag| tag.text_at);
            let reason = "the position has another rule set than the tag Rules";
            return Err(ReadError::illegal(at, reason, None));
        }
        (_, Some(start)) => start,
        (Some(rules), None) => P::initial(&rules),
        (None, None) => {
            let reason = format!("the record has no tag Rules, such as [Rules {:?}]", P::GAME);
            return Err(ReadError::illegal(syntax.start(), reason, None));
        }
    };
    let stranger = syntax
        .tag_pairs
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
        match line.kind {
            LineKind::Event { letter, kind } => self.event(letter, kind, line.at)?,
            LineKind::Abandoned if self.game.ending().is_some() => {
                return Err(ReadError::illegal(line.at, "the game is over already", None));
            }
            LineKind::Abandoned => self.game.abandon(),
            LineKind::Opening | LineKind::Turn { .. } => self.check_kind(line)?,
        }
        self.comment(&line.comments);
        let mut words = &line.words[..];
        while let Some((word, rest)) = words.split_first() {
            words = self.word(&line.kind, word, rest)?;
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
    fn check_kind(&self, line: &Line) -> Result<(), ReadError> {
        let at = match line.kind {
            LineKind::Turn { number, letter_at, .. } if self.is_now(number) => letter_at,
            _ => line.at,
        };
        self.check_due(&line.kind, at)
    }

    fn is_now(&self, turn: u32) -> bool {
        self.game.ending().is_none() && turn == self.game.turns() + 1
    }

    fn check_due(&self, kind: &LineKind, at: Location) -> Result<(), ReadError> {
        let due =
            if self.game.ending().is_some() { None } else { due(self.game.current(), self.game.turns()) };
        let same = match (kind, &due) {
            (LineKind::Turn { number, letter, .. }, Some(LineKind::Turn { number: n, letter: l, .. })) => {
                number == n && letter == l
            }
            (kind, due) => Some(kind) == due.as_ref(),
        };
        if same { Ok(()) } else { Err(ReadError::illegal(at, wanted(due.as_ref()), None)) }
    }

    /// Plays a word and checks the remarks behind it; gives the words that are left.
    fn word<'w>(&mut self, kind: &LineKind, word: &Word, rest: &'w [Word]) -> Result<&'w [Word], ReadError> {
        self.check_due(kind, word.at)?;
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

fn wanted(due: Option<&LineKind>) -> String {
    match due {
        None => "the game is over: no more turns".to_owned(),
        Some(LineKind::Opening) => "casts for the first turn are due, on a line \"opening\"".to_owned(),
        Some(LineKind::Turn { number, letter, .. }) => {
            format!("what is due is turn {number} of {letter}: \"{number}. {letter}\"")
        }
        Some(_) => "a turn is due".to_owned(),
    }
}
