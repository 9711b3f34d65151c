use crate::board::*;
use chaturaji::parameters::{BoatMove, ElephantMove, First};
use chaturaji::{Effect, Kind, Man, Position, Preset, Throw};
use chaupat_core::{Node, Ply, Position as _, Seat};

#[test]
fn j12_1_every_army_begins_with_nine_moves() {
    for army in Seat::ALL {
        let start = rules(Preset::Classic, |parameters| {
            parameters.dice = chaturaji::parameters::DiceKind::None;
            parameters.first = First::Army(army);
        });
        let start = Position::initial(&start);
        let mut counts = [0; 5];
        for text in moves(&start) {
            counts[kind_at(&start, &text[..2]).expect("a man moves").index()] += 1;
        }
        // Pawns 4, boat 1, horse 2, elephant 0, king 2.
        assert_eq!(counts, [4, 1, 2, 0, 2], "{army:?}");
    }
}

#[test]
fn j12_1_the_first_moves_of_red() {
    let start = Position::initial(&diceless_classic());
    assert_eq!(moves(&start), ["g1f1", "h1f3", "g2f2", "h2f1", "h2f3", "g3f3", "g4f4", "h4g5", "h4h5"]);
    assert_eq!(start.turn(), Some(R));
}

#[test]
fn j1_1_the_order_of_play_is_red_green_yellow_black() {
    let mut position = Position::initial(&diceless_classic());
    let mut turns = Vec::new();
    for text in ["g1f1", "a2a3", "b8c8", "h7h6"] {
        turns.push(position.turn());
        play(&mut position, text);
    }
    assert_eq!(turns, [Some(R), Some(G), Some(Y), Some(B)]);
    assert_eq!(position.turn(), Some(R));
}

#[test]
fn j1_1_the_first_army_by_name_by_lot_and_by_throw() {
    let named = rules(Preset::Classic, |parameters| parameters.first = First::Army(Y));
    assert_eq!(Position::initial(&named).node(), Node::Throw(Y));
    let lot = rules(Preset::Classic, |parameters| parameters.first = First::Random);
    let mut position = Position::initial(&lot);
    let expected: Vec<_> = Seat::ALL.into_iter().map(|army| (Throw::Army(army), 1)).collect();
    assert_eq!((position.throws().as_slice(), position.turn()), (expected.as_slice(), None));
    position.play_unchecked(Ply::Throw(Throw::Army(B)));
    assert_eq!((position.node(), position.turn()), (Node::Throw(B), Some(B)));
}

#[test]
fn j1_1_tied_players_cast_again_among_themselves() {
    let rules = rules(Preset::Classic, |parameters| parameters.first = First::Throw);
    let mut position = Position::initial(&rules);
    let sums: Vec<u64> = position.throws().as_slice().iter().map(|&(_, weight)| weight).collect();
    assert_eq!(sums, [1, 2, 3, 4, 3, 2, 1], "two stick dice: 4 to 10");
    let mut effects = Vec::new();
    for (army, sum) in [(R, 7), (G, 9), (Y, 4), (B, 9), (G, 5), (B, 6)] {
        assert_eq!(position.node(), Node::Throw(army));
        assert_eq!(position.quiet(), 0, "no turn");
        position.play_noting(Ply::Throw(Throw::Sum(sum)), &mut |effect| effects.push(effect));
    }
    assert_eq!(effects, [Effect::Begins(B)]);
    assert_eq!(position.turn(), Some(B));
}

#[test]
fn j2_king_elephant_horse_and_pawn_move_as_in_chess() {
    let men = "rKd4 rEb2 rNg7 rPe6 gKa8 gPd6 gPb5 bKh8";
    let position = board(diceless_classic(), men, R);
    assert_eq!(moves_from(&position, "d4"), ["d4c3", "d4d3", "d4e3", "d4c4", "d4e4", "d4c5", "d4d5", "d4e5"]);
    let elephant = ["b2b1", "b2a2", "b2c2", "b2d2", "b2e2", "b2f2", "b2g2", "b2h2", "b2b3", "b2b4", "b2b5"];
    assert_eq!(moves_from(&position, "b2"), elephant);
    assert_eq!(moves_from(&position, "g7"), ["g7f5", "g7h5", "g7e8"], "its own pawn stands on e6");
    assert_eq!(forbidden(&position, "g7e6"), "J2");
    assert_eq!(
        moves_from(&position, "e6"),
        Vec::<String>::new(),
        "d6 is taken, and pawns capture diagonally"
    );
    assert_eq!(forbidden(&position, "e6d6"), "J2");
    assert_eq!(forbidden(&position, "e6d5"), "J2");
}

