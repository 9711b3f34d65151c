//! The sentences of chaupar. `names` are the players' names by seat.

use super::{listed, ordinal};
use crate::chaupar::seat_name;
use chaupar::{Action, Effect, Element, End, Man, Phase, Rules, Setup, Throw};
use chaupat_core::{BySeat, Seat, SeatSet};

type Names = BySeat<String>;

/// A throw: `10`, `1-5-6`, and for 25 and 30 how people count them (C2.3).
pub fn throw(throw: Throw) -> String {
    match throw {
        Throw::Value(value) => match counted_as(value) {
            Some(aid) => format!("{value}, {aid}"),
            None => value.to_string(),
        },
        Throw::Dice(dice) => dice.map(|face| face.to_string()).join("-"),
    }
}

/// How people count a 25 or 30 without counting squares: a few of them, and on to the next arm (C2.3).
pub const fn counted_as(value: u8) -> Option<&'static str> {
    match value {
        25 => Some("counted as 8: eight squares forward and to the next arm (āṭh ghar paccīs)"),
        30 => Some("counted as 13: thirteen squares forward and to the next arm (ter ghar trīs)"),
        _ => None,
    }
}

/// What long dice do: each of the three moves one piece, and has to be used while it has a use (C14.3).
pub const DICE_MAY: &str = "each die moves one piece by its number, several dice may move one piece";

/// All that a throw of this value does beside moving a man, for a player who learns the rules.
pub fn throw_may(rules: &Rules, value: u8) -> String {
    let facts = [
        rules.throws_again(value).then_some("throws again"),
        rules.entering_throws().contains(value).then_some("brings a man in from hand"),
        rules.gives_bonus(value).then_some("gives one step more (peghedu) when no man is in hand"),
        (rules.has_doublets() && matches!(value, 10 | 25)).then_some("moves both men of a pair (joṛī)"),
    ];
    let facts: Vec<_> = facts.into_iter().flatten().collect();
    if facts.is_empty() { "moves a man".to_owned() } else { listed(&facts) }
}

/// Something in the pool: `the 10`, `the bonus step`.
pub fn element(element: Element) -> String {
    format!("the {}", bare(element))
}

/// The same where a sentence begins: `The 10`.
pub fn element_first(element: Element) -> String {
    format!("The {}", bare(element))
}

fn bare(element: Element) -> String {
    match element {
        Element::Throw(value) => value.to_string(),
        Element::SingleStep => "bonus step".to_owned(),
        Element::DoubleStep => "bonus step of a 10 or 25".to_owned(),
    }
}

/// Something in the pool, as short as on a die: `10`, `+1`, and `+1 pair` for the step that takes a pair along.
pub fn token(element: Element) -> String {
    match element {
        Element::Throw(value) => value.to_string(),
        Element::SingleStep => "+1".to_owned(),
        Element::DoubleStep => "+1 pair".to_owned(),
    }
}

/// The things in the pool: `10, 25 and two bonus steps`.
pub fn pool(pool: &[Element]) -> String {
    let mut things: Vec<String> = pool
        .iter()
        .filter_map(|element| match element {
            Element::Throw(value) => Some(value.to_string()),
            _ => None,
        })
        .collect();
    let steps = pool.len() - things.len();
    match steps {
        0 => {}
        1 => things.push("a bonus step".to_owned()),
        _ => things.push(format!("{steps} bonus steps")),
    }
    listed(&things)
}

/// What is due, in one sentence or more, each for a line of its own.
pub fn phase(setup: &Setup, names: &Names) -> Vec<String> {
    match &setup.phase {
        Phase::Opening { contenders, casts } => opening(*contenders, casts, names),
        Phase::Throws { seat, casts, .. } => throws(&setup.rules, names, *seat, casts),
        Phase::Moves { seat, pool, again, .. } => moves(setup, names, *seat, pool, *again),
        Phase::Over(End::Won) => vec!["The game is over.".to_owned()],
        Phase::Over(End::Dead) => vec!["The game is over: nobody can ever move again (C7.3).".to_owned()],
    }
}

