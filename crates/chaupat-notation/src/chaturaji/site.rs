//! The large four-player site's view of our board, for `ffa` (J10.2): its 14 x 14 board holds ours with a1 on its d4,
//! its pieces have chess names, and its Red sits South, where our Green is.

use crate::{ReadError, scanner::Scanner};
use chaturaji::{Kind, Preset, Rules, Square, army, parameters::First};
use chaupat_core::Seat;

/// Files and ranks of its board.
pub(super) const SIZE: u8 = 14;
/// Files before our a, ranks below our 1.
pub(super) const MARGIN: u8 = 3;

/// Our armies in the order of its colours Red, Blue, Yellow, Green.
pub(super) const ARMIES: [Seat; 4] = [army::GREEN, army::YELLOW, army::BLACK, army::RED];
/// Its colours in that order.
pub(super) const COLOURS: [&str; 4] = ["Red", "Blue", "Yellow", "Green"];

/// Where an army stands in the order of its colours.
pub(super) fn order(army: Seat) -> usize {
    usize::from(army::GREEN.distance_to(army))
}

/// The rule set of its game: ours, and its Red begins.
pub(super) fn rules() -> Rules {
    let mut parameters = Preset::Ffa.parameters();
    parameters.first = First::Army(army::GREEN);
    Rules::new(parameters).expect("who begins goes together with all else in ffa")
}

/// Whether a rule set is its game, whoever begins.
pub(super) fn plays(rules: &Rules) -> bool {
    let mut parameters = *rules.parameters();
    parameters.first = Preset::Ffa.parameters().first;
    parameters == *Preset::Ffa.rules().parameters()
}

/// The letter of a type; a pawn has one in positions only.
pub(super) const fn letter(kind: Kind) -> char {
    match kind {
        Kind::Pawn => 'P',
        Kind::Boat => 'R',
        Kind::Horse => 'N',
        Kind::Elephant => 'B',
        Kind::King => 'K',
    }
}

pub(super) fn kind(letter: char) -> Option<Kind> {
    Kind::ALL.into_iter().find(|&kind| self::letter(kind) == letter)
}

pub(super) fn square(square: Square) -> String {
    let file = (b'a' + MARGIN + square.file()) as char;
    format!("{file}{}", square.rank() + 1 + MARGIN)
}

/// A square of ours, from d4 to k11.
pub(super) fn scan_square(scanner: &mut Scanner<'_>) -> Result<Square, ReadError> {
    const EXPECTED: &str = "a square from d4 to k11, the part of the large board that is ours";
    let before = scanner.clone();
    let file = scanner.next_if(|file| file.is_ascii_lowercase()).ok_or_else(|| before.fail(EXPECTED))?;
    let rank = scanner.number(99, EXPECTED).map_err(|_| before.fail(EXPECTED))? as u8;
    let ours = (file as u8).checked_sub(b'a' + MARGIN).zip(rank.checked_sub(1 + MARGIN));
    ours.and_then(|(file, rank)| Square::new(file, rank)).ok_or_else(|| before.fail(EXPECTED))
}
