//! `ur(men=3) ; L 0 4 15 ; D 0 0 7 ; L moves 3` (U7.1).

use crate::{Phase, Position, Rules, Setup, SetupError, SetupFault, path::HOME};
use chaupat::{
    BySeat, LegalityError, Location, Notation, ReadError, RuleSet, Seat,
    notation::{Scanner, scan_rules, write_rules},
};
use std::fmt::Write;

pub(super) fn write(setup: &Setup) -> String {
    let mut text = write_rules(&setup.rules);
    for seat in setup.rules.seats().iter() {
        write!(text, " ; {}", letter(seat)).expect("a String takes all");
        for man in &setup.men[seat] {
            write!(text, " {man}").expect("a String takes all");
        }
    }
    match setup.phase {
        Phase::Throw(seat) => write!(text, " ; {} throws", letter(seat)),
        Phase::Move { seat, throw } => write!(text, " ; {} moves {throw}", letter(seat)),
        Phase::Over => write!(text, " ; over"),
    }
    .expect("a String takes all");
    text
}

pub(super) fn read(text: &str) -> Result<Position, ReadError> {
    let mut scanner = Scanner::new(text, "U7.1");
    let mut fields = Fields::default();
    let rules: Rules = scan_rules(&mut scanner)?;
    let mut men = BySeat::from_fn(|_| Vec::new());
    for _ in rules.seats().iter() {
        separator(&mut scanner)?;
        let (at, seat) = (scanner.at(), seat(&mut scanner)?);
        if fields.seats[seat].replace(at).is_some() {
            return Err(ReadError::illegal(at, "the side stands here a second time", "U7.1"));
        }
        men[seat] = numbers(&mut scanner)?;
    }
    separator(&mut scanner)?;
    fields.phase = scanner.at();
    let phase = phase(&mut scanner)?;
    scanner.spaces();
    scanner.end("the end of the position")?;
    Position::from_setup(&Setup { rules, men, phase }).map_err(|error| fields.illegal(error))
}

fn letter(seat: Seat) -> char {
    Position::seat_letter(seat)
}

fn separator(scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
    scanner.spaces();
    scanner.expect(";", "\";\" and the next part of the position")?;
    scanner.spaces();
    Ok(())
}

fn seat(scanner: &mut Scanner<'_>) -> Result<Seat, ReadError> {
    let named = scanner.peek().and_then(Position::seat_named);
    let seat = named.ok_or_else(|| scanner.fail("a side, L or D"))?;
    scanner.bump();
    Ok(seat)
}

/// The numbers of men, in any order.
fn numbers(scanner: &mut Scanner<'_>) -> Result<Vec<u8>, ReadError> {
    let mut numbers = Vec::new();
    scanner.spaces();
    while scanner.peek().is_some_and(|next| next != ';') {
        numbers.push(scanner.number(HOME.into(), "a man's square, 0 in hand to 15 home")? as u8);
        scanner.spaces();
    }
    numbers.sort_unstable();
    Ok(numbers)
}

fn phase(scanner: &mut Scanner<'_>) -> Result<Phase, ReadError> {
    if scanner.eat_word("over") {
        return Ok(Phase::Over);
    }
    let seat = seat(scanner)?;
    scanner.spaces();
    if scanner.eat_word("throws") {
        return Ok(Phase::Throw(seat));
    }
    if !scanner.eat_word("moves") {
        return Err(scanner.fail("\"throws\", or \"moves\" and a throw"));
    }
    scanner.spaces();
    let throw = scanner.number(u8::MAX.into(), "a throw, 1 to 4")? as u8;
    Ok(Phase::Move { seat, throw })
}

/// Where the parts of a position stand, to say where it is wrong.
struct Fields {
    seats: BySeat<Option<Location>>,
    phase: Location,
}

impl Default for Fields {
    fn default() -> Self {
        Self { seats: BySeat::default(), phase: Location::START }
    }
}

impl Fields {
    /// The first fault, at the part that it is about.
    fn illegal(&self, error: SetupError) -> ReadError {
        let fault = error.faults()[0];
        let at = match fault {
            SetupFault::Count(seat, _) | SetupFault::Beyond(seat, _) | SetupFault::Twice(seat, _) => {
                self.seats[seat]
            }
            SetupFault::Shared(_) => self.seats[Rules::DARK],
            _ => None,
        };
        let error = LegalityError::new(fault.to_string(), fault.rule()).with_source(error);
        ReadError::new(at.unwrap_or(self.phase), error)
    }
}
