use crate::board::*;
use chaturaji::{Due, Effect, Kind, Position, Preset, Reason, Status};
use chaupat_core::{Event, Position as _};

#[test]
fn j10_1_without_king_out() {
    let mut position = board(Preset::Diceless.rules(), "rEd3 rKh4 gKd1 gBb1 yKa5 yPb5 bKe8 bPe7", R);
    let effects = play(&mut position, "d3d1");
    assert!(effects.contains(&Effect::Became { army: G, status: Status::Out }));
    assert_eq!(position.turn(), Some(Y));
}

#[test]
fn j10_1_a_bare_king_is_out_and_stays_and_counts() {
    let mut position = board(Preset::Diceless.rules(), "rEb3 rKh4 gKd1 gBb1 yKa5 yPb5 bKe8 bPe7", R);
    let effects = play(&mut position, "b3b1");
    assert!(effects.contains(&Effect::Became { army: G, status: Status::Out }));
    assert_eq!(position.king(G), Some(at("d1")));
    play(&mut position, "a5a6 e8d7 b1d1");
    assert_eq!(position.score(R), 2 + 5);
}

#[test]
fn j10_1_the_last_player_in_ends_the_game() {
    let mut setup = setup(Preset::Diceless.rules(), "rEb3 rKh4 gKd1 gBb1 yPb5");
    (setup.status[Y], setup.status[B]) = (Status::Out, Status::Out);
    let mut position = position(&setup);
    play(&mut position, "b3b1");
    assert_eq!(position.due(), Due::Over(Reason::In));
}

#[test]
fn j12_11_a_last_man_who_becomes_king_is_a_bare_king() {
    let mut position = board(Preset::Diceless.rules(), "rEd3 rKh4 gKd1 gPd8 yKa5 yPb5 bKe6 bPe5", R);
    let effects = play(&mut position, "d3d1");
    let tail = [
        Effect::Turned { army: G, square: at("d8"), kind: Kind::King },
        Effect::KingTaken { army: G, by: R },
        Effect::Became { army: G, status: Status::Out },
        Effect::TurnEnded(R),
    ];
    assert_eq!(effects[2..], tail);
    assert_eq!(position.turn(), Some(Y));
}

fn promoted(men: &str, step: &str) -> Option<Kind> {
    let men = format!("{men} rKh4 rPg4 yKa5 yPb5 bKf6 bPe5");
    let mut position = board(Preset::Diceless.rules(), &men, G);
    play(&mut position, step);
    kind_at(&position, &step[2..])
}

#[test]
fn j10_1_promotion_of_the_19th_century() {
    // Horse and elephant squares: at most two own pawns.
    assert_eq!(promoted("gKd1 gPb7 gPc2 gPd2", "b7b8"), Some(Kind::Pawn));
    assert_eq!(promoted("gKd1 gPb7 gPd2", "b7b8"), Some(Kind::Horse));
    assert_eq!(promoted("gKd1 gPb7 gPd2 gNa1", "b7b8"), Some(Kind::Pawn), "the type must be absent too");
    // Boat and king squares: exactly one own pawn, at most one boat, no horse, no elephant.
    assert_eq!(promoted("gKd1 gPa7 gPd2", "a7a8"), Some(Kind::Pawn));
    assert_eq!(promoted("gKd1 gPa7", "a7a8"), Some(Kind::Boat));
    assert_eq!(promoted("gKd1 gPa7 gEc1", "a7a8"), Some(Kind::Pawn));
    assert_eq!(promoted("gKd1 gPa7 gBc3", "a7a8"), Some(Kind::Pawn), "the boat stands");
    assert_eq!(promoted("gKd1 gBc3 gPd7", "d7d8"), Some(Kind::Pawn), "the king stands");
}

const SHUFFLE: &str = "h4h5 d1d2 a5a4 e8e7 h5h4 d2d1 a4a5 e7e8";

#[test]
fn j10_1_threefold_repetition_ends_the_game() {
    let men = "rKh4 rPg1 gKd1 gPa2 yKa5 yPb8 bKe8 bPh7";
    let mut position = board(Preset::Diceless.rules(), men, R);
    play(&mut position, SHUFFLE);
    assert_eq!(position.to_setup().history.len(), 8);
    play(&mut position, SHUFFLE.rsplit_once(' ').expect("eight moves").0);
    assert_eq!(position.turn(), Some(B));
    play(&mut position, "e7e8");
    assert_eq!(position.due(), Due::Over(Reason::Repetition));
}

#[test]
fn j10_1_pawn_moves_captures_and_resignations_begin_anew() {
    let men = "rKh4 rPg1 gKd1 gPa2 yKa5 yPb8 bKe8 bPh7";
    let mut position = board(Preset::Diceless.rules(), men, R);
    play(&mut position, SHUFFLE);
    assert!(position.happen(Event::Resigns(G)).is_ok());
    assert!(position.to_setup().history.is_empty());
    let three = "h4h5 a5a4 e8e7 h5h4 a4a5 e7e8";
    play(&mut position, three);
    play(&mut position, "g1f1");
    assert!(position.to_setup().history.is_empty());
    play(&mut position, "a5a4 e8e7 h4h5 a4a5 e7e8 h5h4");
    play(&mut position, "a5a4 e8e7 h4h5 a4a5 e7e8");
    assert_eq!(position.turn(), Some(R));
    play(&mut position, "h5h4");
    assert_eq!(position.due(), Due::Over(Reason::Repetition));
}

#[test]
fn j10_1_men_of_one_type_are_alike() {
    // The two boats of Red change places, which repeats the placement (ffa has no kings' shuffle here either).
    let men = "rKh1 rBd3 rBe3 rPg1 gKa1 gPa2 yKa8 yPb8 bKh8 bPh7";
    let mut position = board(Preset::Ffa.rules(), men, R);
    play(&mut position, "d3d4 a1b1 a8a7 h8g8 e3d3 b1a1 a7a8 g8h8 d4e4 a1b1 a8a7 h8g8 e4e3 b1a1 a7a8 g8h8");
    assert_eq!(position.turn(), Some(R), "the second time");
    play(&mut position, "d3d4 a1b1 a8a7 h8g8 d4d3 b1a1 a7a8 g8h8");
    assert_eq!(position.due(), Due::Over(Reason::Repetition));
}

#[test]
fn j10_1_no_move_the_turn_passes() {
    let men = "rKh4 rPg4 gPa3 rNa4 yKa5 yPb5 bKe6 bPe5 gKh8 gPh7";
    let mut setup = setup(Preset::Diceless.rules(), men);
    setup.put(at("g8"), chaturaji::Man { army: R, kind: Kind::Boat });
    let position = position(&setup);
    assert!(Position::from_setup(&setup).is_ok());
    assert_eq!(position.turn(), Some(R));
}
