//! A position of chaupar as one line (C19).

use super::man::{scan_element, scan_man, scan_seat, scan_throw, write_element, write_man, write_throw};
use crate::{
    LegalityError, Location, ReadError,
    rules::{scan_rules, write_rules},
    scanner::Scanner,
};
use chaupar::parameters::Entry;
use chaupar::seats::letter;
use chaupar::{End, Man, Phase, Rules, SeatSetup, Setup, SetupError, SetupFault, Throw};
use chaupat_core::{BySeat, RuleSet, Seat, SeatSet};
use std::fmt::Write;
use std::num::NonZeroU8;

/// Writes a setup as one line. Men, casts and the pool are sorted; seats not in play are left out.
pub fn write_setup(setup: &Setup) -> String {
    let mut text = write_rules(&setup.rules);
    for seat in setup.rules.seats().iter() {
        text.push_str(" ; ");
        let left = setup.rules.entry() == Entry::FirstFree;
        write_seat(&mut text, seat, &setup.seats[seat], left);
    }
    text.push_str(" ; ");
    write_phase(&mut text, &setup.phase);
    text
}

fn write_seat(text: &mut String, seat: Seat, setup: &SeatSetup, left: bool) {
    text.push(letter(seat));
    for man in sorted(&setup.men) {
        text.push(' ');
        write_man(text, man, seat);
    }
    if setup.tod {
        text.push_str(" tod");
    }
    if setup.left && left {
        text.push_str(" left");
    }
    if let Some(place) = setup.done {
        write!(text, " done{place}").expect("a String takes all");
    }
    if setup.miss > 0 {
        write!(text, " miss{}", setup.miss).expect("a String takes all");
    }
}

/// Men by progress, then by house, then the unmarked first: the order of [`Man`] itself.
fn sorted(men: &[Man]) -> Vec<Man> {
    let mut men = men.to_vec();
    men.sort_unstable();
    men
}

fn write_phase(text: &mut String, phase: &Phase) {
    match phase {
        Phase::Opening { contenders, casts } => write_opening(text, *contenders, casts),
        Phase::Throws { seat, casts, entered } => {
            write!(text, "{} throws", letter(*seat)).expect("a String takes all");
            let mut casts = casts.clone();
            casts.sort_unstable();
            for cast in casts {
                write!(text, " {cast}").expect("a String takes all");
            }
            text.push_str(if *entered { " entered" } else { "" });
        }
        Phase::Moves { seat, pool, again, entered } => {
            write!(text, "{} moves", letter(*seat)).expect("a String takes all");
            let mut pool = pool.clone();
            pool.sort_unstable();
            for element in pool {
                text.push(' ');
                write_element(text, element);
            }
            text.push_str(if *again { " again" } else { "" });
            text.push_str(if *entered { " entered" } else { "" });
        }
        Phase::Over(End::Won) => text.push_str("over won"),
        Phase::Over(End::Dead) => text.push_str("over dead"),
    }
}

fn write_opening(text: &mut String, contenders: SeatSet, casts: &[Throw]) {
    text.push_str("opening");
    for seat in contenders.iter() {
        text.push(' ');
        text.push(letter(seat));
    }
    for &cast in casts {
        text.push(' ');
        write_throw(text, cast);
    }
}

/// Reads what [`write_setup`] writes; men, marks, seats, casts and the pool may stand in any order. Whether the
/// position is possible is not checked.
///
/// # Errors
/// When the text is not written as C19 says.
pub fn read_setup(text: &str) -> Result<Setup, ReadError> {
    scan_setup(text).map(|(setup, _)| setup)
}

/// Where the fields of a position begin.
pub(super) struct Fields {
    seats: BySeat<Location>,
    phase: Location,
}

