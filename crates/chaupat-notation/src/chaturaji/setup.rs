//! A position of chaturaji as one line (J13).

use super::words::{armies, scan_armies, scan_army, scan_dice, scan_four, scan_square, write_four};
use crate::{
    LegalityError, Location, ReadError,
    rules::{scan_rules, write_rules},
    scanner::Scanner,
};
use chaturaji::{
    Capture, Contest, Dice, Due, Kind, Man, Reason, Rules, Setup, SetupError, SetupFault, Square, Status,
    army,
};
use chaupat_core::{BySeat, Seat};
use std::fmt::Write;

/// Writes a setup as one line.
pub fn write_setup(setup: &Setup) -> String {
    let mut text = write_rules(&setup.rules);
    text.push(' ');
    write_placement(&mut text, setup);
    text.push(' ');
    text.push(setup.turn.map_or('-', army::letter));
    text.push(' ');
    write_due(&mut text, setup.due);
    write!(text, " {} ", setup.dice).expect("a String takes all");
    text.extend(setup.status.iter().map(|(_, status)| status.letter()));
    text.push(' ');
    write_four(&mut text, setup.scores, |score| score.to_string());
    text.push(' ');
    write_four(&mut text, setup.taken, armies);
    write!(text, " {}", setup.quiet).expect("a String takes all");
    write_rest(&mut text, setup);
    text
}

fn write_placement(text: &mut String, setup: &Setup) {
    for rank in (0..8).rev() {
        let mut gap = 0;
        for file in 0..8 {
            let man = Square::new(file, rank).and_then(|square| setup.man_at(square));
            if man.is_some() && gap > 0 {
                write!(text, "{gap}").expect("a String takes all");
            }
            gap = if man.is_some() { 0 } else { gap + 1 };
            text.extend(man.into_iter().flat_map(|man| [army::letter(man.army), man.kind.letter()]));
        }
        if gap > 0 {
            write!(text, "{gap}").expect("a String takes all");
        }
        text.push_str(if rank > 0 { "/" } else { "" });
    }
}

fn write_due(text: &mut String, due: Due) {
    match due {
        Due::First(contest) => {
            write!(text, "first:{}", armies(contest.armies)).expect("a String takes all");
            for (index, cast) in contest.cast().iter().enumerate() {
                let mark = if index == 0 { ':' } else { ',' };
                write!(text, "{mark}{cast}").expect("a String takes all");
            }
        }
        Due::Name => text.push_str("name"),
        Due::Throw => text.push_str("throw"),
        Due::Catch => text.push_str("catch"),
        Due::Again => text.push_str("again"),
        Due::Act => text.push_str("act"),
        Due::Claim(capture) => {
            write!(text, "claim:{}", army::letter(capture.of)).expect("a String takes all");
            write_capture(text, capture);
        }
        Due::Place { king, then, capture } => {
            text.push_str("place:");
            text.extend([Some(king), then].into_iter().flatten().map(army::letter));
            write_capture(text, capture);
        }
        Due::Over(reason) => {
            text.push_str("over:");
            text.push_str(reason.word());
        }
    }
}

fn write_capture(text: &mut String, capture: Capture) {
    let crown = if capture.crowned { "*" } else { "" };
    write!(text, "@{}{crown}", capture.square).expect("a String takes all");
}

/// The fields that most positions do without.
fn write_rest(text: &mut String, setup: &Setup) {
    if setup.command != BySeat(Seat::ALL) {
        text.push_str(" command=");
        text.extend(setup.command.iter().map(|(_, &player)| army::letter(player)));
    }
    if setup.lost != BySeat::default() {
        text.push_str(" lost=");
        write_four(text, setup.lost, |lost| lost.to_string());
    }
    if setup.thrones != BySeat::default() {
        text.push_str(" thrones=");
        write_four(text, setup.thrones, armies);
    }
    for (index, (from, to)) in setup.history.iter().enumerate() {
        let mark = if index == 0 { " since=" } else { "," };
        write!(text, "{mark}{from}{to}").expect("a String takes all");
    }
}