#[test]
fn j2_pawns_capture_diagonally_forward_and_take_single_steps() {
    let position = board(diceless_classic(), "rKh4 rPg4 gKf3 gPf5 gPf4 bKe8", R);
    assert_eq!(moves_from(&position, "g4"), ["g4f3", "g4f5"]);
    let start = Position::initial(&diceless_classic());
    assert_eq!(forbidden(&start, "g4e4"), "J2", "no double step");
}

#[test]
fn j12_4_the_boat_leaps_two_squares_diagonally() {
    let position = board(diceless_classic(), "rBf6 rPe5 rPg7 rKh1 gPg5 gKa1", R);
    assert_eq!(moves_from(&position, "f6"), ["f6d4", "f6h4", "f6d8", "f6h8"], "over whoever stands between");
}

#[test]
fn j12_4_each_boat_has_its_own_eight_squares() {
    let orbits = [
        (R, "h1", "b3 b7 d1 d5 f3 f7 h1 h5"),
        (G, "a1", "a1 a5 c3 c7 e1 e5 g3 g7"),
        (Y, "a8", "a4 a8 c2 c6 e4 e8 g2 g6"),
        (B, "h8", "b2 b6 d4 d8 f2 f6 h4 h8"),
    ];
    for (army, first, orbit) in orbits {
        let mut setup = setup(diceless_classic(), "");
        let mut reached = vec![at(first)];
        let mut next = 0;
        while next < reached.len() {
            setup.men = [None; 64];
            setup.put(reached[next], Man { army, kind: Kind::Boat });
            setup.put(at("a2"), Man { army: army.next(), kind: Kind::King });
            setup.put(at("h7"), Man { army: army.after(2), kind: Kind::King });
            setup.turn = Some(army);
            let position = position(&setup);
            reached.extend(
                position.targets(reached[next]).iter().filter(|to| !reached.contains(to)).collect::<Vec<_>>(),
            );
            next += 1;
        }
        reached.sort_unstable();
        let mut expected: Vec<_> = orbit.split(' ').map(at).collect();
        expected.sort_unstable();
        assert_eq!(reached, expected, "{army:?}");
    }
}

#[test]
fn j2_ffa_boats_slide_as_rooks_and_elephants_as_bishops() {
    let ffa = Preset::Ffa.rules();
    let parameters = ffa.parameters();
    assert_eq!((parameters.boat, parameters.elephant), (BoatMove::Rook, ElephantMove::Bishop));
    let position = board(ffa, "rBb2 rEg7 rKh1 gKb4 gPe5 yKc8 bKa8", R);
    let boat = ["b2b1", "b2a2", "b2c2", "b2d2", "b2e2", "b2f2", "b2g2", "b2h2", "b2b3", "b2b4"];
    assert_eq!(moves_from(&position, "b2"), boat);
    assert_eq!(moves_from(&position, "g7"), ["g7e5", "g7f6", "g7h6", "g7f8", "g7h8"]);
}

#[test]
fn j2_no_check_a_king_may_step_into_attack_and_is_captured_like_any_piece() {
    let mut position = board(diceless_classic(), "rKh4 gEa5 gKa1 yKc8 bKe8", R);
    let effects = play(&mut position, "h4h5 a5h5");
    assert!(effects.contains(&Effect::KingTaken { army: R, by: G }));
    assert_eq!(position.score(G), 5);
    assert_eq!(position.king(R), None);
}

#[test]
fn j2_only_own_men_move() {
    let position = Position::initial(&diceless_classic());
    assert_eq!(forbidden(&position, "a2a3"), "J2");
    assert_eq!(forbidden(&position, "d4d5"), "J2");
    assert_eq!(forbidden(&position, "h3e3"), "J2", "the own pawn is in the way");
}
