use crate::board::*;
use chaturaji::{Due, Effect, Kind, Position, Preset, Reason, Setup, Status};
use chaupat_core::{After, Event, Node, Position as _, Seat, SeatSet};

/// A forbes game with this throw just fallen.
fn thrown(men: &str, turn: Seat, die: &str, change: impl FnOnce(&mut Setup)) -> Position {
    let mut setup = setup(Preset::Forbes.rules(), men);
    (setup.turn, setup.due, setup.dice) = (Some(turn), Due::Act, dice(die));
    change(&mut setup);
    position(&setup)
}

/// The king of this army was taken once by an enemy, and the army is frozen.
fn prisoner(setup: &mut Setup, army: Seat) {
    (setup.lost[army], setup.status[army]) = (1, Status::Out);
}

/// The king of the ally has mounted this army's throne: its player commands both.
fn kept(setup: &mut Setup, army: Seat) {
    let ally = army.opposite();
    setup.thrones[ally] = SeatSet::of(army);
    setup.command[army] = ally;
}

#[test]
fn j9_one_stick_and_one_compulsory_move() {
    let mut position = Position::initial(&Preset::Forbes.rules());
    assert_eq!(position.throws().len(), 4);
    play(&mut position, "3");
    assert_eq!(moves(&position), ["h2f1", "h2f3"]);
    assert_eq!(forbidden(&position, "pass"), "J5.3");
    play(&mut position, "h2f3");
    assert_eq!(position.node(), Node::Throw(G));
}

#[test]
fn j9_1_promotion_on_horse_and_elephant_squares() {
    let kings = "rKh4 yKa5 bKh8 gKd1 gEc1";
    let with = |pawns: &str| thrown(&format!("{kings} {pawns}"), G, "5", |_| ());
    assert!(moves_from(&with("gPb7"), "b7").contains(&"b7b8".to_owned()));
    assert_eq!(forbidden(&with("gPb7 gNa2"), "b7b8"), "J3.4", "the horse stands");
    assert_eq!(forbidden(&with("gPa7"), "a7a8"), "J3.4", "a boat square");
    assert_eq!(forbidden(&with("gPd7"), "d7d8"), "J3.4", "a king square");
    assert_eq!(forbidden(&with("gPb7 gPa2 gPb2 gPc2"), "b7b8"), "J3.4", "no pawn lost");
    let mut position = with("gPb7 gPa2 gPb2");
    play(&mut position, "b7b8");
    assert_eq!(kind_at(&position, "b8"), Some(Kind::Horse));
}

#[test]
fn j9_1_gadha_enters_everywhere_and_chooses() {
    let mut position = thrown("rKh4 yKa5 bKh8 gKd1 gBa1 gPd7", G, "5", |_| ());
    assert_eq!(moves_from(&position, "d7"), ["d7d8=E", "d7d8=N"]);
    assert_eq!(forbidden(&position, "d7d8"), "J9.1");
    assert_eq!(forbidden(&position, "d7d8=K"), "J9.1");
    play(&mut position, "d7d8=E");
    assert_eq!(kind_at(&position, "d8"), Some(Kind::Elephant));
    // Three men are no gadha.
    let position = thrown("rKh4 yKa5 bKh8 gKd1 gBa1 gPd7 gPa2", G, "5", |_| ());
    assert!(moves_from(&position, "d7").is_empty());
}

#[test]
fn j9_1_gadha_makes_a_king_where_there_is_none() {
    let men = "rKh4 yKa5 bKh7 gBa1 gPd7";
    let mut position = thrown(men, G, "5", |setup| {
        kept(setup, G);
        setup.lost[G] = 1;
    });
    assert_eq!(moves_from(&position, "d7"), ["d7d8=E", "d7d8=N", "d7d8=K"]);
    play(&mut position, "d7d8=K");
    assert_eq!(position.king(G), Some(at("d8")));
}

#[test]
fn j9_0_a_nodes_seat_is_the_commander() {
    let men = "rKh4 yKa5 bKh7 gBa1 gPd7";
    let position = thrown(men, G, "5", |setup| {
        kept(setup, G);
        setup.lost[G] = 1;
    });
    assert_eq!((position.node(), position.turn(), position.player(G)), (Node::Act(B), Some(G), B));
}

#[test]
fn j9_0_compulsion_holds_even_if_the_only_move_takes_the_allys_king() {
    let mut position = thrown("rBd4 rKh4 rPb2 rPf2 rPb6 yKf6 yPb7 gKd1 bKh8", R, "2", |_| ());
    assert_eq!(moves(&position), ["d4f6"], "own men stand on the three other squares");
    play(&mut position, "d4f6");
    assert_eq!(position.king(Y), None);
}