/// Reads what [`write_setup`] writes. Whether the position is possible is not checked.
///
/// # Errors
/// When the text is not written as J13 says.
pub fn read_setup(text: &str) -> Result<Setup, ReadError> {
    let mut scanner = Scanner::new(text, "J13");
    let rules: Rules = scan_rules(&mut scanner)?;
    let mut setup = Setup::empty(rules);
    scan_space(&mut scanner, "the placement of the men")?;
    scan_placement(&mut scanner, &mut setup)?;
    scan_space(&mut scanner, "the army whose turn it is")?;
    setup.turn = scan_turn(&mut scanner)?;
    scan_space(&mut scanner, "what is due")?;
    setup.due = scan_due(&mut scanner, &setup)?;
    scan_space(&mut scanner, "the dice")?;
    setup.dice = scan_dice_or_none(&mut scanner)?;
    scan_space(&mut scanner, "the status of the armies")?;
    setup.status = scan_status(&mut scanner)?;
    scan_space(&mut scanner, "the scores")?;
    setup.scores = scan_four(&mut scanner, |scanner| scanner.number(u32::MAX, "a score"))?;
    scan_space(&mut scanner, "the kings taken")?;
    setup.taken = scan_four(&mut scanner, scan_armies)?;
    scan_space(&mut scanner, "the number of quiet turns")?;
    setup.quiet = scanner.number(u32::from(u16::MAX), "the number of quiet turns")? as u16;
    scan_rest(&mut scanner, &mut setup)?;
    // Which king was taken is not written once its throne was free: it stands there again (J9.4).
    if let Due::Place { king, then, capture } = setup.due {
        setup.due =
            Due::Place { king, then, capture: Capture { of: taken_king(&setup, king, then), ..capture } };
    }
    Ok(setup)
}

fn scan_space(scanner: &mut Scanner<'_>, next: &'static str) -> Result<(), ReadError> {
    if scanner.peek() != Some(' ') {
        return Err(scanner.fail(format!("a space and {next}")));
    }
    scanner.spaces();
    Ok(())
}

fn scan_placement(scanner: &mut Scanner<'_>, setup: &mut Setup) -> Result<(), ReadError> {
    for rank in (0..8).rev() {
        scan_rank(scanner, rank, setup)?;
        if rank > 0 {
            scanner.expect("/", "\"/\" and the next rank: this one is full")?;
        }
    }
    Ok(())
}

fn scan_rank(scanner: &mut Scanner<'_>, rank: u8, setup: &mut Setup) -> Result<(), ReadError> {
    let mut file = 0;
    while file < 8 {
        let before = scanner.clone();
        if let Some(gap) = scanner.next_if(|digit| ('1'..='8').contains(&digit)) {
            file += gap as u8 - b'0';
            if file > 8 {
                return Err(before.fail(wanted_man(file - (gap as u8 - b'0'), rank)));
            }
            continue;
        }
        let man = scan_man(scanner).ok_or_else(|| before.fail(wanted_man(file, rank)))?;
        setup.put(Square::new(file, rank).expect("both are below 8"), man);
        file += 1;
    }
    Ok(())
}

fn wanted_man(file: u8, rank: u8) -> String {
    format!("a man, such as rK, or a gap of at most {}, on rank {}", 8 - file, rank + 1)
}

fn scan_man(scanner: &mut Scanner<'_>) -> Option<Man> {
    let army = scan_army(scanner)?;
    let kind = Kind::from_letter(scanner.bump()?)?;
    Some(Man { army, kind })
}

fn scan_turn(scanner: &mut Scanner<'_>) -> Result<Option<Seat>, ReadError> {
    if scanner.eat("-") {
        return Ok(None);
    }
    scan_army(scanner).map(Some).ok_or_else(|| scanner.fail("the army whose turn it is, r, g, y or b, or -"))
}

