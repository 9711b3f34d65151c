//! Positions in the middle of a game, put together at random.

use super::super::landing::{are_opponents, is_flower, square};
use super::super::position::{DOOR, HOME, Man, Phase, Position, Seat};
use super::super::rules::{Door, Entry, Partners, Rules};
use super::super::turn::is_dead;
use super::chance::Chance;

/// How far a player has come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Beginning,
    LastInHand,
    Middle,
    Ending,
    /// All men at the door, and no toḍ.
    Door,
}

const STAGES: [Stage; 5] = [Stage::Beginning, Stage::LastInHand, Stage::Middle, Stage::Ending, Stage::Door];

/// A position of these rules with random men, a turn about to begin.
pub(super) fn random(rules: &Rules, chance: &mut Chance) -> Position {
    loop {
        let mut position = Position::initial(rules.clone());
        for seat in rules.seats() {
            position.seat_mut(seat).men.clear();
        }
        // Every other time all players have come equally far.
        let common = chance.one_in(2).then(|| *chance.pick(&STAGES));
        for seat in rules.seats() {
            let stage = common.unwrap_or_else(|| *chance.pick(&STAGES));
            fill(&mut position, seat, stage, chance);
        }
        give_ranks(&mut position, chance);
        if !is_open(&position) {
            continue;
        }
        let casters: Vec<usize> = rules.seats().into_iter().filter(|seat| casts(&position, *seat)).collect();
        let caster = *chance.pick(&casters);
        position.phase = Phase::Throws { caster, casts: Vec::new(), entered: false };
        position.sort();
        position.check().expect("what was put together is legal");
        return position;
    }
}

/// Gives a seat its mark and its men.
fn fill(position: &mut Position, owner: usize, stage: Stage, chance: &mut Chance) {
    let tod = stage != Stage::Door && chance.below(3) > 0;
    position.seat_mut(owner).tod = tod && position.rules.has_tod();
    for _ in 0..position.rules.men {
        let man = place(position, owner, stage, chance);
        position.seat_mut(owner).men.push(man);
    }
    let out = position.seat(owner).men.iter().any(|man| man.progress > 0);
    position.seat_mut(owner).left = position.rules.entry == Entry::FirstFree && (out || chance.one_in(2));
}

/// A man where he may stand; in hand when no place is found.
fn place(position: &Position, owner: usize, stage: Stage, chance: &mut Chance) -> Man {
    for _ in 0..20 {
        let man = propose(position, owner, stage, chance);
        if may_stand(position, owner, man) {
            return man;
        }
    }
    Man::in_hand(owner)
}

fn propose(position: &Position, owner: usize, stage: Stage, chance: &mut Chance) -> Man {
    let friends = &position.seat(owner).men;
    let last_in_hand = stage == Stage::LastInHand && friends.is_empty();
    if !friends.is_empty() && stage != Stage::LastInHand && chance.one_in(3) {
        return *chance.pick(friends);
    }
    let progress = match (stage, chance.below(6)) {
        _ if last_in_hand => 0,
        (Stage::Door, 0) => DOOR - 2,
        (Stage::Door, _) => DOOR,
        (Stage::Beginning, 0..=2) => 0,
        (Stage::Ending, 0..=3 | 5) | (Stage::Middle, 0) => HOME,
        (_, 4) => chance.between(DOOR - 4, HOME - 1),
        _ => chance.between(1, DOOR + 6),
    };
    let woken = position.rules.alkhee && (10..HOME).contains(&progress) && chance.one_in(4);
    let house = if woken { chance.below(4) } else { owner };
    Man { progress, house, alkhee: woken && progress <= DOOR }
}

/// Whether a game can have brought the man there, beside the men placed so far.
fn may_stand(position: &Position, owner: usize, man: Man) -> bool {
    let rules = &position.rules;
    let passed = man.progress > DOOR;
    let was_home = passed || man.alkhee;
    let needs_tod = was_home && rules.has_tod();
    if needs_tod && !position.seat(owner).tod {
        return false;
    }
    if man.progress > 0 && man.progress < lowest(rules) {
        return false;
    }
    let Some(place) = square(rules, man) else { return true };
    // C6: opponents meet on open flowers only; partners and players of one team share any square.
    let shared = is_flower(rules, place) && !rules.flowers_closed;
    let opponents = position.seats.iter().filter(|seat| are_opponents(rules, owner, seat.number));
    shared || opponents.flat_map(|seat| &seat.men).all(|other| square(rules, *other) != Some(place))
}

/// The lowest p outside the hand (C5, C7.2).
fn lowest(rules: &Rules) -> u32 {
    match (rules.entry, rules.door) {
        (Entry::Flower, _) => 4,
        (Entry::Walk, Door::Circle) => 5,
        (Entry::Walk, _) => 10,
        (Entry::AnyDie | Entry::FirstFree, _) => 1,
    }
}

/// Places for those who are home, and turns to miss for their seats (C11.1, C13.2).
fn give_ranks(position: &mut Position, chance: &mut Chance) {
    let all_home = |seat: &Seat| seat.men.iter().all(|man| man.progress == HOME);
    let mut home: Vec<usize> = position.seats.iter().filter(|s| all_home(s)).map(|s| s.number).collect();
    let helps = position.rules.partners == Partners::Help;
    let delay = position.rules.partner_delay;
    for rank in 1..=home.len() as u32 {
        let next = home.remove(chance.below(home.len()));
        let seat = position.seat_mut(next);
        seat.done = Some(rank);
        seat.miss = if helps { chance.between(0, delay) } else { 0 };
    }
}

/// Whether the game still goes on, and can have come so far.
fn is_open(position: &Position) -> bool {
    let done = |seat: &Seat| seat.done.is_some();
    let unfinished = position.seats.iter().filter(|seat| !done(seat)).count();
    let partner_done = |seat: &Seat| done(position.seat((seat.number + 2) % 4));
    let won = match position.rules.partners {
        Partners::Off => unfinished < 2,
        Partners::Teams | Partners::Help => {
            position.seats.iter().any(|seat| done(seat) && partner_done(seat))
        }
    };
    !won && !is_dead(position) && keeps_colour_order(position)
}

/// C14.6: a Yellow is home only after all Black, a Green only after all Red.
fn keeps_colour_order(position: &Position) -> bool {
    let some_home = |seat: usize| position.seat(seat).men.iter().any(|man| man.progress == HOME);
    let all_home = |seat: usize| position.seat(seat).men.iter().all(|man| man.progress == HOME);
    !position.rules.colour_order
        || [(0, 2), (3, 1)].iter().all(|(late, early)| !some_home(*late) || all_home(*early))
}

/// C13.2: whose turn it may be.
fn casts(position: &Position, number: usize) -> bool {
    let seat = position.seat(number);
    let helps = position.rules.partners == Partners::Help && seat.miss == 0;
    seat.done.is_none() || helps
}
