use crate::{PlyOf, Position};
use std::{fmt, ops::Deref};

/// A position that is only visited: it can be looked at, which the [`Deref`] to the position allows, and visited
/// further, and nothing else. When the visit ends, by a panic too, the ply is taken back.
///
/// A visitor who wants to play on for good plays on a clone.
///
/// ```compile_fail
/// # use chaupat_core::{PlyOf, Position};
/// fn wrong<P: Position>(position: &mut P, ply: PlyOf<P>, next: PlyOf<P>) {
///     position.visit(ply, |visit| visit.play_unchecked(next));
/// }
/// ```
pub struct Visit<'a, P: Position>(&'a mut P);

impl<'a, P: Position> Visit<'a, P> {
    /// The root of a search: no ply is visited yet.
    pub const fn root(position: &'a mut P) -> Self {
        Self(position)
    }

    /// The position as it is now.
    #[inline]
    pub const fn position(&self) -> &P {
        self.0
    }

    /// Makes a legal ply, lets `look` see what it brought, and unmakes it.
    #[inline]
    pub fn visit<R>(&mut self, ply: PlyOf<P>, look: impl FnOnce(&mut Visit<'_, P>) -> R) -> R {
        let checkpoint = self.0.checkpoint();
        within(self.0, &checkpoint, ply, look)
    }

    /// [`visit`](Self::visit)s each of these legal plies in turn; the checkpoint is taken once for all of them.
    #[inline]
    pub fn visit_each(
        &mut self,
        plies: impl IntoIterator<Item = PlyOf<P>>,
        mut look: impl FnMut(&mut Visit<'_, P>),
    ) {
        let checkpoint = self.0.checkpoint();
        plies.into_iter().for_each(|ply| within(self.0, &checkpoint, ply, &mut look));
    }
}

#[inline]
fn within<P: Position, R>(
    position: &mut P,
    checkpoint: &P::Checkpoint,
    ply: PlyOf<P>,
    look: impl FnOnce(&mut Visit<'_, P>) -> R,
) -> R {
    let made = Made { position, checkpoint };
    made.position.make(ply);
    look(&mut Visit(made.position))
}

/// Unmakes its ply at the end of its life, however that comes.
struct Made<'a, P: Position> {
    position: &'a mut P,
    checkpoint: &'a P::Checkpoint,
}

impl<P: Position> Drop for Made<'_, P> {
    #[inline]
    fn drop(&mut self) {
        self.position.unmake(self.checkpoint);
    }
}

impl<P: Position> Deref for Visit<'_, P> {
    type Target = P;

    #[inline]
    fn deref(&self) -> &P {
        self.0
    }
}

impl<P: Position> fmt::Debug for Visit<'_, P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
