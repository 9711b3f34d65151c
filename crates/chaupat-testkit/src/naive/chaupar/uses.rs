//! The uses of the elements of a pool on the men (C4, C5, C7, C9, C10, C12, C14, C15).

use super::landing::{Victim, landing};
use super::position::{DOOR, Element, HOME, Man, Phase, Position, Seat};
use super::rules::{Door, Doublet, Entry, Table};

/// One element used on one man, one doublet or one jug.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Use {
    pub(super) player: usize,
    pub(super) element: Element,
    pub(super) from: Man,
    pub(super) to: Man,
    /// How many men move.
    pub(super) size: usize,
    /// Whether they move as a doublet (C9).
    pub(super) doublet: bool,
    pub(super) victims: Vec<Victim>,
}

impl Use {
    /// C19.1: `ELEMENT:FROM-TO`, `=2` for a doublet, `x` when it knocks out.
    pub(super) fn write(&self) -> String {
        let element = self.element.write();
        let from = self.from.write(self.player);
        // TO is written without the mark.
        let to = Man { alkhee: false, ..self.to }.write(self.player);
        let doublet = if self.doublet { "=2" } else { "" };
        let knocks_out = if self.victims.is_empty() { "" } else { "x" };
        format!("{element}:{from}-{to}{doublet}{knocks_out}")
    }

    /// C12.1.
    fn is_awakening(&self) -> bool {
        self.from.progress == HOME
    }
}

/// Every use of every element of the pool, in the order of the notation; none when no pool is due.
pub(super) fn all(position: &Position) -> Vec<Use> {
    let Phase::Moves { caster, pool, .. } = &position.phase else { return Vec::new() };
    // C4.0: equal elements give one action.
    let mut elements = pool.clone();
    elements.sort();
    elements.dedup();
    elements.into_iter().flat_map(|element| of_element(position, *caster, element)).collect()
}

/// C4: compulsory are the uses of whole throws, awakenings apart; without one the player may decline, but
/// never as the only action. C15: `may_pass`.
pub(super) fn may_decline(position: &Position) -> bool {
    let uses = all(position);
    let compulsory = uses.iter().any(|one| matches!(one.element, Element::Throw(_)) && !one.is_awakening());
    !uses.is_empty() && (!compulsory || position.rules.may_pass)
}

/// Every use of one element cast by `caster`, by man and house.
pub(super) fn of_element(position: &Position, caster: usize, element: Element) -> Vec<Use> {
    let player = position.moved_by(caster);
    // C4.0: equal men give one action.
    let mut men = position.seat(player).men.clone();
    men.sort();
    men.dedup();
    let mut uses = Vec::new();
    for man in men {
        if man.progress == HOME {
            uses.extend(awakenings(position, caster, element, man));
        } else {
            uses.extend(on_man(position, player, element, man));
        }
    }
    // C9.3: while a doublet can take a 10 or 25, that throw has no other use.
    let bound = position.rules.doublet == Doublet::Compulsory && matches!(element, Element::Throw(10 | 25));
    if bound && uses.iter().any(|one| one.doublet) {
        uses.retain(|one| one.doublet);
    }
    uses
}

/// C12.1: the home man leaves down any of the four arms.
fn awakenings(position: &Position, caster: usize, element: Element, man: Man) -> Vec<Use> {
    let player = position.moved_by(caster);
    let somebody_out = position.seat(player).men.iter().any(|man| man.progress != HOME);
    let high = matches!(element, Element::Throw(10 | 25));
    let helper = caster != player;
    if !position.rules.alkhee || !high || !somebody_out || helper {
        return Vec::new();
    }
    let wake = |house: usize| {
        let to = Man { progress: element.value(), house, alkhee: true };
        let victims = landing(position, player, to, 1).expect("an alkhee is never blocked");
        Use { player, element, from: man, to, size: 1, doublet: false, victims }
    };
    (0..4).map(wake).collect()
}

/// The use of an element on a man who is not at home, if there is one.
fn on_man(position: &Position, player: usize, element: Element, man: Man) -> Option<Use> {
    let progress = if man.progress == 0 {
        entering(position, player, element)?
    } else {
        walking(position, player, element, man)?
    };
    if progress == HOME && waits_for_colour(position, player) {
        return None;
    }
    let to = if progress == HOME {
        // C12.1: at home the mark is gone and the house is the own one.
        Man { progress, house: player, alkhee: false }
    } else {
        // C12.1: the mark goes when he passes the door.
        Man { progress, house: man.house, alkhee: man.alkhee && progress <= DOOR }
    };
    let (size, doublet) = together(position, player, element, man);
    let victims = landing(position, player, to, size)?;
    Some(Use { player, element, from: man, to, size, doublet, victims })
}

/// Where a man in hand would arrive (C5, C15).
fn entering(position: &Position, player: usize, element: Element) -> Option<u32> {
    let Element::Throw(value) = element else { return None };
    // C5.3: of the single die it is the 6 where it is a high throw of shells.
    let six = position.rules.table == Table::CubicDie && value == 6;
    let (enters, progress) = match position.rules.entry {
        Entry::Flower => (six || [10, 25, 30].contains(&value), 4),
        Entry::Walk => (six || [10, 25].contains(&value), value),
        Entry::AnyDie => (true, value),
        Entry::FirstFree => ([6, 10, 25].contains(&value) || !position.seat(player).left, value),
    };
    enters.then_some(progress)
}

/// Where a man on the board would arrive (C6.1, C7, C10.1, C15).
fn walking(position: &Position, player: usize, element: Element, man: Man) -> Option<u32> {
    let rules = &position.rules;
    if !rules.last_step.is_empty() && man.progress == HOME - 1 {
        let takes = matches!(element, Element::Throw(value) if rules.last_step.contains(&value));
        return takes.then_some(HOME);
    }
    let progress = man.progress + element.value();
    let passes_door = man.progress <= DOOR && progress > DOOR;
    if passes_door && !position.seat(player).tod {
        match rules.door {
            Door::Circle => return Some(progress - 68),
            Door::Wait => return None,
            Door::None => {}
        }
    }
    (progress <= HOME).then_some(progress)
}

/// C14.6: all Black (2) before a Yellow (0), all Red (1) before a Green (3) may take the last step.
fn waits_for_colour(position: &Position, player: usize) -> bool {
    let before = match player {
        0 => 2,
        3 => 1,
        _ => return false,
    };
    let not_home = |seat: &Seat| seat.number == before && seat.men.iter().any(|man| man.progress != HOME);
    position.rules.colour_order && position.seats.iter().any(not_home)
}

/// How many men move together, and whether as a doublet (C9.1, C9.2, C14.4).
fn together(position: &Position, player: usize, element: Element, man: Man) -> (usize, bool) {
    let equal = position.seat(player).men.iter().filter(|other| **other == man).count();
    if position.rules.jugs && man.progress > 0 {
        return (equal, false);
    }
    let moves_doublets = matches!(element, Element::StepD | Element::Throw(10 | 25));
    let is_doublet = equal >= 2 && (4..=83).contains(&man.progress);
    if position.rules.doublet != Doublet::Off && moves_doublets && is_doublet {
        (2, true)
    } else {
        (1, false)
    }
}
