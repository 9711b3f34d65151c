use crate::study::*;
use chaupar::parameters::{Door, Play};
use chaupar::{Element, End, Man, Phase, Position, Preset, SetupFault, Throw};
use chaupat_core::{Node, Position as _, SeatSet};

fn throwing(casts: &[u8]) -> Phase {
    Phase::Throws { seat: SOUTH, casts: casts.to_vec(), entered: false }
}

fn moving(pool: &[Element]) -> Phase {
    Phase::Moves { seat: SOUTH, pool: pool.to_vec(), again: false, entered: false }
}

fn rules_broken(faults: &[SetupFault]) -> Vec<&'static str> {
    faults.iter().map(SetupFault::rule).collect()
}

#[test]
fn c19_the_example_of_the_rule_book_is_a_position() {
    let two = Parameters { players: 2, ..cowrie() };
    let board = study(two).men(SOUTH, &[0, 4, 29, 72]).tod(SOUTH).men(NORTH, &[0, 0, 46, 84]).tod(NORTH);
    let position = board.moves(SOUTH, &[D, T(3), T(10)]);
    assert_eq!(position.node(), Node::Act(SOUTH));
    assert_eq!(Position::from_setup(position.to_setup()), Ok(position));
}

#[test]
fn the_order_of_men_and_elements_does_not_matter() {
    let one = study(cowrie()).men(SOUTH, &[40, 20, 0, 9]).moves(SOUTH, &[T(10), T(2)]);
    let other = study(cowrie()).men(SOUTH, &[0, 9, 20, 40]).moves(SOUTH, &[T(2), T(10)]);
    assert_eq!(one, other);
}

#[test]
fn c3_1_men_are_counted_and_stay_with_seats_in_play() {
    let faults = study(cowrie()).men(SOUTH, &[0; 3]).men(EAST, &[0; 5]).refused();
    assert_eq!(rules_broken(&faults), ["C3.1", "C3.1"]);
    let three = Parameters { players: 3, ..cowrie() };
    assert_eq!(study(three).men(WEST, &[0]).refused(), [SetupFault::NotInPlay(WEST)]);
}

#[test]
fn c1_4_nobody_stands_on_1_to_3() {
    for progress in [1, 2, 3] {
        for rules in [cowrie(), charkoni()] {
            let faults = study(rules).men(SOUTH, &[0, 0, 0, progress]).refused();
            assert_eq!(rules_broken(&faults), ["C1.4"]);
        }
    }
    study(pasa()).men(SOUTH, &[1, 2, 3, 4]).throws(SOUTH);
}

#[test]
fn c12_1_foreign_houses_and_marks() {
    let one = |rules, progress, house, alkhee| {
        let mut men = [Man::new(0, SOUTH); 4];
        let man = Man::new(progress, house);
        men[0] = if alkhee { man.woken() } else { man };
        study(rules).exactly(SOUTH, &men).tod(SOUTH)
    };
    for (progress, house, alkhee) in [
        (20, WEST, false),
        (0, WEST, false),
        (84, WEST, false),
        (73, WEST, true),
        (0, SOUTH, true),
        (84, SOUTH, true),
    ] {
        assert_eq!(rules_broken(&one(charkoni(), progress, house, alkhee).refused()), ["C12.1"]);
    }
    assert_eq!(rules_broken(&one(cowrie(), 20, SOUTH, true).refused()), ["C12.1"]);
    assert_eq!(rules_broken(&one(cowrie(), 80, WEST, false).refused()), ["C12.1"]);
    for (progress, house, alkhee) in [(20, WEST, true), (80, WEST, false), (72, SOUTH, true)] {
        one(charkoni(), progress, house, alkhee).throws(SOUTH);
    }
}

#[test]
fn c7_2_nobody_lies_without_a_tod() {
    assert_eq!(study(cowrie()).men(SOUTH, &[0, 0, 0, 73]).refused(), [SetupFault::PastDoor(SOUTH)]);
    let open = Parameters { door: Door::None, ..cowrie() };
    study(open).men(SOUTH, &[0, 0, 0, 73]).throws(SOUTH);
    assert_eq!(study(open).tod(SOUTH).refused(), [SetupFault::TodWithoutDoor(SOUTH)]);
}

#[test]
fn c15_left_only_where_the_first_man_is_free() {
    assert_eq!(study(cowrie()).left(SOUTH).refused(), [SetupFault::Left(SOUTH)]);
}

#[test]
fn c11_1_done_marks_fit_the_men_and_each_other() {
    assert_eq!(study(cowrie()).men(SOUTH, &[84; 4]).refused(), [SetupFault::NotMarkedDone(SOUTH)]);
    let marked = study(cowrie()).done(SOUTH, 1, 0).men(SOUTH, &[0, 84, 84, 84]);
    assert_eq!(marked.refused(), [SetupFault::MarkedDone(SOUTH)]);
    assert_eq!(study(cowrie()).done(EAST, 2, 0).refused(), [SetupFault::DoneOrder]);
    assert_eq!(study(cowrie()).done(EAST, 1, 0).done(WEST, 1, 0).refused(), [SetupFault::DoneOrder]);
}

#[test]
fn c13_2_turns_to_miss() {
    assert_eq!(study(charkoni()).done(SOUTH, 1, 6).refused(), [SetupFault::Miss(SOUTH, 6)]);
    assert_eq!(study(cowrie()).done(SOUTH, 1, 1).refused(), [SetupFault::Miss(SOUTH, 1)]);
    assert_eq!(
        study(charkoni()).done(SOUTH, 1, 5).phase(throwing(&[])).refused(),
        [SetupFault::NoTurn(SOUTH)]
    );
}

