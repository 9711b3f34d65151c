//! Odds of every rule set, of a start and of positions on the way: they come, and add up.

use crate::rulesets::{self, in_every_game};
use chaupat::{
    Node, Playable,
    odds::{self, Chance, TurnOdds},
    with_game,
};
use chaupat_testkit::Walk;

/// Every turn ends after some throws, or is part of the rest; nothing is likelier than to happen.
fn adds_up(odds: &TurnOdds, text: &str) {
    let (one, ended): (_, Chance) = (Chance::from_integer(1_u8.into()), odds.throws.values().sum());
    assert!(ended <= one && &ended + &odds.rest >= one, "{text}: {ended} + {}", odds.rest);
    let mut parts = odds.events.values().chain([&odds.idle, &odds.rest]);
    assert!(parts.all(|part| *part <= one), "{text}: {odds:?}");
}

fn come<P: Playable>(rule_sets: &[&str]) {
    for text in rule_sets {
        let rules = P::read_rules(text).unwrap();
        let starts = [P::initial(&rules), P::first_turn(&rules)];
        for start in starts.iter().filter(|start| matches!(start.node(), Node::Throw(_))) {
            adds_up(&odds::turn_within(start, 3000), text);
        }
        let mut walk = Walk::<P>::new(&rules, 7);
        for plies in 0..300 {
            let Some(ply) = walk.next_ply() else { break };
            let position = walk.game().current();
            if plies % 60 == 59 && matches!(position.node(), Node::Throw(_)) {
                adds_up(&odds::turn_within(position, 3000), text);
            }
            walk.play(ply);
        }
    }
}

#[test]
fn odds_of_every_rule_set_come() {
    in_every_game(|game| with_game!(game, P => come::<P>(rulesets::of(game))));
}
