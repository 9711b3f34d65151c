//! The course of a turn (C3, C4, C7.3, C8, C11, C13).

use super::position::{Cast, Element, HOME, Man, Phase, Position};
use super::rules::{Door, Entry, Partners, Play};
use super::uses::{self, Use};

/// A cast falls.
pub(super) fn cast(position: &mut Position, cast: Cast) {
    match position.phase.clone() {
        Phase::Opening { contenders, casts } => open(position, contenders, casts, cast),
        Phase::Throws { caster, casts, entered } => throw(position, caster, casts, entered, cast),
        Phase::Moves { .. } | Phase::Over { .. } => unreachable!("no throw is due"),
    }
}

/// C3.2: the highest begins; while several share it, these alone cast again.
fn open(position: &mut Position, contenders: Vec<usize>, mut casts: Vec<Cast>, cast: Cast) {
    casts.push(cast);
    if casts.len() < contenders.len() {
        position.phase = Phase::Opening { contenders, casts };
        return;
    }
    let highest = casts.iter().map(Cast::sum).max().expect("somebody cast");
    let tied: Vec<usize> = contenders
        .into_iter()
        .zip(&casts)
        .filter(|(_, cast)| cast.sum() == highest)
        .map(|(s, _)| s)
        .collect();
    position.phase = match tied.as_slice() {
        [first] => Phase::Throws { caster: *first, casts: Vec::new(), entered: false },
        _ => Phase::Opening { contenders: tied, casts: Vec::new() },
    };
}

/// C4: the throwing. C14.1: three dice, no extra throws. C15: each throw is played before the next.
fn throw(position: &mut Position, caster: usize, mut casts: Vec<Cast>, entered: bool, cast: Cast) {
    let extra = position.rules.extra.contains(&cast.sum());
    match position.rules.play {
        Play::Dice => move_with(position, caster, &[cast], false, entered),
        Play::Each => move_with(position, caster, &[cast], extra, entered),
        Play::Collect => {
            casts.push(cast);
            let burnt = position.rules.burn && extra && casts.len() == 3;
            if burnt {
                // C4.3: no move, no bonus, the turn is over.
                end_turn(position, caster);
            } else if extra {
                position.phase = Phase::Throws { caster, casts, entered };
                position.sort();
            } else {
                move_with(position, caster, &casts, false, entered);
            }
        }
    }
}

/// C4: the pool is what was thrown and, with no man in hand when the turn began, the bonus steps (C8.1).
fn move_with(position: &mut Position, caster: usize, casts: &[Cast], again: bool, entered: bool) {
    let hand_at_start = position.has_hand(position.moved_by(caster)) || entered;
    let mut pool = Vec::new();
    for value in casts.iter().flat_map(|cast| &cast.0) {
        pool.push(Element::Throw(*value));
        if position.rules.bonus.contains(value) && !hand_at_start {
            pool.push(if matches!(value, 10 | 25) { Element::StepD } else { Element::StepS });
        }
    }
    position.phase = Phase::Moves { caster, pool, again, entered };
    position.sort();
    end_if_stuck(position);
}

/// C4.0: the moving ends when no element of the pool has a use.
fn end_if_stuck(position: &mut Position) {
    if uses::all(position).is_empty() {
        decline(position);
    }
}

/// The rest of the pool is given up or forfeited; one more cast may follow (C4.5, C15).
pub(super) fn decline(position: &mut Position) {
    let Phase::Moves { caster, again, entered, .. } = position.phase else { unreachable!("no pool is due") };
    if again {
        position.phase = Phase::Throws { caster, casts: Vec::new(), entered };
    } else {
        end_turn(position, caster);
    }
}

/// One element is used; captures and toḍ happen at once (C4).
pub(super) fn play(position: &mut Position, one: &Use) {
    let Phase::Moves { caster, mut pool, mut again, mut entered } = position.phase.clone() else {
        unreachable!("no pool is due")
    };
    let used = pool.iter().position(|element| *element == one.element).expect("the element is in the pool");
    pool.remove(used);
    move_men(position, one);
    knock_out(position, one);
    // C4.5
    again |= position.rules.capture_throws_again && !one.victims.is_empty();
    if one.from.progress == 0 {
        // C15: the colour has entered a man once.
        position.seat_mut(one.player).left |= position.rules.entry == Entry::FirstFree;
        // C8.1: there was a man in hand when the turn began, though now there is none.
        entered |= position.rules.remembers_entering() && !position.has_hand(one.player);
    }
    position.phase = Phase::Moves { caster, pool, again, entered };
    position.sort();
    if position.seat(one.player).men.iter().all(|man| man.progress == HOME) {
        finish(position, caster, one.player);
    } else {
        end_if_stuck(position);
    }
}

