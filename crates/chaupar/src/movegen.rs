//! What a player may do with an element (C5 to C10, C12): the one place that knows, for listing, playing and refusing.

#![allow(
    clippy::inline_always,
    reason = "a use is judged in a few nanoseconds, a call and its result cost as much"
)]

use crate::board::LoopSquare;
use crate::occupancy::Occupancy;
use crate::parameters::{Door, DoubletRule, Entry, Protection};
use crate::pool::Pool;
use crate::seat_state::SeatState;
use crate::{Element, Fault, Man, Rules};
use chaupat_core::{BySeat, RuleSet, Seat};
use std::ops::ControlFlow;

/// A player whose men are moved, and what the others allow.
pub(crate) struct MoveGen<'a> {
    rules: &'a Rules,
    seats: &'a BySeat<SeatState>,
    owner: Seat,
    own: &'a SeatState,
    /// Whether the caster moves a partner's men (C13.2).
    helping: bool,
    /// Whether the colour order allows a last step (C14.6).
    may_get_home: bool,
    /// Where the opponents stand.
    opponents: Occupancy,
}

/// A legal use.
#[derive(Clone, Copy)]
pub(crate) struct Use {
    pub(crate) element: Element,
    pub(crate) man: Man,
    pub(crate) wake: Option<Seat>,
}

impl Use {
    /// Whether the duty to use throws counts it: whole throws, awakenings apart (C4).
    pub(crate) const fn is_compulsory(self) -> bool {
        matches!(self.element, Element::Throw(_)) && self.wake.is_none()
    }
}

/// Where a use leads.
#[derive(Clone, Copy)]
pub(crate) struct Destination {
    pub(crate) to: Man,
    pub(crate) count: u8,
}

impl<'a> MoveGen<'a> {
    #[inline]
    pub(crate) fn new(rules: &'a Rules, seats: &'a BySeat<SeatState>, owner: Seat, helping: bool) -> Self {
        let opponents = Occupancy::of(rules, seats, owner);
        let may_get_home =
            !rules.has_colour_order() || waits_for(rules, owner).is_none_or(|first| seats[first].all_home());
        Self { rules, seats, owner, own: &seats[owner], helping, may_get_home, opponents }
    }

