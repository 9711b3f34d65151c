//! Why a ply is not allowed: none of the reasons holds exactly for the plies that are listed.

use crate::moves::{self, Movers};
use crate::promotion::Entry;
use crate::reach::LAST;
use crate::state::State;
use crate::{Action, Choice, Dice, Due, Fault, Kind, Man, Position, Square, Throw};
use chaupat_core::Ply;

impl Position {
    pub(crate) fn refuse(&self, ply: Ply<Action, Throw>) -> Option<Fault> {
        match ply {
            Ply::Throw(throw) => self.refuse_throw(throw),
            Ply::Act(action) => self.refuse_action(action),
        }
    }

    fn refuse_throw(&self, throw: Throw) -> Option<Fault> {
        match self.state.due {
            Due::Over(_) => return Some(Fault::Over),
            Due::First(_) | Due::Throw | Due::Again => (),
            _ => return Some(Fault::ThrowNotDue),
        }
        let throws = self.possible_throws();
        if throws.weight(throw).is_some() {
            return None;
        }
        let same_kind = |other: Throw| match (throw, other) {
            (Throw::Dice(a), Throw::Dice(b)) => a.len() == b.len(),
            _ => std::mem::discriminant(&throw) == std::mem::discriminant(&other),
        };
        let known = throws.as_slice().first().is_some_and(|&(other, _)| same_kind(other));
        Some(match (known, self.state.due) {
            (false, Due::First(_)) => Fault::FirstDue,
            (false, _) => Fault::OtherThrow,
            (true, _) => Fault::NeverFalls,
        })
    }

    fn refuse_action(&self, action: Action) -> Option<Fault> {
        match (self.state.due, action) {
            (Due::Over(_), _) => Some(Fault::Over),
            (Due::First(_), _) => Some(Fault::FirstDue),
            (Due::Throw | Due::Again, _) => Some(Fault::ThrowDue),
            (Due::Name, Action::Name(dice)) => {
                (dice.len() != self.rules.dice_count()).then_some(Fault::NamedCount)
            }
            (Due::Name, _) => Some(Fault::NameDue),
            (Due::Catch, Action::Keep) | (Due::Claim(_), Action::Claim | Action::Decline) => None,
            (Due::Catch, Action::Cast(dice)) => self.refuse_cast(dice),
            (Due::Catch, _) => Some(Fault::CatchDue),
            (Due::Claim(_), _) => Some(Fault::ClaimDue),
            (Due::Place { .. }, Action::At(square)) => {
                self.state.man_at(square).map(|_| Fault::PlaceTaken(square))
            }
            (Due::Place { .. }, _) => Some(Fault::PlaceDue),
            (Due::Act, Action::Pass) => (!self.rules.may_pass()).then_some(Fault::MustMove),
            (Due::Act, Action::Move { from, to, choice }) => self.refuse_move(from, to, choice),
            (Due::Act, _) => Some(Fault::MoveDue),
        }
    }

    fn refuse_cast(&self, dice: Dice) -> Option<Fault> {
        let possible =
            !dice.is_empty() && dice.len() <= self.rules.recast() && self.state.dice.minus(dice).is_some();
        (!possible).then_some(Fault::NotToCast)
    }

    fn refuse_move(&self, from: Square, to: Square, choice: Option<Choice>) -> Option<Fault> {
        let army = self.state.turn;
        let Some(man) = self.state.man_at(from) else { return Some(Fault::Empty(from)) };
        if man.army != army {
            return Some(Fault::NotYours(from));
        }
        if !Movers::by(&self.rules, self.state.dice).has(man.kind) {
            return Some(Fault::NoDie { kind: man.kind, class: man.kind.class() });
        }
        if self.state.targets(&self.rules, man, from, self.state.all()) >> to.index() & 1 == 0 {
            return Some(self.state.unreached(&self.rules, man, from, to));
        }
        let entering = man.kind == Kind::Pawn && LAST[army.index()] >> to.index() & 1 == 1;
        match (entering.then(|| self.state.entry(&self.rules, army, to)), choice) {
            (None | Some(Entry::Becomes(_) | Entry::Waits), None) => None,
            (Some(Entry::Refused), _) => Some(Fault::NoPromotion(to)),
            (Some(Entry::Chooses { .. }), None) => Some(Fault::ChoiceMissing),
            (Some(Entry::Chooses { king }), Some(choice)) => {
                (!moves::choices(king).any(|other| other == choice)).then_some(Fault::NoChoice)
            }
            (_, Some(_)) => Some(Fault::NoChoice),
        }
    }
}

impl State {
    /// Why an own man does not get from here to there.
    fn unreached(&self, rules: &crate::Rules, man: Man, from: Square, to: Square) -> Fault {
        let on_it = self.man_at(to);
        let own = on_it.is_some_and(|other| other.army == man.army);
        let steps = crate::reach::PAWN_STEP[man.army.index()][from.index()] >> to.index() & 1 == 1;
        let reaches = State::reach(rules, man, from, 0) >> to.index() & 1 == 1;
        match man.kind {
            Kind::Pawn if self.waiting(man.army) >> from.index() & 1 == 1 => Fault::Waits(from),
            Kind::Pawn if steps => Fault::PawnBlocked(to),
            _ if !reaches => Fault::NotReached { kind: man.kind, from, to },
            _ if own => Fault::OwnMan(to),
            Kind::Pawn => Fault::NothingToCapture(to),
            _ => Fault::InTheWay { from, to },
        }
    }
}
