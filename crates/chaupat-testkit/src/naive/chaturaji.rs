//! Chaturaji, rule by rule, as slow and as plain as can be.

use std::collections::HashMap;

use super::NaivePly;
use board::{ARMIES, Square};
use rules::{Control, Rules};
use state::{Due, State};

mod action;
mod board;
mod event;
mod kings;
mod promotion;
mod random;
mod rules;
mod state;
mod throws;
mod turns;

#[cfg(test)]
mod tests;

pub use random::random_positions;

/// J1.1: the armies at the start.
const START: &str = "yByP2bKbEbNbB/yNyP2bPbPbPbP/yEyP6/yKyP6/6rPrK/6rPrE/gPgPgPgP2rPrN/gBgNgEgK2rPrB";

/// Everything that can be played in a position, in the order of the notation; nothing when it is over.
///
/// # Errors
/// Says what is wrong with the text of the position.
pub fn plies(position: &str) -> Result<Vec<NaivePly>, String> {
    let state = State::parse(position)?;
    Ok(match &state.due {
        Due::Over(_) => Vec::new(),
        Due::First(..) => first_plies(&state),
        Due::Throw | Due::Again => throw_plies(&state),
        Due::Act => act_plies(&state),
        Due::Name => name_plies(&state),
        Due::Catch => catch_plies(&state),
        Due::Claim(taken, at, fresh) => claim_plies(&state, *taken, *at, *fresh),
        Due::Place(kings, at, fresh) => place_plies(&state, kings, *at, *fresh),
    })
}

/// The position at the start of a game by these rules.
///
/// # Errors
/// Says what is wrong with the rule set.
pub fn initial(rules: &str) -> Result<String, String> {
    let rules = Rules::parse(rules)?;
    let board = START.to_string();
    let blank = format!("{} {board} - first:rgyb - aaaa 0,0,0,0 -,-,-,- 0", rules.text());
    let mut state = State::parse(&blank)?;
    let first = match rules.value("first") {
        "red" => 'r',
        "green" => 'g',
        "yellow" => 'y',
        "black" => 'b',
        _ => return Ok(blank),
    };
    turns::seek_turn(&mut state, first);
    Ok(state.text())
}

/// The number of lines of exactly `depth` plies, plain and weighted (a throw counts its weight, J12.10).
///
/// # Panics
/// When the position is not one.
pub fn perft(position: &str, depth: u32) -> (u128, u128) {
    count_lines(position, depth, &mut HashMap::new())
}

fn count_lines(position: &str, depth: u32, seen: &mut HashMap<(String, u32), (u128, u128)>) -> (u128, u128) {
    if depth == 0 {
        return (1, 1);
    }
    let key = (position.to_string(), depth);
    if let Some(counts) = seen.get(&key) {
        return *counts;
    }
    let mut counts = (0, 0);
    for ply in plies(position).expect("a reachable position can be read") {
        let (lines, weighted) = count_lines(&ply.next, depth - 1, seen);
        counts.0 += lines;
        counts.1 += weighted * ply.weight.unwrap_or(1);
    }
    seen.insert(key, counts);
    counts
}

/// The position after an event of the match: `r resigns`, `g flagged`, `y claims`.
///
/// # Errors
/// Says why the event cannot happen here, or what is wrong with the texts.
pub fn event(position: &str, event: &str) -> Result<String, String> {
    let mut state = State::parse(position)?;
    if turns::is_over(&state) {
        return Err("the game is over".into());
    }
    let (who, what) = event.split_once(' ').ok_or("an event has two words")?;
    let player =
        ARMIES.into_iter().find(|army| army.to_string() == who).ok_or("an event begins with an army")?;
    match what {
        "resigns" => event::leave(&mut state, player, 's')?,
        "flagged" => event::leave(&mut state, player, 't')?,
        "claims" => event::claim(&mut state, player)?,
        _ => return Err(format!("{what} is no event")),
    }
    Ok(state.text())
}

/// A ply, and what it makes of a copy of the position.
fn ply(state: &State, text: String, weight: Option<u128>, play: impl FnOnce(&mut State)) -> NaivePly {
    let mut next = state.clone();
    play(&mut next);
    NaivePly { text, weight, next: next.text() }
}

