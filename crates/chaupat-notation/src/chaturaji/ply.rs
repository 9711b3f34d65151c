//! Plies of chaturaji as text (J13), short and with the signs of a record.

use super::words::{scan_army, scan_dice, scan_square};
use crate::{LegalityError, Location, ReadError, scanner::Scanner};
use chaturaji::{Action, Choice, Due, Effect, Kind, Position, Square, Throw, army, parameters::DiceKind};
use chaupat_core::{Node, Ply, Position as _};
use std::fmt::Write;

type AnyPly = Ply<Action, Throw>;

pub(super) fn write_ply(ply: AnyPly) -> String {
    match ply {
        Ply::Throw(Throw::Dice(dice)) => dice.to_string(),
        Ply::Throw(Throw::Army(army)) => army::letter(army).to_string(),
        Ply::Throw(Throw::Sum(sum)) => sum.to_string(),
        Ply::Act(action) => write_action(action),
    }
}

fn write_action(action: Action) -> String {
    match action {
        Action::Move { from, to, choice: None } => format!("{from}{to}"),
        Action::Move { from, to, choice: Some(choice) } => format!("{from}{to}={}", choice.kind().letter()),
        Action::Name(dice) => format!("name:{dice}"),
        Action::Keep => "keep".to_owned(),
        Action::Cast(dice) => format!("cast:{dice}"),
        Action::Claim => "claim".to_owned(),
        Action::Decline => "decline".to_owned(),
        Action::At(square) => format!("at:{square}"),
        Action::Pass => "pass".to_owned(),
    }
}

/// What happens besides the move, sign by sign, in the order in which they are written.
#[derive(Default)]
struct Signs {
    /// `5:`, the die.
    die: String,
    /// `-` or `x`.
    step: String,
    /// `*d4e4d5`, `=E`, `(d8=K)`, `#`, `+1`, `^`, `$2`.
    behind: [String; 7],
}

/// The rules of the signs behind the move.
const RULES: [&str; 7] = ["J4.1", "J3.1", "J3.3", "J6.2", "J10.2", "J9.3", "J9.3"];

impl Signs {
    fn of(position: &Position, ply: AnyPly) -> Self {
        let mut signs = Self::default();
        let mut stakes = 0;
        position.clone().play_noting(ply, &mut |effect| signs.note(&effect, &mut stakes));
        if stakes > 0 {
            signs.behind[6] = format!("${stakes}");
        }
        signs
    }

    fn note(&mut self, effect: &Effect, all_stakes: &mut u32) {
        match effect {
            Effect::Moved { die, .. } => {
                self.die = die.map_or_else(String::new, |class| format!("{class}:"));
                "-".clone_into(&mut self.step);
            }
            Effect::Captured { .. } => "x".clone_into(&mut self.step),
            Effect::Triumph { boats, .. } => {
                self.behind[0] = boats.iter().fold("*".to_owned(), |text, square| format!("{text}{square}"));
            }
            Effect::Promoted { kind, .. } => self.behind[1] = format!("={}", kind.letter()),
            Effect::Turned { square, kind, .. } => {
                write!(self.behind[2], "({square}={})", kind.letter()).expect("a String takes all");
            }
            Effect::KingTaken { .. } | Effect::Award { .. } => self.behind[3].push('#'),
            Effect::CheckBonus { points, .. } => self.behind[4] = format!("+{points}"),
            Effect::Commands { .. } => "^".clone_into(&mut self.behind[5]),
            Effect::Stakes { stakes, .. } => *all_stakes += stakes,
            _ => (),
        }
    }

    fn write(&self, action: Action) -> String {
        match action {
            Action::Move { from, to, .. } => {
                format!("{}{from}{}{to}{}", self.die, self.step, self.behind.concat())
            }
            other => format!("{}{}", write_action(other), self.behind.concat()),
        }
    }
}

/// A ply with all its signs, then what happens by itself.
pub(super) fn record_ply(position: &Position, ply: AnyPly) -> Vec<String> {
    let first = match ply {
        Ply::Throw(_) => write_ply(ply),
        Ply::Act(action) => Signs::of(position, ply).write(action),
    };
    let mut words = vec![first];
    position.clone().play_noting(ply, &mut |effect| match effect {
        Effect::DiceLeft(dice) => words.push(format!("{dice}:--")),
        Effect::Passed(army) => words.push(format!("{}--", army::letter(army))),
        _ => (),
    });
    words
}

