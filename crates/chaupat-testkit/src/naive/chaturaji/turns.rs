//! The end tests, the end of a turn and the beginning of the next (J5.3, J7.2, J7.4).

use super::action::moves;
use super::board::{ARMIES, Board, Man, ally, index, next, waits};
use super::kings::{MadeMove, chaturaji_stakes, is_gone, pay_throne};
use super::rules::Control;
use super::state::{Due, State};

/// After J8 step 6: stakes, 7 the end test, 8 the next die or the next player.
pub(super) fn finish_action(state: &mut State, made: &MadeMove) {
    pay_throne(state, made);
    end_test(state, Some(made));
    if !is_over(state) {
        next_die(state);
    }
}

pub(super) fn is_over(state: &State) -> bool {
    matches!(state.due, Due::Over(_))
}

/// J7.2, J9.5: after every action and every resignation (then without a move).
pub(super) fn end_test(state: &mut State, made: Option<&MadeMove>) {
    let reason = match state.rules.value("end") {
        "kings" => (kings_that_count(state) <= 1).then_some("kings"),
        "last_army" => (survivors(state).len() <= 1).then_some("army"),
        "one_in" => (ARMIES.iter().filter(|army| state.is_in(**army)).count() <= 1).then_some("in"),
        _ => team_end(state, made),
    };
    if let Some(reason) = reason {
        finish(state, reason);
    }
}

/// Kings on the board, but not those of players who have left.
fn kings_that_count(state: &State) -> usize {
    state.board.men().iter().filter(|(_, man)| man.kind == 'K' && !state.has_left(man.army)).count()
}

/// Armies in play that have men.
fn survivors(state: &State) -> Vec<char> {
    ARMIES.into_iter().filter(|army| state.is_in(*army) && state.board.army_size(*army) > 0).collect()
}

/// J9.5: a team without kings has lost; only kings left is a draw.
fn team_end(state: &mut State, made: Option<&MadeMove>) -> Option<&'static str> {
    for army in ['r', 'g'] {
        if is_gone(state, army) {
            let winner = next(army);
            let by_the_winner = made.filter(|d| d.mover == winner || d.mover == ally(winner));
            let stakes = by_the_winner.and_then(|d| chaturaji_stakes(state, d)).unwrap_or(1);
            state.add(winner, stakes);
            return Some("team");
        }
    }
    state.board.men().iter().all(|(_, man)| man.kind == 'K').then_some("draw")
}

/// The game is over; the bonuses of the end are paid (J10.2).
pub(super) fn finish(state: &mut State, reason: &str) {
    let survivors = survivors(state);
    let by_the_armies = ["kings", "army", "in"].contains(&reason);
    if state.rules.yes("standing_bonus") && by_the_armies && survivors.len() == 1 {
        let bonus = 3 * standing_kings(state);
        state.add(survivors[0], bonus);
    }
    if state.rules.yes("draw_bonus") && (reason == "quiet" || reason == "repetition") {
        for army in survivors {
            state.add(army, 2);
        }
    }
    state.turn = None;
    state.dice.clear();
    state.due = Due::Over(reason.into());
}

/// The kings of players who have left that still stand.
pub(super) fn standing_kings(state: &State) -> usize {
    state.board.men().iter().filter(|(_, man)| man.kind == 'K' && state.has_left(man.army)).count()
}

/// J5.3: all unused dice are asked again; when none has a move the turn ends by itself.
pub(super) fn next_die(state: &mut State) {
    let army = state.turn.expect("a turn is going on");
    if state.rules.dice() && !moves(state, army).is_empty() {
        state.due = Due::Act;
    } else {
        end_turn(state);
    }
}

/// The rest of the turn is lost or used up; the next army that has a turn comes.
pub(super) fn end_turn(state: &mut State) {
    let army = state.turn.expect("a turn is going on");
    state.dice.clear();
    if !quiet_limit_reached(state) {
        seek_turn(state, next(army));
    }
}

/// J7.2: tested when a turn ends.
fn quiet_limit_reached(state: &mut State) -> bool {
    let reached = state.quiet >= state.rules.number("quiet_limit");
    if reached {
        finish(state, "quiet");
    }
    reached
}

/// J7.4: armies that are not in play, without men, or with waiting pawns only have no turn.
fn has_turns(state: &State, army: char) -> bool {
    let can_act = |square, man: Man| man.army == army && !waits(man, square);
    state.is_in(army) && state.board.men().into_iter().any(|(square, man)| can_act(square, man))
}

/// Beginning with this army, the first that has a turn (and, without dice, a move) gets it.
pub(super) fn seek_turn(state: &mut State, mut army: char) {
    if !ARMIES.iter().any(|a| has_turns(state, *a)) {
        finish(state, "army");
        return;
    }
    loop {
        if has_turns(state, army) {
            if state.rules.dice() || !moves(state, army).is_empty() {
                begin_turn(state, army);
                return;
            }
            // Without dice the turn passes by itself.
            state.quiet += 1;
        } else if state.rules.yes("quiet_skips") {
            state.quiet += 1;
        }
        if quiet_limit_reached(state) {
            return;
        }
        army = next(army);
    }
}

fn begin_turn(state: &mut State, army: char) {
    state.turn = Some(army);
    state.due = match state.rules.control() {
        _ if !state.rules.dice() => Due::Act,
        Control::Nominate(..) => Due::Name,
        Control::Fair | Control::Catch(_) => Due::Throw,
    };
    if state.due == Due::Act && state.rules.yes("repetition") && is_third_time(state, army) {
        finish(state, "repetition");
    }
}

/// J10.1: the same placement and the same army to move for the third time, counted back over the quiet moves.
fn is_third_time(state: &State, army: char) -> bool {
    let mut board: Board = state.board.clone();
    let mut times = 1;
    for (from, to) in state.since.iter().rev() {
        let man = board.at(*to);
        board.put(*to, None);
        board.put(*from, man);
        if board == state.board && man.is_some_and(|man| man.army == army) {
            times += 1;
        }
    }
    times >= 3
}

/// J1.1: what the contenders for the first turn have cast decides, once all have.
pub(super) fn settle_first(state: &mut State, contenders: Vec<char>, casts: Vec<usize>) {
    if contenders.len() == 1 {
        seek_turn(state, contenders[0]);
    } else if casts.len() < contenders.len() {
        state.due = Due::First(contenders, casts);
    } else {
        let highest = casts.iter().max().copied();
        let tied: Vec<char> = contenders
            .into_iter()
            .zip(casts)
            .filter(|(_, cast)| Some(*cast) == highest)
            .map(|(a, _)| a)
            .collect();
        settle_first(state, tied, Vec::new());
    }
}

/// Who decides for this army.
pub(super) fn player_of(state: &State, army: char) -> char {
    state.command[index(army)]
}
