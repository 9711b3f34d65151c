//! Perft: lines counted a second, on one core. The chess engines count the chess start in the same run, so that the
//! ratios mean something on any machine.

use chaupat::{Game, Playable, perft, with_game};
use divan::{Bencher, counter::ItemsCount};

fn main() {
    divan::main();
}

/// Rule sets with the depth that takes some tenths of a second.
const STARTS: [(&str, u32); 9] = [
    ("chaupar(opening=seat(0))", 9),
    ("chaupar.charkoni(opening=seat(0))", 9),
    ("chaupar.pasa(opening=seat(0))", 7),
    ("chaupar.pachisi(opening=seat(0))", 10),
    ("chaturaji", 7),
    ("chaturaji(dice=none)", 7),
    ("chaturaji.forbes", 9),
    ("chaturaji.diceless", 7),
    ("chaturaji.ffa", 7),
];

fn measure<P: Playable>(bencher: Bencher, rules: &str, depth: u32, count: fn(&P, u32) -> u64) {
    let start = P::initial(&P::read_rules(rules).expect("the rule sets of this file are right"));
    let nodes = perft::perft(&start, depth);
    bencher.counter(ItemsCount::new(nodes)).bench(|| count(&start, depth));
}

/// The last ply counted, not played.
#[divan::bench(args = STARTS, sample_count = 5, sample_size = 1)]
fn bulk(bencher: Bencher, (rules, depth): (&str, u32)) {
    with_game!(Game::of(rules).expect("a game"), P => measure::<P>(bencher, rules, depth, perft::perft));
}

/// Every ply played.
#[divan::bench(args = STARTS, sample_count = 5, sample_size = 1)]
fn played(bencher: Bencher, (rules, depth): (&str, u32)) {
    with_game!(Game::of(rules).expect("a game"), P => measure::<P>(bencher, rules, depth, perft::perft_played));
}

mod chess {
    use cozy_chess::Board;
    use divan::{Bencher, counter::ItemsCount};
    use shakmaty::{Chess, Position};

    /// Perft 5 from the chess start, a number known for decades.
    const NODES: u64 = 4_865_609;
    const DEPTH: u32 = 5;

    fn measure<B>(bencher: Bencher, board: &B, count: impl Fn(&B, u32) -> u64) {
        assert_eq!(count(board, DEPTH), NODES);
        bencher.counter(ItemsCount::new(NODES)).bench_local(|| count(board, DEPTH));
    }

    #[divan::bench(sample_count = 5, sample_size = 1)]
    fn cozy_chess_bulk(bencher: Bencher) {
        fn count(board: &Board, depth: u32) -> u64 {
            let mut nodes = 0;
            board.generate_moves(|moves| {
                if depth == 1 {
                    nodes += moves.len() as u64;
                } else {
                    for mv in moves {
                        let mut next = board.clone();
                        next.play_unchecked(mv);
                        nodes += count(&next, depth - 1);
                    }
                }
                false
            });
            nodes
        }
        measure(bencher, &Board::default(), count);
    }

    #[divan::bench(sample_count = 5, sample_size = 1)]
    fn cozy_chess_played(bencher: Bencher) {
        fn count(board: &Board, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let mut nodes = 0;
            board.generate_moves(|moves| {
                for mv in moves {
                    let mut next = board.clone();
                    next.play_unchecked(mv);
                    nodes += count(&next, depth - 1);
                }
                false
            });
            nodes
        }
        measure(bencher, &Board::default(), count);
    }

    #[divan::bench(sample_count = 5, sample_size = 1)]
    fn shakmaty_bulk(bencher: Bencher) {
        measure(bencher, &Chess::default(), shakmaty::perft);
    }

    #[divan::bench(sample_count = 5, sample_size = 1)]
    fn shakmaty_played(bencher: Bencher) {
        fn count(board: &Chess, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let one = |mv| {
                let mut next = board.clone();
                next.play_unchecked(mv);
                count(&next, depth - 1)
            };
            board.legal_moves().into_iter().map(one).sum()
        }
        measure(bencher, &Chess::default(), count);
    }
}