fn move_men(position: &mut Position, one: &Use) {
    let seat = position.seat_mut(one.player);
    for _ in 0..one.size {
        let found = seat.men.iter_mut().find(|man| **man == one.from).expect("the man is there");
        *found = one.to;
    }
}

/// C6.2: back to hand, and the owner of the landing man has his toḍ. C12.3: an alkhee is an ordinary man again.
fn knock_out(position: &mut Position, one: &Use) {
    for (owner, victim) in &one.victims {
        let men = &mut position.seat_mut(*owner).men;
        let found = men.iter_mut().find(|man| *man == victim).expect("the victim is there");
        *found = Man::in_hand(*owner);
    }
    let tod = position.rules.has_tod() && !one.victims.is_empty();
    position.seat_mut(one.player).tod |= tod;
}

/// C4.0, C10.1, C11.1: the last man of a player is home; what is left of the pool is dropped.
fn finish(position: &mut Position, caster: usize, player: usize) {
    let rank = position.seats.iter().filter(|seat| seat.done.is_some()).count() as u32 + 1;
    position.seat_mut(player).done = Some(rank);
    if is_won(position, player) {
        position.phase = Phase::Over { dead: false };
        return;
    }
    if position.rules.partners == Partners::Help {
        // C13.2
        position.seat_mut(player).miss = position.rules.partner_delay;
    }
    end_turn(position, caster);
}

/// C11.1: one player is left. C13.3: all men of a team are home.
fn is_won(position: &Position, player: usize) -> bool {
    let unfinished = |seat: &&super::position::Seat| seat.done.is_none();
    match position.rules.partners {
        Partners::Off => position.seats.iter().filter(unfinished).count() == 1,
        Partners::Teams | Partners::Help => position.seat((player + 2) % 4).done.is_some(),
    }
}

/// The turn of `caster` is over: the next seat throws (C3.3), unless nobody can ever move again (C7.3).
fn end_turn(position: &mut Position, caster: usize) {
    if is_dead(position) {
        position.phase = Phase::Over { dead: true };
        return;
    }
    let mut seat = caster;
    loop {
        seat = seat_after(position, seat);
        let player = position.seat_mut(seat);
        if player.done.is_none() {
            break;
        }
        // C13.2: a finished partner misses his turns, then helps; any other finished seat is passed over.
        if position.rules.partners == Partners::Help {
            let player = position.seat_mut(seat);
            if player.miss == 0 {
                break;
            }
            player.miss -= 1;
        }
    }
    position.phase = Phase::Throws { caster: seat, casts: Vec::new(), entered: false };
}

/// The next seat in play, anticlockwise.
fn seat_after(position: &Position, seat: usize) -> usize {
    let in_play = position.rules.seats();
    (1..=4).map(|step| (seat + step) % 4).find(|next| in_play.contains(next)).expect("a seat is in play")
}

/// C7.3: with `wait`, every unfinished player has no toḍ, no man in hand and no use of anything.
pub(super) fn is_dead(position: &Position) -> bool {
    let mut unfinished = position.seats.iter().filter(|seat| seat.done.is_none());
    position.rules.door == Door::Wait && unfinished.all(|seat| is_locked(position, seat.number))
}

fn is_locked(position: &Position, player: usize) -> bool {
    let values = super::tables::values(&position.rules);
    let mut elements: Vec<Element> = values.iter().map(|value| Element::Throw(*value)).collect();
    if values.iter().any(|value| position.rules.bonus.contains(value)) {
        elements.extend([Element::StepD, Element::StepS]);
    }
    let no_use = elements.into_iter().all(|element| uses::of_element(position, player, element).is_empty());
    !position.seat(player).tod && !position.has_hand(player) && no_use
}
