use crate::board::*;
use chaturaji::parameters::{DiceKind, End, KingLost};
use chaturaji::{Due, Effect, Position, Preset, Reason, Status};
use chaupat_core::{After, Event, Fault as _, Match, Node, Position as _, Seat};

#[test]
fn j7_1_and_j12_7_an_army_without_king_plays_on() {
    let mut position = Position::initial(&Preset::Classic.rules());
    play(&mut position, "22 h1f3 f3d1");
    assert_eq!((position.king(G), position.men(G).len()), (None, 7));
    assert_eq!(position.status(G), Status::In);
    play(&mut position, "55 a2a3 a3a4");
    assert_eq!(position.turn(), Some(Y));
}

#[test]
fn j7_1_frozen_armies_stay_and_score_dead_ones_block_and_score_nothing() {
    for (lost, status, points) in [(KingLost::Frozen, Status::Out, 5 + 2), (KingLost::Dead, Status::Dead, 5)]
    {
        let rules = rules(Preset::Classic, |parameters| {
            (parameters.dice, parameters.king_lost) = (DiceKind::None, lost);
        });
        let mut position = board(rules, "rEd3 rKh4 gKd1 gBb1 gPa2 yKa5 bKe8", R);
        let effects = play(&mut position, "d3d1");
        assert!(effects.contains(&Effect::Became { army: G, status }));
        assert_eq!(position.turn(), Some(Y), "Green is skipped");
        play(&mut position, "a5a6 e8e7");
        assert!(position.fault(ply("d1a1")).is_some(), "its men block");
        play(&mut position, "d1b1");
        assert_eq!(position.score(R), points);
    }
}

#[test]
fn j7_2_the_game_ends_when_one_king_is_left() {
    let mut position = board(diceless_classic(), "rEd3 rKh4 gKd1 gBb1 yPb5", R);
    let effects = play(&mut position, "d3d1");
    assert_eq!(effects[effects.len() - 2..], [Effect::TurnEnded(R), Effect::Over(Reason::Kings)]);
    assert_eq!(
        (position.node(), position.due(), position.turn()),
        (Node::Over, Due::Over(Reason::Kings), None)
    );
    assert_eq!(forbidden(&position, "b5c5"), "J7.2");
}

#[test]
fn j7_2_the_rest_of_the_turn_is_lost() {
    let mut position = board(Preset::Classic.rules(), "rEd3 rKh4 gKd1 gBb1 yPb5", R);
    play(&mut position, "45 d3d1");
    assert!(position.node() == Node::Over && position.dice().is_empty());
}

#[test]
fn j7_2_a_king_made_in_step_4_counts() {
    let mut position = board(diceless_classic(), "rEd3 rKh4 gKd1 gPd8 yPb5", R);
    play(&mut position, "d3d1");
    assert_eq!(position.node(), Node::Act(G), "two kings are on the board again");
}

#[test]
fn j7_2_last_army() {
    let rules = rules(Preset::Classic, |parameters| {
        (parameters.dice, parameters.end) = (DiceKind::None, End::LastArmy);
    });
    let mut position = board(rules, "rEd3 rKh4 gKd1", R);
    play(&mut position, "d3d1");
    assert_eq!(position.due(), Due::Over(Reason::Army));
}

#[test]
fn j7_2_quiet_turns_end_the_game_when_a_turn_ends() {
    let short = rules(Preset::Classic, |parameters| parameters.quiet_limit = 3);
    let mut position = Position::initial(&short);
    play(&mut position, "44 44");
    assert_eq!(position.quiet(), 2);
    play(&mut position, "22 a8c6");
    assert_eq!((position.quiet(), position.due()), (3, Due::Act), "tested when the turn ends");
    let mut quiet = position.clone();
    play(&mut quiet, "c6e4");
    assert_eq!(quiet.due(), Due::Over(Reason::Quiet));
    let mut position = Position::initial(&short);
    play(&mut position, "44 44 25 a8c6 b5c5");
    assert_eq!((position.quiet(), position.due()), (0, Due::Throw), "a pawn moved");
    play(&mut position, "44");
    assert_eq!(position.quiet(), 1);
}

