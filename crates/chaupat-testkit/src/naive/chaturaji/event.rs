//! What happens to a match besides its plies: leaving and claiming (J7.5, J10.2).

use super::board::{ARMIES, ally, index};
use super::kings::{self, made_move_of};
use super::state::{Due, State};
use super::turns;

/// A player resigns (`s`) or runs out of time (`t`): all the armies he plays leave.
pub(super) fn leave(state: &mut State, player: char, mark: char) -> Result<(), String> {
    let armies: Vec<char> = ARMIES.into_iter().filter(|a| turns::player_of(state, *a) == player).collect();
    let can_leave = |army: &char| {
        let frozen_but_not_out = state.status_of(*army) == 'f' && state.rules.teams();
        state.is_in(*army) || frozen_but_not_out
    };
    if !armies.iter().any(can_leave) {
        return Err(format!("{player} has nothing to leave (J7.5)"));
    }
    decline_if_his(state, player);
    // Declining may have ended the game; nobody leaves a game that is over.
    if turns::is_over(state) {
        return Ok(());
    }
    for army in
        armies.into_iter().filter(|army| ['a', 'f'].contains(&state.status[index(*army)])).collect::<Vec<_>>()
    {
        state.status[index(army)] = mark;
    }
    // J10.1: the history starts again.
    state.since.clear();
    go_on(state);
    Ok(())
}

/// J9.4: who leaves instead of claiming declines.
fn decline_if_his(state: &mut State, player: char) {
    let Due::Claim(taken, at, fresh) = state.due else { return };
    let made = made_move_of(state, Some(taken), at, fresh);
    if turns::player_of(state, made.mover) == player {
        turns::finish_action(state, &made);
    }
}

fn go_on(state: &mut State) {
    match state.due.clone() {
        Due::Claim(taken, at, fresh) => {
            let made = made_move_of(state, Some(taken), at, fresh);
            // A player who has left takes part in no exchange.
            if state.has_left(taken) || state.has_left(ally(made.mover)) {
                turns::finish_action(state, &made);
            }
        }
        Due::Place(kings, at, fresh) => {
            let last = kings.last().copied().filter(|army| Some(ally(*army)) != state.turn);
            let made = made_move_of(state, last, at, fresh);
            kings::place_next(state, kings, &made, fresh);
        }
        Due::First(contenders, casts) => leave_first(state, &contenders, &casts),
        _ => {
            turns::end_test(state, None);
            if state.turn.is_some_and(|army| state.has_left(army)) {
                turns::end_turn(state);
            }
        }
    }
}

/// Who leaves while the first army is sought contends no more.
fn leave_first(state: &mut State, contenders: &[char], casts: &[usize]) {
    turns::end_test(state, None);
    if turns::is_over(state) {
        return;
    }
    let stays = |place: &usize| !state.has_left(contenders[*place]);
    let places: Vec<usize> = (0..contenders.len()).filter(stays).collect();
    let left: Vec<char> = places.iter().map(|p| contenders[*p]).collect();
    let casts: Vec<usize> = places.iter().filter_map(|p| casts.get(*p).copied()).collect();
    turns::settle_first(state, left, casts);
}

/// J10.2: of the last two the one with strictly more points may end the game.
pub(super) fn claim(state: &mut State, player: char) -> Result<(), String> {
    let last: Vec<char> = ARMIES.into_iter().filter(|army| state.is_in(*army)).collect();
    if !state.rules.yes("claims") || last.len() != 2 || !last.contains(&player) {
        return Err("only one of the last two may claim (J10.2)".into());
    }
    let other = if last[0] == player { last[1] } else { last[0] };
    if state.scores[index(player)] <= state.scores[index(other)] {
        return Err("only the one with strictly more points may claim (J10.2)".into());
    }
    let bonus = 3 + 3 * turns::standing_kings(state);
    state.add(other, bonus);
    turns::finish(state, "claim");
    Ok(())
}