const DUE: &str = "what is due: throw, act, name, catch, again, claim:, place:, first: or over:";

fn scan_due(scanner: &mut Scanner<'_>, setup: &Setup) -> Result<Due, ReadError> {
    for (word, due) in [
        ("throw", Due::Throw),
        ("act", Due::Act),
        ("name", Due::Name),
        ("catch", Due::Catch),
        ("again", Due::Again),
    ] {
        if scanner.eat_word(word) {
            return Ok(due);
        }
    }
    if scanner.eat("over:") {
        let found = Reason::ALL.into_iter().find(|reason| scanner.eat_word(reason.word()));
        let words = || Reason::ALL.map(Reason::word).join(", ");
        return found
            .map(Due::Over)
            .ok_or_else(|| scanner.fail(format!("why the game is over: {}", words())));
    }
    if scanner.eat("first:") {
        return scan_contest(scanner).map(Due::First);
    }
    if scanner.eat("claim:") {
        let of = scan_army(scanner).ok_or_else(|| scanner.fail("the army whose king was taken"))?;
        return scan_capture(scanner, of).map(Due::Claim);
    }
    if scanner.eat("place:") {
        return scan_place(scanner, setup);
    }
    Err(scanner.fail(DUE))
}

fn scan_contest(scanner: &mut Scanner<'_>) -> Result<Contest, ReadError> {
    let before = scanner.clone();
    let mut contest = Contest::among(scan_armies(scanner)?);
    if contest.armies.is_empty() {
        return Err(before.fail("the armies that contend for the first turn"));
    }
    let mut mark = ":";
    let mut count = 0;
    while scanner.eat(mark) {
        let before = scanner.clone();
        let sum = scanner.number(u32::from(u8::MAX), "the sum of a cast for the first turn")? as u8;
        if sum == 0 || count + 1 >= contest.armies.len() {
            return Err(before.fail("fewer casts than contenders, each above 0"));
        }
        contest.casts[count] = sum;
        count += 1;
        mark = ",";
    }
    Ok(contest)
}

fn scan_place(scanner: &mut Scanner<'_>, setup: &Setup) -> Result<Due, ReadError> {
    let king = scan_army(scanner).ok_or_else(|| scanner.fail("the army whose king is placed"))?;
    let then = scan_army(scanner);
    let of = setup.turn.unwrap_or(king);
    let capture = scan_capture(scanner, of)?;
    Ok(Due::Place { king, then, capture })
}

fn scan_capture(scanner: &mut Scanner<'_>, of: Seat) -> Result<Capture, ReadError> {
    scanner.expect("@", "\"@\" and the square where the king was taken")?;
    let square = scan_square(scanner)?;
    Ok(Capture { square, of, crowned: scanner.eat("*") })
}

/// The enemy whose king is being exchanged: he is still to be placed, or stands on his throne again.
fn taken_king(setup: &Setup, king: Seat, then: Option<Seat>) -> Seat {
    let turn = setup.turn.unwrap_or(king);
    let is_enemy = |army: Seat| army != turn && army != turn.opposite();
    let listed = [Some(king), then].into_iter().flatten().find(|&army| is_enemy(army));
    let returned = |army: &Seat| {
        let man = Man { army: *army, kind: Kind::King };
        is_enemy(*army) && setup.lost[*army] == 1 && setup.man_at(army::throne(*army)) == Some(man)
    };
    listed.or_else(|| Seat::ALL.into_iter().find(returned)).unwrap_or(turn.next())
}

fn scan_dice_or_none(scanner: &mut Scanner<'_>) -> Result<Dice, ReadError> {
    if scanner.eat("-") { Ok(Dice::NONE) } else { scan_dice(scanner, |digit| digit) }
}