    /// Shows every legal use of the pool, in the order of actions, until `visit` breaks off.
    pub(crate) fn for_each(
        &self,
        pool: &Pool,
        mut visit: impl FnMut(Use) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for element in pool.distinct() {
            let bound = self.must_move_doublet(element);
            for (man, alike) in groups(self.own.men()) {
                if man.is_home() {
                    if self.wakes(element, bound) {
                        Seat::ALL
                            .into_iter()
                            .try_for_each(|house| visit(Use { element, man, wake: Some(house) }))?;
                    }
                } else if self
                    .destination(element, man, alike)
                    .is_ok_and(|destination| destination.count > 1 || !bound)
                {
                    visit(Use { element, man, wake: None })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether some element of the pool has a use (C4.0).
    pub(crate) fn has_use(&self, pool: &Pool) -> bool {
        let wakes = |element| self.wakes(element, false) && self.own.men().iter().any(|man| man.is_home());
        pool.distinct().any(|element| self.moves_somebody(element) || wakes(element))
    }

    /// Whether some whole throw of the pool must be used (C4.4); to wake a man is no duty.
    pub(crate) fn has_compulsory(&self, pool: &Pool) -> bool {
        let mut throws = pool.distinct().filter(|element| matches!(element, Element::Throw(_)));
        throws.any(|element| self.moves_somebody(element))
    }

    /// Whether the element moves any man. That a doublet must be moved instead (C9.3) is not asked: then it is moved.
    fn moves_somebody(&self, element: Element) -> bool {
        groups(self.own.men()).any(|(man, alike)| self.destination(element, man, alike).is_ok())
    }

    /// Where a use leads, or why it is not allowed.
    pub(crate) fn check(&self, one: Use) -> Result<Destination, Fault> {
        let Use { element, man, wake } = one;
        let alike = self.own.alike(man);
        if alike == 0 {
            return Err(Fault::NoSuchMan(man));
        }
        let destination = match wake {
            Some(house) => self.wake(element, man, house)?,
            None => self.destination(element, man, alike)?,
        };
        if destination.count == 1 && self.must_move_doublet(element) {
            return Err(Fault::DoubletFirst);
        }
        Ok(destination)
    }

    fn wake(&self, element: Element, man: Man, house: Seat) -> Result<Destination, Fault> {
        if !self.rules.has_alkhee() {
            return Err(Fault::NoWaking);
        }
        let Element::Throw(value @ (10 | 25)) = element else { return Err(Fault::WakesNobody(element)) };
        if !man.is_home() {
            return Err(Fault::NotHome);
        }
        if self.own.all_home() {
            return Err(Fault::AllHome);
        }
        if self.helping {
            return Err(Fault::HelperWakes);
        }
        Ok(Destination { to: Man::new(value, house).woken(), count: 1 })
    }

    /// Whether the element wakes men who are home; one of them is there (C12.1).
    const fn wakes(&self, element: Element, bound: bool) -> bool {
        let whole = matches!(element, Element::Throw(10 | 25));
        whole && self.rules.has_alkhee() && !self.helping && !bound && !self.own.all_home()
    }

    /// Whether a doublet can take this throw and so must, if any man does (C9.3).
    fn must_move_doublet(&self, element: Element) -> bool {
        self.rules.doublet() == DoubletRule::Compulsory
            && matches!(element, Element::Throw(10 | 25))
            && groups(self.own.men()).any(|(man, alike)| {
                self.destination(element, man, alike).is_ok_and(|destination| destination.count > 1)
            })
    }

    #[inline(always)]
    fn destination(&self, element: Element, man: Man, alike: u8) -> Result<Destination, Fault> {
        let to = self.target(element, man)?;
        let count = self.moving_together(element, man, alike);
        self.may_land(to, count)?;
        Ok(Destination { to, count })
    }

    #[inline(always)]
    fn target(&self, element: Element, man: Man) -> Result<Man, Fault> {
        let progress = match man.progress() {
            Man::HAND => self.enter(element)?,
            Man::HOME => return Err(Fault::IsHome),
            progress => self.advance(element, progress)?,
        };
        if progress < Man::HOME {
            return Ok(man.at(progress));
        }
        if self.may_get_home { Ok(Man::new(Man::HOME, self.owner)) } else { Err(Fault::ColourOrder) }
    }

    /// Where a man from hand arrives (C5).
    #[inline(always)]
    fn enter(&self, element: Element) -> Result<u8, Fault> {
        let (entry, throws) = (self.rules.entry(), self.rules.entering_throws());
        let is_first = entry == Entry::FirstFree && !self.own.left;
        match element {
            Element::Throw(value) if throws.contains(value) || is_first => {
                Ok(if entry == Entry::Flower { Man::ENTRY_FLOWER } else { value })
            }
            _ => Err(Fault::NoEntry { element, entry, throws }),
        }
    }

    /// Where a man on his way arrives (C6.1, C7.2, C10.1).
    #[inline(always)]
    fn advance(&self, element: Element, progress: u8) -> Result<u8, Fault> {
        if progress == Man::HOME - 1 && !self.rules.last_step().is_empty() {
            return self.last_step(element);
        }
        let to = progress + steps(element);
        if to > Man::DOOR && !self.own.tod {
            match self.rules.door() {
                Door::Circle => return Ok(to - crate::board::LOOP),
                Door::Wait => return Err(Fault::Door),
                Door::None => (),
            }
        }
        if to > Man::HOME { Err(Fault::TooFar(to - Man::HOME)) } else { Ok(to) }
    }

    /// Where only certain throws take the last step, whatever their value, nothing else does (C15).
    const fn last_step(&self, element: Element) -> Result<u8, Fault> {
        match element {
            Element::Throw(value) if self.rules.last_step().contains(value) => Ok(Man::HOME),
            _ => Err(Fault::LastStep(element)),
        }
    }

    /// How many of the men that are alike move by this use (C9.2, C14.4).
    #[inline(always)]
    fn moving_together(&self, element: Element, man: Man, alike: u8) -> u8 {
        if alike < 2 || man.is_in_hand() {
            return 1;
        }
        if self.rules.has_jugs() {
            return alike;
        }
        let moves_doublets = matches!(element, Element::DoubleStep | Element::Throw(10 | 25));
        let pair = self.rules.has_doublets() && moves_doublets && man.progress() >= 4;
        1 + u8::from(pair)
    }

    /// Whether so many men may land there together (C6, C14.5, C15).
    #[inline(always)]
    fn may_land(&self, to: Man, count: u8) -> Result<(), Fault> {
        if to.is_alkhee() || !self.rules.stands(to) {
            return Ok(());
        }
        let square = to.square();
        if !self.opponents.is_occupied(square) {
            return Ok(());
        }
        if self.rules.is_flower(square) {
            return if self.rules.closes_flowers() { Err(Fault::ClosedFlower(square)) } else { Ok(()) };
        }
        match self.rules.protection() {
            Protection::Pairs if self.opponents.has_pair(square) => Err(Fault::Pair(square)),
            Protection::Size if self.biggest_piece_on(square) > count => Err(Fault::BiggerPiece(square)),
            _ => Ok(()),
        }
    }

    /// Where a use leads that is known to be legal.
    pub(crate) fn destination_unchecked(&self, one: Use) -> Result<Destination, Fault> {
        let Use { element, man, wake } = one;
        if let Some(house) = wake {
            return self.wake(element, man, house);
        }
        let count = self.moving_together(element, man, self.own.alike(man));
        Ok(Destination { to: self.target(element, man)?, count })
    }

    /// The square where a man who lands knocks out whoever he meets (C6.2, C6.4, C12.2).
    pub(crate) fn captures_on(&self, to: Man) -> Option<LoopSquare> {
        if !self.rules.stands(to) {
            return None;
        }
        let square = to.square();
        let captures =
            self.opponents.is_occupied(square) && (to.is_alkhee() || !self.rules.is_flower(square));
        captures.then_some(square)
    }

    fn biggest_piece_on(&self, square: LoopSquare) -> u8 {
        if !self.rules.has_jugs() {
            return 1;
        }
        let opponents = self.rules.seats().iter().filter(|&seat| self.rules.are_opponents(self.owner, seat));
        let pieces = opponents.flat_map(|seat| groups(self.seats[seat].men()));
        let there = pieces.filter(|&(man, _)| self.rules.stands(man) && man.square() == square);
        there.map(|(_, size)| size).max().unwrap_or(0)
    }
}

/// The colour that must be home before this one takes a last step: Black before Yellow, Red before Green (C14.6).
fn waits_for(rules: &Rules, owner: Seat) -> Option<Seat> {
    let waits = matches!(owner.index(), 0 | 3);
    (waits && rules.seats().contains(owner.opposite())).then(|| owner.opposite())
}

/// The different men of a sorted list, each with how many are like him.
fn groups(men: &[Man]) -> impl Iterator<Item = (Man, u8)> {
    let mut rest = men;
    std::iter::from_fn(move || {
        let &first = rest.first()?;
        let alike = rest.iter().take_while(|&&man| man == first).count();
        rest = &rest[alike..];
        Some((first, alike as u8))
    })
}

const fn steps(element: Element) -> u8 {
    match element {
        Element::DoubleStep | Element::SingleStep => 1,
        Element::Throw(value) => value,
    }
}
