//! Armies, squares and dice, the words that positions and plies share.

use crate::{ReadError, scanner::Scanner};
use chaturaji::{Class, Dice, Square, army};
use chaupat_core::{BySeat, Seat, SeatSet};

pub(super) fn scan_army(scanner: &mut Scanner<'_>) -> Option<Seat> {
    scanner.next_if(|letter| army::from_letter(letter).is_some()).and_then(army::from_letter)
}

/// The letters of the armies, `-` for none.
pub(super) fn armies(set: SeatSet) -> String {
    if set.is_empty() { "-".to_owned() } else { set.iter().map(army::letter).collect() }
}

/// Letters of armies, each once, or `-` for none.
pub(super) fn scan_armies(scanner: &mut Scanner<'_>) -> Result<SeatSet, ReadError> {
    const EXPECTED: &str = "armies, such as rg, or - for none";
    if scanner.eat("-") {
        return Ok(SeatSet::EMPTY);
    }
    let mut set = SeatSet::EMPTY;
    let mut before = scanner.clone();
    while let Some(army) = scan_army(scanner) {
        if set.contains(army) {
            return Err(before.fail("each army only once"));
        }
        set = set.with(army);
        before = scanner.clone();
    }
    if set.is_empty() { Err(scanner.fail(EXPECTED)) } else { Ok(set) }
}

pub(super) fn write_four<T: Copy>(text: &mut String, values: BySeat<T>, show: impl Fn(T) -> String) {
    text.push_str(&values.0.map(show).join(","));
}

/// One value for each army, separated by commas.
pub(super) fn scan_four<T: Default>(
    scanner: &mut Scanner<'_>,
    scan: impl Fn(&mut Scanner<'_>) -> Result<T, ReadError>,
) -> Result<BySeat<T>, ReadError> {
    let mut values = BySeat::default();
    for army in Seat::ALL {
        if army != army::RED {
            scanner.expect(",", "\",\" and the value of the next army")?;
        }
        values[army] = scan(scanner)?;
    }
    Ok(values)
}

pub(super) fn scan_square(scanner: &mut Scanner<'_>) -> Result<Square, ReadError> {
    const EXPECTED: &str = "a square from a1 to h8";
    let before = scanner.clone();
    let file = scanner.next_if(|file| ('a'..='h').contains(&file));
    let rank = scanner.next_if(|rank| ('1'..='8').contains(&rank));
    let (Some(file), Some(rank)) = (file, rank) else { return Err(before.fail(EXPECTED)) };
    Square::new(file as u8 - b'a', rank as u8 - b'1').ok_or_else(|| before.fail(EXPECTED))
}

/// One or two dice by their digits; `face` may change what a digit stands for.
pub(super) fn scan_dice(scanner: &mut Scanner<'_>, face: impl Fn(u8) -> u8) -> Result<Dice, ReadError> {
    let mut class = || {
        let digit = |digit: char| digit.to_digit(10).and_then(|digit| Class::from_digit(face(digit as u8)));
        scanner.next_if(|character| digit(character).is_some()).and_then(digit)
    };
    match (class(), class()) {
        (Some(first), Some(second)) => Ok(Dice::two(first, second)),
        (Some(first), None) => Ok(Dice::one(first)),
        _ => Err(scanner.fail("dice by their digits, 2 to 5, such as 25")),
    }
}
