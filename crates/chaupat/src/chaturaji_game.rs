use crate::Playable;
use chaturaji::{
    Effect, Position, Rules,
    parameters::{First, Parameters},
};
use chaupat_core::{Position as _, Seat};

impl Playable for Position {
    fn label(effect: &Effect) -> Option<&'static str> {
        Some(match effect {
            Effect::Captured { .. } => "captures",
            Effect::Triumph { .. } => "boat triumphs",
            Effect::Promoted { .. } | Effect::Turned { .. } => "promotions",
            Effect::KingTaken { .. } => "kings taken",
            Effect::Award { .. } => "all three kings",
            Effect::Commands { .. } => "commands",
            Effect::Stakes { .. } => "stakes won",
            Effect::Returned { .. } => "kings returned",
            Effect::CheckBonus { .. } => "check bonuses",
            Effect::DiceLeft(_) => "dice left",
            Effect::Passed(_) => "turns passed",
            _ => return None,
        })
    }

    fn is_news(effect: &Effect) -> bool {
        !matches!(
            effect,
            Effect::Moved { .. }
                | Effect::Captured { .. }
                | Effect::Promoted { .. }
                | Effect::CheckBonus { .. }
                | Effect::TurnEnded(_)
        )
    }

    fn first_turn(rules: &Rules) -> Self {
        let parameters = *rules.parameters();
        let first = match parameters.first {
            army @ First::Army(_) => army,
            First::Random | First::Throw => First::Army(Seat::ALL[0]),
        };
        let settled = Rules::new(rules.preset(), Parameters { first, ..parameters });
        Self::initial(&settled.expect("a fixed first army goes with everything"))
    }
}
