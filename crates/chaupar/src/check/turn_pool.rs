//! Which pools a turn can leave (C4, C8.1).

use crate::parameters::Play;
use crate::pool::{Pool, bonus_step};
use crate::{Element, Rules};

const STEPS: [Element; 2] = [Element::DoubleStep, Element::SingleStep];

/// A number of throws that are cast before one moving.
#[derive(Clone, Copy)]
struct Casts {
    /// Throws that throw again.
    extra: usize,
    /// Throws that do not.
    last: usize,
    /// Both.
    total: usize,
}

/// Whether some turn leaves such a pool of elements of the rule set: its throws can be cast before one moving, and
/// its steps have bonus throws they came from, in the pool or used already.
pub(super) fn fits_a_turn(rules: &Rules, pool: &[Element]) -> bool {
    let [extra, last] = [true, false].map(|extra| {
        let is_such = |&&element: &&Element| matches!(element, Element::Throw(value) if is_extra(rules, value) == extra);
        pool.iter().filter(is_such).count()
    });
    let most = most_casts(rules);
    if extra > most.extra || last > most.last || extra + last > most.total {
        return false;
    }
    let used = Casts { extra: most.extra - extra, last: most.last - last, total: most.total - extra - last };
    can_have_given(rules, STEPS.map(|step| steps_without_throw(rules, pool, step)), used)
}

const fn most_casts(rules: &Rules) -> Casts {
    let most = Pool::MOST as usize;
    match rules.play() {
        Play::Dice => Casts { extra: 0, last: 3, total: 3 },
        Play::Each => Casts { extra: 1, last: 1, total: 1 },
        Play::Collect if rules.burns() => Casts { extra: 2, last: 1, total: 3 },
        Play::Collect => Casts { extra: most - 1, last: 1, total: most },
    }
}

fn is_extra(rules: &Rules, value: u8) -> bool {
    rules.play() != Play::Dice && rules.throws_again(value)
}

/// How many of these steps have no bonus throw in the pool.
fn steps_without_throw(rules: &Rules, pool: &[Element], step: Element) -> usize {
    let steps = pool.iter().filter(|&&element| element == step).count();
    let gives = |&&element: &&Element| matches!(element, Element::Throw(value) if bonus_step(rules, value) == Some(step));
    steps.saturating_sub(pool.iter().filter(gives).count())
}

/// Whether at most so many used throws can have given these numbers of steps.
fn can_have_given(rules: &Rules, [double, single]: [usize; 2], used: Casts) -> bool {
    let gives = |step: Element, extra: bool, count: usize| {
        let mut values = rules.table().values().iter();
        count == 0
            || values.any(|value| bonus_step(rules, value) == Some(step) && is_extra(rules, value) == extra)
    };
    let [from_double, from_single] = [double, single].map(|steps| 0..=steps.min(used.last));
    let mut splits = from_double.flat_map(|double| from_single.clone().map(move |single| (double, single)));
    double + single <= used.total
        && splits.any(|(double_by_last, single_by_last)| {
            let (double_by_extra, single_by_extra) = (double - double_by_last, single - single_by_last);
            double_by_last + single_by_last <= used.last
                && double_by_extra + single_by_extra <= used.extra
                && gives(Element::DoubleStep, false, double_by_last)
                && gives(Element::SingleStep, false, single_by_last)
                && gives(Element::DoubleStep, true, double_by_extra)
                && gives(Element::SingleStep, true, single_by_extra)
        })
}