#[test]
fn j7_2_without_dice_the_counter_goes_up_with_the_move() {
    let mut position = Position::initial(&diceless_classic());
    play(&mut position, "h4h5 b1c3 a8c6");
    assert_eq!(position.quiet(), 3);
    play(&mut position, "h7h6");
    assert_eq!(position.quiet(), 0);
}

#[test]
fn j7_2_turns_that_pass_by_themselves_run_on() {
    // Green and Yellow are stuck: their pawns stand before men.
    let mut position = board(diceless_classic(), "rKh4 gPa3 rNa4 yPe8 rEf8 bKe6", R);
    let effects = play(&mut position, "h4h5");
    assert_eq!(effects[1..], [Effect::TurnEnded(R), Effect::Passed(G), Effect::Passed(Y)]);
    assert_eq!((position.turn(), position.quiet()), (Some(B), 3));
}

#[test]
fn j7_2_the_game_ends_when_no_army_has_turns() {
    // Green and Yellow are kings out of play, Red's last pawn goes to wait.
    let two = rules(Preset::Classic, |parameters| {
        (parameters.dice, parameters.pawns_lost, parameters.king_lost) =
            (DiceKind::None, 2, KingLost::Frozen);
        parameters.bare_king_out = true;
    });
    let mut setup = setup(two, "rKa4 rPb4 rPa3 rPa5 gKd1 yKe5");
    (setup.status[G], setup.status[Y], setup.status[B]) = (Status::Out, Status::Out, Status::Out);
    setup.men[at("a4").index()] = None;
    setup.status[R] = Status::In;
    assert!(Position::from_setup(&setup).is_err(), "Red has no king and would be frozen");
    let mut plays_on = setup.clone();
    plays_on.rules = rules(Preset::Classic, |parameters| {
        (parameters.dice, parameters.pawns_lost, parameters.bare_king_out) = (DiceKind::None, 2, true);
    });
    (plays_on.status[B], plays_on.status[Y]) = (Status::In, Status::Out);
    let mut position = position(&plays_on);
    let effects = play(&mut position, "b4a4");
    assert_eq!(effects[1..], [Effect::TurnEnded(R), Effect::Over(Reason::Army)]);
}

#[test]
fn j12_8_an_army_of_waiting_pawns_is_skipped() {
    let two = rules(Preset::Classic, |parameters| parameters.pawns_lost = 2);
    let mut position = board(two, "rKh4 rPg3 gPa8 gPb8 gPc8 yKa5 bKe6", R);
    play(&mut position, "55 g3f3 f3e3");
    assert_eq!(position.turn(), Some(Y));
}

#[test]
fn j7_4_no_men_no_turn() {
    let mut position = board(Preset::Classic.rules(), "rKh4 gKd1 bKe8", G);
    play(&mut position, "55 d1d2 d2d3");
    assert_eq!((position.turn(), position.quiet()), (Some(B), 1), "a skipped army has no turn");
}

#[test]
fn j7_3_equal_scores_share_the_place() {
    let mut setup = setup(diceless_classic(), "rEd3 rKh4 gKd1 gBb1 yPb5");
    setup.scores.0 = [2, 7, 9, 1];
    let mut position = position(&setup);
    assert_eq!(position.outcome(), None);
    play(&mut position, "d3d1");
    let outcome = position.outcome().expect("the game is over");
    assert_eq!(outcome.scores.0, [7, 7, 9, 1]);
    assert_eq!(outcome.places.0, [Some(2), Some(2), Some(1), Some(4)]);
}

#[test]
fn j7_3_who_left_comes_last() {
    let mut setup = setup(diceless_classic(), "rEd3 rKh4 gKd1 gBb1 yPb5");
    setup.scores.0 = [2, 7, 9, 1];
    (setup.status[Y], setup.status[B]) = (Status::Resigned, Status::Flagged);
    let mut position = position(&setup);
    play(&mut position, "d3d1");
    let places = position.outcome().expect("the game is over").places;
    assert_eq!(places.0, [Some(1), Some(1), Some(3), Some(4)]);
}

