//! Positions of `ffa` in FEN4, the text that the large four-player site uses (J10.2).
//!
//! `COLOUR-DEAD-CASTLING-CASTLING-POINTS-CLOCK-[OPTIONS-]PLACEMENT`, lists in the order Red, Blue, Yellow, Green, the
//! placement from rank 14 down, files a to n, squares separated by commas: `x` for none, a number for empty ones, a
//! man as colour and type, `d` before it when his army is dead.

use super::{
    setup::illegal_setup,
    site::{ARMIES, COLOURS, MARGIN, SIZE, kind, letter, order, plays, rules},
};
use crate::{ReadError, chaturaji::Exported, scanner::Scanner};
use chaturaji::{Due, Kind, Man, Position, Setup, Square, Status, army};
use chaupat_core::{BySeat, Position as _, Seat};
use std::fmt::Write;

/// Why a game or position of ours is no FEN4 or PGN4.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// The rule set is not the one that the site plays (J10.2).
    #[error("the site plays ffa only, not this rule set (J10.2)")]
    OtherRules,
    /// The game is over, and the text has no way to say so (J7.2).
    #[error("a position after the end of the game cannot be told in FEN4 (J7.2)")]
    Over,
    /// A player left while another was to move, and the text writes leaving as a move of his own turn (J7.5).
    #[error("PGN4 tells that a player leaves only in his own turn, and {} left in another's (J7.5)", army::name(*.0))]
    LeftOutOfTurn(Seat),
}

/// Writes a position in FEN4. It has no room for the moves that count for repetition, nor for who took which king.
///
/// # Errors
/// When the rule set is not `ffa`, or the game is over.
pub fn write(position: &Position) -> Result<Exported, ExportError> {
    if !plays(position.rules()) {
        return Err(ExportError::OtherRules);
    }
    let setup = position.to_setup();
    let turn = setup.turn.filter(|_| setup.due == Due::Act).ok_or(ExportError::Over)?;
    let list = |show: &dyn Fn(Seat) -> String| ARMIES.map(show).join(",");
    let dead = list(&|army| u8::from(!setup.status[army].is_in()).to_string());
    let points = list(&|army| setup.scores[army].to_string());
    let colour = &COLOURS[order(turn)][..1];
    let mut text = format!("{colour}-{dead}-0,0,0,0-0,0,0,0-{points}-{}-", setup.quiet);
    write_options(&mut text, &setup);
    write_placement(&mut text, &setup);
    Ok(Exported { text, lost: losses(&setup) })
}

fn losses(setup: &Setup) -> Vec<&'static str> {
    let mut lost = Vec::new();
    if !setup.history.is_empty() {
        lost.push("the quiet moves that count for repetition");
    }
    if setup.taken != BySeat::default() {
        lost.push("which kings each army took");
    }
    lost
}

fn write_options(text: &mut String, setup: &Setup) {
    text.push_str("{'dim':'8x8'");
    for (name, status) in [("resigned", Status::Resigned), ("flagged", Status::Flagged)] {
        if setup.status.iter().any(|(_, &other)| other == status) {
            let list = ARMIES.map(|army| (setup.status[army] == status).to_string()).join(",");
            write!(text, ",'{name}':({list})").expect("a String takes all");
        }
    }
    text.push_str("}-");
}

fn write_placement(text: &mut String, setup: &Setup) {
    for rank in (0..SIZE).rev() {
        let mut row: Vec<String> = Vec::new();
        let mut gap = 0;
        for file in 0..SIZE {
            let square = ours(file, rank);
            let man = square.and_then(|square| setup.man_at(square));
            if square.is_some() && man.is_none() {
                gap += 1;
                continue;
            }
            row.extend((gap > 0).then(|| std::mem::take(&mut gap).to_string()));
            row.push(man.map_or_else(|| "x".to_owned(), |man| write_man(man, setup.status[man.army])));
        }
        text.push_str(&row.join(","));
        text.push_str(if rank > 0 { "/" } else { "" });
    }
}

