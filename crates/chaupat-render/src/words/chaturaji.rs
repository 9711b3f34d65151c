//! The sentences of chaturaji. `names` are the players' names by army.

use super::{counted, listed};
use crate::ThrowUse;
use chaturaji::{
    Action, Class, Contest, Dice, Due, Effect, Kind, Man, Reason, Rules, Setup, Status, Throw, army,
};
use chaupat_core::{BySeat, Seat};

type Names = BySeat<String>;

/// What the letters above and at the right of the board mean.
pub const EDGES: &str = "Above and right: what a pawn becomes there (J3.1).";

/// The men that a die moves (J5.1).
pub const fn class(class: Class) -> &'static str {
    match class {
        Class::Boat => "boat",
        Class::Horse => "horse",
        Class::Elephant => "elephant",
        Class::Pawn => "pawn, king",
    }
}

fn mover(of: Class) -> &'static str {
    match of {
        Class::Boat => "a boat",
        Class::Horse => "a horse",
        Class::Elephant => "an elephant",
        Class::Pawn => "a pawn or the king",
    }
}

/// Dice as people say them: `2 and 5`.
pub fn dice(dice: Dice) -> String {
    let faces: Vec<_> = dice.iter().map(|class| class.to_string()).collect();
    listed(&faces)
}

/// A throw and what it allows: `2 and 5: a boat, and a pawn or the king`.
pub fn throw(throw: Throw) -> String {
    match throw {
        Throw::Dice(fallen) => {
            let movers: Vec<_> = fallen.iter().map(mover).collect();
            format!("{}: {}", dice(fallen), movers.join(", and "))
        }
        Throw::Army(begins) => format!("the lot falls on {}", army::name(begins)),
        Throw::Sum(sum) => sum.to_string(),
    }
}

/// What a throw may do, for a player who learns the rules: how the men move that each die moves (J2).
pub fn throw_may(rules: &Rules, thrown: Throw) -> Vec<ThrowUse> {
    let Throw::Dice(fallen) = thrown else { return Vec::new() };
    let mut classes: Vec<_> = fallen.iter().collect();
    classes.dedup();
    let may = |class: Class| ThrowUse { of: class.to_string(), may: goes(rules, class).to_owned() };
    classes.into_iter().map(may).collect()
}

const fn goes(rules: &Rules, class: Class) -> &'static str {
    match class {
        Class::Boat if rules.boats_slide() => "a boat goes any distance straight on",
        Class::Boat => "a boat leaps exactly two squares diagonally",
        Class::Horse => "a horse moves as a knight",
        Class::Elephant if rules.elephants_are_bishops() => "an elephant goes any distance diagonally",
        Class::Elephant => "an elephant goes any distance straight on",
        Class::Pawn => {
            "a pawn steps straight on and captures diagonally, or the king goes one square any way"
        }
    }
}

/// What is due, in one sentence or more, each for a line of its own.
pub fn phase(setup: &Setup, names: &Names) -> Vec<String> {
    let name = setup.turn.map_or("Nobody", |army| &names[army]);
    match setup.due {
        Due::First(contest) => first(contest, names),
        Due::Name => vec![format!("{name} names the dice: what is named falls more often.")],
        Due::Throw => thrown(setup, name),
        Due::Catch => vec![format!("{name} keeps these dice, or casts some of them again.")],
        Due::Again => vec![format!("{name} casts again.")],
        Due::Act => acts(setup, name),
        Due::Claim(capture) => claims(names, setup.turn, capture.of),
        Due::Place { king, .. } => {
            vec![format!("The king of {} comes back: choose an empty square.", names[king])]
        }
        Due::Over(reason) => vec![format!("The game is over: {}.", over(reason))],
    }
}

fn claims(names: &Names, claimant: Option<Seat>, captive: Seat) -> Vec<String> {
    let Some(claimant) = claimant else { return Vec::new() };
    vec![
        format!("{} may claim an exchange of kings (J9.4):", names[claimant]),
        format!("the king of {} for the king of {}.", names[captive], names[claimant.opposite()]),
    ]
}

fn first(contest: Contest, names: &Names) -> Vec<String> {
    let caster = contest.armies.iter().nth(contest.cast().len()).map_or("Nobody", |army| &names[army]);
    let fallen = contest.armies.iter().zip(contest.cast());
    let fallen: Vec<_> = fallen.map(|(army, cast)| format!("{} {cast}", names[army])).collect();
    let mut lines = vec![format!("{caster} casts for the first turn: the highest begins.")];
    if !fallen.is_empty() {
        lines.push(format!("So far: {}.", listed(&fallen)));
    }
    lines
}

fn thrown(setup: &Setup, name: &str) -> Vec<String> {
    let mut lines = vec![format!("{name} throws.")];
    if !setup.dice.is_empty() {
        lines.push(format!("Named: {}.", dice(setup.dice)));
    }
    lines
}

fn acts(setup: &Setup, name: &str) -> Vec<String> {
    let mut movers: Vec<_> = setup.dice.iter().map(mover).collect();
    let twice = if movers.len() == 2 && movers[0] == movers[1] { ", twice" } else { "" };
    movers.dedup();
    let mut lines = vec![match movers.as_slice() {
        [] => format!("{name} moves."),
        movers => format!("{name} moves {}{twice}.", movers.join(", and ")),
    }];
    if setup.rules.may_pass() {
        lines.push("Passing gives up the dice that are left.".to_owned());
    }
    lines
}

/// How many turns have gone without capture, pawn move or promotion (J7.2).
pub fn quiet(setup: &Setup) -> String {
    format!("Quiet turns: {} of {}.", setup.quiet, setup.rules.quiet_limit())
}