pub(super) fn read_ply(position: &Position, text: &str) -> Result<AnyPly, ReadError> {
    let mut scanner = Scanner::new(text, "J13");
    match position.node() {
        Node::Over => Err(ReadError::illegal(scanner.at(), "the game is over", "J7.2")),
        Node::Throw(_) => read_throw(position, &mut scanner).map(Ply::Throw),
        Node::Act(_) => read_action(position, &mut scanner).map(Ply::Act),
    }
}

fn read_throw(position: &Position, scanner: &mut Scanner<'_>) -> Result<Throw, ReadError> {
    let throw = scan_throw(position, scanner)?;
    scanner.end("the end of the throw")?;
    legal(position, Ply::Throw(throw), Location::START)?;
    Ok(throw)
}

fn scan_throw(position: &Position, scanner: &mut Scanner<'_>) -> Result<Throw, ReadError> {
    if !matches!(position.due(), Due::First(_)) {
        return scan_dice(scanner, |digit| shown(position, digit)).map(Throw::Dice);
    }
    if let Some(army) = scan_army(scanner) {
        return Ok(Throw::Army(army));
    }
    let sum = scanner.number(u32::from(u8::MAX), "who begins, r, g, y or b, or the sum of the faces")?;
    Ok(Throw::Sum(sum as u8))
}

/// The class of a face: a cubic die may be typed in as it lies (J5.1).
fn shown(position: &Position, digit: u8) -> u8 {
    match (position.rules().parameters().dice, digit) {
        (DiceKind::Cubic, 1) => 5,
        (DiceKind::Cubic, 6) => 4,
        _ => digit,
    }
}

fn legal(position: &Position, ply: AnyPly, at: Location) -> Result<(), ReadError> {
    position.fault(ply).map_or(Ok(()), |fault| Err(illegal(at, fault)))
}

pub(super) fn illegal(at: Location, fault: chaturaji::Fault) -> ReadError {
    ReadError::new(at, LegalityError::of(fault))
}

const ACTION: &str =
    "an action, such as g3f3, b7b8=K, 5:g3-f3, pass, name:25, keep, cast:5, claim, decline or at:d1";

fn read_action(position: &Position, scanner: &mut Scanner<'_>) -> Result<Action, ReadError> {
    match scan_word(position, scanner)? {
        Some(action) => {
            let behind = scan_signs(scanner)?;
            scanner.end("signs such as $1, or the end of the action")?;
            legal(position, Ply::Act(action), Location::START)?;
            check(&behind, &Signs::of(position, Ply::Act(action)), action)?;
            Ok(action)
        }
        None => read_move(position, scanner),
    }
}

/// An action that begins with a word, `None` for a move.
fn scan_word(position: &Position, scanner: &mut Scanner<'_>) -> Result<Option<Action>, ReadError> {
    for (word, action) in [
        ("pass", Action::Pass),
        ("keep", Action::Keep),
        ("claim", Action::Claim),
        ("decline", Action::Decline),
    ] {
        if scanner.eat_word(word) {
            return Ok(Some(action));
        }
    }
    if scanner.eat("name:") {
        return scan_dice(scanner, |digit| shown(position, digit)).map(Action::Name).map(Some);
    }
    if scanner.eat("cast:") {
        return scan_dice(scanner, |digit| shown(position, digit)).map(Action::Cast).map(Some);
    }
    if scanner.eat("at:") {
        return scan_square(scanner).map(Action::At).map(Some);
    }
    Ok(None)
}

/// A sign that is written, and where.
type Sign = (Location, String);

struct MoveText {
    die: Sign,
    from: Square,
    step: Sign,
    to: Square,
    behind: [Sign; 7],
}

fn read_move(position: &Position, scanner: &mut Scanner<'_>) -> Result<Action, ReadError> {
    let wanted = scan_move(scanner)?;
    let action = wanted.action(position)?;
    let signs = Signs::of(position, Ply::Act(action));
    let text = signs.write(action);
    agrees(&wanted.die, &signs.die, &text, "J5.1")?;
    agrees(&wanted.step, &signs.step, &text, "J2")?;
    check(&wanted.behind, &signs, action)?;
    Ok(action)
}

fn scan_move(scanner: &mut Scanner<'_>) -> Result<MoveText, ReadError> {
    let before = scanner.clone();
    let die = scan_sign(scanner, |scanner| {
        Ok(scanner.next_if(|digit| ('1'..='6').contains(&digit)).is_some() && scanner.eat(":"))
    })?;
    let from =
        scan_square(scanner).map_err(|error| if die.1.is_empty() { before.fail(ACTION) } else { error })?;
    let step = scan_sign(scanner, |scanner| Ok(scanner.next_if(|step| matches!(step, '-' | 'x')).is_some()))?;
    let to = scan_square(scanner)?;
    let behind = scan_signs(scanner)?;
    scanner.end("signs such as =E, # or $1, or the end of the action")?;
    Ok(MoveText { die, from, step, to, behind })
}