fn ours(file: u8, rank: u8) -> Option<Square> {
    Square::new(file.checked_sub(MARGIN)?, rank.checked_sub(MARGIN)?)
}

fn write_man(man: Man, status: Status) -> String {
    let dead = if status.is_in() { "" } else { "d" };
    let colour = COLOURS[order(man.army)].to_lowercase();
    format!("{dead}{}{}", &colour[..1], letter(man.kind))
}

/// Reads a position in FEN4.
///
/// # Errors
/// When the text is no FEN4, holds something that our board and rules do not have, or is no possible position.
pub fn read(text: &str) -> Result<Position, ReadError> {
    let mut scanner = Scanner::new(text, "J10.2");
    let start = scanner.at();
    let setup = scan(&mut scanner)?;
    scanner.take_while(char::is_whitespace);
    scanner.end("the end of the FEN4: the placement has 14 ranks")?;
    Position::from_setup(&setup).map_err(|faults| illegal_setup(start, faults))
}

fn scan(scanner: &mut Scanner<'_>) -> Result<Setup, ReadError> {
    let mut setup = Setup::empty(rules());
    setup.turn = Some(scan_colour(scanner)?);
    dash(scanner)?;
    let dead =
        scan_list(scanner, |scanner| scanner.number(1, "0, or 1 for a dead army").map(|dead| dead == 1))?;
    for _ in 0..2 {
        dash(scanner)?;
        scan_list(scanner, |scanner| scanner.number(1, "0 or 1, whether castling is allowed"))?;
    }
    dash(scanner)?;
    setup.scores = scan_list(scanner, |scanner| scanner.number(u32::MAX, "points"))?;
    dash(scanner)?;
    setup.quiet = scanner.number(u32::from(u16::MAX), "the number of quiet moves")? as u16;
    dash(scanner)?;
    let mut left = BySeat::<Option<Status>>::default();
    if scanner.peek() == Some('{') {
        left = scan_options(scanner)?;
        dash(scanner)?;
    }
    scan_placement(scanner, &mut setup)?;
    for army in ARMIES.into_iter().filter(|&army| dead[army] || left[army].is_some()) {
        setup.status[army] = left[army].unwrap_or_else(|| fallen(&setup, army));
    }
    Ok(setup)
}

/// A dead army whose king still stands is that of a player who left (J10.2).
fn fallen(setup: &Setup, army: Seat) -> Status {
    let king = Some(Man { army, kind: Kind::King });
    if setup.men.contains(&king) { Status::Resigned } else { Status::Dead }
}

fn dash(scanner: &mut Scanner<'_>) -> Result<(), ReadError> {
    scanner.expect("-", "\"-\" and the next field")?;
    scanner.take_while(char::is_whitespace);
    Ok(())
}

fn scan_colour(scanner: &mut Scanner<'_>) -> Result<Seat, ReadError> {
    let index = COLOURS.iter().position(|name| scanner.eat(&name[..1]));
    index.map(|index| ARMIES[index]).ok_or_else(|| scanner.fail("the colour to move: R, B, Y or G"))
}

