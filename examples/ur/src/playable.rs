use crate::{
    Action, Effect, Phase, Position, Rules, Spot,
    path::{HAND, HOME},
};
use chaupat::{Attempt, Playable, Position as _};

impl Playable for Position {
    const BOOK: &'static str = include_str!("../RULES.md");

    fn label(effect: &Effect) -> Option<&'static str> {
        Some(match effect {
            Effect::Moved { from: HAND, .. } => "men entered",
            Effect::Moved { to: HOME, .. } => "men home",
            Effect::Taken { .. } => "men taken",
            Effect::ThrowsAgain(_) => "rosettes",
            Effect::Idle { .. } => "idle throws",
            Effect::Moved { .. } | Effect::TurnEnded(_) => return None,
        })
    }

    fn is_news(effect: &Effect) -> bool {
        matches!(effect, Effect::Idle { .. } | Effect::ThrowsAgain(_))
    }

    /// One man at most stands on a spot, or those who do go the same way.
    fn attempts(&self, from: Spot, _: Option<Spot>) -> Vec<Attempt<Action>> {
        let Phase::Move { seat, throw } = self.phase() else { return Vec::new() };
        let mine = self.men(seat).numbers().find(|&number| Spot::of(seat, number) == from);
        let attempt = |from| Attempt { name: format!("The {throw}"), action: Action { from } };
        mine.map(attempt).into_iter().collect()
    }

    fn first_turn(rules: &Rules) -> Self {
        Self::initial(rules)
    }
}