fn scan_status(scanner: &mut Scanner<'_>) -> Result<BySeat<Status>, ReadError> {
    let mut status = BySeat::default();
    for army in Seat::ALL {
        let before = scanner.clone();
        let letter = scanner.bump().and_then(Status::from_letter);
        status[army] = letter
            .ok_or_else(|| before.fail(format!("the status of {}: a, f, x, s or t", army::name(army))))?;
    }
    Ok(status)
}

fn scan_rest(scanner: &mut Scanner<'_>, setup: &mut Setup) -> Result<(), ReadError> {
    const EXPECTED: &str = "command=, lost=, thrones=, since=, or the end of the position";
    let mut seen: Vec<&str> = Vec::new();
    while scanner.peek() == Some(' ') {
        scanner.spaces();
        if scanner.is_done() {
            break;
        }
        let before = scanner.clone();
        let name = ["command=", "lost=", "thrones=", "since="].into_iter().find(|name| scanner.eat(name));
        let name = name.filter(|name| !seen.contains(name)).ok_or_else(|| before.fail(EXPECTED))?;
        seen.push(name);
        scan_field(scanner, name, setup)?;
    }
    scanner.end(EXPECTED)
}

fn scan_field(scanner: &mut Scanner<'_>, name: &str, setup: &mut Setup) -> Result<(), ReadError> {
    match name {
        "command=" => {
            for army in Seat::ALL {
                setup.command[army] =
                    scan_army(scanner).ok_or_else(|| scanner.fail("four letters: who plays r g y b"))?;
            }
        }
        "lost=" => {
            let lost = |scanner: &mut Scanner<'_>| scanner.number(2, "0, 1 or 2").map(|lost| lost as u8);
            setup.lost = scan_four(scanner, lost)?;
        }
        "thrones=" => setup.thrones = scan_four(scanner, scan_armies)?,
        _ => loop {
            let from = scan_square(scanner)?;
            setup.history.push((from, scan_square(scanner)?));
            if !scanner.eat(",") {
                break;
            }
        },
    }
    Ok(())
}

/// The first fault of a position, at the field that it is about.
pub(super) fn illegal(text: &str, error: SetupError) -> ReadError {
    let fault = error.faults()[0];
    let at = match fault {
        SetupFault::Command(_) => field(text, |_, word| word.starts_with("command=")),
        SetupFault::Lost(_) => field(text, |_, word| word.starts_with("lost=")),
        SetupFault::Thrones(_) => field(text, |_, word| word.starts_with("thrones=")),
        SetupFault::History | SetupFault::HistoryMove(_) => field(text, |_, word| word.starts_with("since=")),
        _ => field(text, |index, _| index == field_number(fault)),
    };
    illegal_setup(at, error)
}

/// The first fault of a position that was read from another text.
pub(super) fn illegal_setup(at: Location, error: SetupError) -> ReadError {
    let fault = error.faults()[0];
    ReadError::new(at, LegalityError::new(fault.to_string(), fault.rule()).with_source(error))
}

/// The fields are the rules, 0, then one after each space.
const fn field_number(fault: SetupFault) -> usize {
    match fault {
        SetupFault::Pawns(_)
        | SetupFault::Men(_)
        | SetupFault::Several { .. }
        | SetupFault::PawnBehind(_)
        | SetupFault::PawnWaits(_) => 1,
        SetupFault::Turn | SetupFault::Skipped(_) => 2,
        SetupFault::Dice => 4,
        SetupFault::Status(_) => 5,
        SetupFault::Score(_) | SetupFault::TeamScores => 6,
        SetupFault::TookOwn(_) => 7,
        SetupFault::Quiet => 8,
        _ => 3,
    }
}

/// Where the first field begins that is wanted, or the text where none is.
fn field(text: &str, wanted: impl Fn(usize, &str) -> bool) -> Location {
    let mut scanner = Scanner::new(text, None);
    let mut index = 0;
    while !scanner.is_done() {
        let at = scanner.at();
        let word = scanner.take_while(|character| character != ' ');
        if wanted(index, word) {
            return at;
        }
        scanner.spaces();
        index += 1;
    }
    Location::START
}
