//! What a setup may hold.

use chaupat::{BySeat, Position as _, Seat};
use ur::{Parameters, Phase, Position, Rules, Setup, SetupFault};

const L: Seat = Rules::LIGHT;
const D: Seat = Rules::DARK;

fn setup(light: &[u8], dark: &[u8], phase: Phase) -> Setup {
    let rules = Rules::new(Parameters { men: 2 }).unwrap();
    let mut setup = Setup { rules, men: BySeat::default(), phase };
    (setup.men[L], setup.men[D]) = (light.to_vec(), dark.to_vec());
    setup
}

fn faults(setup: &Setup) -> Vec<SetupFault> {
    Position::from_setup(setup).map_or_else(|error| error.faults().to_vec(), |_| Vec::new())
}

#[test]
fn a_position_goes_round() {
    let setup = setup(&[4, 15], &[0, 4], Phase::Move { seat: D, throw: 3 });
    let position = Position::from_setup(&setup).unwrap();
    assert_eq!(position.to_setup(), setup);
    assert_eq!(position.rules().men(), 2);
}

#[test]
fn all_that_speaks_against_it_is_told() {
    let light = Phase::Throw(L);
    assert_eq!(faults(&setup(&[0], &[0, 1], light)), [SetupFault::Count(L, 1)]);
    assert_eq!(faults(&setup(&[0, 16], &[0, 1], light)), [SetupFault::Beyond(L, 16)]);
    let several = setup(&[5, 5], &[5, 13, 14], light);
    let expected = [SetupFault::Twice(L, 5), SetupFault::Count(D, 3), SetupFault::Shared(5)];
    assert_eq!(faults(&several), expected);
    let text = "two men of one side never stand on one square, as on 5 (U3.2); this rule set does not give a side 3 men \
                (U1.1); square 5 is shared: men of both sides never stand there together (U3.3)";
    assert_eq!(Position::from_setup(&several).unwrap_err().to_string(), text);
    let mut third = setup(&[0, 0], &[0, 0], light);
    third.men[Seat::ALL[1]] = vec![3];
    assert_eq!(faults(&third), [SetupFault::NotInPlay(Seat::ALL[1])]);
}

/// Own squares have the same numbers and are not shared (U1.2).
#[test]
fn men_of_both_sides_stand_on_private_squares_of_one_number() {
    assert_eq!(faults(&setup(&[4, 13], &[4, 13], Phase::Throw(D))), []);
    for square in 5..=12 {
        assert_eq!(faults(&setup(&[0, square], &[1, square], Phase::Throw(D))), [SetupFault::Shared(square)]);
    }
}

#[test]
fn what_is_due_can_be_due() {
    assert_eq!(
        faults(&setup(&[0, 0], &[0, 0], Phase::Throw(Seat::ALL[3]))),
        [SetupFault::NotInPlay(Seat::ALL[3])]
    );
    let move_of = |throw| Phase::Move { seat: L, throw };
    for throw in [0, 5, 255] {
        assert_eq!(faults(&setup(&[0, 0], &[0, 0], move_of(throw))), [SetupFault::NoUse(throw)]);
    }
    assert_eq!(faults(&setup(&[14, 15], &[0, 0], move_of(2))), [SetupFault::NoUse(2)]);
    assert_eq!(faults(&setup(&[14, 15], &[0, 0], move_of(1))), []);
    assert_eq!(faults(&setup(&[14, 15], &[0, 0], Phase::Over)), [SetupFault::Winner]);
    assert_eq!(faults(&setup(&[15, 15], &[0, 0], Phase::Throw(L))), [SetupFault::Winner]);
    assert_eq!(faults(&setup(&[15, 15], &[15, 15], Phase::Over)), [SetupFault::Winner]);
    assert_eq!(faults(&setup(&[15, 15], &[0, 3], Phase::Over)), []);
}
