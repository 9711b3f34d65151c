//! One action, in the order of J8.

use super::board::{ARMIES, Board, Man, Square, ally, attacks, index};
use super::kings::{self, MadeMove};
use super::promotion::{Arrival, arrival, turn_waiting_pawns};
use super::state::State;
use super::turns;

/// J5.1: the class of die a man uses is that of his type before the move.
pub(super) fn class_of(kind: char) -> char {
    match kind {
        'B' => '2',
        'N' => '3',
        'E' => '4',
        _ => '5',
    }
}

/// J6.1, J10.2: what a man is worth.
fn value(state: &State, man: Man) -> usize {
    // J7.1: the men of the dead score 0. J10.2: so do those of players who left, but not their king.
    let dead = state.status_of(man.army) == 'x'
        || (state.rules.is("king_lost", "dead") && state.has_left(man.army) && man.kind != 'K');
    if dead {
        return 0;
    }
    let (pawn, boat, horse, elephant, king) = match state.rules.value("points") {
        "classic" => (1, 2, 3, 4, 5),
        "ffa" => (1, 5, 3, 5, 3),
        _ => return 0,
    };
    match man.kind {
        'P' => pawn,
        'B' => boat,
        'N' => horse,
        'E' => elephant,
        _ => king,
    }
}

/// Plays a legal move: J8 steps 1 to 8. `choice` is what a gadha pawn becomes.
pub(super) fn act(state: &mut State, from: Square, to: Square, choice: Option<char>) {
    let before = state.board.clone();
    let mover = state.board.at(from).expect("a legal move has a man");
    let mut lost_men = Vec::new();

    // J7.2: without dice the counter goes up when the move is made.
    if !state.rules.dice() {
        state.quiet += 1;
    }

    // 1: move, remove the captured man, score.
    let captured = state.board.at(to);
    if let Some(man) = captured {
        state.add(mover.army, value(state, man));
        lost_men.push(man.army);
    }
    state.board.put(from, None);
    state.board.put(to, Some(mover));

    // 2: triumph, score.
    if state.rules.yes("triumph") && mover.kind == 'B' {
        for square in triumph(&state.board, to, mover.army) {
            let boat = state.board.at(square).expect("a block is full of boats");
            state.add(mover.army, value(state, boat));
            lost_men.push(boat.army);
            state.board.put(square, None);
        }
    }

    // 3: promotion of the mover.
    if mover.kind == 'P' {
        let kind = match arrival(state, mover.army, to) {
            Arrival::Becomes(kind) => kind,
            Arrival::Choice(_) => choice.expect("a gadha move names its choice"),
            Arrival::Nothing | Arrival::Waits | Arrival::Illegal => 'P',
        };
        state.board.put(to, Some(Man { army: mover.army, kind }));
    }

    // 4: waiting pawns of armies that lost men.
    turn_waiting_pawns(state, &lost_men);

    count_quiet(state, mover, from, to, !lost_men.is_empty());

    // 5: king consequences.
    let made = MadeMove {
        mover: mover.army,
        at: to,
        taken: captured.filter(|man| man.kind == 'K').map(|man| man.army),
        was_king: mover.kind == 'K',
    };
    let claim = kings::consequences(state, &made, &lost_men);

    // 6: check bonus.
    if state.rules.yes("check_bonus") {
        check_bonus(state, &before, mover.army);
    }

    // 8, first half: the die is used up.
    if let Some(at) = state.dice.iter().position(|die| *die == class_of(mover.kind)) {
        state.dice.remove(at);
    }

    // J9.4: the capturer decides before stakes and end test.
    if let (true, Some(taken)) = (claim, made.taken) {
        let man = state.board.at(to).expect("the mover stands there");
        state.due = super::state::Due::Claim(taken, to, man.kind == 'K' && !made.was_king);
        return;
    }
    turns::finish_action(state, &made);
}

/// J7.2, J10.1: the counter and the history start again after a capture, a pawn move or a promotion.
fn count_quiet(state: &mut State, mover: Man, from: Square, to: Square, captured: bool) {
    if captured || mover.kind == 'P' {
        state.quiet = 0;
        state.since.clear();
    } else if state.rules.yes("repetition") {
        state.since.push((from, to));
    }
}

/// J4.1: the squares of the foreign boats in all 2 x 2 blocks of boats that the moved boat completes.
fn triumph(board: &Board, at: Square, army: char) -> Vec<Square> {
    let is_boat = |square: &Square| board.at(*square).is_some_and(|man| man.kind == 'B');
    let mut taken = Vec::new();
    for (files, ranks) in [(-1, -1), (0, -1), (-1, 0), (0, 0)] {
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)];
        let block: Vec<Square> =
            corners.iter().filter_map(|(f, r)| at.step(files + f, ranks + r)).filter(is_boat).collect();
        if block.len() == 4 {
            taken.extend(block.into_iter().filter(|s| board.at(*s).is_some_and(|man| man.army != army)));
        }
    }
    taken.sort();
    taken.dedup();
    taken
}

/// J10.2: one action that newly threatens two opponents' kings +1, three +5.
fn check_bonus(state: &mut State, before: &Board, mover: char) {
    let old = threats(state, before);
    let new: Vec<_> =
        threats(state, &state.board).into_iter().filter(|triple| !old.contains(triple)).collect();
    let opponent = |army: char| army != mover && !(state.rules.teams() && army == ally(mover));
    let kings = ARMIES
        .into_iter()
        .filter(|army| opponent(*army) && new.iter().any(|(king, _, _)| king == army))
        .count();
    match kings {
        2 => state.add(mover, 1),
        3 => state.add(mover, 5),
        _ => {}
    }
}

/// Every triple of threatened king in play, attacking army in play, attacker's square, by the statuses of now.
fn threats(state: &State, board: &Board) -> Vec<(char, char, Square)> {
    let men = board.men();
    let mut triples = Vec::new();
    for (king_at, king) in men.iter().filter(|(_, man)| man.kind == 'K' && state.is_in(man.army)) {
        for (from, man) in &men {
            let foe = man.army != king.army && state.is_in(man.army);
            if foe && attacks(board, &state.rules, *from, *king_at) {
                triples.push((king.army, man.army, *from));
            }
        }
    }
    triples
}

/// The moves of an army that its unused dice allow, as from, to, and the choice where there is one.
pub(super) fn moves(state: &State, army: char) -> Vec<(Square, Square, Option<char>)> {
    let mut moves = Vec::new();
    for (from, man) in state.board.men() {
        let die = !state.rules.dice() || state.dice.contains(&class_of(man.kind));
        if man.army == army && die {
            moves_of(state, from, man, &mut moves);
        }
    }
    moves
}

fn moves_of(state: &State, from: Square, man: Man, moves: &mut Vec<(Square, Square, Option<char>)>) {
    for to in super::board::reach(&state.board, &state.rules, from) {
        if man.kind != 'P' {
            moves.push((from, to, None));
            continue;
        }
        match arrival(state, man.army, to) {
            Arrival::Illegal => {}
            Arrival::Choice(kinds) => moves.extend(kinds.into_iter().map(|kind| (from, to, Some(kind)))),
            Arrival::Nothing | Arrival::Waits | Arrival::Becomes(_) => moves.push((from, to, None)),
        }
    }
}

/// J6.2: adds an army to the set of those whose king this player took.
pub(super) fn note_taken(state: &mut State, player: char, king: char) -> bool {
    let set = &mut state.taken[index(player)];
    if set.contains(&king) {
        return false;
    }
    set.push(king);
    set.sort_by_key(|army| index(*army));
    set.len() == 3
}
