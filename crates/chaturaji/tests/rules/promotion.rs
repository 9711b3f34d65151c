use crate::board::*;
use chaturaji::parameters::{Blocked, DiceKind, PromotesTo};
use chaturaji::{Effect, Kind, Preset, Rules, Status};
use chaupat_core::{Position as _, Seat};

/// What a lone pawn becomes on each square of its last line, in the order of the board.
fn along_last_line(army: Seat) -> String {
    let first = [at("b1"), at("a7"), at("g1"), at("a2")][army.index()];
    let step = |number: u8| match army.index() {
        0 | 2 => (first.file(), number),
        _ => (number, first.rank()),
    };
    let letter = |number| {
        let (file, rank) = step(number);
        let from = chaturaji::Square::new(file, rank).expect("on the board");
        let kings = ["gKe4 yKe6", "rKe4 yKe6", "rKe4 gKe6", "rKe4 gKe6"][army.index()];
        let pawn = format!("{}P{from} {kings}", chaturaji::army::letter(army));
        let mut position = board(diceless_classic(), &pawn, army);
        let only = moves(&position);
        assert_eq!(only.len(), 1);
        play(&mut position, &only[0]);
        kind_at(&position, &only[0][2..]).expect("he stands there").letter()
    };
    (0..8).map(letter).collect()
}

#[test]
fn j3_1_the_type_belongs_to_the_square_by_its_index() {
    for army in Seat::ALL {
        assert_eq!(along_last_line(army), "BNEKKENB", "{army:?}");
    }
}

#[test]
fn j3_2_promotion_is_compulsory_at_once_and_uses_no_die() {
    let classic = Preset::Classic.rules();
    let mut position = board(classic, "gPc7 gBa1 gKd1 rKh4 yKa5", G);
    let effects = play(&mut position, "55 c7c8");
    assert!(effects.contains(&Effect::Promoted { square: at("c8"), kind: Kind::Elephant }));
    assert_eq!(position.dice(), dice("5"), "one die for the step, none for the promotion");
    let position = board(diceless_classic(), "gPc7 gKd1 rKh4 yKa5", G);
    assert_eq!(moves_from(&position, "c7"), ["c7c8"], "no choice");
    assert_eq!(forbidden(&position, "c7c8=N"), "J9.1");
}

#[test]
fn j3_2_no_promotion_while_a_piece_of_the_type_stands() {
    let mut position = board(diceless_classic(), "gPc7 gEh8 gKd1 rKh4 yKa5", G);
    play(&mut position, "c7c8");
    assert_eq!(kind_at(&position, "c8"), Some(Kind::Pawn));
    assert_eq!(position.waiting(G).first(), Some(at("c8")));
}

#[test]
fn j3_3_a_waiting_pawn_cannot_move_attacks_nothing_and_is_worth_one() {
    let mut position = board(diceless_classic(), "gPc8 gEh8 gKd1 rEc2 rKh4 yKb8 bKa3", G);
    assert!(moves_from(&position, "c8").is_empty());
    assert_eq!(forbidden(&position, "c8b8"), "J3.3");
    assert!(position.attacks(at("c8")).is_empty());
    play(&mut position, "d1e1");
    play(&mut position, "b8c8");
    assert_eq!(position.score(Y), 1);
}

#[test]
fn j3_3_he_turns_between_two_dice_of_an_opponents_turn() {
    let mut position = board(Preset::Classic.rules(), "gPb8 gNc3 gKd1 rEc1 rPd4 rKh4 yKa5", R);
    let effects = play(&mut position, "45 d4c3");
    let tail = [
        Effect::Captured { man: chaturaji::Man { army: G, kind: Kind::Horse }, square: at("c3"), points: 3 },
        Effect::Turned { army: G, square: at("b8"), kind: Kind::Horse },
    ];
    assert_eq!(effects[1..], tail);
    assert_eq!((kind_at(&position, "b8"), position.turn()), (Some(Kind::Horse), Some(R)));
    assert_eq!(position.dice(), dice("4"));
}

