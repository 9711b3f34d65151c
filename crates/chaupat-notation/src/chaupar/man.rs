//! Seats, men and throws of chaupar, the words that positions and plies share.

use crate::{ReadError, scanner::Scanner};
use chaupar::seats::letter;
use chaupar::{Element, Man, Throw};
use chaupat_core::Seat;
use std::fmt::Write;

pub(super) fn scan_seat(scanner: &mut Scanner<'_>) -> Option<Seat> {
    let named = |character: char| Seat::ALL.into_iter().find(|&seat| letter(seat) == character);
    scanner.next_if(|character| named(character).is_some()).and_then(named)
}

/// A man as his owner's line writes him: the house only when it is another's.
pub(super) fn write_man(text: &mut String, man: Man, owner: Seat) {
    write_place(text, man.house(), man.progress(), owner);
    if man.is_alkhee() {
        text.push('!');
    }
}

/// The house, unless it is the owner's, and the progress.
pub(super) fn write_place(text: &mut String, house: Seat, progress: u8, owner: Seat) {
    if house != owner {
        text.push(letter(house));
    }
    write!(text, "{progress}").expect("a String takes all");
}

/// The house and the man's progress; no house means the owner's.
pub(super) fn scan_place(
    scanner: &mut Scanner<'_>,
    expected: &'static str,
) -> Result<(Option<Seat>, u8), ReadError> {
    let mut ahead = scanner.clone();
    let house = scan_seat(&mut ahead);
    let most = u32::from(Man::HOME);
    let progress = ahead.number(most, expected).map_err(|_| scanner.fail(expected))?;
    *scanner = ahead;
    Ok((house, progress as u8))
}

/// The man at a place of his owner's line, as [`scan_place`] reads it.
pub(super) const fn man_at((house, progress): (Option<Seat>, u8), alkhee: bool, owner: Seat) -> Man {
    let house = match house {
        Some(house) => house,
        None => owner,
    };
    let man = Man::new(progress, house);
    if alkhee { man.woken() } else { man }
}

pub(super) fn scan_man(scanner: &mut Scanner<'_>, owner: Seat) -> Result<Man, ReadError> {
    let place = scan_place(scanner, "a man, such as 29 or W80")?;
    Ok(man_at(place, scanner.eat("!"), owner))
}

pub(super) fn write_throw(text: &mut String, throw: Throw) {
    match throw {
        Throw::Value(value) => write!(text, "{value}"),
        Throw::Dice([a, b, c]) => write!(text, "{a}-{b}-{c}"),
    }
    .expect("a String takes all");
}

/// A throw of shells or of three long dice; dice may stand in any order.
pub(super) fn scan_throw(scanner: &mut Scanner<'_>) -> Result<Throw, ReadError> {
    const EXPECTED: &str = "a throw, such as 25 or 1-5-6";
    let first = scanner.number(u32::from(u8::MAX), EXPECTED)? as u8;
    if !scanner.eat("-") {
        return Ok(Throw::Value(first));
    }
    let second = scanner.number(u32::from(u8::MAX), EXPECTED)? as u8;
    scanner.expect("-", "\"-\" and the third die")?;
    let mut dice = [first, second, scanner.number(u32::from(u8::MAX), EXPECTED)? as u8];
    dice.sort_unstable();
    Ok(Throw::Dice(dice))
}

pub(super) fn write_element(text: &mut String, element: Element) {
    match element {
        Element::DoubleStep => text.push_str("+d"),
        Element::SingleStep => text.push_str("+s"),
        Element::Throw(value) => write!(text, "{value}").expect("a String takes all"),
    }
}

pub(super) fn scan_element(scanner: &mut Scanner<'_>) -> Result<Element, ReadError> {
    if scanner.eat("+d") {
        return Ok(Element::DoubleStep);
    }
    if scanner.eat("+s") {
        return Ok(Element::SingleStep);
    }
    let value = scanner.number(u32::from(u8::MAX), "+d, +s or a throw")?;
    Ok(Element::Throw(value as u8))
}
