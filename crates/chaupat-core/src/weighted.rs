/// The possible throws of a position with exact integer weights, ascending, none of weight 0.
///
/// The chance of a throw is its weight divided by [`total`](Self::total).
#[derive(Clone, Debug)]
pub struct Weighted<T: 'static>(Store<T>);

#[derive(Clone, Debug)]
enum Store<T: 'static> {
    Table(&'static [(T, u64)]),
    Own { items: [(T, u64); CAPACITY], len: u8 },
}

/// Three long dice have twenty outcomes (C2.2), and no throw has more.
const CAPACITY: usize = 20;

impl<T: Copy> Weighted<T> {
    /// No throw is possible, because none is due.
    pub const fn none() -> Self {
        Self(Store::Table(&[]))
    }

    /// The throws of a fixed table, which must be ascending, each with a weight above 0.
    pub const fn table(table: &'static [(T, u64)]) -> Self {
        Self(Store::Table(table))
    }

    /// The throws that an iterator yields, ascending; those of weight 0 are left out.
    ///
    /// # Panics
    /// When there are more than 20, which no rule set here reaches.
    pub fn collect(throws: impl IntoIterator<Item = (T, u64)>) -> Self {
        let mut throws = throws.into_iter().filter(|&(_, weight)| weight > 0);
        let Some(first) = throws.next() else { return Self::none() };
        let (mut items, mut len) = ([first; CAPACITY], 1);
        for throw in throws {
            items[len] = throw;
            len += 1;
        }
        Self(Store::Own { items, len: len as u8 })
    }

    /// The throws with their weights, ascending.
    pub fn as_slice(&self) -> &[(T, u64)] {
        match &self.0 {
            Store::Table(table) => table,
            Store::Own { items, len } => &items[..usize::from(*len)],
        }
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
    pub fn total(&self) -> u64 {
        self.as_slice().iter().map(|&(_, weight)| weight).sum()
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
        panic!("ticket {ticket} is not below the total {}", self.total())
    }
}

impl<T: Copy + PartialEq> Weighted<T> {
    /// The weight of a throw, `None` when it cannot fall.
    pub fn weight(&self, throw: T) -> Option<u64> {
        self.as_slice().iter().find(|&&(other, _)| other == throw).map(|&(_, weight)| weight)
    }
}

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

    #[test]
    #[should_panic(expected = "ticket 5 is not below the total 5")]
    fn a_ticket_too_high_is_refused() {
        Weighted::table(&[('a', 5)]).pick(5);
    }
}
