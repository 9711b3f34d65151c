//! Sparse positions in the middle of a game, put together at random.

use super::super::board::{ARMIES, Board, Man, Square, ally, index, on_last_line, waits};
use super::super::promotion::could_turn;
use super::super::state::{Due, State};
use super::super::turns;
use super::{Chance, scenes};

/// A position of these rules, a turn about to begin, that has not met an end test yet.
pub(super) fn random(rules: &str, chance: &mut Chance) -> String {
    let blank = super::super::initial(rules).expect("the rule set is not a refused one");
    let blank = State::parse(&blank).expect("the start is a position");
    loop {
        let mut state = attempt(&blank, chance);
        turns::end_test(&mut state, None);
        if turns::is_over(&state) {
            continue;
        }
        state.dice.clear();
        let first = state.turn.unwrap_or_else(|| chance.pick(&ARMIES));
        turns::seek_turn(&mut state, first);
        return state.text();
    }
}

/// Sometimes something rare is one move away, for the army given.
fn set_scene(state: &mut State, chance: &mut Chance) -> Option<char> {
    if state.rules.yes("exchange") && chance.one_in(3) {
        return Some(scenes::prisoner(state, chance));
    }
    if state.rules.teams() && chance.one_in(3) {
        return Some(scenes::last_enemy_king(state, chance));
    }
    let block = state.rules.yes("triumph") && chance.one_in(4);
    block.then(|| scenes::three_boats(state, chance))
}

fn attempt(blank: &State, chance: &mut Chance) -> State {
    let mut state = blank.clone();
    state.board = Board::empty();
    state.due = Due::Throw;
    state.turn = None;
    let only_kings = chance.one_in(8);
    for army in ARMIES {
        put_army(&mut state, army, only_kings, chance);
    }
    if only_kings {
        put_man_by_a_king(&mut state, chance);
    }
    for army in ARMIES {
        lose_kings(&mut state, army, chance);
    }
    mount_thrones(&mut state, chance);
    state.turn = set_scene(&mut state, chance);
    set_command(&mut state, chance);
    let leavers = chance.pick(&[2, 12, 12, 12]);
    for army in ARMIES {
        set_status(&mut state, army, leavers, chance);
        remove_ready_pawns(&mut state, army);
    }
    set_scores(&mut state, chance);
    let limit = state.rules.number("quiet_limit");
    state.quiet = if chance.one_in(4) { limit - 1 - chance.below(limit.min(4)) } else { chance.below(limit) };
    state
}

/// Up to seven men, the king among them mostly.
fn put_army(state: &mut State, army: char, only_king: bool, chance: &mut Chance) {
    let poor = only_king || chance.one_in(4);
    for kind in ['B', 'N', 'E', 'K'] {
        let absent = if kind == 'K' { chance.one_in(5) } else { chance.one_in(if poor { 1 } else { 2 }) };
        let boat_of_a_gadha = poor && !only_king && kind == 'B' && chance.one_in(2);
        if !absent || boat_of_a_gadha {
            let square = a_square(state, kind, chance);
            put(state, square, Man { army, kind });
        }
    }
    let pawns = if poor { 2 } else { 4 };
    for _ in 0..if only_king { 0 } else { chance.below(pawns) } {
        put_pawn(state, army, chance);
    }
    let boats = state.rules.is("promotes_to", "boat") && chance.one_in(3);
    if boats {
        let square = a_square(state, 'B', chance);
        put(state, square, Man { army, kind: 'B' });
    }
}

/// One man in reach of a king.
fn put_man_by_a_king(state: &mut State, chance: &mut Chance) {
    let man = Man { army: chance.pick(&ARMIES), kind: chance.pick(&['B', 'N', 'E']) };
    for (square, _) in state.board.men() {
        let beside = square.step(chance.pick(&[1, 0, -1]), chance.pick(&[1, 0, -1]));
        if let Some(free) = beside.filter(|to| state.board.at(*to).is_none()) {
            put(state, free, man);
            return;
        }
    }
}

/// Boats and kings gather in the middle, where blocks form and kings are in reach.
pub(super) fn a_square(state: &State, kind: char, chance: &mut Chance) -> Square {
    loop {
        let (low, size) = if "BK".contains(kind) && chance.one_in(2) { (2, 4) } else { (0, 8) };
        let square = Square { rank: low + chance.below(size), file: low + chance.below(size) };
        if state.board.at(square).is_none() {
            return square;
        }
    }
}

