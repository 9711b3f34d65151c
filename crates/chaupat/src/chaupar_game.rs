use crate::{Attempt, Playable};
use chaupar::parameters::{Door, Opening};
use chaupar::{Action, Effect, Element, Man, Parameters, Position, Rules, board};
use chaupat_core::{Position as _, RuleSet, Seat};
use chaupat_render::{chaupar::Spot, words};

impl Playable for Position {
    const BOOK: &'static str = include_str!("../rules/chaupar.md");

    fn label(effect: &Effect) -> Option<&'static str> {
        Some(match effect {
            Effect::Moved { from, .. } if from.is_in_hand() => "men entered",
            Effect::Moved { from, .. } if from.is_home() => "men woken",
            Effect::Moved { to, .. } if to.is_home() => "men home",
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

    fn attempts(&self, from: Spot, to: Option<Spot>) -> Vec<Attempt<Action>> {
        let owner = self.mover();
        let mut men: Vec<Man> = self.men(owner).collect();
        men.dedup();
        men.retain(|&man| Spot::of(self.rules(), owner, man) == from);
        let mut pool: Vec<Element> = self.pool().collect();
        pool.dedup();
        let all: Vec<_> =
            pool.iter().flat_map(|&element| men.iter().map(move |&man| (element, man))).collect();
        let mut meant = all.clone();
        meant.retain(|&(element, man)| to.is_none_or(|to| arrives(self, owner, element, man) == Some(to)));
        let meant = if meant.is_empty() { all } else { meant };
        meant.into_iter().flat_map(|(element, man)| attempt(element, man)).collect()
    }

    fn first_turn(rules: &Rules) -> Self {
        let first = rules.seats().iter().next().expect("two seats or more are in play");
        let opening = match rules.opening() {
            Opening::Cast => Opening::Seat(first),
            seat @ Opening::Seat(_) => seat,
        };
        let rules = Rules::new(Parameters { opening, ..*rules.parameters() });
        Self::initial(&rules.expect("a seat in play may begin in every game"))
    }
}

/// Where a man would stand after the use of an element, whatever the rules say about it.
fn arrives(position: &Position, owner: Seat, element: Element, man: Man) -> Option<Spot> {
    let steps = match element {
        Element::Throw(value) => value,
        Element::DoubleStep | Element::SingleStep => 1,
    };
    let progress = man.progress() + steps;
    let round = progress > Man::DOOR && !position.tod(owner) && position.rules().door() == Door::Circle;
    let progress = if round { progress - board::LOOP } else { progress };
    Man::try_new(progress, man.house()).map(|man| Spot::of(position.rules(), owner, man))
}

fn attempt(element: Element, man: Man) -> Vec<Attempt<Action>> {
    let name = words::chaupar::element_first(element);
    let wakes = if man.is_home() { Seat::ALL.map(Some).to_vec() } else { vec![None] };
    let uses = wakes.into_iter().map(|wake| Action::Use { element, man, wake });
    uses.map(|action| Attempt { name: name.clone(), action }).collect()
}
