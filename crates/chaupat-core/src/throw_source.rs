use crate::Weighted;

/// Where throws come from: something that draws whole numbers uniformly. Rules never hold one.
///
/// Object-safe, so that a table may change it at run time.
///
/// ```
/// use chaupat_core::{ThrowSource, Weighted};
///
/// /// For tests: every ticket in turn.
/// struct Counting(u64);
///
/// impl ThrowSource for Counting {
///     fn ticket(&mut self, total: u64) -> u64 {
///         self.0 += 1;
///         (self.0 - 1) % total
///     }
/// }
///
/// let (coin, mut source) = (Weighted::table(&[("tails", 1), ("heads", 1)]), Counting(0));
/// assert_eq!([coin.draw(&mut source), coin.draw(&mut source)], ["tails", "heads"]);
/// ```
pub trait ThrowSource {
    /// A number from 0 up to, and without, `total`, each as likely as the others.
    ///
    /// # Panics
    /// May panic when `total` is 0.
    fn ticket(&mut self, total: u64) -> u64;
}

impl<S: ThrowSource + ?Sized> ThrowSource for &mut S {
    fn ticket(&mut self, total: u64) -> u64 {
        (**self).ticket(total)
    }
}

impl<T: Copy> Weighted<T> {
    /// Draws one of the throws by its weight.
    ///
    /// # Panics
    /// When there is none.
    pub fn draw(&self, source: &mut (impl ThrowSource + ?Sized)) -> T {
        self.pick(source.ticket(self.total()))
    }
}