#[test]
fn j9_2_an_army_without_king_is_frozen() {
    let mut position = thrown("rEd3 rKh4 gKd1 gPa2 yKa5 bKh8", R, "4", |_| ());
    let effects = play(&mut position, "d3d1");
    assert!(effects.contains(&Effect::Became { army: G, status: Status::Out }));
    assert_eq!(position.turn(), Some(Y));
}

#[test]
fn j9_2_unless_its_allys_king_has_mounted_its_throne() {
    let mut position = thrown("rEd3 rKh4 gKd1 gPa2 yKa5 bKh8", R, "4", |setup| kept(setup, G));
    play(&mut position, "d3d1");
    assert_eq!((position.status(G), position.node()), (Status::In, Node::Throw(B)));
}

#[test]
fn j9_2_mounting_frees_a_frozen_army() {
    let mut position = thrown("rKb5 yPb6 gKc1 bKh8 bPh7", R, "5", |setup| prisoner(setup, Y));
    let effects = play(&mut position, "b5a5");
    let expected = [
        Effect::Commands { player: R, army: Y },
        Effect::Became { army: Y, status: Status::In },
        Effect::TurnEnded(R),
    ];
    assert_eq!(effects[1..], expected);
    play(&mut position, "2");
    assert_eq!(position.node(), Node::Throw(R), "Green had no boat; Red throws for Yellow");
}

#[test]
fn j9_3_a_king_on_an_enemy_throne_wins_a_stake_once() {
    let mut position = thrown("rKd2 yKa5 yPb6 gKb1 gPa2 bKh8 bPh7", R, "5", |_| ());
    let effects = play(&mut position, "d2d1");
    assert!(effects.contains(&Effect::Stakes { army: R, stakes: 1 }));
    assert_eq!((scores(&position), position.thrones(R)), ([1, 0, 1, 0], SeatSet::of(G)));
    let again =
        thrown("rKd2 yKa5 yPb6 gKb1 gPa2 bKh8 bPh7", R, "5", |setup| setup.thrones[R] = SeatSet::of(G));
    let mut again = again;
    play(&mut again, "d2d1");
    assert_eq!(scores(&again), [0; 4]);
    // The other king of the team is paid too.
    let mut other =
        thrown("yKd2 rKh4 rPg4 gKb1 gPa2 bKh8 bPh7", Y, "5", |setup| setup.thrones[R] = SeatSet::of(G));
    play(&mut other, "d2d1");
    assert_eq!(scores(&other), [1, 0, 1, 0]);
}

#[test]
fn j9_3_two_stakes_when_that_armys_king_is_taken_there() {
    let mut position = thrown("rKd2 yKa5 yPb6 gKd1 gPa2 bKh8 bPh7", R, "5", |_| ());
    play(&mut position, "d2d1");
    assert_eq!(scores(&position), [2, 0, 2, 0]);
    // Another king on it makes one only.
    let mut position = thrown("rKd2 yKa5 yPb6 bKd1 bPh7 gKb1 gPa2", R, "5", |_| ());
    play(&mut position, "d2d1");
    assert_eq!(scores(&position), [1, 0, 1, 0]);
}

#[test]
fn j9_3_the_first_to_mount_his_allys_throne_commands_both() {
    let mut position = thrown("rKb5 yKd4 yPb6 gKb1 gPa2 bKh8 bPh7", R, "5", |_| ());
    let effects = play(&mut position, "b5a5");
    assert!(effects.contains(&Effect::Commands { player: R, army: Y }));
    assert_eq!((position.player(Y), position.player(R)), (R, R));
    // The other king mounts later: no change of command.
    let mut later = thrown("yKg4 rKd4 rPg3 gKb1 gPa2 bKh8 bPh7", Y, "5", |setup| kept(setup, Y));
    let effects = play(&mut later, "g4h4");
    assert!(!effects.iter().any(|effect| matches!(effect, Effect::Commands { .. })));
    assert_eq!((later.player(R), later.player(Y), later.thrones(Y)), (R, R, SeatSet::of(R)));
}

#[test]
fn j9_3_only_a_man_who_was_king_before_mounts() {
    // Red's gadha becomes king on a5, the throne of Yellow.
    let mut position = thrown("rPb5 rBc3 yKh3 gKd1 bKh8", R, "5", |setup| {
        kept(setup, R);
        setup.lost[R] = 1;
    });
    play(&mut position, "b5a5=K");
    assert_eq!((position.king(R), position.thrones(R)), (Some(at("a5")), SeatSet::EMPTY));
}