#[test]
fn j3_3_of_two_the_one_on_the_own_half_turns_first() {
    // Green's own half are the files a to d, Yellow's the ranks 5 to 8.
    let mut position = board(diceless_classic(), "gPb8 gPg8 gNc3 gKd1 rEc1 rKh4 yKa5", R);
    play(&mut position, "c1c3");
    assert_eq!((kind_at(&position, "b8"), kind_at(&position, "g8")), (Some(Kind::Horse), Some(Kind::Pawn)));
    let mut position = board(diceless_classic(), "yPh2 yPh7 yNc3 gKd1 rEc1 rKh4 yKa5", R);
    play(&mut position, "c1c3");
    assert_eq!((kind_at(&position, "h7"), kind_at(&position, "h2")), (Some(Kind::Horse), Some(Kind::Pawn)));
}

#[test]
fn j3_3_pawns_of_armies_out_of_play_stay_pawns() {
    let frozen =
        rules(Preset::Diceless, |parameters| (parameters.pawns_lost, parameters.last_pawn) = (0, false));
    let mut setup = setup(frozen, "gPb8 gNc3 gKd1 rEc1 rKh4 yKa5 yPb5 bKe8 bPe7");
    setup.status[G] = Status::Resigned;
    let mut position = position(&setup);
    play(&mut position, "c1c3");
    assert_eq!(kind_at(&position, "b8"), Some(Kind::Pawn));
}

#[test]
fn j12_6_the_pawn_that_waits_for_the_king_turns_in_the_action_that_takes_him() {
    let mut position = board(diceless_classic(), "gKd1 gPd8 rEd4 rKh4 yKa5 bKe6", R);
    let effects = play(&mut position, "d4d1");
    assert_eq!(position.score(R), 5);
    assert_eq!(position.king(G), Some(at("d8")));
    assert!(effects.contains(&Effect::Turned { army: G, square: at("d8"), kind: Kind::King }));
    assert!(position.taken(R).contains(G), "it still counts for the 54");
    assert_eq!(position.turn(), Some(G), "the game goes on");
}

#[test]
fn j12_8_a_blocked_pawn_before_its_last_line_cannot_promote() {
    let position = board(diceless_classic(), "gPc7 gKd1 rEc8 rKh4 yKa5", G);
    assert!(moves_from(&position, "c7").is_empty());
}

fn with(change: impl FnOnce(&mut chaturaji::Parameters)) -> Rules {
    rules(Preset::Classic, |parameters| {
        parameters.dice = DiceKind::None;
        change(parameters);
    })
}

#[test]
fn j3_4_pawns_lost_is_a_condition_and_asked_again_when_a_man_is_lost() {
    let two = with(|parameters| parameters.pawns_lost = 2);
    let men = "gPc7 gPa2 gPb2 gKd1 rPb3 rKh4 yKa5 bKe6";
    let mut position = board(two, men, G);
    play(&mut position, "c7c8");
    assert_eq!(kind_at(&position, "c8"), Some(Kind::Pawn), "three pawns are more than 4 - 2");
    play(&mut position, "a5a6 e6e7");
    let effects = play(&mut position, "b3a2");
    assert!(effects.contains(&Effect::Turned { army: G, square: at("c8"), kind: Kind::Elephant }));
}

#[test]
fn j3_4_blocked_illegal_forbids_the_step() {
    let illegal = with(|parameters| parameters.blocked = Blocked::Illegal);
    let position = board(illegal, "gPc7 gEh8 gKd1 rNd8 rKh4 yKa5", G);
    assert!(moves_from(&position, "c7").is_empty());
    assert_eq!(forbidden(&position, "c7c8"), "J3.4");
    assert_eq!(forbidden(&position, "c7d8"), "J3.4", "the king of Green stands");
}

#[test]
fn j3_4_promotes_to_boat_asks_for_no_absence_but_for_pawns_lost() {
    let boats = with(|parameters| parameters.promotes_to = PromotesTo::Boat);
    let mut position = board(boats, "gPd7 gBa1 gKd1 rKh4 yKa5", G);
    play(&mut position, "d7d8");
    assert_eq!(position.men_of(G, Kind::Boat).len(), 2);
    let lost = with(|parameters| (parameters.promotes_to, parameters.pawns_lost) = (PromotesTo::Boat, 1));
    let mut position = board(lost, "gPd7 gPa3 gPb3 gPc3 gKd1 rKh4 yKa5 rPd4", G);
    play(&mut position, "d7d8");
    assert_eq!(kind_at(&position, "d8"), Some(Kind::Pawn));
    play(&mut position, "a5a6 h4h5");
    assert!(position.fault(ply("c3d4")).is_none());
}
