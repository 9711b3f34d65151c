use crate::Position;
use std::fmt;

/// Lists of actions that are used again and again, so that a search or a million games allocate nothing once the
/// lists have grown: as many lists as were out at the same time, each as long as its longest use.
///
/// ```
/// # use chaupat_core::{Ply, Position, Scratch, Visit};
/// /// How many lines of two actions there are from here, where no throw comes between.
/// fn two<P: Position>(visit: &mut Visit<'_, P>, scratch: &mut Scratch<P>) -> usize {
///     let (actions, mut sum) = (scratch.actions(visit), 0);
///     for &action in &actions {
///         sum += visit.visit(Ply::Act(action), |next| next.count_actions(scratch));
///     }
///     scratch.put_back(actions);
///     sum
/// }
/// ```
pub struct Scratch<P: Position> {
    lists: Vec<Vec<P::Action>>,
}

impl<P: Position> Scratch<P> {
    /// No list yet; each is allocated when it is first needed.
    pub const fn new() -> Self {
        Self { lists: Vec::new() }
    }

    /// The legal actions of a position, in a list to be [put back](Self::put_back).
    #[inline]
    pub fn actions(&mut self, position: &P) -> Vec<P::Action> {
        let mut list = self.list();
        position.actions(&mut list);
        list
    }

    /// An empty list, to be [put back](Self::put_back).
    #[inline]
    pub fn list(&mut self) -> Vec<P::Action> {
        self.lists.pop().unwrap_or_default()
    }

    /// Takes a list back for the next use. One that is never put back is only a lost allocation.
    #[inline]
    pub fn put_back(&mut self, mut list: Vec<P::Action>) {
        list.clear();
        self.lists.push(list);
    }
}

impl<P: Position> Default for Scratch<P> {
    fn default() -> Self {
        Self::new()
    }
}

/// What is in it means nothing, so a clone begins anew.
impl<P: Position> Clone for Scratch<P> {
    fn clone(&self) -> Self {
        Self::new()
    }
}

impl<P: Position> fmt::Debug for Scratch<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scratch").field("lists", &self.lists.len()).finish()
    }
}
