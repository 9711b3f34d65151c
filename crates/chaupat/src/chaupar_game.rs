use crate::Playable;
use chaupar::{Effect, Opening, Position, Rules};
use chaupat_core::{Position as _, RuleSet};

impl Playable for Position {
    fn label(effect: &Effect) -> Option<&'static str> {
        Some(match effect {
            Effect::Moved { from, .. } if from.progress == chaupar::Man::HAND => "men entered",
            Effect::Moved { from, .. } if from.progress == chaupar::Man::HOME => "men woken",
            Effect::Moved { to, .. } if to.progress == chaupar::Man::HOME => "men home",
            Effect::KnockedOut { .. } => "knock-outs",
            Effect::Burnt(_) => "burnt turns",
            Effect::Forfeited(_) => "forfeited",
            Effect::Missed { .. } => "missed turns",
            _ => return None,
        })
    }

    fn is_news(effect: &Effect) -> bool {
        use Effect::{Cast, KnockedOut, Moved, TurnEnded};
        !matches!(effect, Cast { .. } | KnockedOut { .. } | Moved { .. } | TurnEnded(_))
    }

    fn first_turn(rules: &Rules) -> Self {
        let first = rules.seats().iter().next().expect("two seats or more are in play");
        let opening = match rules.opening {
            Opening::Cast => Opening::Seat(first),
            seat @ Opening::Seat(_) => seat,
        };
        Self::initial(&Rules { opening, ..*rules })
    }
}