fn opening(contenders: SeatSet, casts: &[Throw], names: &Names) -> Vec<String> {
    let mut waiting = contenders.iter().skip(casts.len());
    let caster = waiting.next().map_or("Nobody", |seat| &names[seat]);
    let fallen = contenders.iter().zip(casts);
    let fallen: Vec<_> = fallen.map(|(seat, cast)| format!("{} {}", names[seat], cast.sum())).collect();
    let mut lines = vec![format!("{caster} casts for the first turn: the highest begins.")];
    if !fallen.is_empty() {
        lines.push(format!("So far: {}.", listed(&fallen)));
    }
    lines
}

fn throws(rules: &Rules, names: &Names, seat: Seat, casts: &[u8]) -> Vec<String> {
    let name = &names[seat];
    let mut lines = vec![if casts.is_empty() {
        format!("{name} throws.")
    } else {
        let casts: Vec<_> = casts.iter().map(u8::to_string).collect();
        format!("{name} throws again; so far {}.", listed(&casts))
    }];
    if rules.burns() && casts.len() == 2 {
        lines.push("One more that throws again, and all three are burnt.".to_owned());
    }
    lines
}

fn moves(setup: &Setup, names: &Names, seat: Seat, elements: &[Element], again: bool) -> Vec<String> {
    let helps = setup.seats[seat].done.is_some() && setup.rules.partners_help();
    let whose = if helps { format!(" {}'s men", names[seat.opposite()]) } else { String::new() };
    let mut lines = vec![format!("{} moves{whose}: {}.", names[seat], pool(elements))];
    if elements.iter().any(|element| !matches!(element, Element::Throw(_))) {
        lines.push("A bonus step moves a man by one; nobody has to take it.".to_owned());
    }
    let moves_pairs = |element: &Element| matches!(element, Element::DoubleStep | Element::Throw(10 | 25));
    if setup.rules.has_doublets() && elements.iter().any(moves_pairs) {
        lines.push("A 10 or 25, and its bonus step, moves both men of a pair.".to_owned());
    }
    if again {
        lines.push("After that one more throw.".to_owned());
    }
    lines
}

/// What an action does: its effects, as [`chaupat_core::Position::play_noting`] tells them, give the rest.
/// `use the 10 on the pair at 4: both go to 14`.
pub fn action(action: Action, effects: &[Effect], names: &Names) -> String {
    let Action::Use { element: used, man, wake } = action else {
        return "give up what is left".to_owned();
    };
    let moved = effects.iter().find_map(|effect| match effect {
        Effect::Moved { to, count, .. } => Some((*to, *count)),
        _ => None,
    });
    let (to, count) = moved.unwrap_or((man, 1));
    let who = standing(man, count);
    let goes = match (wake, man.progress()) {
        (Some(house), _) => {
            format!(
                "wake a man who is home: he leaves by the house {} and stands at {}",
                seat_name(house),
                to.progress()
            )
        }
        (None, Man::HAND) => format!("bring a man in to {}", to.progress()),
        (None, _) if count == 1 => format!("on {who}: he goes {}", destination(to)),
        (None, 0..) if count == 2 => format!("on {who}: both go {}", destination(to)),
        (None, _) => format!("on {who}: all {count} go {}", destination(to)),
    };
    let start = if wake.is_some() || man.is_in_hand() { " to" } else { "" };
    format!("use {}{start} {goes}{}", element(used), victims(effects, names))
}

fn standing(man: Man, count: u8) -> String {
    let noun = match (count, man.is_alkhee()) {
        (1, false) => "the man".to_owned(),
        (1, true) => "the alkhee".to_owned(),
        (2, _) => "the pair".to_owned(),
        _ => format!("the {count} men"),
    };
    let house = if man.is_alkhee() { format!(" (house {})", seat_name(man.house())) } else { String::new() };
    format!("{noun} at {}{house}", man.progress())
}

