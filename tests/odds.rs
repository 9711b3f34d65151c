//! Odds of every rule set, of a start and of positions on the way: they come, and add up.

use crate::rulesets::{self, in_every_game};
use chaupat::{
    Bot, BySeat, Node, Notation, Playable, chaupar,
    odds::{self, Chance, TurnOdds},
    simulate::{PLIES, Plan},
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

fn come<P: Playable>(rule_sets: &[String]) {
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
    in_every_game(|game| with_game!(game, P => come::<P>(&rulesets::of(game))));
}

/// C4.1: only seven mouths up end a turn here, one throw in 500^7, and nothing burns. Such a rule set is legal.
#[test]
fn a_turn_that_practically_never_ends_is_broken_off() {
    let rules = "chaupar(mouth_up=1/500,extra=2/3/4/7/10/25/30,burn=no)";
    let rules = chaupar::Position::read_rules(rules).unwrap();
    let bots = BySeat::from_fn(|_| Bot::Random);
    let game = Plan { rules, bots, seed: 1 }.play::<chaupar::Position>(0);
    assert_eq!((game.plies, game.endings), (PLIES, [("limit", 1)].into()));
    adds_up(&odds::turn(&chaupar::Position::first_turn(&rules)), "practically without end");
}