/// J1.1: the lot, or a cast of the dice in the order of the contenders.
fn first_plies(state: &State) -> Vec<NaivePly> {
    let Due::First(contenders, casts) = &state.due else { return Vec::new() };
    if state.rules.is("first", "random") {
        return contenders
            .iter()
            .map(|army| ply(state, army.to_string(), Some(1), |next| turns::seek_turn(next, *army)))
            .collect();
    }
    throws::sums(&state.rules)
        .into_iter()
        .map(|(sum, weight)| {
            let casts = [casts.clone(), vec![sum]].concat();
            ply(state, sum.to_string(), Some(weight), |next| {
                turns::settle_first(next, contenders.clone(), casts);
            })
        })
        .collect()
}

/// A throw, or the fall of the dice that are cast again.
fn throw_plies(state: &State) -> Vec<NaivePly> {
    let again = state.due == Due::Again;
    let kept = if again { state.dice.clone() } else { Vec::new() };
    // At a throw the dice field holds the pair that was named.
    let named = if again { Vec::new() } else { state.dice.clone() };
    throws::outcomes(&state.rules, state.rules.count() - kept.len(), &named)
        .into_iter()
        .map(|(dice, weight)| {
            let text = dice.iter().collect();
            ply(state, text, Some(weight), |next| fall(next, [kept.clone(), dice].concat(), again))
        })
        .collect()
}

fn fall(state: &mut State, mut dice: Vec<char>, again: bool) {
    dice.sort_unstable();
    state.dice = dice;
    if !again {
        // J7.2: the counter goes up when a turn's throw falls.
        state.quiet += 1;
        if let Control::Catch(_) = state.rules.control() {
            state.due = Due::Catch;
            return;
        }
    }
    turns::next_die(state);
}

fn act_plies(state: &State) -> Vec<NaivePly> {
    let army = state.turn.expect("somebody acts");
    let mut plies: Vec<NaivePly> = action::moves(state, army)
        .into_iter()
        .map(|(from, to, choice)| {
            let choice_text = choice.map_or(String::new(), |kind| format!("={kind}"));
            let text = format!("{}{}{choice_text}", from.text(), to.text());
            ply(state, text, None, |next| action::act(next, from, to, choice))
        })
        .collect();
    // J5.3: a pass is offered when some unused die has a move and the rule set does not compel.
    if !plies.is_empty() && !state.rules.compulsory() {
        plies.push(ply(state, "pass".into(), None, turns::end_turn));
    }
    plies
}

fn name_plies(state: &State) -> Vec<NaivePly> {
    throws::names(state.rules.count())
        .into_iter()
        .map(|named| {
            let text = format!("name:{}", named.iter().collect::<String>());
            ply(state, text, None, |next| {
                next.dice = named;
                next.due = Due::Throw;
            })
        })
        .collect()
}

fn catch_plies(state: &State) -> Vec<NaivePly> {
    let Control::Catch(k) = state.rules.control() else { return Vec::new() };
    let mut plies = vec![ply(state, "keep".into(), None, turns::next_die)];
    for cast in throws::recasts(&state.dice, k) {
        let text = format!("cast:{}", cast.iter().collect::<String>());
        plies.push(ply(state, text, None, |next| {
            for die in cast {
                let place = next.dice.iter().position(|d| *d == die).expect("a die that fell");
                next.dice.remove(place);
            }
            next.due = Due::Again;
        }));
    }
    plies
}

fn claim_plies(state: &State, taken: char, at: Square, fresh: bool) -> Vec<NaivePly> {
    let made = kings::made_move_of(state, Some(taken), at, fresh);
    vec![
        ply(state, "claim".into(), None, |next| kings::claim(next, taken, at, fresh)),
        ply(state, "decline".into(), None, |next| turns::finish_action(next, &made)),
    ]
}

fn place_plies(state: &State, kings: &[char], at: Square, fresh: bool) -> Vec<NaivePly> {
    Square::all()
        .filter(|square| state.board.at(*square).is_none())
        .map(|square| {
            let text = format!("at:{}", square.text());
            ply(state, text, None, |next| kings::place(next, kings, at, fresh, square))
        })
        .collect()
}
