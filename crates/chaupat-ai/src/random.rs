use crate::Player;
use chaupat_core::{Position, ThrowSource};

/// Plays any legal action, each as likely as the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Random;

impl<P: Position> Player<P> for Random {
    fn choose(&mut self, _: &P, actions: &[P::Action], luck: &mut dyn ThrowSource) -> P::Action {
        match actions {
            [only] => *only,
            _ => actions[luck.ticket(actions.len() as u64) as usize],
        }
    }
}
