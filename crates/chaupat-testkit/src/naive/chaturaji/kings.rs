//! What a taken king and a mounted throne bring (J6.2, J7.1, J9.2-J9.5, J10.1).

use super::action::note_taken;
use super::board::{ARMIES, Man, Square, ally, index, throne};
use super::state::{Due, State};
use super::turns;

/// What is known of an action when stakes are paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct MadeMove {
    /// The army that moved.
    pub(super) mover: char,
    /// Where its man stands now.
    pub(super) at: Square,
    /// The army whose king was taken there.
    pub(super) taken: Option<char>,
    /// The man was a king before the move.
    pub(super) was_king: bool,
}

/// J8 step 5. True when an exchange may be claimed.
pub(super) fn consequences(state: &mut State, made: &MadeMove, lost_men: &[char]) -> bool {
    let lost_before = made.taken.map_or(0, |king| state.lost[index(king)]);
    if let Some(king) = made.taken {
        award(state, made.mover, king);
        note_lost(state, made.mover, king);
        lose_king(state, king);
    }
    mount_ally_throne(state, made);
    put_bare_kings_out(state, lost_men);
    made.taken.is_some_and(|king| may_exchange(state, made.mover, king, lost_before))
}

/// J6.2: the 54.
fn award(state: &mut State, mover: char, king: char) {
    let third = note_taken(state, mover, king);
    if !third || !state.board.has_king(mover) {
        return;
    }
    match state.rules.value("award") {
        "add" => state.add(mover, 54),
        "replace_kings" => state.add(mover, 54 - 15),
        "set_total" => {
            let score = &mut state.scores[index(mover)];
            *score = 54.max(*score);
        }
        _ => {}
    }
}

/// J9.4: once to an enemy, or twice or to its own ally. Only an exchange asks for it.
fn note_lost(state: &mut State, mover: char, king: char) {
    if state.rules.yes("exchange") {
        let lost = &mut state.lost[index(king)];
        *lost = if *lost == 0 && ally(mover) != king { 1 } else { 2 };
    }
}

/// J7.1, J9.2: what becomes of an army in play that is left without a king.
fn lose_king(state: &mut State, army: char) {
    if state.board.has_king(army) || !state.is_in(army) {
        return;
    }
    let held_by_ally = state.thrones[index(ally(army))].contains(&army);
    match state.rules.value("king_lost") {
        "dead" => state.status[index(army)] = 'x',
        "frozen" if !held_by_ally => state.status[index(army)] = 'f',
        _ => {}
    }
}

/// J9.3: the king that mounts its ally's throne commands and keeps that army from being frozen.
fn mount_ally_throne(state: &mut State, made: &MadeMove) {
    let friend = ally(made.mover);
    let mounts = state.rules.yes("thrones") && made.was_king && made.at == throne(friend);
    if !mounts || state.thrones[index(made.mover)].contains(&friend) {
        return;
    }
    state.thrones[index(made.mover)].push(friend);
    let nobody_plays_two =
        state.command[index(made.mover)] == made.mover && state.command[index(friend)] == friend;
    if nobody_plays_two {
        state.command[index(friend)] = made.mover;
    }
    if state.status_of(friend) == 'f' && !state.board.has_king(friend) {
        state.status[index(friend)] = 'a';
        // J10.1: statuses are compared too, so nothing before this can be repeated.
        state.since.clear();
    }
}

/// J10.1: an army in play that lost a man in this action and has only its king left is out.
fn put_bare_kings_out(state: &mut State, lost_men: &[char]) {
    for army in ARMIES {
        let bare = state.board.army_size(army) == 1 && state.board.has_king(army);
        if state.rules.yes("bare_king_out") && lost_men.contains(&army) && state.is_in(army) && bare {
            state.status[index(army)] = 'f';
        }
    }
}

