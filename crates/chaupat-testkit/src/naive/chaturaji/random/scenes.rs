//! Rare events one move away.

use super::super::board::{ARMIES, Man, Square, ally, index, next, throne};
use super::super::state::State;
use super::Chance;
use super::scatter::a_square;

fn remove(state: &mut State, army: char, kind: char) {
    for (square, man) in state.board.men() {
        if man == (Man { army, kind }) {
            state.board.put(square, None);
        }
    }
}

/// Puts the only man of this kind on the square, if it is free.
fn move_to(state: &mut State, army: char, kind: char, square: Square) {
    remove(state, army, kind);
    if state.board.at(square).is_none() {
        state.board.put(square, Some(Man { army, kind }));
    }
}

/// J4: three boats stand in a block, the fourth is a leap away. Gives the army of the fourth.
pub(super) fn three_boats(state: &mut State, chance: &mut Chance) -> char {
    let first = chance.below(4);
    let armies: Vec<char> = (0..4).map(|n| ARMIES[(first + n) % 4]).collect();
    let corner = Square { rank: 2 + chance.below(4), file: 2 + chance.below(4) };
    let (files, ranks) = (chance.pick(&[1, -1]), chance.pick(&[1, -1]));
    let others = [(files, 0), (0, ranks), (files, ranks)];
    for (army, (f, r)) in armies.iter().zip(others) {
        move_to(state, *army, 'B', corner.step(f, r).expect("two squares from the edge"));
    }
    let from = corner.step(2 * chance.pick(&[1, -1]), 2 * chance.pick(&[1, -1]));
    move_to(state, armies[3], 'B', from.expect("two squares from the edge"));
    armies[3]
}

/// J9.4: one king is a prisoner of an enemy, the others were never taken. Gives the prisoner's ally.
pub(super) fn prisoner(state: &mut State, chance: &mut Chance) -> char {
    let prisoner = chance.pick(&ARMIES);
    remove(state, prisoner, 'K');
    for army in ARMIES {
        if army != prisoner && !state.board.has_king(army) {
            let square = a_square(state, 'K', chance);
            state.board.put(square, Some(Man { army, kind: 'K' }));
        }
    }
    let seat = throne(prisoner);
    if state.board.at(seat).is_none() && chance.one_in(2) {
        state.board.put(seat, Some(Man { army: next(prisoner), kind: 'P' }));
    }
    state.lost = ARMIES.map(|army| u8::from(army == prisoner));
    state.taken = [const { Vec::new() }; 4];
    let captor = if chance.one_in(2) { next(prisoner) } else { ally(next(prisoner)) };
    state.taken[index(captor)].push(prisoner);
    ally(prisoner)
}

/// J9.5: a king faces the last king of the enemies, often on that king's throne, and mostly commands. Gives its
/// army.
pub(super) fn last_enemy_king(state: &mut State, chance: &mut Chance) -> char {
    let army = chance.pick(&ARMIES);
    let enemy = if chance.one_in(2) { next(army) } else { ally(next(army)) };
    remove(state, ally(enemy), 'K');
    state.taken[index(army)] = vec![ally(enemy)];
    if state.rules.yes("exchange") {
        state.lost[index(ally(enemy))] = 1;
    }
    let at = if chance.one_in(2) { throne(enemy) } else { a_square(state, 'K', chance) };
    state.board.put(at, None);
    move_to(state, enemy, 'K', at);
    let beside: Vec<Square> = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)]
        .iter()
        .filter_map(|(files, ranks)| at.step(*files, *ranks))
        .filter(|square| state.board.at(*square).is_none())
        .collect();
    if !beside.is_empty() {
        move_to(state, army, 'K', chance.pick(&beside));
    }
    if state.rules.yes("thrones") && !chance.one_in(4) {
        state.thrones[index(army)] = vec![ally(army)];
    }
    army
}
