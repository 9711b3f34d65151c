use crate::study::*;
use chaupar::board::{ColumnSquare, LoopSquare};
use chaupar::parameters::{Door, Entry, Flowers};
use chaupar::{Man, Place};
use chaupat_core::Seat;

#[test]
fn c1_2_loop_squares_are_numbered_arm_by_arm() {
    for (seat, first) in Seat::ALL.into_iter().zip([0, 17, 34, 51]) {
        assert_eq!(LoopSquare::of(seat, 8), Some(square(first + 8)));
        assert_eq!(LoopSquare::of(seat, 16), Some(square(first + 16)));
        let outer = LoopSquare::on_arm(seat, 8).unwrap();
        assert_eq!((outer.number(), outer.arm(), outer.index_on_arm()), (first + 8, seat, 8));
    }
    assert_eq!(LoopSquare::of(WEST, 17), Some(square(0)));
    assert_eq!(LoopSquare::of(WEST, 76), Some(square(59)));
    assert_eq!(square(67).after(1), square(0));
    assert_eq!(square(67).after(255), square(50));
    assert!(LoopSquare::all().map(LoopSquare::number).eq(0..68));
}

#[test]
fn c1_2_senseless_numbers_are_no_squares() {
    assert_eq!((LoopSquare::new(68), LoopSquare::new(255)), (None, None));
    for progress in [0, 77, 84, 85, 255] {
        assert_eq!(LoopSquare::of(WEST, progress), None);
    }
    assert_eq!((LoopSquare::on_arm(WEST, 17), LoopSquare::on_arm(WEST, 255)), (None, None));
    assert_eq!((ColumnSquare::new(0), ColumnSquare::new(8), ColumnSquare::new(255)), (None, None, None));
    assert!(ColumnSquare::all().map(ColumnSquare::number).eq(1..=7));
    assert_eq!((Man::try_new(85, WEST), Man::try_new(255, WEST)), (None, None));
    assert_eq!(Man::try_new(84, WEST), Some(Man::new(Man::HOME, WEST)));
}

#[test]
#[should_panic(expected = "progress is 0 to 84")]
fn c1_4_nobody_walks_past_home() {
    let _ = Man::new(85, WEST);
}

#[test]
fn c1_3_middle_columns_are_their_owners_alone() {
    for seat in Seat::ALL {
        assert_eq!(rules(cowrie()).place(Man::new(77, seat)), middle(seat, 7));
        assert_eq!(rules(pasa()).place(Man::new(1, seat)), middle(seat, 1));
    }
}

fn middle(arm: Seat, square: u8) -> Place {
    Place::Middle { arm, square: ColumnSquare::new(square).unwrap() }
}

#[test]
fn c1_4_four_to_seven_are_loop_squares_where_men_enter_on_a_flower() {
    assert_eq!(rules(cowrie()).place(Man::new(5, EAST)), Place::Loop(square(22)));
    assert_eq!(rules(charkoni()).place(Man::new(7, WEST)), Place::Loop(square(58)));
    assert_eq!(rules(pachisi()).place(Man::new(7, WEST)), middle(WEST, 7));
    assert_eq!(rules(cowrie()).place(Man::new(84, WEST)), Place::Home);
    assert_eq!(rules(cowrie()).place(Man::new(0, WEST)), Place::Hand);
}

#[test]
fn c1_5_no_flowers() {
    let bare = rules(Parameters { entry: Entry::Walk, flowers: Flowers::None, ..cowrie() });
    assert!(LoopSquare::all().all(|square| !bare.is_flower(square)));
}

#[test]
fn c1_6_past_the_door_men_lie() {
    assert!(rules(cowrie()).stands(Man::new(72, SOUTH)));
    assert!(!rules(cowrie()).stands(Man::new(73, SOUTH)));
    let open = rules(Parameters { door: Door::None, ..cowrie() });
    assert!(open.stands(Man::new(76, SOUTH)));
    assert!(!open.stands(Man::new(77, SOUTH)));
    assert!(!rules(pasa()).stands(Man::new(7, SOUTH)));
}

#[test]
fn c1_6_without_a_door_there_is_no_tod() {
    let open = Parameters { door: Door::None, ..cowrie() };
    let position = study(open).men(SOUTH, &[0, 0, 0, 11]).men(EAST, &[0, 0, 0, 64]).moves(SOUTH, &[T(2)]);
    let after = play(position, "2:11-13x");
    assert!(!after.tod(SOUTH));
}
