//! The rules case by case, typed by hand from the rule book (RULES.md).

use chaupat::{BySeat, Ending, Event, Fault as _, Match, Node, Ply, Position as _, Seat};
use ur::{Action, Conflict, Effect, Fault, Parameters, Phase, Position, Rules, Setup};

const L: Seat = Rules::LIGHT;
const D: Seat = Rules::DARK;

/// A position of three men a side.
fn at(light: [u8; 3], dark: [u8; 3], phase: Phase) -> Position {
    let rules = Rules::new(Parameters { men: 3 }).unwrap();
    let mut setup = Setup { rules, men: BySeat::default(), phase };
    (setup.men[L], setup.men[D]) = (light.to_vec(), dark.to_vec());
    Position::from_setup(&setup).unwrap()
}

/// The same, Light having thrown.
fn thrown(light: [u8; 3], dark: [u8; 3], throw: u8) -> Position {
    at(light, dark, Phase::Move { seat: L, throw })
}

fn sources(position: &Position) -> Vec<u8> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.into_iter().map(|action| action.from).collect()
}

fn go(from: u8) -> Ply<Action, u8> {
    Ply::Act(Action { from })
}

fn after(mut position: Position, ply: Ply<Action, u8>) -> (Position, Vec<Effect>) {
    assert_eq!(position.fault(ply), None);
    let mut effects = Vec::new();
    position.play_noting(ply, &mut |effect| effects.push(effect));
    (position, effects)
}

fn refused(position: Position, ply: Ply<Action, u8>, fault: Fault, rule: &str) {
    let error = position.play(ply).unwrap_err();
    assert_eq!((error.fault, error.fault.rule()), (fault, rule));
}

#[test]
fn u1_1_two_sides_sit_opposite_with_seven_men() {
    let start = Position::initial(&Rules::default());
    assert_eq!((L.index(), D.index()), (0, 2));
    assert_eq!([0, 1, 2, 3].map(|seat| start.men(Seat::ALL[seat]).hand()), [7, 0, 7, 0]);
}

#[test]
fn u2_1_four_dice_show_0_to_4() {
    let throws = Position::initial(&Rules::default()).throws();
    assert_eq!(throws.as_slice(), [(0, 1), (1, 4), (2, 6), (3, 4), (4, 1)]);
    refused(Position::initial(&Rules::default()), Ply::Throw(5), Fault::CannotFall(5), "U2.1");
}

#[test]
fn u2_2_light_begins_and_a_throw_comes_before_a_move() {
    let start = Position::initial(&Rules::default());
    assert_eq!(start.node(), Node::Throw(L));
    refused(start, go(0), Fault::ThrowDue, "U2.2");
    let (moving, effects) = after(start, Ply::Throw(2));
    assert_eq!((moving.node(), effects), (Node::Act(L), vec![]));
    refused(moving, Ply::Throw(2), Fault::MoveDue, "U2.2");
    let (next, effects) = after(moving, go(0));
    assert_eq!(next.node(), Node::Throw(D));
    assert_eq!(effects, [Effect::Moved { seat: L, from: 0, to: 2 }, Effect::TurnEnded(L)]);
}

#[test]
fn u3_1_a_man_goes_by_the_throw() {
    let position = thrown([0, 3, 6], [0, 0, 0], 2);
    assert_eq!(sources(&position), [0, 3, 6]);
    refused(position, go(4), Fault::NoMan(4), "U3.1");
    refused(position, go(200), Fault::NoMan(200), "U3.1");
    let (next, _) = after(position, go(3));
    assert_eq!(next.men(L).numbers().collect::<Vec<_>>(), [0, 5, 6]);
    refused(thrown([3, 6, 15], [0, 0, 0], 1), go(0), Fault::NoMan(0), "U3.1");
    refused(thrown([3, 6, 15], [0, 0, 0], 1), go(15), Fault::NoMan(15), "U3.1");
}

#[test]
fn u3_2_own_men_block() {
    let position = thrown([0, 2, 4], [0, 0, 0], 2);
    assert_eq!(sources(&position), [4]);
    refused(position, go(0), Fault::OwnMan(2), "U3.2");
    refused(position, go(2), Fault::OwnMan(4), "U3.2");
}

/// The men of both sides may stand on squares of the same number where these are not shared.
#[test]
fn u3_3_taking_on_the_shared_squares() {
    for (from, square) in [(4, 5), (6, 7), (7, 9), (9, 12)] {
        let (next, effects) = after(thrown([0, 0, from], [0, 0, square], square - from), go(from));
        assert_eq!(effects[1], Effect::Taken { seat: D, square });
        assert_eq!(next.men(D).numbers().collect::<Vec<_>>(), [0, 0, 0]);
    }
    for (from, square) in [(0, 1), (0, 4), (12, 13), (12, 14)] {
        let (next, _) = after(thrown([0, 0, from], [0, 0, square], square - from), go(from));
        assert_eq!(next.men(D).numbers().collect::<Vec<_>>(), [0, 0, square]);
        assert_eq!(next.men(L).numbers().collect::<Vec<_>>(), [0, 0, square]);
    }
}