/// Why a game is over.
pub const fn over(reason: Reason) -> &'static str {
    match reason {
        Reason::Kings => "at most one king is left",
        Reason::Army => "at most one army can still play",
        Reason::In => "one army is left in play",
        Reason::Team => "both kings of a team are gone",
        Reason::Draw => "only kings are left, a draw (kākakāṣṭha)",
        Reason::Quiet => "too many turns without capture, pawn move or promotion",
        Reason::Repetition => "the same position stood for the third time",
        Reason::Claim => "the leader of the last two ended it",
    }
}

/// What an action does: its effects, as [`chaupat_core::Position::play_noting`] tells them, give the rest.
/// `horse from h2 to f3, by the 3`.
pub fn action(action: Action, effects: &[Effect], names: &Names) -> String {
    match action {
        Action::Move { from, to, .. } => {
            let start = effects.iter().find_map(|effect| match effect {
                Effect::Moved { man, die, .. } => Some((man.kind.to_string(), by_die(*die))),
                _ => None,
            });
            let (man, die) = start.unwrap_or_else(|| ("man".to_owned(), String::new()));
            format!("{man} from {from} to {to}{die}{}", consequences(effects, names))
        }
        Action::Name(named) => format!("name {} before the throw", dice(named)),
        Action::Keep => "keep the dice".to_owned(),
        Action::Cast(again) => format!("cast the {} again", dice(again)),
        Action::Claim => "claim the exchange of kings".to_owned(),
        Action::Decline => "do without the exchange of kings".to_owned(),
        Action::At(square) => format!("put the king on {square}"),
        Action::Pass => "give up the dice left".to_owned(),
    }
}

fn by_die(die: Option<Class>) -> String {
    die.map_or_else(String::new, |die| format!(", by the {die}"))
}

/// What a move brings beside itself, in the order of J8.
fn consequences(effects: &[Effect], names: &Names) -> String {
    let parts = effects.iter().filter_map(|effect| match effect {
        Effect::Captured { man, points, .. } => Some(format!("takes {} ({points})", owned(*man, names))),
        Effect::Triumph { boats, points } => {
            Some(format!("boat triumph over {} boats ({points})", boats.len()))
        }
        Effect::Promoted { kind, .. } => Some(format!("becomes {}", with_article(*kind))),
        Effect::Award { points, .. } => Some(format!("all three kings (+{points})")),
        Effect::CheckBonus { points, .. } => Some(format!("threatens several kings (+{points})")),
        Effect::Stakes { stakes, .. } => Some(format!("wins {}", counted(*stakes, "stake"))),
        _ => None,
    });
    parts.fold(String::new(), |text, part| format!("{text}; {part}"))
}

/// What a ply brought about.
pub fn effect(effect: &Effect, names: &Names) -> String {
    match effect {
        Effect::Begins(seat) => format!("{} begins.", names[*seat]),
        Effect::Moved { man, from, to, die } => {
            format!("{} goes from {from} to {to}{}.", owned(*man, names), by_die(*die))
        }
        Effect::Captured { man, square, points } => {
            format!("{} on {square} is taken: {}.", owned(*man, names), counted(*points, "point"))
        }
        Effect::Triumph { boats, points } => {
            let squares: Vec<_> = boats.iter().map(|square| square.to_string()).collect();
            let taken = listed(&squares);
            format!(
                "Boat triumph (bṛhannaukā)! The boats on {taken} are taken: {}.",
                counted(*points, "point")
            )
        }
        Effect::Promoted { square, kind } => format!("The pawn on {square} becomes {}.", with_article(*kind)),
        Effect::Turned { army, square, kind } => {
            format!("{}'s waiting pawn on {square} becomes {}.", names[*army], with_article(*kind))
        }
        Effect::KingTaken { army, by } => format!("{} has taken the king of {}.", names[*by], names[*army]),
        Effect::Award { army, points } => {
            format!("{} has taken all three kings: {} more.", names[*army], counted(*points, "point"))
        }
        Effect::Became { army, status } => format!("{} {}.", names[*army], became(*status)),
        Effect::Commands { player, army } => {
            format!("{} plays the army of {} too from now on.", names[*player], names[*army])
        }
        Effect::Stakes { army, stakes } => {
            format!("The team of {} wins {}.", names[*army], counted(*stakes, "stake"))
        }
        Effect::Returned { army, square } => format!("The king of {} comes back, on {square}.", names[*army]),
        Effect::CheckBonus { army, points } => {
            format!("{} threatens several kings at once: {}.", names[*army], counted(*points, "point"))
        }
        Effect::DiceLeft(left) => format!("No use for {}.", dice(*left)),
        Effect::Passed(seat) => format!("{} cannot move and passes.", names[*seat]),
        Effect::TurnEnded(seat) => format!("{}'s turn ends.", names[*seat]),
        Effect::Survived { army, points } => {
            format!("{} survived: {}.", names[*army], counted(*points, "point"))
        }
        Effect::Over(reason) => format!("The game is over: {}.", over(*reason)),
        // One that the rules have and this crate does not know yet: better its name than nothing.
        other => format!("{other:?}"),
    }
}

const fn became(status: Status) -> &'static str {
    match status {
        Status::In => "is in play again",
        Status::Out => "is frozen: the men stay where they are, and move no more",
        Status::Dead => "is dead: the men stay and block, and are worth nothing",
        Status::Resigned => "has resigned: the men stay, and move no more",
        Status::Flagged => "is out of time: the men stay, and move no more",
    }
}

fn owned(man: Man, names: &Names) -> String {
    format!("{}'s {}", names[man.army], man.kind)
}

fn with_article(kind: Kind) -> String {
    let article = if kind == Kind::Elephant { "an" } else { "a" };
    format!("{article} {kind}")
}