fn destination(man: Man) -> String {
    if man.is_home() { "home".to_owned() } else { format!("to {}", man.progress()) }
}

fn victims(effects: &[Effect], names: &Names) -> String {
    let out: Vec<String> = Seat::ALL
        .into_iter()
        .filter_map(|seat| {
            let mine =
                |effect: &&Effect| matches!(effect, Effect::KnockedOut { owner, .. } if *owner == seat);
            match effects.iter().filter(mine).count() {
                0 => None,
                1 => Some(format!("{}'s man", names[seat])),
                many => Some(format!("{many} men of {}", names[seat])),
            }
        })
        .collect();
    if out.is_empty() { String::new() } else { format!(", and {} is knocked out", listed(&out)) }
}

/// What a ply brought about.
pub fn effect(effect: &Effect, rules: &Rules, names: &Names) -> String {
    match effect {
        Effect::Cast { seat, throw: cast } => format!("{} casts {}.", names[*seat], throw(*cast)),
        Effect::Tied(seats) => {
            let tied: Vec<_> = seats.iter().map(|seat| names[seat].as_str()).collect();
            format!("{} share the highest cast and cast again.", listed(&tied))
        }
        Effect::Begins(seat) => format!("{} begins.", names[*seat]),
        Effect::Moved { owner, from, to, count } => moved(rules, &names[*owner], *from, *to, *count),
        Effect::KnockedOut { owner, .. } => {
            format!("{}'s man is knocked out and goes back to hand.", names[*owner])
        }
        Effect::Tod(seat) => {
            format!(
                "{} has knocked out a man for the first time and has toḍ: the way home is open.",
                names[*seat]
            )
        }
        Effect::Burnt(seat) => {
            format!(
                "Three times in a row a throw that throws again: all three are burnt, and {} moves nothing.",
                names[*seat]
            )
        }
        Effect::Forfeited(lost) => format!("{} is lost.", element_first(*lost)),
        Effect::Done { seat, place } => {
            format!("{} has all men home, as the {}.", names[*seat], ordinal(*place))
        }
        Effect::TurnEnded(seat) => format!("{}'s turn ends.", names[*seat]),
        Effect::Missed { seat, left: 0 } => format!("{} misses this turn, for the last time.", names[*seat]),
        Effect::Missed { seat, left } => format!("{} misses this turn, and {left} more.", names[*seat]),
        Effect::Over(End::Won) => "The game is over.".to_owned(),
        Effect::Over(End::Dead) => "Nobody can ever move again: the game is over (C7.3).".to_owned(),
        // A kind of effect that has no sentence yet says its own name, so that it is not overlooked.
        other => format!("{other:?}."),
    }
}

fn moved(rules: &Rules, name: &str, from: Man, to: Man, count: u8) -> String {
    let men = match count {
        1 if from.is_alkhee() => format!("{name}'s alkhee"),
        1 => format!("{name}'s man"),
        2 => format!("{name}'s pair"),
        _ => format!("{count} men of {name}"),
    };
    let go = if count > 2 { ("come", "wake", "go") } else { ("comes", "wakes", "goes") };
    match (from.progress(), to.progress()) {
        (Man::HAND, p) => format!("{men} {} in to {p}{}.", go.0, flower(rules, to)),
        (Man::HOME, p) => {
            format!("{men} {} and leaves by the house {}, to {p}.", go.1, seat_name(to.house()))
        }
        (p, Man::HOME) => format!("{men} {} home from {p}.", go.2),
        (p, q) => format!("{men} {} from {p} to {q}{}.", go.2, flower(rules, to)),
    }
}

fn flower(rules: &Rules, man: Man) -> &'static str {
    match rules.place(man) {
        chaupar::Place::Loop(square) if rules.is_flower(square) => ", a flower",
        _ => "",
    }
}