#[test]
fn c6_2_opponents_do_not_stand_together_but_on_flowers() {
    let board = |east| study(cowrie()).men(SOUTH, &[0, 0, 0, 13]).men(EAST, east);
    assert_eq!(board(&[0, 0, 0, 64]).refused(), [SetupFault::Together(square(13))]);
    study(cowrie()).men(SOUTH, &[0, 0, 0, 12]).men(EAST, &[0, 0, 0, 63]).throws(SOUTH);
}

#[test]
fn c3_2_openings() {
    let open = |rules, contenders: &[_], casts: &[Throw]| {
        let contenders: SeatSet = contenders.iter().copied().collect();
        study(rules).phase(Phase::Opening { contenders, casts: casts.to_vec() })
    };
    let casting = Preset::Cowrie.parameters();
    let position = open(casting, &[SOUTH, NORTH], &[Throw::Value(10)]).build();
    assert_eq!(position.node(), Node::Throw(NORTH));
    assert_eq!(open(cowrie(), &[SOUTH, NORTH], &[]).refused(), [SetupFault::NoOpening]);
    assert_eq!(open(casting, &[SOUTH], &[]).refused(), [SetupFault::Contenders]);
    assert_eq!(open(casting, &[], &[]).refused(), [SetupFault::Contenders]);
    let two = [Throw::Value(10), Throw::Value(2)];
    assert_eq!(rules_broken(&open(casting, &[SOUTH, NORTH], &two).refused()), ["C3.2"]);
    let strange = [Throw::Dice([1, 1, 1])];
    assert_eq!(open(casting, &[SOUTH, NORTH], &strange).refused(), [SetupFault::CannotFall(strange[0])]);
}

#[test]
fn c4_casts_so_far() {
    study(cowrie()).phase(throwing(&[10, 25])).build();
    let refused = |rules, casts: &[u8]| rules_broken(&study(rules).phase(throwing(casts)).refused());
    assert_eq!(refused(cowrie(), &[2]), ["C4"]);
    assert_eq!(refused(cowrie(), &[10, 10, 10]), ["C4.3"]);
    assert_eq!(refused(cowrie(), &[12]), ["C2", "C4"]);
    assert_eq!(refused(pachisi(), &[6]), ["C4"]);
    assert_eq!(refused(pasa(), &[6]), ["C2", "C4"]);
}

#[test]
fn c4_pools_that_no_turn_gives() {
    let refused = |rules, pool: &[Element]| {
        rules_broken(&study(rules).men(SOUTH, &[20, 30, 40, 50]).phase(moving(pool)).refused())
    };
    assert_eq!(refused(cowrie(), &[]), ["C4.0"]);
    assert_eq!(refused(cowrie(), &[T(5)]), ["C2"]);
    assert_eq!(refused(cowrie(), &[T(2), T(3)]), ["C4"]);
    assert_eq!(refused(cowrie(), &[T(10), T(10), T(10)]), ["C4"]);
    assert_eq!(refused(cowrie(), &[D, D, D]), ["C4"]);
    assert_eq!(refused(cowrie(), &[D, D, S1]), ["C4"]);
    assert_eq!(refused(cowrie(), &[D, T(30), T(30)]), ["C4"]);
    assert_eq!(refused(charkoni(), &[S1]), ["C2"]);
    assert_eq!(refused(pachisi(), &[T(6), T(6)]), ["C4"]);
    assert_eq!(refused(pasa(), &[T(6), T(6), T(6), T(6)]), ["C4"]);
    for pool in [vec![D, D], vec![D, S1, T(2)], vec![D, T(30)], vec![T(25), T(30), T(14)]] {
        study(cowrie()).men(SOUTH, &[20, 30, 40, 50]).moves(SOUTH, &pool);
    }
}

#[test]
fn c4_0_a_pool_without_a_use_is_no_phase() {
    assert_eq!(study(cowrie()).phase(moving(&[T(2)])).refused(), [SetupFault::NothingToUse]);
}

#[test]
fn c4_5_c8_1_again_and_entered_where_they_mean_something() {
    let phase = |again, entered| Phase::Moves { seat: SOUTH, pool: vec![T(10)], again, entered };
    assert_eq!(study(cowrie()).phase(phase(true, false)).refused(), [SetupFault::Again]);
    assert_eq!(study(cowrie()).phase(phase(false, true)).refused(), [SetupFault::Entered]);
    let capturing = Parameters { capture_throws_again: true, ..cowrie() };
    assert_eq!(study(capturing).phase(phase(true, true)).refused(), [SetupFault::Entered]);
    let position = study(capturing).men(SOUTH, &[4, 9, 9, 9]).phase(phase(true, true)).build();
    assert!(position.again() && position.entered());
    let each = Parameters { play: Play::Each, burn: false, ..cowrie() };
    study(each).phase(phase(true, false)).build();
}

#[test]
fn c11_1_over_is_over() {
    let two = Parameters { players: 2, ..cowrie() };
    assert_eq!(study(cowrie()).phase(Phase::Over(End::Won)).refused(), [SetupFault::NotWon]);
    assert_eq!(study(cowrie()).phase(Phase::Over(End::Dead)).refused(), [SetupFault::NotDead]);
    assert_eq!(
        study(two)
            .done(SOUTH, 1, 0)
            .phase(Phase::Throws { seat: NORTH, casts: vec![], entered: false })
            .refused(),
        [SetupFault::Won]
    );
    let won = study(two).done(SOUTH, 1, 0).phase(Phase::Over(End::Won)).build();
    assert_eq!(Position::from_setup(won.to_setup()), Ok(won));
}
