use crate::Player;
use chaupat_core::{Position, Scratch, ThrowSource};

/// Plays any legal action, each as likely as the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<P: Position> Player<P> for Random {
    fn choose(&mut self, position: &P, scratch: &mut Scratch<P>, luck: &mut dyn ThrowSource) -> P::Action {
        position.pick_action(scratch, |count| if count == 1 { 0 } else { luck.ticket(count as u64) as usize })
    }
}
