use crate::{Attempt, Playable};
use chaturaji::{
    Action, Effect, Fault, Position, Rules, Square,
    parameters::{First, Parameters},
};
use chaupat_core::{Ply, Position as _, Seat};

impl Playable for Position {
    const BOOK: &'static str = include_str!("../rules/chaturaji.md");

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

    fn attempts(&self, from: Square, to: Option<Square>) -> Vec<Attempt<Action>> {
        if self.man_at(from).is_none() {
            return Vec::new();
        }
        let named = |name: String, to| Attempt { name, action: Action::step(from, to) };
        let Some(to) = to else {
            let shaped = |to: &Square| {
                let fault = self.fault(Ply::Act(Action::step(from, *to)));
                !matches!(fault, Some(Fault::NotReached { .. }))
            };
            return Square::all().filter(shaped).map(|to| named(from.to_string(), to)).collect();
        };
        vec![named(format!("{from}-{to}"), to)]
    }

    fn first_turn(rules: &Rules) -> Self {
        let parameters = *rules.parameters();
        let first = match parameters.first {
            army @ First::Army(_) => army,
            First::Random | First::Throw => First::Army(Seat::ALL[0]),
        };
        let settled = Rules::new(Parameters { first, ..parameters });
        Self::initial(&settled.expect("a fixed first army goes with everything"))
    }
}
