use crate::board::*;
use chaturaji::{Due, Effect, Kind, Position, Preset, Reason, Status};
use chaupat_core::{After, Event, Fault as _, Position as _};

fn ffa(men: &str) -> Position {
    board(Preset::Ffa.rules(), men, R)
}

fn bonus(men: &str, step: &str) -> u32 {
    let mut position = ffa(men);
    play(&mut position, step);
    position.score(R)
}

#[test]
fn j10_2_points() {
    for (kind, points) in [("P", 1), ("N", 3), ("E", 5), ("B", 5)] {
        assert_eq!(bonus(&format!("rBd2 rKh4 gKa1 gPb2 g{kind}d5 yKa8 bKg8"), "d2d5"), points, "{kind}");
    }
    assert_eq!(bonus("rBd2 rKh4 gKd5 gPb2 yKa8 bKg8", "d2d5"), 3);
}

#[test]
fn j10_2_a_pawn_always_becomes_a_boat() {
    let mut position = ffa("rKh4 rPb3 rBh1 gKd1 yKa7 bKe8");
    play(&mut position, "b3a3");
    assert_eq!(kind_at(&position, "a3"), Some(Kind::Boat));
}

#[test]
fn j10_2_two_kings_newly_threatened_are_worth_one_and_three_five() {
    assert_eq!(bonus("rKh1 rBc2 gKd7 yKa5 bKh8", "c2c5"), 0, "one king");
    assert_eq!(bonus("rKh1 rNc1 gKe4 yKa4 bKh8", "c1d3"), 0, "none");
    assert_eq!(bonus("rKh1 rNc1 gKe5 yKb4 bKh8", "c1d3"), 1);
    assert_eq!(bonus("rKh1 rNc1 gKe5 yKb4 bKf2", "c1d3"), 5);
}

#[test]
fn j10_2_the_arrival_square_makes_the_threat_new() {
    // From d5 the boat threatens d7 and a5; from d2 it threatened d7 already, but from another square.
    let mut position = ffa("rKh1 rBd2 gKd7 yKa5 bKh8");
    let effects = play(&mut position, "d2d5");
    assert!(effects.contains(&Effect::CheckBonus { army: R, points: 1 }));
    assert_eq!(bonus("rKh1 rBd2 gKd7 yKa5 bKg5", "d2d5"), 5);
}

#[test]
fn j10_2_a_standing_threat_is_not_new() {
    // The horse of Red threatens Green before and after; only Yellow is new.
    assert_eq!(bonus("rKh1 rNb5 rBc2 gKd6 yKa7 bKh8", "c2c1"), 0);
}

#[test]
fn j10_2_opened_lines_count_whoever_attacks() {
    // The king of Red leaves d4: Black's boat on d1 attacks Green, Green's elephant on a1 attacks Yellow.
    assert_eq!(bonus("rKd4 gKd7 gEa1 yKg7 bKh2 bBd1", "d4e4"), 1);
}

#[test]
fn j10_2_pieces_of_dead_armies_give_no_threat_but_block() {
    let mut setup = setup(Preset::Ffa.rules(), "rKd4 gKd7 gEa1 yKg7 bBd1");
    setup.status[B] = Status::Dead;
    let mut position = position(&setup);
    play(&mut position, "d4e4");
    assert_eq!(position.score(R), 0);
    let mut setup = self::setup(Preset::Ffa.rules(), "rKh1 rBd2 gKd7 yKa5 bPd6");
    setup.status[B] = Status::Dead;
    let mut position = crate::board::position(&setup);
    play(&mut position, "d2d5");
    assert_eq!(position.score(R), 0, "the pawn on d6 blocks");
}

#[test]
fn j10_2_the_mover_own_king_and_kings_out_of_play_do_not_count() {
    let mut setup = setup(Preset::Ffa.rules(), "rKh1 rBd2 gKd7 yKa5 bKh8");
    setup.status[G] = Status::Resigned;
    let mut position = position(&setup);
    play(&mut position, "d2d5");
    assert_eq!(position.score(R), 0);
}

#[test]
fn j10_2_a_captured_king_is_death_and_the_men_score_nothing() {
    let mut position = ffa("rKh1 rBd2 gKd5 gNd6 gPa2 yKa8 bKg8");
    let effects = play(&mut position, "d2d5");
    assert!(effects.contains(&Effect::Became { army: G, status: Status::Dead }));
    play(&mut position, "a8a7 g8g7 d5d6");
    assert_eq!(position.score(R), 3, "a bonus there is none: one king at a time");
}