fn scan_list<T: Default>(
    scanner: &mut Scanner<'_>,
    scan: impl Fn(&mut Scanner<'_>) -> Result<T, ReadError>,
) -> Result<BySeat<T>, ReadError> {
    let mut list = BySeat::default();
    for army in ARMIES {
        if army != ARMIES[0] {
            scanner.expect(",", "\",\" and the value of the next colour")?;
        }
        list[army] = scan(scanner)?;
    }
    Ok(list)
}

/// Options that say nothing about our board: its frame, and where kings and pawns start.
const HARMLESS: [&str; 4] = ["boxOffset", "noCorners", "pawnBaseRank", "royal"];

fn scan_options(scanner: &mut Scanner<'_>) -> Result<BySeat<Option<Status>>, ReadError> {
    let mut left = BySeat::default();
    scanner.expect("{", "\"{\" and options")?;
    while !scanner.eat("}") {
        scanner.expect("'", "an option, such as 'dim':'8x8', or \"}\"")?;
        let before = scanner.clone();
        let name = scanner.take_while(|character| character.is_ascii_alphanumeric());
        scanner.expect("':", "\"':\" and the value of the option")?;
        match name {
            "dim" => scanner.expect("'8x8'", "'8x8', the size of our board")?,
            "resigned" => mark(&mut left, scan_flags(scanner)?, Status::Resigned),
            "flagged" => mark(&mut left, scan_flags(scanner)?, Status::Flagged),
            name if HARMLESS.contains(&name) => skip_value(scanner),
            _ => return Err(before.fail("an option that our rules can carry: dim, resigned or flagged")),
        }
        scanner.eat(",");
    }
    Ok(left)
}

fn mark(left: &mut BySeat<Option<Status>>, flags: BySeat<bool>, status: Status) {
    for (army, _) in flags.iter().filter(|&(_, &flag)| flag) {
        left[army] = Some(status);
    }
}

fn scan_flags(scanner: &mut Scanner<'_>) -> Result<BySeat<bool>, ReadError> {
    scanner.expect("(", "\"(\" and four values")?;
    let flags = scan_list(scanner, |scanner| match (scanner.eat("true"), scanner.eat("false")) {
        (true, _) => Ok(true),
        (_, true) => Ok(false),
        _ => Err(scanner.fail("true or false")),
    })?;
    scanner.expect(")", "\")\"")?;
    Ok(flags)
}

/// Up to the comma or bracket behind the value; brackets inside count.
fn skip_value(scanner: &mut Scanner<'_>) {
    let mut depth = 0_u32;
    while let Some(character) = scanner.next_if(|character| depth > 0 || !matches!(character, ',' | '}')) {
        match character {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => (),
        }
    }
}

fn scan_placement(scanner: &mut Scanner<'_>, setup: &mut Setup) -> Result<(), ReadError> {
    for rank in (0..SIZE).rev() {
        scan_rank(scanner, rank, setup)?;
        if rank > 0 {
            scanner.expect("/", "\"/\" and the next rank: this one has its 14 squares")?;
            scanner.take_while(char::is_whitespace);
        }
    }
    Ok(())
}

fn scan_rank(scanner: &mut Scanner<'_>, rank: u8, setup: &mut Setup) -> Result<(), ReadError> {
    let mut file = 0;
    while file < SIZE {
        if file > 0 {
            scanner.expect(",", "\",\" and the next square: a rank has 14")?;
        }
        let before = scanner.clone();
        if scanner.peek().is_some_and(|digit| digit.is_ascii_digit()) {
            let most = u32::from(SIZE - file);
            let gap = scanner.number(most, "a number of empty squares that fits the rank")? as u8;
            if gap == 0 {
                return Err(before.fail("a number of empty squares above 0"));
            }
            file += gap;
            continue;
        }
        if !scanner.eat("x") {
            let man = scan_man(scanner)?;
            let square = ours(file, rank).ok_or_else(|| before.fail("nobody outside d4 to k11"))?;
            setup.put(square, man);
        } else if ours(file, rank).is_some() {
            return Err(before.fail("a square of our board: from d4 to k11 none is missing"));
        }
        file += 1;
    }
    Ok(())
}

fn scan_man(scanner: &mut Scanner<'_>) -> Result<Man, ReadError> {
    let before = scanner.clone();
    let wrong = || before.fail("a man: r, b, y or g, and P, N, B, R or K; d before it when dead");
    scanner.eat("d");
    let colour = scanner.bump().ok_or_else(wrong)?;
    let index = COLOURS.iter().position(|name| name.to_lowercase().starts_with(colour)).ok_or_else(wrong)?;
    let kind = scanner.bump().and_then(kind).ok_or_else(wrong)?;
    Ok(Man { army: ARMIES[index], kind })
}
