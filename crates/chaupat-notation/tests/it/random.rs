//! Random games, the same on every run.

use chaupat_core::{Event, Match, Node, Position, Seat};
use chaupat_notation::Notation;

/// A small stream of numbers.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

/// A match of at most so many plies.
pub(crate) fn game<P: Position>(rules: &P::Rules, seed: u64, plies: usize) -> Match<P> {
    let (mut chance, mut game) = (Chance(seed), Match::<P>::new(rules));
    for _ in 0..plies {
        if game.node() == Node::Over {
            break;
        }
        let all = game.current().plies();
        game.advance(all[chance.below(all.len())], &mut |_| ());
    }
    game
}

/// A match in which players leave or claim now and then, at any moment.
pub(crate) fn restless_game<P: Position>(rules: &P::Rules, seed: u64, plies: usize) -> Match<P> {
    let (mut chance, mut game) = (Chance(seed), Match::<P>::new(rules));
    for _ in 0..plies {
        if game.node() == Node::Over {
            break;
        }
        if chance.below(25) == 0 {
            let seat = Seat::ALL[chance.below(4)];
            let event = [Event::Resigns(seat), Event::Flagged(seat), Event::Claims(seat)][chance.below(3)];
            let _refused = game.happen(event).is_err();
            continue;
        }
        let all = game.current().plies();
        game.advance(all[chance.below(all.len())], &mut |_| ());
    }
    game
}

/// Every position and every ply of a walk is read back as it was written, short and with all signs.
pub(crate) fn walk<P: Notation>(mut position: P, seed: u64, plies: usize) {
    let mut chance = Chance(seed);
    for _ in 0..plies {
        let text = position.write_position();
        let back = P::read_position(&text).map_err(|error| error.to_string());
        assert_eq!(back, Ok(position.clone()), "{text}");
        if position.node() == Node::Over {
            return;
        }
        let all = position.plies();
        for &ply in &all {
            for written in [position.write_ply(ply), position.record_ply(ply).swap_remove(0)] {
                let back = position.read_ply(&written).map_err(|error| error.to_string());
                assert_eq!(back, Ok(ply), "{text}: {written}");
            }
        }
        position.play_unchecked(all[chance.below(all.len())]);
    }
}
