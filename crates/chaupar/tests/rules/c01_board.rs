use crate::study::*;
use chaupar::parameters::{Door, Entry, Flowers};
use chaupar::{Man, Place, board};
use chaupat_core::Seat;

#[test]
fn c1_2_loop_squares_are_numbered_arm_by_arm() {
    for (seat, first) in Seat::ALL.into_iter().zip([0, 17, 34, 51]) {
        assert_eq!(board::loop_square(seat, 8), first + 8);
        assert_eq!(board::loop_square(seat, 16), first + 16);
    }
    assert_eq!(board::loop_square(WEST, 17), 0);
    assert_eq!(board::loop_square(WEST, 76), 59);
}

#[test]
fn c1_3_middle_columns_are_their_owners_alone() {
    for seat in Seat::ALL {
        assert_eq!(rules(cowrie()).place(Man::new(77, seat)), Place::Middle { arm: seat, square: 7 });
        assert_eq!(rules(pasa()).place(Man::new(1, seat)), Place::Middle { arm: seat, square: 1 });
    }
}

#[test]
fn c1_4_four_to_seven_are_loop_squares_where_men_enter_on_a_flower() {
    assert_eq!(rules(cowrie()).place(Man::new(5, EAST)), Place::Loop(22));
    assert_eq!(rules(charkoni()).place(Man::new(7, WEST)), Place::Loop(58));
    assert_eq!(rules(pachisi()).place(Man::new(7, WEST)), Place::Middle { arm: WEST, square: 7 });
    assert_eq!(rules(cowrie()).place(Man::new(84, WEST)), Place::Home);
    assert_eq!(rules(cowrie()).place(Man::new(0, WEST)), Place::Hand);
}

#[test]
fn c1_5_no_flowers() {
    let bare = rules(Parameters { entry: Entry::Walk, flowers: Flowers::None, ..cowrie() });
    assert!((0..68).all(|square| !bare.is_flower(square)));
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
