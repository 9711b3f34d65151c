use crate::study::*;
use chaupar::parameters::Opening;
use chaupar::{Effect, Position, Preset, Throw};
use chaupat_core::{Node, Ply, Position as _, RuleSet, SeatSet};

fn opening(preset: Preset, players: u8) -> Position {
    initial(Parameters { players, ..preset.parameters() })
}

#[test]
fn c3_1_two_sit_opposite_three_at_0_1_2() {
    let seats = |players| rules(Parameters { players, ..cowrie() }).seats().iter().collect::<Vec<_>>();
    assert_eq!(seats(2), [SOUTH, NORTH]);
    assert_eq!(seats(3), [SOUTH, EAST, NORTH]);
    assert_eq!(seats(4), [SOUTH, EAST, NORTH, WEST]);
    assert_eq!(rules(Parameters { players: 2, ..pasa() }).seats(), SeatSet::ALL);
}

#[test]
fn c3_1_four_or_eight_men() {
    let eight = initial(Parameters { men: 8, ..cowrie() });
    assert_eq!(at(&eight, WEST), [0; 8]);
    assert_eq!(at(&opening(Preset::Cowrie, 3), NORTH), [0; 4]);
    assert!(at(&opening(Preset::Cowrie, 3), WEST).is_empty());
}

#[test]
fn c3_1_two_players_of_charkoni_have_no_partners() {
    let position = initial(Parameters { players: 2, ..charkoni() });
    assert!(!position.rules().in_teams());
    assert!(position.rules().are_opponents(SOUTH, NORTH));
}

#[test]
fn c3_2_the_highest_cast_begins() {
    let position = opening(Preset::Cowrie, 4);
    assert_eq!(position.node(), Node::Throw(SOUTH));
    let position = cast(position, &[10, 25, 3]);
    assert_eq!(position.node(), Node::Throw(WEST));
    assert_eq!(
        effects(&position, Ply::Throw(Throw::Value(4))),
        [Effect::Cast { seat: WEST, throw: Throw::Value(4) }, Effect::Begins(EAST)]
    );
    let position = cast(position, &[4]);
    assert_eq!(position.node(), Node::Throw(EAST));
    assert_eq!(position, study(Preset::Cowrie.parameters()).throws(EAST));
}

#[test]
fn c3_2_those_who_tie_cast_again() {
    let position = cast(opening(Preset::Cowrie, 4), &[25, 3, 25]);
    let tied = SeatSet::of(SOUTH).with(NORTH);
    assert!(effects(&position, Ply::Throw(Throw::Value(7))).contains(&Effect::Tied(tied)));
    let position = cast(position, &[7]);
    assert_eq!((position.contenders(), position.node()), (tied, Node::Throw(SOUTH)));
    let position = cast(position, &[30, 30]);
    assert_eq!(position.contenders(), tied);
    assert_eq!(cast(position, &[2, 3]).node(), Node::Throw(NORTH));
}

#[test]
fn c3_2_dice_are_summed() {
    let mut position = opening(Preset::Pasa, 4);
    for throw in [[1, 1, 6], [2, 2, 5], [2, 2, 2], [1, 2, 5]] {
        position = dice(position, throw);
    }
    assert_eq!(position.node(), Node::Throw(EAST));
}

#[test]
fn c3_2_a_seat_may_be_set_to_begin() {
    let west_begins = Parameters { opening: Opening::Seat(WEST), ..cowrie() };
    assert_eq!(initial(west_begins).node(), Node::Throw(WEST));
}

#[test]
fn c3_3_turns_pass_anticlockwise_over_the_seats_in_play() {
    let mut position = study(Parameters { players: 3, ..cowrie() }).throws(SOUTH);
    for seat in [SOUTH, EAST, NORTH, SOUTH] {
        assert_eq!(position.node(), Node::Throw(seat));
        position = cast(position, &[2]);
    }
}
