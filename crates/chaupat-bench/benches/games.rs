//! Whole random games on one core: plies a second (throws and actions), games a second.

use chaupat::{Game, Node, Playable, Ply, RuleSet, Scratch, Seeded, ThrowSource, with_game};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

const RULE_SETS: [&str; 10] = [
    "chaupar",
    "chaupar.charkoni",
    "chaupar.pasa",
    "chaupar.pachisi",
    "chaturaji",
    "chaturaji(dice=none)",
    "chaturaji.biruni",
    "chaturaji.forbes",
    "chaturaji.diceless",
    "chaturaji.ffa",
];

const GAMES: u64 = 1000;

/// Plays random games to their ends and returns their plies. The limit of turns is kept by a count of throws or,
/// without dice, of actions, which is close enough here.
fn play<P: Playable>(start: &P, scratch: &mut Scratch<P>) -> u64 {
    let mut plies = 0;
    for game in 0..GAMES {
        let mut chance = Seeded::stream(1, game);
        let mut position = start.clone();
        let limit = plies + 20 * u64::from(start.rules().turn_limit().unwrap_or(5000));
        while plies < limit {
            let ply = match position.node() {
                Node::Over => break,
                Node::Throw(_) => Ply::Throw(position.throws().draw(&mut chance)),
                Node::Act(_) => Ply::Act(position.pick_action(scratch, |count| match count {
                    1 => 0,
                    count => chance.ticket(count as u64) as usize,
                })),
            };
            position.play_unchecked(ply);
            plies += 1;
        }
    }
    plies
}

fn measure<P: Playable>(bencher: Bencher, rules: &str, items: impl Fn(u64) -> u64) {
    let start = P::initial(&P::read_rules(rules).expect("the rule sets of this file are right"));
    let mut scratch = Scratch::new();
    let plies = play(&start, &mut scratch);
    bencher.counter(ItemsCount::new(items(plies))).bench_local(|| play(&start, &mut scratch));
}

/// Items are plies.
#[divan::bench(args = RULE_SETS, sample_count = 7, sample_size = 1)]
fn plies(bencher: Bencher, rules: &str) {
    with_game!(Game::of(rules).expect("a game"), P => measure::<P>(bencher, rules, |plies| plies));
}

/// Items are games.
#[divan::bench(args = RULE_SETS, sample_count = 7, sample_size = 1)]
fn games(bencher: Bencher, rules: &str) {
    with_game!(Game::of(rules).expect("a game"), P => measure::<P>(bencher, rules, |_| GAMES));
}
