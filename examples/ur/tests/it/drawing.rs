//! The board and its words.

use chaupat::{
    Node, Notation, Ply, Position as _, Render,
    render::{Die, Glyphs, Size, View},
};
use std::collections::BTreeSet;
use ur::{Position, Rules, Spot};

fn position(text: &str) -> Position {
    Position::read_position(text).unwrap()
}

fn shown(text: &str, view: View, chosen: Option<Spot>) -> String {
    let position = position(text);
    position.board(view, &position.choices(chosen)).to_string()
}

#[test]
fn the_board_seen_from_both_sides() {
    let text = "ur ; L 0 0 0 3 8 14 15 ; D 0 0 0 0 2 9 15 ; L throws";
    let light = "\
┌───┬───┬───┬───┐       ┌───┬───┐
│ ✿ │   │ ● │   │ 4   1 │ ✿ │   │
├───┼───┼───┼───┼───┬───┼───┼───┤
│   │   │   │✿○ │ ● │   │   │   │
├───┼───┼───┼───┼───┴───┼───┼───┤
│ ✿ │ ○ │   │   │ 3   1 │✿○ │   │
└───┴───┴───┴───┘       └───┴───┘
";
    assert_eq!(shown(text, View::of(Rules::LIGHT), None), light);
    let dark = "\
┌───┬───┐       ┌───┬───┬───┬───┐
│   │✿○ │ 1   3 │   │   │ ○ │ ✿ │
├───┼───┼───┬───┼───┼───┼───┼───┤
│   │   │   │ ● │✿○ │   │   │   │
├───┼───┼───┴───┼───┼───┼───┼───┤
│   │ ✿ │ 1   4 │   │ ● │   │ ✿ │
└───┴───┘       └───┴───┴───┴───┘
";
    assert_eq!(shown(text, View::of(Rules::DARK), None), dark);
}

#[test]
fn marks_in_ascii() {
    let text = "ur(men=3) ; L 0 4 6 ; D 0 0 10 ; L moves 4";
    let ascii = View::of(Rules::LIGHT).with_glyphs(Glyphs::Ascii);
    let chosen = Spot::of(Rules::LIGHT, 6);
    let board = "\
+---+---+---+---+       +---+---+
| + |   |   |   | 2   0 | + |   |
+---+---+---+---+---+---+---+---+
|   |<L>|   | + |   |(D)|   |   |
+---+---+---+---+---+---+---+---+
|<L>|   |   |   | 1   0 | + |   |
+---+---+---+---+       +---+---+
";
    assert_eq!(shown(text, ascii, Some(chosen)), board);
}

/// Each spot has its own cells, and is found there again; all fit on the canvas.
#[test]
fn every_spot_is_found_on_the_board() {
    let start = Position::initial(&Rules::default());
    assert_eq!(start.spots().len(), 24);
    for view in [Rules::LIGHT, Rules::DARK].map(View::of) {
        let mut cells = BTreeSet::new();
        for spot in start.spots() {
            let area = Position::area(view, spot);
            for column in area.column..area.column + area.width {
                assert!(cells.insert((area.row, column)), "{spot} covers another");
                assert_eq!(start.spot_at(view, area.row, column), Some(spot));
            }
        }
        let (rows, columns) = Position::dimensions(Size::Normal);
        assert!(cells.iter().all(|&(row, column)| row < rows && column < columns));
    }
    assert_eq!(Position::fitting(7, 33), Some(Size::Large));
}

#[test]
fn spots_are_called_as_people_do() {
    let names = |number| [Rules::LIGHT, Rules::DARK].map(|seat| Spot::of(seat, number).to_string());
    assert_eq!(names(0), ["Light's hand", "Dark's hand"]);
    assert_eq!(names(4), ["Light's 4", "Dark's 4"]);
    assert_eq!(names(8), ["8", "8"]);
    assert_eq!(names(15), ["Light's home", "Dark's home"]);
}

#[test]
fn the_panel_tells_who_is_who() {
    let position = position("ur(men=3) ; L 0 4 15 ; D 0 0 10 ; L moves 3");
    let names = position.seat_names();
    let legend = position.legend(View::of(Rules::LIGHT), &names);
    let legend: Vec<String> = legend.iter().map(ToString::to_string).collect();
    assert_eq!(legend, ["► ○ L Light  hand 1  home 1", "  ● D Dark   hand 2  home 0", "▲ ▲ ▲ △"]);
    assert_eq!(position.dice_of(0), vec![Die::Binary { marked: false }; 4]);
}

#[test]
fn sentences() {
    let phase = |text: &str| {
        let position = position(text);
        position.tell_phase(&position.seat_names()).join(" ")
    };
    assert_eq!(phase("ur(men=1) ; L 0 ; D 0 ; D throws"), "Dark throws.");
    assert_eq!(phase("ur(men=1) ; L 0 ; D 0 ; D moves 2"), "Dark moves a man by 2.");
    assert_eq!(phase("ur(men=1) ; L 0 ; D 15 ; over"), "The game is over: Dark has all men home.");

    let position = position("ur(men=4) ; L 0 6 8 11 ; D 0 0 0 10 ; L moves 4");
    let names = position.seat_names();
    let told: Vec<String> = position
        .plies()
        .into_iter()
        .filter_map(|ply| match ply {
            Ply::Act(action) => Some(position.tell_action(action, &names)),
            Ply::Throw(_) => None,
        })
        .collect();
    assert_eq!(
        told,
        [
            "bring a man in to 4, a rosette",
            "move the man on 6 to 10, and Dark's man is taken",
            "move the man on 8 to 12",
            "take the man on 11 home",
        ]
    );
    let uses = |throw| position.uses(throw).iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(uses(0), [""; 0]);
    assert_eq!(uses(3), ["3: moves a man by 3, or brings one in to 3"]);
    assert_eq!(uses(4), ["4: moves a man by 4, or brings one in to 4, a rosette"]);
    assert_eq!(position.node(), Node::Act(Rules::LIGHT));
}
