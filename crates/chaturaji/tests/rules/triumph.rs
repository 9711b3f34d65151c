use crate::board::*;
use chaturaji::parameters::{DiceKind, KingLost, PromotesTo};
use chaturaji::{Effect, Kind, Man, Position, Preset, Squares, Status};
use chaupat_core::{Position as _, Seat};

fn squares(text: &str) -> Squares {
    text.split(' ').map(at).collect()
}

#[test]
fn j12_5_the_triumph_line() {
    let mut position = Position::initial(&diceless_classic());
    play(&mut position, "h1f3 a1c3 a8c6 h8f6 f3d5 b2b3 c6e4 f6d4 g3f3");
    assert_eq!(position.triumphs(G), squares("e5"));
    let effects = play(&mut position, "c3e5");
    assert!(effects.contains(&Effect::Triumph { boats: squares("d4 d5 e4"), points: 6 }));
    assert_eq!(scores(&position), [0, 6, 0, 0]);
    assert!(["d4", "d5", "e4"].iter().all(|square| position.man_at(at(square)).is_none()));
    assert_eq!(kind_at(&position, "e5"), Some(Kind::Boat));
}

#[test]
fn j4_1_the_ally_loses_his_boat_too_and_kingless_armies_count() {
    let mut position = board(diceless_classic(), "gBc3 bBd4 rBd5 yBe4 rKh4 yKa5 bKe8", G);
    play(&mut position, "c3e5");
    assert_eq!(position.score(G), 6);
    let forbes = Preset::Forbes.rules();
    let mut position = board(forbes, "gBc3 bBd4 rBd5 yBe4 gKd1 rKh4 yKa5 bKe8", G);
    play(&mut position, "2 c3e5");
    assert_eq!(position.man_at(at("d4")), None, "Black is Green's ally");
    assert_eq!(position.score(G), 0, "no points there (J11)");
}

#[test]
fn j4_1_three_boats_are_no_block() {
    let mut position = board(diceless_classic(), "gBc3 bBd4 rBd5 gKd1 rKh4 yKa5 bKe8", G);
    assert!(position.triumphs(G).is_empty());
    play(&mut position, "c3e5");
    assert_eq!(position.score(G), 0);
}

#[test]
fn j4_1_no_triumph_where_the_rules_have_none() {
    let without = rules(Preset::Biruni, |parameters| parameters.dice = DiceKind::None);
    let mut position = board(without, "gBc3 bBd4 rBd5 yBe4 gKd1 rKh4 yKa5 bKe8", G);
    play(&mut position, "c3e5");
    assert_eq!(position.score(G), 0);
}

#[test]
fn j4_1_own_boats_complete_a_block_and_stay_and_several_blocks_count_at_once() {
    let boats = rules(Preset::Classic, |parameters| {
        (parameters.dice, parameters.promotes_to) = (DiceKind::None, PromotesTo::Boat);
    });
    // Green comes to e5: d4 e4 d5 e5 and e5 f5 e6 f6 are full.
    let men = "gBc3 gBd4 rBd5 yBe4 gBf5 rBe6 yBf6 gKd1 rKh4 yKa5 bKe8";
    let mut position = board(boats, men, G);
    let effects = play(&mut position, "c3e5");
    assert!(effects.contains(&Effect::Triumph { boats: squares("e4 d5 e6 f6"), points: 8 }));
    assert_eq!(position.men_of(G, Kind::Boat), squares("d4 e5 f5"));
}

#[test]
fn j4_2_the_boat_may_capture_on_its_square_as_well() {
    let mut position = board(diceless_classic(), "gBc3 bBd4 rBd5 yBe4 gKd1 rKh4 yKa5 bKe8 rNe5", G);
    let effects = play(&mut position, "c3e5");
    let captured = Effect::Captured { man: Man { army: R, kind: Kind::Horse }, square: at("e5"), points: 3 };
    assert_eq!(effects[1], captured);
    assert_eq!(effects[2], Effect::Triumph { boats: squares("d4 d5 e4"), points: 6 });
    assert_eq!(position.score(G), 9);
}

#[test]
fn j4_2_five_blocks_are_possible() {
    // Lower left Black, lower right Yellow, upper left Red, upper right Green.
    let corners = ["b2", "f2", "d4", "b6", "f6"];
    let orbits = [
        (B, "b2 b6 d4 d8 f2 f6 h4 h8"),
        (Y, "a4 a8 c2 c6 e4 e8 g2 g6"),
        (R, "b3 b7 d1 d5 f3 f7 h1 h5"),
        (G, "a1 a5 c3 c7 e1 e5 g3 g7"),
    ];
    let mut found = Vec::new();
    for file in 0..7 {
        for rank in 0..7 {
            let block = [(0, 0), (1, 0), (0, 1), (1, 1)]
                .map(|(right, up)| chaturaji::Square::new(file + right, rank + up).expect("on the board"));
            let owner = |square| {
                orbits.iter().find(|(_, orbit)| squares(orbit).contains(square)).map(|&(army, _)| army)
            };
            let owners = block.map(owner);
            if Seat::ALL.iter().all(|&army| owners.contains(&Some(army))) {
                assert_eq!(owners, [Some(B), Some(Y), Some(R), Some(G)]);
                found.push(block[0]);
            }
        }
    }
    found.sort_unstable();
    let mut expected = corners.map(at);
    expected.sort_unstable();
    assert_eq!(found, expected);
}

#[test]
fn j12_11_a_promotion_to_boat_is_no_boat_move() {
    // Green's pawn becomes a boat on a8, beside three boats.
    let mut position = board(diceless_classic(), "gPa7 rBb8 yBb7 bBa6 gKd1 rKh4 yKa5 bKe8", G);
    let effects = play(&mut position, "a7a8");
    assert!(effects.contains(&Effect::Promoted { square: at("a8"), kind: Kind::Boat }));
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Triumph { .. })));
}

#[test]
fn j4_1_boats_of_the_dead_give_no_points() {
    let dead = rules(Preset::Classic, |parameters| {
        (parameters.dice, parameters.king_lost) = (DiceKind::None, KingLost::Dead);
    });
    let mut setup = setup(dead, "gBc3 bBd4 rBd5 yBe4 gKd1 yKa5 bKe8");
    (setup.turn, setup.status[R]) = (Some(G), Status::Dead);
    let mut position = position(&setup);
    play(&mut position, "c3e5");
    assert_eq!(position.score(G), 4);
    assert_eq!(position.turn(), Some(Y));
}