#[test]
fn j10_2_three_out_ends_and_the_last_survivor_gets_three_for_each_standing_king() {
    let mut position = ffa("rKh1 rBd2 gKd5 yKa8 yPb8 bKg8");
    assert_eq!(position.happen(Event::Resigns(Y)), Ok(After::Taken));
    assert_eq!(position.happen(Event::Flagged(B)), Ok(After::Taken));
    let effects = play(&mut position, "d2d5");
    assert!(effects.contains(&Effect::Survived { army: R, points: 6 }));
    assert_eq!((position.due(), position.score(R)), (Due::Over(Reason::In), 3 + 6));
}

#[test]
fn j10_2_the_king_of_who_left_is_worth_three_his_men_nothing() {
    let mut position = ffa("rKh1 rBd2 gKd5 gNa2 yKa8 yPb8 bKg8");
    assert_eq!(position.happen(Event::Resigns(G)), Ok(After::Taken));
    let mut king = position.clone();
    play(&mut king, "d2d5");
    assert_eq!((king.score(R), king.status(G)), (3, Status::Resigned));
    play(&mut position, "d2a2");
    assert_eq!(position.score(R), 0);
}

#[test]
fn j10_2_fifty_quiet_rounds_end_with_two_for_each_survivor() {
    let mut setup = setup(Preset::Ffa.rules(), "rKh1 rPg1 gKa1 yKa8 bKh8");
    setup.quiet = 199;
    setup.status[B] = Status::Resigned;
    let mut position = position(&setup);
    let effects = play(&mut position, "h1h2");
    let expected = [R, G, Y].map(|army| Effect::Survived { army, points: 2 });
    assert_eq!(effects[2..5], expected);
    assert_eq!((position.due(), scores(&position)), (Due::Over(Reason::Quiet), [2, 2, 2, 0]));
}

#[test]
fn j7_2_skipped_armies_count_in_ffa() {
    let mut setup = setup(Preset::Ffa.rules(), "rKh1 rPg1 gKa1 yKa8 bKh8");
    (setup.status[G], setup.status[Y]) = (Status::Resigned, Status::Resigned);
    let mut position = position(&setup);
    play(&mut position, "h1h2");
    assert_eq!((position.turn(), position.quiet()), (Some(B), 3));
}

#[test]
fn j10_2_the_leader_of_the_last_two_may_claim_the_end() {
    let mut setup = setup(Preset::Ffa.rules(), "rKh1 rPg1 gKa1 yKa8 bKh8");
    setup.scores.0 = [9, 8, 20, 1];
    setup.status[B] = Status::Resigned;
    let mut three = position(&setup);
    assert_eq!(three.happen(Event::Claims(Y)).map_err(|fault| fault.rule()), Err("J10.2"));
    setup.status[Y] = Status::Dead;
    setup.men[at("a8").index()] = None;
    let mut position = position(&setup);
    for who in [G, Y, B] {
        assert_eq!(position.happen(Event::Claims(who)).map_err(|fault| fault.rule()), Err("J10.2"));
    }
    let mut effects = Vec::new();
    let after = position.happen_noting(Event::Claims(R), &mut |effect| effects.push(effect));
    assert_eq!(after, Ok(After::Taken));
    let survived = Effect::Survived { army: G, points: 6 };
    assert_eq!(effects, [Effect::TurnEnded(R), survived, Effect::Over(Reason::Claim)]);
    assert_eq!(position.due(), Due::Over(Reason::Claim));
    // 3, and 3 for the standing king of Black; no bonus for survivors.
    assert_eq!(scores(&position), [9, 8 + 6, 20, 1]);
    let outcome = position.outcome().expect("the game is over");
    assert_eq!(outcome.places.0, [Some(3), Some(2), Some(1), Some(4)], "who left is ranked by points here");
}

#[test]
fn j10_2_no_claims_elsewhere() {
    let mut position = Position::initial(&diceless_classic());
    assert_eq!(position.happen(Event::Claims(R)).map_err(|fault| fault.rule()), Err("J10.2"));
}

#[test]
fn j10_2_the_site_s_record_is_first_green() {
    let green = rules(Preset::Ffa, |parameters| parameters.first = chaturaji::parameters::First::Army(G));
    assert_eq!(Position::initial(&green).turn(), Some(G));
}
