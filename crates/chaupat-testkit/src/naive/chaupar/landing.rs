//! Squares, and what a man meets where he lands (C1, C6, C12.2, C14.5, C15).

use super::position::{DOOR, Man, Position};
use super::rules::{Door, Flowers, Partners, Protection, Rules};

/// The loop square (0..67) a man stands on; none in hand, on a middle column, lying or at home (C1.4, C1.6).
pub(super) fn square(rules: &Rules, man: Man) -> Option<u32> {
    let last = if rules.door == Door::None { 76 } else { DOOR };
    let first = if rules.leaves_by_middle() { 8 } else { 1 };
    if (first..=last).contains(&man.progress) {
        Some((17 * man.house as u32 + man.progress) % 68)
    } else {
        None
    }
}

/// C1.5.
pub(super) fn is_flower(rules: &Rules, square: u32) -> bool {
    let i = square % 17;
    match rules.flowers {
        Flowers::Eight => i == 4 || i == 12,
        Flowers::Twelve => i == 4 || i == 8 || i == 12,
        Flowers::None => false,
    }
}

/// C6.2: all other seats in singles, the other team's two seats in teams.
pub(super) fn are_opponents(rules: &Rules, one: usize, other: usize) -> bool {
    match rules.partners {
        Partners::Off => one != other,
        Partners::Teams | Partners::Help => one % 2 != other % 2,
    }
}

/// A man who is knocked out, with his player.
pub(super) type Victim = (usize, Man);

/// What happens when `size` men of `player` arrive together as `man`: whom they knock out, or none when they
/// may not land there.
pub(super) fn landing(position: &Position, player: usize, man: Man, size: usize) -> Option<Vec<Victim>> {
    let rules = &position.rules;
    // C6.5: who lies, or is on a middle column or home, meets nobody.
    let Some(place) = square(rules, man) else { return Some(Vec::new()) };
    let groups = opposing_groups(position, player, place);
    let everybody: Vec<Victim> = groups.concat();
    // C12.2: an alkhee knocks out every opposing man standing there.
    if man.alkhee {
        return Some(everybody);
    }
    // C6.4: nobody is knocked out on a flower; C15: an opponent's man may close it.
    if is_flower(rules, place) {
        let closed = rules.flowers_closed && !everybody.is_empty();
        return if closed { None } else { Some(Vec::new()) };
    }
    let protected = match rules.protection {
        // C6.3, C6.6: two or more men of one player.
        Protection::Pairs => groups.iter().any(|group| group.len() >= 2),
        // C14.5: a piece larger than the one that lands.
        Protection::Size => largest_piece(rules, &everybody) > piece_size(rules, size),
        // C15: any number is taken.
        Protection::None => false,
    };
    if protected { None } else { Some(everybody) }
}

/// The opposing men that stand on a loop square, player by player (C6.6).
fn opposing_groups(position: &Position, player: usize, place: u32) -> Vec<Vec<Victim>> {
    let rules = &position.rules;
    let opponents = position.seats.iter().filter(|seat| are_opponents(rules, player, seat.number));
    opponents
        .map(|seat| {
            let standing = seat.men.iter().filter(|man| square(rules, **man) == Some(place));
            standing.map(|man| (seat.number, *man)).collect()
        })
        .collect()
}

/// C14.4: without jugs every man is a piece of his own.
fn piece_size(rules: &Rules, men: usize) -> usize {
    if rules.jugs { men } else { 1 }
}

/// C14.4: pieces are judged by progress, not by square.
fn largest_piece(rules: &Rules, men: &[Victim]) -> usize {
    let size = |one: &Victim| men.iter().filter(|other| *other == one).count();
    men.iter().map(|one| piece_size(rules, size(one))).max().unwrap_or(0)
}
