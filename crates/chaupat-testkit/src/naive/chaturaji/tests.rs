//! The positions, counts and paragraphs of the rule book, by number.

use super::board::{Board, Man, Square};
use super::state::State;
use super::{event, initial, perft, plies};

mod armies;
mod counts;
mod dice;
mod diceless;
mod ends;
mod ffa;
mod forbes;
mod promotion;
mod random;
mod rotation;
mod rule_sets;

/// A placement from a list of men: `rKh4 gPa2`.
fn placement(men: &str) -> String {
    let mut board = Board::empty();
    for man in men.split_whitespace() {
        let letters: Vec<char> = man.chars().collect();
        board.put(Square::parse(&man[2..]).unwrap(), Some(Man { army: letters[0], kind: letters[1] }));
    }
    super::state::placement_text(&board)
}

/// A position with everybody in play and nothing scored: `tail` is what follows the placement, up to DICE.
fn position(rules: &str, men: &str, tail: &str) -> String {
    format!("{rules} {} {tail} aaaa 0,0,0,0 -,-,-,- 0", placement(men))
}

fn texts(position: &str) -> Vec<String> {
    plies(position).unwrap().into_iter().map(|ply| ply.text).collect()
}

/// The position after these plies, one after the other.
fn play(position: &str, line: &str) -> String {
    let mut position = position.to_string();
    for text in line.split_whitespace() {
        let all = plies(&position).unwrap();
        let found = all.iter().find(|ply| ply.text == text);
        position = found.unwrap_or_else(|| panic!("{text} cannot be played in {position}")).next.clone();
    }
    position
}

fn read(position: &str) -> State {
    State::parse(position).unwrap()
}

/// The field of a position by its place: 2 TURN, 3 DUE, 4 DICE, 5 STATUS, 6 SCORES, 7 TAKEN, 8 QUIET.
fn field(position: &str, place: usize) -> String {
    position.split(' ').nth(place).unwrap().to_string()
}

fn turn_and_due(position: &str) -> String {
    format!("{} {}", field(position, 2), field(position, 3))
}

fn due(position: &str) -> String {
    field(position, 3)
}

fn status(position: &str) -> String {
    field(position, 5)
}

fn scores(position: &str) -> String {
    field(position, 6)
}

fn quiet(position: &str) -> String {
    field(position, 8)
}

/// What stands on a square: `rK`, or `-`.
fn man(position: &str, square: &str) -> String {
    let man = read(position).board.at(Square::parse(square).unwrap());
    man.map_or("-".into(), |man| format!("{}{}", man.army, man.kind))
}

/// A field such as `lost=`, or nothing.
fn mark(position: &str, name: &str) -> Option<String> {
    position.split(' ').skip(9).find_map(|field| field.strip_prefix(name)).map(String::from)
}