fn exchange(men: &str) -> Position {
    thrown(men, R, "4", |setup| prisoner(setup, Y))
}

#[test]
fn j9_4_both_kings_return_to_their_thrones() {
    let mut position = exchange("rEc3 rKh4 yPb5 gKf3 gPa2 bKh8 bPh7");
    play(&mut position, "c3f3");
    assert!(matches!(position.due(), Due::Claim(capture) if capture.of == G && capture.square == at("f3")));
    assert_eq!((position.node(), position.status(G)), (Node::Act(R), Status::Out));
    assert_eq!(moves(&position), ["claim", "decline"]);
    assert_eq!(forbidden(&position, "h4h5"), "J9.4");
    let effects = play(&mut position, "claim");
    assert!(effects.contains(&Effect::Returned { army: Y, square: at("a5") }));
    assert_eq!((position.king(Y), position.king(G)), (Some(at("a5")), Some(at("d1"))));
    assert_eq!((position.status(Y), position.status(G)), (Status::In, Status::In));
    assert_eq!(position.turn(), Some(G), "without using a move, the next army follows");
}

#[test]
fn j9_4_where_thrones_are_taken_the_owners_place_the_allys_first() {
    let mut position = thrown("rKd2 gKd1 gPa2 yPb5 bKh8 bPh7 bNa5", R, "5", |setup| prisoner(setup, Y));
    play(&mut position, "d2d1 claim");
    assert_eq!(position.node(), Node::Act(Y), "Red has mounted no throne of his ally");
    assert_eq!(forbidden(&position, "at:d1"), "J9.4");
    assert_eq!(scores(&position), [0; 4], "stakes are paid afterwards");
    play(&mut position, "at:c4");
    assert_eq!((position.node(), position.king(Y)), (Node::Act(G), Some(at("c4"))));
    let effects = play(&mut position, "at:g6");
    assert!(effects.contains(&Effect::Stakes { army: R, stakes: 2 }));
    assert_eq!((position.king(G), scores(&position)), (Some(at("g6")), [2, 0, 2, 0]));
    assert_eq!(position.turn(), Some(G));
}

#[test]
fn j9_4_the_exchange_may_be_declined() {
    let mut position = exchange("rEc3 rKh4 yPb5 gKf3 gPa2 bKh8 bPh7");
    play(&mut position, "c3f3 decline");
    assert_eq!((position.king(Y), position.king(G), position.turn()), (None, None, Some(B)));
}

#[test]
fn j9_4_nobody_returns_twice_or_after_his_ally_took_him() {
    let men = "rEc3 rKh4 yPb5 gKf3 gPa2 bKh8 bPh7";
    for (army, lost) in [(Y, 2), (G, 1)] {
        let mut position = thrown(men, R, "4", |setup| {
            prisoner(setup, Y);
            setup.lost[army] = lost;
        });
        play(&mut position, "c3f3");
        assert_eq!(position.due(), Due::Throw, "{army:?}");
    }
    // Yellow takes the king of Red, his ally: he never returns.
    let mut position = thrown("yEc3 yKa5 rKf3 rPg3 gKd1 bKh8", Y, "4", |_| ());
    play(&mut position, "c3f3");
    assert_eq!(position.to_setup().lost[R], 2);
}

#[test]
fn j9_4_an_army_that_made_a_new_king_has_no_prisoner() {
    let mut position = thrown("rEc3 rKh4 yPb5 yKa7 gKf3 gPa2 bKh8 bPh7", R, "4", |setup| setup.lost[Y] = 1);
    play(&mut position, "c3f3");
    assert_eq!(position.due(), Due::Throw);
}

#[test]
fn j9_5_both_kings_of_a_team_gone() {
    let mut position = thrown("rEc3 rKh4 yPb5 yKa5 gKf3 gPa2 bPh7", R, "4", |setup| prisoner(setup, B));
    let effects = play(&mut position, "c3f3");
    assert!(effects.contains(&Effect::Stakes { army: R, stakes: 1 }));
    assert_eq!((position.due(), scores(&position)), (Due::Over(Reason::Team), [1, 0, 1, 0]));
    let places = position.outcome().expect("the game is over").places;
    assert_eq!(places.0, [Some(1), Some(3), Some(1), Some(3)]);
}