#[test]
fn j7_5_a_resigned_army_freezes_scores_and_its_king_counts_for_the_54_only() {
    let mut position = board(diceless_classic(), "rEd3 rKh4 gKd1 gBb1 yKa5 yPb5 bKe8", R);
    assert_eq!(position.happen(Event::Resigns(G)), Ok(After::Taken));
    assert_eq!((position.status(G), position.turn()), (Status::Resigned, Some(R)));
    play(&mut position, "d3d1");
    assert_eq!((position.score(R), position.taken(R).contains(G)), (5, true));
    assert_eq!(position.status(G), Status::Resigned);
    play(&mut position, "a5a6 e8e7 d1b1");
    assert_eq!(position.score(R), 7);
    assert_eq!(position.happen(Event::Flagged(Y)), Ok(After::Taken));
    assert_eq!(position.node(), Node::Act(B), "Yellow's turn ended");
    assert_eq!(position.happen(Event::Flagged(B)), Ok(After::Taken));
    assert_eq!(position.due(), Due::Over(Reason::Kings));
}

#[test]
fn j7_5_nobody_leaves_twice_or_after_the_end() {
    let mut position = Position::initial(&Preset::Classic.rules());
    play(&mut position, "55 g3f3");
    assert_eq!(position.happen(Event::Resigns(R)), Ok(After::Taken));
    assert_eq!((position.turn(), position.dice()), (Some(G), dice("")));
    assert_eq!(position.happen(Event::Resigns(R)).map_err(|fault| fault.rule()), Err("J7.5"));
    for army in [G, Y] {
        assert_eq!(position.happen(Event::Resigns(army)), Ok(After::Taken));
    }
    assert_eq!(position.due(), Due::Over(Reason::Kings));
    assert_eq!(position.happen(Event::Resigns(B)).map_err(|fault| fault.rule()), Err("J7.2"));
}

#[test]
fn j7_5_what_leaving_brings_about_is_told_and_turns_that_it_ends_count() {
    let resigned = |army| Effect::Became { army, status: Status::Resigned };
    let mut game = Match::<Position>::new(&Preset::Classic.rules());
    game.play(ply("55")).unwrap();
    game.play(ply("g3f3")).unwrap();
    assert_eq!(game.turns(), 0);
    assert_eq!(game.happen(Event::Resigns(R)).unwrap(), [resigned(R), Effect::TurnEnded(R)]);
    assert_eq!(game.turns(), 1, "the rest of Red's turn is lost");
    assert!(game.happen(Event::Resigns(R)).is_err());
    assert_eq!(game.happen(Event::Resigns(Y)).unwrap(), [resigned(Y)], "it is Green's turn");
    assert_eq!(game.turns(), 1);
    let over = [resigned(B), Effect::TurnEnded(G), Effect::Over(Reason::Kings)];
    assert_eq!(game.happen(Event::Resigns(B)).unwrap(), over, "J7.2: the turn that goes on is lost");
    assert_eq!(game.turns(), 2);
    assert_eq!((game.at(3).turns(), game.at(4).turns(), game.at(5).turns()), (1, 1, 2));
}

#[test]
fn j7_5_who_leaves_before_the_first_turn_contends_no_more() {
    let throw = rules(Preset::Classic, |parameters| parameters.first = chaturaji::parameters::First::Throw);
    let mut position = Position::initial(&throw);
    for sum in [9, 10, 4] {
        position.play_unchecked(chaupat_core::Ply::Throw(chaturaji::Throw::Sum(sum)));
    }
    assert_eq!(position.happen(Event::Resigns(G)), Ok(After::Taken));
    assert_eq!(position.node(), Node::Throw(B));
    assert_eq!(position.happen(Event::Resigns(B)), Ok(After::Taken));
    assert_eq!(position.node(), Node::Throw(Seat::ALL[0]), "all that are left have cast");
}

#[test]
fn j7_2_a_game_that_ends_before_its_first_turn_has_no_turn_to_end() {
    let random = rules(Preset::Classic, |parameters| parameters.first = chaturaji::parameters::First::Random);
    let mut game = Match::<Position>::new(&random);
    for army in [R, G] {
        let left = Effect::Became { army, status: Status::Flagged };
        assert_eq!(game.happen(Event::Flagged(army)).unwrap(), [left]);
    }
    let left = Effect::Became { army: B, status: Status::Flagged };
    assert_eq!(game.happen(Event::Flagged(B)).unwrap(), [left, Effect::Over(Reason::Kings)]);
    assert_eq!(game.turns(), 0);
}