/// J9.4: an enemy king is taken while the ally's is a prisoner, neither taken before.
fn may_exchange(state: &State, mover: char, king: char, lost_before: u8) -> bool {
    let friend = ally(mover);
    let prisoner = state.lost[index(friend)] == 1 && !state.board.has_king(friend);
    state.rules.yes("exchange")
        && king != friend
        && lost_before == 0
        && !state.board.has_king(king)
        && prisoner
        && !state.has_left(friend)
        && !state.has_left(king)
}

/// The move behind a claim or a placement.
pub(super) fn made_move_of(state: &State, taken: Option<char>, at: Square, fresh: bool) -> MadeMove {
    let man = state.board.at(at).expect("the capturing man stands there");
    MadeMove { mover: man.army, at, taken, was_king: man.kind == 'K' && !fresh }
}

/// J9.4: both kings return, to their throne where it is empty; the others are placed, the ally's first.
pub(super) fn claim(state: &mut State, taken: char, at: Square, fresh: bool) {
    let made = made_move_of(state, Some(taken), at, fresh);
    let mut to_place = Vec::new();
    for army in [ally(made.mover), taken] {
        if state.board.at(throne(army)).is_none() {
            set_king(state, army, throne(army));
        } else {
            to_place.push(army);
        }
    }
    place_next(state, to_place, &made, fresh);
}

/// The owner of the first king to place has chosen a square.
pub(super) fn place(state: &mut State, kings: &[char], at: Square, fresh: bool, chosen: Square) {
    let last = kings.last().copied().filter(|army| Some(ally(*army)) != state.turn);
    let made = made_move_of(state, last, at, fresh);
    set_king(state, kings[0], chosen);
    place_next(state, kings[1..].to_vec(), &made, fresh);
}

/// Kings of players who have left are not placed.
pub(super) fn place_next(state: &mut State, mut kings: Vec<char>, made: &MadeMove, fresh: bool) {
    kings.retain(|army| !state.has_left(*army));
    if kings.is_empty() {
        turns::finish_action(state, made);
    } else {
        state.due = Due::Place(kings, made.at, fresh);
    }
}

fn set_king(state: &mut State, army: char, square: Square) {
    state.board.put(square, Some(Man { army, kind: 'K' }));
    // J9.2: frozen only while it has no king.
    if state.status_of(army) == 'f' {
        state.status[index(army)] = 'a';
    }
}

/// J9.3: an enemy throne pays 1 stake, 2 if that army's king is taken there; once for each king.
pub(super) fn pay_throne(state: &mut State, made: &MadeMove) {
    if !state.rules.yes("thrones") || !made.was_king {
        return;
    }
    let enemy = |army: &char| *army != made.mover && *army != ally(made.mover);
    let Some(owner) = ARMIES.into_iter().filter(enemy).find(|army| throne(*army) == made.at) else { return };
    if state.thrones[index(made.mover)].contains(&owner) {
        return;
    }
    state.thrones[index(made.mover)].push(owner);
    // J9.5: the four stakes of a chaturaji replace those of the throne.
    if is_gone(state, owner) && chaturaji_stakes(state, made) == Some(4) {
        return;
    }
    state.add(made.mover, if made.taken == Some(owner) { 2 } else { 1 });
}

/// J9.5: has the team of this army no king left? The king of a player who left does not count (J7.5).
pub(super) fn is_gone(state: &State, army: char) -> bool {
    [army, ally(army)].iter().all(|a| !state.board.has_king(*a) || state.has_left(*a))
}

/// J9.5: the stakes of a chaturaji, if this move is one.
pub(super) fn chaturaji_stakes(state: &State, made: &MadeMove) -> Option<usize> {
    let taken = made.taken.filter(|king| *king != ally(made.mover))?;
    let player = state.command[index(made.mover)];
    if state.command[index(ally(made.mover))] != player {
        return None;
    }
    let own_king = made.was_king && made.mover == player;
    Some(if own_king && made.at == throne(taken) {
        4
    } else if own_king {
        2
    } else {
        1
    })
}
