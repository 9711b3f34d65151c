use crate::board::*;
use chaturaji::parameters::{Award, DiceKind};
use chaturaji::{Effect, Kind, Position, Preset, Setup, Square};

#[test]
fn j6_1_points_by_type() {
    for (kind, points) in [("P", 1), ("B", 2), ("N", 3), ("E", 4), ("K", 5)] {
        let men = format!("rEd2 rKh4 g{kind}d5 gPa3 yKa5 bKe8");
        let mut position = board(diceless_classic(), &men, R);
        play(&mut position, "d2d5");
        assert_eq!(scores(&position), [points, 0, 0, 0], "{kind}");
    }
}

#[test]
fn j6_1_scores_stop_at_a_hundred_million_and_are_read_back() {
    let mut high = setup(diceless_classic(), "rEd2 rKh4 gNd5 gPa3 yKa5 bKe8");
    high.scores[R] = 99_999_998;
    let mut position = position(&high);
    play(&mut position, "d2d5");
    assert_eq!(scores(&position), [100_000_000, 0, 0, 0]);
    assert_eq!(Position::from_setup(&position.to_setup()), Ok(position));
}

#[test]
fn j6_1_a_promoted_man_scores_what_he_is() {
    let mut position = board(diceless_classic(), "gPc7 gKd1 rKh4 yEc5 yKa5 bKe8", G);
    play(&mut position, "c7c8 c5c8");
    assert_eq!(position.score(Y), 4);
}

/// Red has the kings of Green and Yellow and 20 points, and takes the king of Black.
fn third_king(award: Award, extra: &str) -> Setup {
    let rules = rules(Preset::Classic, |parameters| {
        (parameters.dice, parameters.award) = (DiceKind::None, award);
    });
    let mut setup = setup(rules, extra);
    setup.taken[R] = [G, Y].into_iter().collect();
    setup.scores[R] = 20;
    setup
}

#[test]
fn j6_2_four_modes_of_the_award() {
    let modes = [
        (Award::Add, 20 + 5 + 54),
        (Award::ReplaceKings, 20 + 5 + 54 - 15),
        (Award::SetTotal, 54),
        (Award::Off, 25),
    ];
    for (award, points) in modes {
        let mut position = position(&third_king(award, "rKh4 rEe2 bKe8 gKb1 gPb2 yPc3"));
        let effects = play(&mut position, "e2e8");
        assert_eq!(position.score(R), points, "{award:?}");
        assert_eq!(effects.iter().any(|effect| matches!(effect, Effect::Award { .. })), award != Award::Off);
    }
    let mut high = third_king(Award::SetTotal, "rKh4 rEe2 bKe8 gKb1");
    high.scores[R] = 60;
    let mut high = position(&high);
    play(&mut high, "e2e8");
    assert_eq!(high.score(R), 65, "only when the score is lower");
}

#[test]
fn j12_7_no_award_without_own_king() {
    let mut position = position(&third_king(Award::Add, "rEe2 rPd4 bKe8 gKb1 yKa8"));
    play(&mut position, "e2e8");
    assert_eq!(position.score(R), 25);
    assert_eq!(position.taken(R).len(), 3, "it becomes three once, and never again");
}

#[test]
fn j6_2_each_king_counts_once() {
    let mut setup = third_king(Award::Add, "rKh4 rEd3 gKd8 bKe8 yKa5");
    setup.taken[R] = [G].into_iter().collect();
    let mut position = position(&setup);
    play(&mut position, "d3d8");
    assert_eq!(
        (position.score(R), position.taken(R).len()),
        (25, 1),
        "a second king of Green is no second opponent"
    );
}

#[test]
fn j12_11_a_pawn_that_takes_the_third_king_on_its_own_king_square_becomes_king_first() {
    // Red's pawn comes to a5, a king square of its last line.
    let mut setup = third_king(Award::Add, "rPb4 yKa5 gKd1 bKe8");
    setup.taken[R] = [G, B].into_iter().collect();
    let mut position = position(&setup);
    let effects = play(&mut position, "b4a5");
    assert!(effects.contains(&Effect::Promoted { square: at("a5"), kind: Kind::King }));
    assert_eq!(position.score(R), 20 + 5 + 54);
}

#[test]
fn j8_effects_come_in_one_order() {
    // Red's elephant takes the king of Green, whose waiting pawn becomes king.
    let rules = rules(Preset::Classic, |parameters| parameters.dice = DiceKind::None);
    let mut position = board(rules, "rEd5 rKh4 gKd1 gPd8 yKa5 bKe6", R);
    let king = chaturaji::Man { army: G, kind: Kind::King };
    let elephant = chaturaji::Man { army: R, kind: Kind::Elephant };
    let square = |text: &str| -> Square { at(text) };
    let expected = [
        Effect::Moved { man: elephant, from: square("d5"), to: square("d1"), die: None },
        Effect::Captured { man: king, square: square("d1"), points: 5 },
        Effect::Turned { army: G, square: square("d8"), kind: Kind::King },
        Effect::KingTaken { army: G, by: R },
        Effect::TurnEnded(R),
    ];
    assert_eq!(play(&mut position, "d5d1"), expected);
}
