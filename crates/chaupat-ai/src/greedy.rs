use crate::{Appraise, Player};
use chaupat_core::{Node, Ply, Scratch, ThrowSource};

/// Plays the action after which its own side looks best at once, without a thought for what others may throw.
/// Between equals it leaves the choice to luck.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

impl<P: Appraise> Player<P> for Greedy {
    fn choose(&mut self, position: &P, scratch: &mut Scratch<P>, luck: &mut dyn ThrowSource) -> P::Action {
        let Node::Act(seat) = position.node() else {
            unreachable!("a player is asked when an action is due")
        };
        let actions = scratch.actions(position);
        let mut position = position.clone();
        let (mut best, mut worth, mut equals) = (actions[0], i32::MIN, 0);
        for &action in &actions {
            let value = position.visit(Ply::Act(action), |next| next.appraise(seat));
            if value > worth {
                (best, worth, equals) = (action, value, 1);
            } else if value == worth {
                equals += 1;
                if luck.ticket(equals) == 0 {
                    best = action;
                }
            }
        }
        scratch.put_back(actions);
        best
    }
}