impl Fields {
    /// The first fault, at the field that it is about.
    pub(super) fn illegal(&self, faults: SetupError) -> ReadError {
        let fault = faults.faults()[0];
        let at = match fault {
            SetupFault::MenCount { seat, .. }
            | SetupFault::NoSuchPlace(seat, _)
            | SetupFault::ForeignHouse(seat, _)
            | SetupFault::Mark(seat, _)
            | SetupFault::PastDoor(seat)
            | SetupFault::TodWithoutDoor(seat)
            | SetupFault::Left(seat)
            | SetupFault::NotMarkedDone(seat)
            | SetupFault::MarkedDone(seat)
            | SetupFault::Miss(seat, _) => self.seats[seat],
            SetupFault::DoneOrder | SetupFault::Together(_) => self.seats[Seat::ALL[0]],
            _ => self.phase,
        };
        let error = LegalityError::new(fault.to_string(), fault.rule());
        ReadError::new(at, error.with_source(faults))
    }
}

pub(super) fn scan_setup(text: &str) -> Result<(Setup, Fields), ReadError> {
    let mut scanner = Scanner::new(text, "C19");
    let rules: Rules = scan_rules(&mut scanner)?;
    let mut seats = BySeat::default();
    let mut seen = SeatSet::EMPTY;
    let mut fields = Fields { seats: BySeat([Location::START; 4]), phase: Location::START };
    let phase = loop {
        scan_separator(&mut scanner)?;
        fields.phase = scanner.at();
        if let Some(phase) = scan_phase(&mut scanner)? {
            break phase;
        }
        let before = scanner.clone();
        let seat = scan_seat(&mut scanner).ok_or_else(|| before.fail(FIELD))?;
        if seen.contains(seat) || !rules.seats().contains(seat) {
            return Err(before.fail(wanted_seat(rules.seats(), seen)));
        }
        seen = seen.with(seat);
        fields.seats[seat] = before.at();
        seats[seat] = scan_men(&mut scanner, seat)?;
    };
    scanner.spaces();
    if seen != rules.seats() {
        return Err(scanner.fail(wanted_seat(rules.seats(), seen)));
    }
    scanner.end("the end of the position")?;
    Ok((Setup { rules, seats, phase }, fields))
}

const FIELD: &str = "a seat with its men, such as \"S 0 4 29 72 tod\", or what is due, such as \"S throws\"";

fn wanted_seat(seats: SeatSet, seen: SeatSet) -> String {
    let open: Vec<_> =
        seats.iter().filter(|&seat| !seen.contains(seat)).map(|seat| letter(seat).to_string()).collect();
    match &open[..] {
        [] => "what is due, such as \"S throws\": each seat has its men already".to_owned(),
        open => format!("the men of each seat in play, {} still to come", open.join(" ")),
    }
}

fn scan_separator(scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
    scanner.spaces();
    scanner.expect(";", "\" ; \" and the next field")?;
    scanner.spaces();
    Ok(())
}

fn scan_men(scanner: &mut Scanner<'_>, owner: Seat) -> Result<SeatSetup, ReadError> {
    let mut setup = SeatSetup::default();
    loop {
        scanner.spaces();
        match scanner.peek() {
            None | Some(';') => return Ok(setup),
            Some(first) if first.is_ascii_lowercase() => scan_mark(scanner, &mut setup)?,
            Some(_) => setup.men.push(scan_man(scanner, owner)?),
        }
        scan_gap(scanner)?;
    }
}

/// A word ends at a space, at the end of a field, or with the text.
fn scan_gap(scanner: &Scanner<'_>) -> Result<(), ReadError> {
    match scanner.peek() {
        None | Some(' ' | ';') => Ok(()),
        Some(_) => Err(scanner.fail("a space or \" ; \"")),
    }
}

