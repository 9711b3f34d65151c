//! J1.2: a quarter turn of the board makes each army the next one, and changes nothing else.

use super::super::board::{Man, next};
use super::super::random_positions;
use super::super::state::{Due, State};
use super::{Board, Square, plies, read};

fn square(from: Square) -> Square {
    Square { file: from.rank, rank: 7 - from.file }
}

fn board(from: &Board) -> Board {
    let mut turned = Board::empty();
    for (at, man) in from.men() {
        turned.put(square(at), Some(Man { army: next(man.army), kind: man.kind }));
    }
    turned
}

fn shift<T: Clone>(list: &[T; 4]) -> [T; 4] {
    [list[3].clone(), list[0].clone(), list[1].clone(), list[2].clone()]
}

fn sets(sets: &[Vec<char>; 4]) -> [Vec<char>; 4] {
    shift(sets).map(|set| set.into_iter().map(next).collect())
}

fn turned(state: &State) -> String {
    let mut turned = state.clone();
    turned.board = board(&state.board);
    turned.turn = state.turn.map(next);
    turned.status = shift(&state.status);
    turned.scores = shift(&state.scores);
    turned.taken = sets(&state.taken);
    turned.command = shift(&state.command).map(next);
    turned.lost = shift(&state.lost);
    turned.thrones = sets(&state.thrones);
    turned.since = state.since.iter().map(|(from, to)| (square(*from), square(*to))).collect();
    turned.due = match &state.due {
        Due::Claim(king, at, fresh) => Due::Claim(next(*king), square(*at), *fresh),
        Due::Place(kings, at, fresh) => {
            Due::Place(kings.iter().map(|king| next(*king)).collect(), square(*at), *fresh)
        }
        due => due.clone(),
    };
    turned.text()
}

/// The squares of a move or a placement, turned.
fn ply(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_move = letters.len() >= 4 && letters[1].is_ascii_digit() && letters[3].is_ascii_digit();
    let turn = |name: &str| square(Square::parse(name).unwrap()).text();
    match text.strip_prefix("at:") {
        Some(name) => format!("at:{}", turn(name)),
        None if is_move && letters[0].is_ascii_lowercase() => {
            format!("{}{}{}", turn(&text[..2]), turn(&text[2..4]), &text[4..])
        }
        None => text.to_string(),
    }
}

#[test]
fn quarter_turns_j1_2() {
    for position in random_positions(5).take(3_000) {
        let state = read(&position);
        if matches!(state.due, Due::First(..)) {
            continue;
        }
        let mut expected: Vec<(String, String)> =
            plies(&position).unwrap().iter().map(|p| (ply(&p.text), turned(&read(&p.next)))).collect();
        let mut found: Vec<(String, String)> =
            plies(&turned(&state)).unwrap().into_iter().map(|p| (p.text, p.next)).collect();
        expected.sort();
        found.sort();
        assert_eq!(found, expected, "{position}");
    }
}