#[test]
fn j9_5_a_claim_saves_the_team() {
    let mut position = thrown("rEc3 rKh4 yPb5 gKf3 gPa2 bPh7", R, "4", |setup| {
        prisoner(setup, B);
        prisoner(setup, Y);
    });
    let mut declined = position.clone();
    play(&mut declined, "c3f3 decline");
    assert_eq!(declined.due(), Due::Over(Reason::Team));
    play(&mut position, "c3f3 claim");
    assert_eq!((position.due(), position.turn()), (Due::Throw, Some(G)));
}

#[test]
fn j9_5_chaturaji_in_three_degrees() {
    let both = |setup: &mut Setup| {
        kept(setup, Y);
        prisoner(setup, B);
    };
    // Any man of a player of both armies: 1.
    let mut one = thrown("rEc3 rKh4 yPb5 yKa5 gKf3 gPa2 bPh7", R, "4", both);
    play(&mut one, "c3f3");
    assert_eq!(scores(&one), [1, 0, 1, 0]);
    // His own army's king: 2.
    let mut two = thrown("rKe3 yPb5 yKa5 gKf3 gPa2 bPh7", R, "5", both);
    play(&mut two, "e3f3");
    assert_eq!(scores(&two), [2, 0, 2, 0]);
    // The king of the army that he commands: 1.
    let mut ally = thrown("yKe3 yPb5 rKa6 gKf3 gPa2 bPh7", Y, "5", both);
    play(&mut ally, "e3f3");
    assert_eq!(scores(&ally), [1, 0, 1, 0]);
    // On the captured king's throne: 4, in place of the throne's stake.
    let mut four = thrown("rKd2 yPb5 yKa5 gKd1 gPa2 bPh7", R, "5", both);
    play(&mut four, "d2d1");
    assert_eq!(scores(&four), [4, 0, 4, 0]);
    // Without command: the throne's 2, and 1.
    let mut three = thrown("rKd2 yPb5 yKa5 gKd1 gPa2 bPh7", R, "5", |setup| prisoner(setup, B));
    play(&mut three, "d2d1");
    assert_eq!(scores(&three), [3, 0, 3, 0]);
}

#[test]
fn j9_5_only_kings_left_is_a_draw() {
    let mut position = thrown("rKe3 yKa5 gKd1 bKh8 gPf3", R, "5", |_| ());
    play(&mut position, "e3f3");
    assert_eq!(position.due(), Due::Over(Reason::Draw));
    assert_eq!(position.outcome().expect("the game is over").places.0, [Some(1); 4]);
}

#[test]
fn j9_5_a_hundred_quiet_turns_are_a_draw() {
    let mut position = thrown("rKe3 rPg3 yKa5 gKd1 bKh8", R, "5", |setup| setup.quiet = 100);
    play(&mut position, "e3f3");
    assert_eq!(position.due(), Due::Over(Reason::Quiet));
    assert_eq!(position.outcome().expect("the game is over").places.0, [Some(1); 4]);
}

#[test]
fn j7_5_in_a_team_who_commands_leaves_with_both_armies() {
    let mut position = thrown("rKe3 rPg3 yKa5 gKd1 bKh8", R, "5", |setup| kept(setup, Y));
    assert!(position.happen(Event::Resigns(Y)).is_err(), "Yellow plays no army");
    let mut effects = Vec::new();
    let after = position.happen_noting(Event::Resigns(R), &mut |effect| effects.push(effect));
    assert_eq!(after, Ok(After::Taken));
    let told = [
        Effect::Became { army: R, status: Status::Resigned },
        Effect::Became { army: Y, status: Status::Resigned },
        Effect::Stakes { army: G, stakes: 1 },
        Effect::TurnEnded(R),
        Effect::Over(Reason::Team),
    ];
    assert_eq!(effects, told);
    assert_eq!((position.due(), scores(&position)), (Due::Over(Reason::Team), [0, 1, 0, 1]));
    assert_eq!((position.status(R), position.status(Y)), (Status::Resigned, Status::Resigned));
}

#[test]
fn j9_4_who_leaves_does_without_the_exchange() {
    let claim = || {
        let mut position = exchange("rEc3 rKh4 yPb5 gKf3 gPa2 bKh8 bPh7");
        play(&mut position, "c3f3");
        position
    };
    for who in [R, G, Y] {
        let mut position = claim();
        assert_eq!(position.happen(Event::Resigns(who)), Ok(After::Taken));
        assert!(!matches!(position.due(), Due::Claim(_)), "{who:?}");
        assert_eq!((position.king(G), position.king(Y)), (None, None));
    }
    let mut position = claim();
    assert_eq!(position.happen(Event::Resigns(B)), Ok(After::Taken));
    assert!(matches!(position.due(), Due::Claim(_)));
}
