/// The possible throws of a position with exact integer weights, ascending, none of weight 0: a chance node's outcomes.
///
/// The chance of a throw is its weight divided by [`total`](Self::total).
///
/// ```
/// use chaupat_core::Weighted;
///
/// // Two coins: how many heads.
/// let heads = Weighted::collect([(0, 1), (1, 2), (2, 1)]);
/// assert_eq!((heads.total(), heads.weight(1)), (4, Some(2)));
/// assert_eq!((0..4).map(|ticket| heads.pick(ticket)).collect::<Vec<_>>(), [0, 1, 1, 2]);
/// ```
#[derive(Clone, Debug)]
pub struct Weighted<T: 'static> {
    throws: Throws<T>,
    total: u64,
}

#[derive(Clone, Debug)]
enum Throws<T: 'static> {
    Table(&'static [(T, u64)]),
    Few { items: [(T, u64); FEW], len: u8 },
    Many(Box<[(T, u64)]>),
}

/// How many throws are held without an allocation: three long dice have twenty outcomes (C2.2).
const FEW: usize = 20;

impl<T: Copy> Weighted<T> {
    /// No throw is possible, because none is due.
    pub const fn none() -> Self {
        Self { throws: Throws::Table(&[]), total: 0 }
    }

    /// The throws of a fixed table, which must be ascending.
    ///
    /// # Panics
    /// When a weight is 0 or the total does not fit 64 bits; a table in a constant then does not compile.
    #[inline]
    pub const fn table(table: &'static [(T, u64)]) -> Self {
        let (mut total, mut index) = (0_u64, 0);
        while index < table.len() {
            let weight = table[index].1;
            assert!(weight > 0, "a throw of a table can fall");
            total = total.checked_add(weight).expect("the weights of a table add up within 64 bits");
            index += 1;
        }
        Self { throws: Throws::Table(table), total }
    }

    /// The throws that an iterator yields, ascending, as many as there are; those of weight 0 are left out. More than
    /// 20 are held in an allocation.
    ///
    /// # Panics
    /// When the total does not fit 64 bits.
    pub fn collect(throws: impl IntoIterator<Item = (T, u64)>) -> Self {
        let mut throws = throws.into_iter().filter(|&(_, weight)| weight > 0);
        let Some(first) = throws.next() else { return Self::none() };
        let (mut items, mut len) = ([first; FEW], 1);
        while let Some(throw) = throws.next() {
            if len == FEW {
                let all = items.into_iter().chain([throw]).chain(throws).collect();
                return Self::of(Throws::Many(all));
            }
            items[len] = throw;
            len += 1;
        }
        Self::of(Throws::Few { items, len: len as u8 })
    }

    fn of(throws: Throws<T>) -> Self {
        let add = |sum: u64, &(_, weight): &(T, u64)| sum.checked_add(weight);
        let total = throws.as_slice().iter().try_fold(0, add).expect("the weights add up within 64 bits");
        Self { throws, total }
    }

    /// The throws with their weights, ascending.
    pub fn as_slice(&self) -> &[(T, u64)] {
        self.throws.as_slice()
    }

    /// How many different throws there are.
    pub fn len(&self) -> usize {
        self.as_slice().len()
    }

    /// Whether no throw is due.
    pub fn is_empty(&self) -> bool {
        self.as_slice().is_empty()
    }

    /// The sum of the weights.
    pub const fn total(&self) -> u64 {
        self.total
    }

    /// The throw that a ticket draws: a number from 0 up to, and without, [`total`](Self::total), uniformly chosen.
    /// Tickets are dealt to the throws in ascending order, to each as many as its weight.
    ///
    /// # Panics
    /// When the ticket is not below the total.
    pub fn pick(&self, ticket: u64) -> T {
        let mut left = ticket;
        for &(throw, weight) in self.as_slice() {
            if left < weight {
                return throw;
            }
            left -= weight;
        }
        panic!("ticket {ticket} is not below the total {}", self.total)
    }
}

impl<T> Throws<T> {
    fn as_slice(&self) -> &[(T, u64)] {
        match self {
            Self::Table(table) => table,
            Self::Few { items, len } => &items[..usize::from(*len)],
            Self::Many(items) => items,
        }
    }
}

impl<T: Copy + PartialEq> Weighted<T> {
    /// The weight of a throw, `None` when it cannot fall.
    pub fn weight(&self, throw: T) -> Option<u64> {
        self.as_slice().iter().find(|&&(other, _)| other == throw).map(|&(_, weight)| weight)
    }
}

/// Equal when the same throws have the same weights, however they are held.
impl<T: PartialEq> PartialEq for Weighted<T> {
    fn eq(&self, other: &Self) -> bool {
        self.throws.as_slice() == other.throws.as_slice()
    }
}

impl<T: Eq> Eq for Weighted<T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tickets_are_dealt_by_weight() {
        let throws = Weighted::collect([('a', 2), ('b', 0), ('c', 3)]);
        assert_eq!(throws.total(), 5);
        assert_eq!((0..5).map(|ticket| throws.pick(ticket)).collect::<String>(), "aaccc");
        assert_eq!((throws.weight('c'), throws.weight('b')), (Some(3), None));
        assert_eq!(throws.len(), 2);
    }

    #[test]
    fn nothing_to_throw() {
        assert!(Weighted::<u8>::none().is_empty());
        assert!(Weighted::<u8>::collect([(1, 0)]).is_empty());
    }

    /// Two cubic dice have 21 outcomes: 6 doublets of weight 1 and 15 pairs of weight 2, of 36.
    #[test]
    fn two_cubic_dice() {
        let pairs =
            (1..=6_u8).flat_map(|low| (low..=6).map(move |high| ((low, high), 1 + u64::from(low < high))));
        let throws = Weighted::collect(pairs);
        assert_eq!((throws.len(), throws.total()), (21, 36));
        assert_eq!((throws.pick(0), throws.pick(35)), ((1, 1), (6, 6)));
        assert_eq!(throws.weight((2, 5)), Some(2));
    }

    /// As long a list as there is.
    #[test]
    fn a_thousand_outcomes() {
        let throws = Weighted::collect((0..1000_u32).map(|number| (number, 3)));
        assert_eq!((throws.len(), throws.total(), throws.pick(2999)), (1000, 3000, 999));
    }

    #[test]
    fn held_in_any_way_the_same_throws_are_equal() {
        const TABLE: Weighted<u8> = Weighted::table(&[(1, 2), (2, 3)]);
        assert_eq!(TABLE, Weighted::collect([(1, 2), (2, 3)]));
        assert_ne!(TABLE, Weighted::collect([(1, 2), (2, 4)]));
    }

    #[test]
    #[should_panic(expected = "ticket 5 is not below the total 5")]
    fn a_ticket_too_high_is_refused() {
        Weighted::table(&[('a', 5)]).pick(5);
    }

    #[test]
    #[should_panic(expected = "add up within 64 bits")]
    fn a_total_beyond_64_bits_is_refused() {
        Weighted::collect([('a', u64::MAX), ('b', 1)]);
    }

    #[test]
    #[should_panic(expected = "can fall")]
    fn a_table_holds_only_what_can_fall() {
        Weighted::table(&[('a', 0)]);
    }
}
