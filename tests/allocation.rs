//! Generating and playing plies allocates nothing, once the lists have grown.

use crate::rulesets::{self, in_every_game};
use allocation_counter::measure;
use chaupat::{Node, Notation, Ply, RulesText, Seeded, ThrowSource, chaturaji, chaupar, with_game};

/// Plays so many plies of a random game, or to its end.
fn play<P: Notation>(position: &mut P, chance: &mut Seeded, actions: &mut Vec<P::Action>, plies: u32) {
    for _ in 0..plies {
        let ply = match position.node() {
            Node::Over => return,
            Node::Throw(_) => Ply::Throw(position.throws().draw(chance)),
            Node::Act(_) => {
                position.actions(actions);
                Ply::Act(actions[chance.ticket(actions.len() as u64) as usize])
            }
        };
        position.play_unchecked(ply);
    }
}

fn allocates_nothing<P: Notation>(rule_sets: &[String]) {
    for text in rule_sets {
        let rules = P::read_rules(text).unwrap();
        // A game in which repetition counts keeps its quiet moves in a list that grows a few times (J10).
        let allowed = if counts_repetition::<P>(&rules) { 8 } else { 0 };
        let start = P::initial(&rules);
        let mut actions = Vec::with_capacity(512);
        for game in 0..20 {
            let (mut position, mut chance) = (start.clone(), Seeded::stream(3, game));
            let found = measure(|| play(&mut position, &mut chance, &mut actions, 2000));
            assert!(found.count_total <= allowed, "{text}: {} allocations", found.count_total);
        }
    }
}

fn counts_repetition<P: Notation>(rules: &P::Rules) -> bool {
    let parameters = P::Rules::parameter_table().iter();
    parameters
        .filter(|parameter| parameter.name == "repetition")
        .any(|parameter| parameter.get(&rules.to_parameters()) == "yes")
}

#[test]
fn playing_allocates_nothing() {
    in_every_game(|game| with_game!(game, P => allocates_nothing::<P>(&rulesets::of(game))));
}

/// The sizes that `docs/performance.md` tells: a position is copied at every node of a search.
#[test]
fn positions_and_actions_are_small() {
    assert_eq!(
        [size_of::<chaupar::Position>(), size_of::<chaupar::Rules>(), size_of::<chaupar::Action>()],
        [184, 44, 6]
    );
    assert_eq!(
        [size_of::<chaturaji::Position>(), size_of::<chaturaji::Rules>(), size_of::<chaturaji::Action>()],
        [224, 32, 4]
    );
}
