use crate::{Element, Rules};

/// Throws and bonus steps, each so many times (C4.0). While a seat throws it holds the casts so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pool {
    counts: [u16; SLOTS],
    /// One bit for each slot that holds something.
    filled: u16,
    /// How many elements there are.
    len: u16,
}

const SLOTS: usize = 14;

/// Every element of every table, ascending.
const ELEMENTS: [Element; SLOTS] = [
    Element::DoubleStep,
    Element::SingleStep,
    Element::Throw(1),
    Element::Throw(2),
    Element::Throw(3),
    Element::Throw(4),
    Element::Throw(5),
    Element::Throw(6),
    Element::Throw(7),
    Element::Throw(10),
    Element::Throw(12),
    Element::Throw(14),
    Element::Throw(25),
    Element::Throw(30),
];

const NOWHERE: u8 = u8::MAX;

/// The slot of each value.
const SLOT_OF: [u8; 32] = {
    let (mut slots, mut slot) = ([NOWHERE; 32], 0);
    while slot < SLOTS {
        if let Element::Throw(value) = ELEMENTS[slot] {
            slots[value as usize] = slot as u8;
        }
        slot += 1;
    }
    slots
};

const fn slot(element: Element) -> Option<usize> {
    match element {
        Element::DoubleStep => Some(0),
        Element::SingleStep => Some(1),
        Element::Throw(value) if value < 32 && SLOT_OF[value as usize] != NOWHERE => {
            Some(SLOT_OF[value as usize] as usize)
        }
        Element::Throw(_) => None,
    }
}

impl Pool {
    pub(crate) const EMPTY: Self = Self { counts: [0; SLOTS], filled: 0, len: 0 };

    /// The most elements that a pool holds. Only rule sets without burning could ever cast more in one turn; what
    /// comes beyond is not counted.
    pub(crate) const MOST: u16 = 1 << 15;

    pub(crate) const fn is_empty(&self) -> bool {
        self.filled == 0
    }

    pub(crate) const fn len(&self) -> u16 {
        self.len
    }

    /// How often each element is there, in the order of the elements.
    pub(crate) const fn counts(&self) -> &[u16; SLOTS] {
        &self.counts
    }

    pub(crate) const fn count(&self, element: Element) -> u16 {
        match slot(element) {
            Some(slot) => self.counts[slot],
            None => 0,
        }
    }

    pub(crate) const fn contains(&self, element: Element) -> bool {
        self.count(element) > 0
    }

    /// Adds an element, which must be of some table.
    pub(crate) fn add(&mut self, element: Element, times: u16) {
        let Some(slot) = slot(element) else { return };
        let times = times.min(Self::MOST - self.len);
        if times > 0 {
            self.counts[slot] += times;
            self.filled |= 1 << slot;
            self.len += times;
        }
    }

    /// Takes out an element, if it is there.
    pub(crate) fn remove(&mut self, element: Element) {
        let Some(slot) = slot(element).filter(|&slot| self.counts[slot] > 0) else { return };
        self.counts[slot] -= 1;
        self.len -= 1;
        if self.counts[slot] == 0 {
            self.filled &= !(1 << slot);
        }
    }

    /// The different elements, ascending.
    pub(crate) fn distinct(&self) -> impl Iterator<Item = Element> + use<> {
        let mut filled = self.filled;
        std::iter::from_fn(move || {
            let slot = filled.trailing_zeros() as usize;
            let element = ELEMENTS.get(slot)?;
            filled &= filled - 1;
            Some(*element)
        })
    }

    /// All elements, ascending, each as often as it is there.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Element> {
        self.distinct().flat_map(|element| std::iter::repeat_n(element, usize::from(self.count(element))))
    }
}

/// The step that a bonus throw gives: `+d` from a 10 or 25, `+s` from any other (C8.1).
pub(crate) const fn bonus_step(rules: &Rules, value: u8) -> Option<Element> {
    match value {
        _ if !rules.gives_bonus(value) => None,
        10 | 25 => Some(Element::DoubleStep),
        _ => Some(Element::SingleStep),
    }
}
