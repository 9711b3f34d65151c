//! A game of another crate is drawn and told as the two games of this one are: nothing but public items is used here.
#![allow(clippy::unwrap_used, reason = "a test that fails here says where")]

mod drawing;
mod race;

use chaupat_core::{BySeat, Node, Ply, Position};
use chaupat_render::{Die, Direction, FromTo, Glyphs, Marks, Palette, Render, Size, View};
use drawing::Square;
use race::{FIRST, Race, Rules, SECOND};

/// The first player's man is on square 2; the second's, on square 1, has a one to go.
fn middle_game() -> Race {
    let mut race = Race::initial(&Rules);
    for ply in [Ply::Throw(2), Ply::Act(()), Ply::Throw(1), Ply::Act(()), Ply::Throw(0), Ply::Throw(1)] {
        assert_eq!(race.fault(ply), None, "{ply:?}");
        race.play_unchecked(ply);
    }
    assert_eq!(race.node(), Node::Act(SECOND));
    race
}

fn names() -> BySeat<String> {
    BySeat(["Asha", "", "日本", ""].map(str::to_owned))
}

#[test]
fn a_board_of_its_own_is_seen_from_both_sides_and_no_other() {
    let race = middle_game();
    assert_eq!(race.sides().iter().collect::<Vec<_>>(), [FIRST, SECOND]);
    let marks = race.choices(Some(Square(1)));
    assert_eq!(marks, Marks::none().with_movable([Square(1)]).with_targets([Square(2)]));
    let board = |facing, glyphs| {
        let view = View::of(facing).with_glyphs(glyphs);
        let canvas = race.board(view, &marks);
        assert_eq!((canvas.rows(), canvas.columns()), Race::dimensions(view.size));
        canvas.to_string()
    };
    assert_eq!(
        board(FIRST, Glyphs::Unicode),
        "┌───┬───┬───┬───┬───┐\n│‹◆›│(●)│ · │ · │ · │\n└───┴───┴───┴───┴───┘\n"
    );
    assert_eq!(
        board(SECOND, Glyphs::Ascii),
        "+---+---+---+---+---+\n| . | . | . |(o)|<x>|\n+---+---+---+---+---+\n"
    );
}

/// What the default methods make of it: pointing, moving the cursor, finding a size.
#[test]
fn it_can_be_pointed_at() {
    let race = middle_game();
    for seat in [FIRST, SECOND] {
        let view = View::of(seat);
        for square in race.spots() {
            let area = Race::area(view, square);
            assert_eq!(race.spot_at(view, area.row, area.column + area.width - 1), Some(square));
        }
    }
    let next = |seat, direction| race.neighbour(View::of(seat), Square(3), direction);
    assert_eq!(
        [next(FIRST, Direction::Right), next(FIRST, Direction::Left)],
        [Some(Square(4)), Some(Square(2))]
    );
    assert_eq!([next(SECOND, Direction::Right), next(SECOND, Direction::Up)], [Some(Square(2)), None]);
    assert_eq!((Race::fitting(3, 21), Race::fitting(2, 80)), (Some(Size::Large), None));
}

/// The panel has a line for each seat in play; the seats between them have no name, and nobody asks for one.
#[test]
fn it_is_told() {
    let race = middle_game();
    assert_eq!(race.seat_names(), BySeat(["First", "", "Second", ""].map(str::to_owned)));
    let panel: Vec<String> = race.legend(View::of(FIRST), &names()).iter().map(ToString::to_string).collect();
    assert_eq!(panel, ["  ● Asha  on 2", "► ◆ 日本  on 1", "▲ △"]);
    assert_eq!(race.tell_phase(&names()), ["日本 moves."]);
    assert_eq!(race.uses(1)[0].to_string(), "1: moves the man");
    assert_eq!(race.tell_action((), &names()), "from 1 to 2, and Asha's man goes back");
    assert_eq!(race.action_move(()), Some(FromTo { from: Some(Square(1)), to: Square(2) }));
    assert_eq!(Square(2).to_string(), "square 2");
}

/// Two lots of two sides each lie and fly as other dice do.
#[test]
fn its_lots_are_thrown() {
    let dice = Race::initial(&Rules).dice_of(1);
    assert_eq!(dice, [Die::Binary { marked: true }, Die::Binary { marked: false }]);
    assert_eq!(Die::line(&dice, Glyphs::Ascii).to_string(), "A v");
    assert_eq!([0, 1].map(|moment| dice[0].turning(moment, Glyphs::Unicode)), ["▲", "△"]);
}

#[test]
fn it_has_colours() {
    let board = middle_game().board(View::of(FIRST), &Marks::none());
    let coloured = board.styled(Palette::Ansi16).to_string();
    assert!(coloured.contains("\u{1b}[1m\u{1b}[32m●\u{1b}[0m"), "{coloured:?}");
    assert!(!board.to_string().contains('\u{1b}'));
}