/// What `scan` takes, empty when it says that nothing was there.
fn scan_sign<'a>(
    scanner: &mut Scanner<'a>,
    scan: impl FnOnce(&mut Scanner<'a>) -> Result<bool, ReadError>,
) -> Result<Sign, ReadError> {
    let (at, rest, mut ahead) = (scanner.at(), scanner.rest(), scanner.clone());
    if !scan(&mut ahead)? {
        return Ok((at, String::new()));
    }
    let text = &rest[..rest.len() - ahead.rest().len()];
    *scanner = ahead;
    Ok((at, text.to_owned()))
}

fn scan_signs(scanner: &mut Scanner<'_>) -> Result<[Sign; 7], ReadError> {
    Ok([
        scan_sign(scanner, scan_triumph)?,
        scan_sign(scanner, |scanner| if scanner.eat("=") { scan_kind(scanner) } else { Ok(false) })?,
        scan_sign(scanner, scan_turned)?,
        scan_sign(scanner, |scanner| Ok(scanner.eat("##") || scanner.eat("#")))?,
        scan_sign(scanner, |scanner| scan_counted(scanner, "+"))?,
        scan_sign(scanner, |scanner| Ok(scanner.eat("^")))?,
        scan_sign(scanner, |scanner| scan_counted(scanner, "$"))?,
    ])
}

fn scan_triumph(scanner: &mut Scanner<'_>) -> Result<bool, ReadError> {
    if !scanner.eat("*") {
        return Ok(false);
    }
    scan_square(scanner)?;
    while scanner.peek().is_some_and(|file| ('a'..='h').contains(&file)) {
        scan_square(scanner)?;
    }
    Ok(true)
}

fn scan_kind(scanner: &mut Scanner<'_>) -> Result<bool, ReadError> {
    let before = scanner.clone();
    let kind = scanner.bump().and_then(Kind::from_letter).filter(|&kind| kind != Kind::Pawn);
    kind.map(|_| true).ok_or_else(|| before.fail("what the pawn becomes: B, N, E or K"))
}

fn scan_turned(scanner: &mut Scanner<'_>) -> Result<bool, ReadError> {
    let mut any = false;
    while scanner.eat("(") {
        scan_square(scanner)?;
        scanner.expect("=", "\"=\" and what the pawn becomes")?;
        scan_kind(scanner)?;
        scanner.expect(")", "\")\"")?;
        any = true;
    }
    Ok(any)
}

fn scan_counted(scanner: &mut Scanner<'_>, mark: &str) -> Result<bool, ReadError> {
    Ok(scanner.eat(mark) && scanner.number(99, "a number of points or stakes").map(|_| true)?)
}

/// A sign may be left out; written, it must be right.
fn agrees((at, written): &Sign, right: &str, text: &str, rule: &'static str) -> Result<(), ReadError> {
    if written.is_empty() || written == right {
        return Ok(());
    }
    Err(ReadError::illegal(*at, format!("{written} is not what happens: the whole is {text}"), rule))
}

fn check(written: &[Sign; 7], right: &Signs, action: Action) -> Result<(), ReadError> {
    let text = right.write(action);
    let pairs = written.iter().zip(&right.behind).zip(RULES);
    pairs.into_iter().try_for_each(|((written, right), rule)| agrees(written, right, &text, rule))
}

impl MoveText {
    /// The legal action that is meant.
    fn action(&self, position: &Position) -> Result<Action, ReadError> {
        let mut actions = Vec::new();
        position.actions(&mut actions);
        actions.retain(
            |action| matches!(action, Action::Move { from, to, .. } if (*from, *to) == (self.from, self.to)),
        );
        if let [action] = actions[..] {
            return Ok(action);
        }
        let choice = Choice::ALL.into_iter().find(|choice| Some(choice.kind()) == self.kind());
        let action = |choice| Action::Move { from: self.from, to: self.to, choice };
        if actions.contains(&action(choice)) {
            return Ok(action(choice));
        }
        let fault = position.fault(Ply::Act(action(choice.filter(|_| !actions.is_empty()))));
        Err(fault.map_or_else(
            || ReadError::illegal(Location::START, "there is no such move", "J2"),
            |fault| illegal(Location::START, fault),
        ))
    }

    fn kind(&self) -> Option<Kind> {
        self.behind[1].1.chars().nth(1).and_then(Kind::from_letter)
    }
}
