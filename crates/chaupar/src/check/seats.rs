//! Men and marks (C1.4, C3.1, C7, C11.1, C12.1, C13.2).

use crate::parameters::{Entry, Start};
use crate::seat_state::SeatState;
use crate::{Man, Position, Rules, SeatSetup, SetupFault, board::LoopSquare};
use chaupat_core::{RuleSet, Seat};

/// What is wrong with one seat.
pub(super) fn check_seat(rules: &Rules, seat: Seat, state: &SeatSetup, faults: &mut Vec<SetupFault>) {
    if !rules.seats().contains(seat) {
        if *state != SeatSetup::default() {
            faults.push(SetupFault::NotInPlay(seat));
        }
        return;
    }
    if state.men.len() != usize::from(rules.men()) {
        faults.push(SetupFault::MenCount { seat, found: state.men.len(), wanted: rules.men() });
    }
    faults.extend(state.men.iter().filter_map(|&man| man_fault(rules, seat, man)));
    faults.extend(mark_faults(rules, seat, state));
}

fn man_fault(rules: &Rules, seat: Seat, man: Man) -> Option<SetupFault> {
    let nowhere = matches!(man.progress(), 1..=3) && !rules.walks_out();
    let on_his_way = !man.is_in_hand() && !man.is_home();
    let walks_abroad = rules.has_alkhee() && on_his_way && (man.is_alkhee() || man.progress() > Man::DOOR);
    let woken = rules.has_alkhee() && on_his_way && man.progress() <= Man::DOOR;
    match man {
        _ if nowhere => Some(SetupFault::NoSuchPlace(seat, man)),
        _ if man.is_alkhee() && (!woken || rules.walks_out() && man.progress() < 8) => {
            Some(SetupFault::Mark(seat, man))
        }
        _ if man.house() != seat && !walks_abroad => Some(SetupFault::ForeignHouse(seat, man)),
        _ => None,
    }
}

fn mark_faults(rules: &Rules, seat: Seat, state: &SeatSetup) -> impl Iterator<Item = SetupFault> {
    let lying = |man: &Man| Man::DOOR < man.progress() && man.progress() < Man::HOME;
    let past_door = rules.has_door() && !state.tod && state.men.iter().any(lying);
    let all_home = state.men.iter().all(|man| man.is_home());
    let may_miss = rules.partners_help() && state.done.is_some() && state.miss <= rules.partner_delay();
    [
        past_door.then_some(SetupFault::PastDoor(seat)),
        (state.tod && !rules.has_door()).then_some(SetupFault::TodWithoutDoor(seat)),
        (state.left && rules.entry() != Entry::FirstFree).then_some(SetupFault::Left(seat)),
        (all_home && state.done.is_none()).then_some(SetupFault::NotMarkedDone(seat)),
        (!all_home && state.done.is_some()).then_some(SetupFault::MarkedDone(seat)),
        (state.miss > 0 && !may_miss).then_some(SetupFault::Miss(seat, state.miss)),
    ]
    .into_iter()
    .flatten()
}

impl Position {
    /// What is wrong between the seats.
    pub(super) fn faults_of_seats(&self) -> Vec<SetupFault> {
        let mut faults = Vec::new();
        let mut places: Vec<_> = self.rules.seats().iter().filter_map(|seat| self.done(seat)).collect();
        places.sort_unstable();
        let most = self.rules.seats().len() - 1;
        let numbers = places.iter().map(|place| place.get());
        if places.len() > most || !numbers.eq(1..=places.len() as u8) {
            faults.push(SetupFault::DoneOrder);
        }
        if self.rules.start() == Start::Hand || self.rules.walks_out() {
            faults.extend(self.shared_squares().map(SetupFault::Together));
        }
        faults
    }

    /// Plain squares on which opponents stand together: whoever came second knocked the others out (C6.2).
    fn shared_squares(&self) -> impl Iterator<Item = LoopSquare> {
        let plain = LoopSquare::all().filter(|&square| !self.rules.is_flower(square));
        plain.filter(|&square| {
            let there =
                |&(_, state): &(Seat, &SeatState)| state.men().iter().any(|&man| self.stands_on(man, square));
            let seats: Vec<_> = self.seats.iter().filter(there).map(|(seat, _)| seat).collect();
            seats.iter().any(|&one| seats.iter().any(|&other| self.rules.are_opponents(one, other)))
        })
    }
}