#[test]
fn u3_4_the_middle_rosette_is_safe() {
    let position = thrown([0, 3, 6], [0, 0, 8], 2);
    assert_eq!(sources(&position), [0, 3]);
    refused(position, go(6), Fault::Safe, "U3.4");
    assert_eq!(sources(&thrown([0, 3, 6], [0, 0, 9], 2)), [0, 3, 6]);
}

#[test]
fn u3_5_home_by_the_exact_throw() {
    let position = thrown([12, 13, 14], [0, 0, 0], 3);
    assert_eq!(sources(&position), [12]);
    refused(position, go(13), Fault::TooFar(1), "U3.5");
    refused(position, go(14), Fault::TooFar(2), "U3.5");
    let (next, _) = after(position, go(12));
    assert_eq!((next.men(L).home(), next.node()), (1, Node::Throw(D)));
}

/// A pass is none of the moves; what cannot be used passes by itself.
#[test]
fn u3_6_and_u3_7_moves_are_compulsory_and_idle_throws_pass() {
    let passes = |light, dark, throw| {
        let (next, effects) = after(at(light, dark, Phase::Throw(L)), Ply::Throw(throw));
        assert_eq!(effects, [Effect::Idle { seat: L, throw }, Effect::TurnEnded(L)]);
        assert_eq!(next.node(), Node::Throw(D));
    };
    passes([0, 0, 0], [0, 0, 0], 0);
    passes([13, 14, 15], [0, 0, 0], 3);
    passes([0, 1, 15], [0, 0, 0], 0);
    passes([4, 15, 15], [0, 0, 8], 4);
    let (next, effects) = after(at([0, 1, 15], [0, 0, 0], Phase::Throw(L)), Ply::Throw(1));
    assert_eq!((next.node(), effects), (Node::Act(L), vec![]));
}

#[test]
fn u4_1_a_rosette_throws_again() {
    for (from, to) in [(0, 4), (6, 8), (13, 14)] {
        let (next, effects) = after(thrown([0, 0, from], [0, 0, 0], to - from), go(from));
        assert_eq!(next.node(), Node::Throw(L));
        assert_eq!(effects, [Effect::Moved { seat: L, from, to }, Effect::ThrowsAgain(L)]);
    }
    let (again, _) = after(thrown([0, 0, 0], [0, 0, 0], 4), go(0));
    let (next, effects) = after(again, Ply::Throw(0));
    assert_eq!((next.node(), effects[1]), (Node::Throw(D), Effect::TurnEnded(L)));
}

#[test]
fn u5_1_all_men_home_wins() {
    let (over, effects) = after(thrown([14, 15, 15], [0, 4, 15], 1), go(14));
    assert_eq!(over.node(), Node::Over);
    assert_eq!(effects, [Effect::Moved { seat: L, from: 14, to: 15 }, Effect::TurnEnded(L)]);
    assert_eq!(over.outcome().unwrap().places.0, [Some(1), None, Some(2), None]);
    refused(over, Ply::Throw(1), Fault::GameOver, "U5.1");
    refused(over, go(0), Fault::GameOver, "U5.1");
    let leaves = over.clone().happen(Event::Resigns(D)).unwrap_err();
    assert_eq!((leaves, leaves.rule()), (Fault::GameOver, "U5.1"));
}

#[test]
fn u5_2_whoever_leaves_has_lost() {
    let position = at([4, 15, 15], [0, 0, 0], Phase::Throw(D));
    let mut game = Match::from_position(position);
    game.happen(Event::Resigns(L)).unwrap();
    assert_eq!(game.ending(), Some(Ending::Resigned(L)));
    assert_eq!(game.outcome().unwrap().places.0, [Some(2), None, Some(1), None]);
    let mut game = Match::from_position(position);
    game.abandon();
    assert_eq!(game.outcome().unwrap().places.0, [Some(1), None, Some(2), None]);
    let mut start = Position::initial(&Rules::default());
    assert_eq!(start.standing(None).places.0, [Some(1), None, Some(1), None]);
    let claim = start.happen(Event::Claims(L)).unwrap_err();
    assert_eq!((claim, claim.rule()), (Fault::NoClaims, "U5.2"));
    let stranger = start.happen(Event::Resigns(Seat::ALL[1])).unwrap_err();
    assert_eq!((stranger, stranger.rule()), (Fault::NotInPlay(Seat::ALL[1]), "U1.1"));
}

#[test]
fn u6_1_one_to_seven_men() {
    assert_eq!(Rules::default().men(), 7);
    assert!((1..=7).all(|men| Rules::new(Parameters { men }).is_ok_and(|rules| rules.men() == men)));
    for men in [0, 8, 255] {
        let error = Rules::new(Parameters { men }).unwrap_err();
        assert_eq!(error.conflicts(), [Conflict::Men(men)]);
        assert_eq!(error.to_string(), format!("each side has 1 to 7 men, not {men} (U6.1)"));
    }
}