/// Pawns stand far ahead, on their last line or just before it, more often than elsewhere.
fn put_pawn(state: &mut State, army: char, chance: &mut Chance) {
    for _ in 0..40 {
        let square = a_square(state, 'P', chance);
        let behind_its_start = on_last_line(ally(army), square);
        let far = near_last_line(army, square);
        if behind_its_start || (!far && chance.one_in(2)) {
            continue;
        }
        let may_wait = state.rules.is("blocked", "wait")
            && !(state.rules.is("promotes_to", "boat") && state.rules.is("pawns_lost", "0"));
        if on_last_line(army, square) && !may_wait {
            continue;
        }
        put(state, square, Man { army, kind: 'P' });
        return;
    }
}

fn near_last_line(army: char, square: Square) -> bool {
    let around = [(1, 0), (-1, 0), (0, 1), (0, -1), (0, 0)];
    around.iter().any(|(files, ranks)| square.step(*files, *ranks).is_some_and(|s| on_last_line(army, s)))
}

fn put(state: &mut State, square: Square, man: Man) {
    state.board.put(square, Some(man));
}

/// Who has no king lost it to somebody; who has one may have lost one before.
fn lose_kings(state: &mut State, army: char, chance: &mut Chance) {
    if state.board.has_king(army) && !chance.one_in(8) {
        return;
    }
    let others: Vec<char> = ARMIES.into_iter().filter(|other| *other != army).collect();
    let captor = chance.pick(&others);
    let set = &mut state.taken[index(captor)];
    set.push(army);
    set.sort_by_key(|a| index(*a));
    if state.rules.yes("exchange") {
        state.lost[index(army)] = if captor == ally(army) { 2 } else { 1 };
    }
}

fn mount_thrones(state: &mut State, chance: &mut Chance) {
    if !state.rules.yes("thrones") {
        return;
    }
    for army in ARMIES {
        let mounted = ARMIES.into_iter().filter(|throne| *throne != army && chance.one_in(5)).collect();
        state.thrones[index(army)] = mounted;
    }
}

/// J9.3: who plays two armies, by the thrones mounted.
fn set_command(state: &mut State, chance: &mut Chance) {
    for army in ['r', 'g'] {
        let friend = ally(army);
        let up = |mover: char, throne: char| state.thrones[index(mover)].contains(&throne);
        let first = match (up(army, friend), up(friend, army)) {
            (false, false) => continue,
            (true, true) => chance.pick(&[army, friend]),
            (mounted, _) => {
                if mounted {
                    army
                } else {
                    friend
                }
            }
        };
        state.command[index(ally(first))] = first;
    }
}

/// J7.1, J7.5, J9.2, J10.1: the status that fits what the army has.
///
/// One in `leavers` has left.
fn set_status(state: &mut State, army: char, leavers: usize, chance: &mut Chance) {
    let bare = state.board.army_size(army) == 1 && state.rules.yes("bare_king_out");
    let held = state.thrones[index(ally(army))].contains(&army);
    let status = match (state.board.has_king(army), state.rules.value("king_lost")) {
        (true, _) if bare => 'f',
        (false, "frozen") if !held => 'f',
        (false, "dead") => 'x',
        _ => 'a',
    };
    if !state.has_left(army) {
        state.status[index(army)] = status;
    }
    if status != 'a' || !chance.one_in(leavers) {
        return;
    }
    let player = state.command[index(army)];
    let mark = chance.pick(&['s', 't']);
    for other in ARMIES {
        if state.command[index(other)] == player {
            state.status[index(other)] = mark;
        }
    }
}

/// A pawn that could turn would have turned when it came or when its army lost a man.
fn remove_ready_pawns(state: &mut State, army: char) {
    while let Some((square, _)) =
        state.board.men().into_iter().find(|(square, man)| {
            man.army == army && waits(*man, *square) && could_turn(state, army, *square)
        })
    {
        state.board.put(square, None);
    }
}

fn set_scores(state: &mut State, chance: &mut Chance) {
    if state.rules.teams() {
        let stakes = [chance.below(4), chance.below(4)];
        state.scores = [stakes[0], stakes[1], stakes[0], stakes[1]];
    } else if !state.rules.is("points", "none") {
        state.scores = ARMIES.map(|_| chance.below(30));
    }
}