fn scan_mark(scanner: &mut Scanner<'_>, setup: &mut SeatSetup) -> Result<(), ReadError> {
    const EXPECTED: &str = "a man, such as 29 or W80, or a mark: tod, left, done1, miss5";
    let before = scanner.clone();
    let number = |scanner: &mut Scanner<'_>| {
        const EXPECTED: &str = "a number from 1 to 255";
        let before = scanner.clone();
        let number = scanner.number(u32::from(u8::MAX), EXPECTED)?;
        NonZeroU8::new(number as u8).ok_or_else(|| before.fail(EXPECTED))
    };
    let fresh = if scanner.eat("tod") {
        !std::mem::replace(&mut setup.tod, true)
    } else if scanner.eat("left") {
        !std::mem::replace(&mut setup.left, true)
    } else if scanner.eat("done") {
        setup.done.replace(number(scanner)?).is_none()
    } else if scanner.eat("miss") {
        std::mem::replace(&mut setup.miss, number(scanner)?.get()) == 0
    } else {
        false
    };
    if fresh { Ok(()) } else { Err(before.fail(EXPECTED)) }
}

/// The last field, `None` when something else stands here.
fn scan_phase(scanner: &mut Scanner<'_>) -> Result<Option<Phase>, ReadError> {
    if scanner.eat_word("over") {
        return scan_end(scanner).map(Phase::Over).map(Some);
    }
    if scanner.eat_word("opening") {
        return scan_opening(scanner).map(Some);
    }
    let mut ahead = scanner.clone();
    let Some(seat) = scan_seat(&mut ahead) else { return Ok(None) };
    ahead.spaces();
    if ahead.eat_word("throws") {
        *scanner = ahead;
        return scan_throws(scanner, seat).map(Some);
    }
    if ahead.eat_word("moves") {
        *scanner = ahead;
        return scan_moves(scanner, seat).map(Some);
    }
    Ok(None)
}

fn scan_end(scanner: &mut Scanner<'_>) -> Result<End, ReadError> {
    scanner.spaces();
    if scanner.eat_word("won") {
        return Ok(End::Won);
    }
    if scanner.eat_word("dead") { Ok(End::Dead) } else { Err(scanner.fail("won or dead")) }
}

fn scan_opening(scanner: &mut Scanner<'_>) -> Result<Phase, ReadError> {
    let mut contenders = SeatSet::EMPTY;
    scanner.spaces();
    // The letters may stand together, `SENW`: nothing else could be meant.
    while let Some(seat) = scan_seat(scanner) {
        contenders = contenders.with(seat);
        if !scanner.peek().is_some_and(|next| next.is_ascii_alphabetic()) {
            scan_gap(scanner)?;
            scanner.spaces();
        }
    }
    if contenders.is_empty() {
        return Err(scanner.fail("the seats that still cast for the first turn"));
    }
    let mut casts = Vec::new();
    while !scanner.is_done() {
        casts.push(scan_throw(scanner)?);
        scan_gap(scanner)?;
        scanner.spaces();
    }
    Ok(Phase::Opening { contenders, casts })
}

fn scan_throws(scanner: &mut Scanner<'_>, seat: Seat) -> Result<Phase, ReadError> {
    let (mut casts, mut entered) = (Vec::new(), false);
    scanner.spaces();
    while !entered && !scanner.is_done() {
        if scanner.eat_word("entered") {
            entered = true;
        } else {
            casts.push(scanner.number(u32::from(u8::MAX), "a throw of shells, or entered")? as u8);
        }
        scan_gap(scanner)?;
        scanner.spaces();
    }
    Ok(Phase::Throws { seat, casts, entered })
}

fn scan_moves(scanner: &mut Scanner<'_>, seat: Seat) -> Result<Phase, ReadError> {
    let (mut pool, mut again, mut entered) = (Vec::new(), false, false);
    scanner.spaces();
    while !entered && !scanner.is_done() {
        if scanner.eat_word("entered") {
            entered = true;
        } else if !again && scanner.eat_word("again") {
            again = true;
        } else if again {
            return Err(scanner.fail("entered, or the end of the position"));
        } else {
            pool.push(scan_element(scanner)?);
        }
        scan_gap(scanner)?;
        scanner.spaces();
    }
    Ok(Phase::Moves { seat, pool, again, entered })
}
