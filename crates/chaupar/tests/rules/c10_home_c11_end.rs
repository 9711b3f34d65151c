use crate::study::*;
use chaupar::{Effect, End, Fault, Position, Throw};
use chaupat_core::{After, Ending, Event, Fault as _, Match, Node, Ply, Position as _};

#[test]
fn c10_1_home_is_reached_exactly() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 20, 81]).tod(SOUTH).moves(SOUTH, &[T(4)]);
    assert_eq!(listed(&position), ["4:20-24"]);
    assert_eq!(why_not(&position, using(T(4), 81, SOUTH)), (Fault::TooFar(1), "C10.1"));
    let position = study(cowrie()).men(SOUTH, &[0, 0, 20, 81]).tod(SOUTH).moves(SOUTH, &[T(3)]);
    assert_eq!(at(&play(position, "3:81-84"), SOUTH), [0, 0, 20, 84]);
}

#[test]
fn c10_1_who_is_home_stays() {
    let position = study(cowrie()).men(SOUTH, &[0, 0, 20, 84]).tod(SOUTH).moves(SOUTH, &[T(3)]);
    assert_eq!(why_not(&position, using(T(3), 84, SOUTH)), (Fault::IsHome, "C10.1"));
}

#[test]
fn c11_1_places_in_the_order_of_finishing_the_last_is_last() {
    let board = study(cowrie()).done(EAST, 1, 0).done(WEST, 2, 0).men(NORTH, &[0, 0, 0, 20]);
    let position = board.men(SOUTH, &[80, 84, 84, 84]).tod(SOUTH).moves(SOUTH, &[T(4)]);
    let over = play(position, "4:80-84");
    assert_eq!((over.node(), over.end(), place(&over, SOUTH)), (Node::Over, Some(End::Won), 3));
    assert_eq!(over.outcome().unwrap().places.0, [Some(3), Some(1), Some(4), Some(2)]);
}

#[test]
fn c11_1_play_goes_on_until_one_is_left() {
    let position = study(cowrie()).men(SOUTH, &[80, 84, 84, 84]).tod(SOUTH).moves(SOUTH, &[T(4)]);
    let position = play(position, "4:80-84");
    assert_eq!((position.node(), place(&position, SOUTH)), (Node::Throw(EAST), 1));
    assert_eq!(position.outcome(), None);
    assert_eq!(cast(position, &[2, 2, 2]).node(), Node::Throw(EAST));
}

#[test]
fn c11_2_who_ends_without_tod_is_bay_thoree() {
    let board = study(Parameters { players: 2, ..cowrie() }).men(SOUTH, &[80, 84, 84, 84]).tod(SOUTH);
    let over = play(board.clone().moves(SOUTH, &[T(4)]), "4:80-84");
    assert_eq!(over.outcome().unwrap().marks[NORTH], Some("bay-thoree"));
    let over = play(board.tod(NORTH).moves(SOUTH, &[T(4)]), "4:80-84");
    assert_eq!(over.outcome().unwrap().marks.0, [None; 4]);
}

#[test]
fn c11_3_at_the_limit_the_unfinished_are_placed_by_summed_progress() {
    let board = study(cowrie()).done(SOUTH, 1, 0).men(EAST, &[0, 0, 0, 9]);
    let position = board.men(NORTH, &[0, 0, 4, 5]).men(WEST, &[0, 0, 4, 4]).tod(WEST).throws(EAST);
    let standing = position.standing(None);
    assert_eq!(standing.places.0, [Some(1), Some(2), Some(2), Some(4)]);
    assert_eq!(standing.marks.0, [None, Some("bay-thoree"), Some("bay-thoree"), None]);
}

#[test]
fn c11_3_the_match_counts_turns() {
    let mut game = Match::<Position>::new(&rules(Parameters { turn_limit: 3, players: 2, ..cowrie() }));
    for value in [2, 10, 25, 30, 3] {
        game.play(Ply::Throw(Throw::Value(value))).unwrap();
    }
    assert_eq!((game.turns(), game.ending()), (3, Some(Ending::TurnLimit)));
    assert_eq!(game.outcome().unwrap().places.0, [Some(1), None, Some(1), None]);
}

#[test]
fn c11_3_the_seat_that_left_is_last() {
    let board = study(cowrie()).done(SOUTH, 1, 0).men(EAST, &[0, 0, 0, 60]);
    let mut position = board.men(NORTH, &[0, 0, 4, 5]).throws(EAST);
    assert_eq!(position.happen(Event::Resigns(EAST)), Ok(After::MatchEnds));
    assert_eq!(position.standing(Some(EAST)).places.0, [Some(1), Some(4), Some(2), Some(3)]);
    assert_eq!(position.happen(Event::Resigns(SOUTH)), Err(Fault::HasFinished(SOUTH)));
    let claim = position.happen(Event::Claims(NORTH)).unwrap_err();
    assert_eq!((claim, claim.rule()), (Fault::NoClaims, "C11.1"));
}

#[test]
fn c11_3_a_seat_leaves_with_its_partner() {
    let position = study(charkoni()).men(EAST, &[0, 0, 0, 60]).throws(SOUTH);
    assert_eq!(position.standing(Some(WEST)).places.0, [Some(1), Some(2), Some(1), Some(2)]);
    assert_eq!(position.standing(None).places.0, [Some(2), Some(1), Some(2), Some(1)]);
}

#[test]
fn c11_1_the_end_is_told() {
    let board = study(Parameters { players: 2, ..cowrie() }).men(SOUTH, &[80, 84, 84, 84]).tod(SOUTH);
    let told = effects(&board.moves(SOUTH, &[T(4), T(10)]), Ply::Act(using(T(4), 80, SOUTH)));
    assert_eq!(
        told[1..],
        [
            Effect::Done { seat: SOUTH, place: 1 },
            Effect::Forfeited(T(10)),
            Effect::TurnEnded(SOUTH),
            Effect::Over(End::Won)
        ]
    );
}
