//! What a pawn becomes on its last line (J3, J9.1, J10.1).

use super::board::{ARMIES, Square, index_on_last_line, on_last_line, waits};
use super::state::State;

/// What happens to a pawn that steps on a square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Arrival {
    /// Not the last line.
    Nothing,
    Becomes(char),
    /// J9.1: gadha, its owner chooses.
    Choice(Vec<char>),
    Waits,
    Illegal,
}

/// Asked with the pawn still on its way or already there: it counts either way.
pub(super) fn arrival(state: &State, army: char, to: Square) -> Arrival {
    if !on_last_line(army, to) {
        return Arrival::Nothing;
    }
    if is_gadha(state, army) {
        let absent = |kind: &char| state.board.count(army, *kind) == 0;
        return Arrival::Choice(['E', 'N', 'K'].into_iter().filter(absent).collect());
    }
    match turns_into(state, army, to) {
        Some(kind) => Arrival::Becomes(kind),
        None if state.rules.is("blocked", "illegal") => Arrival::Illegal,
        None => Arrival::Waits,
    }
}

/// J9.1: one boat and one pawn, king or not, no elephant, no horse.
fn is_gadha(state: &State, army: char) -> bool {
    let count = |kind| state.board.count(army, kind);
    state.rules.yes("gadha") && count('B') == 1 && count('P') == 1 && count('E') == 0 && count('N') == 0
}

/// What a pawn of the army on this square of its last line turns into now, if every condition holds.
fn turns_into(state: &State, army: char, square: Square) -> Option<char> {
    let count = |kind| state.board.count(army, kind);
    // J3.4: at most 4 - n pawns on the board.
    if count('P') + state.rules.number("pawns_lost") > 4 {
        return None;
    }
    // J3.4, J10.2: always a boat.
    if state.rules.is("promotes_to", "boat") {
        return Some('B');
    }
    // J3.1: the type of the square.
    let kind = ['B', 'N', 'E', 'K', 'K', 'E', 'N', 'B'][index_on_last_line(army, square) - 1];
    // J3.2: no own man of that type is on the board.
    if count(kind) > 0 {
        return None;
    }
    let boat_or_king = kind == 'B' || kind == 'K';
    // J9.1: horse and elephant squares only.
    if boat_or_king && state.rules.is("squares", "horse_elephant") {
        return None;
    }
    // J10.1: boat and king squares want exactly one pawn, at most one boat, no horse or elephant.
    if boat_or_king && state.rules.yes("last_pawn") {
        let poor = count('P') == 1 && count('B') <= 1 && count('N') == 0 && count('E') == 0;
        return poor.then_some(kind);
    }
    Some(kind)
}

/// J8 step 4: waiting pawns of armies that lost men in this action turn, where every condition holds (J3.3).
/// The status is that before step 5.
pub(super) fn turn_waiting_pawns(state: &mut State, lost_men: &[char]) {
    for army in ARMIES {
        if !lost_men.contains(&army) || !state.is_in(army) {
            continue;
        }
        while let Some((square, kind)) = first_that_turns(state, army) {
            let mut man = state.board.at(square).expect("a waiting pawn stands there");
            man.kind = kind;
            state.board.put(square, Some(man));
        }
    }
}

/// Of two that wait for one type the one on the own half comes first: Red and Green index 1-4, Yellow and
/// Black 5-8.
fn first_that_turns(state: &State, army: char) -> Option<(Square, char)> {
    let mut waiting: Vec<Square> = state
        .board
        .men()
        .into_iter()
        .filter(|(square, man)| man.army == army && waits(*man, *square))
        .map(|(square, _)| square)
        .collect();
    let low_half_is_own = army == 'r' || army == 'g';
    waiting.sort_by_key(|square| (index_on_last_line(army, *square) <= 4) != low_half_is_own);
    waiting.into_iter().find_map(|square| turns_into(state, army, square).map(|kind| (square, kind)))
}

/// Do all conditions hold for a pawn on this square of its last line?
pub(super) fn could_turn(state: &State, army: char, square: Square) -> bool {
    turns_into(state, army, square).is_some()
}
