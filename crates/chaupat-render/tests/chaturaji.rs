//! The 8 x 8: what a person sees, and that nobody is missing.

use chaturaji::{Class, Dice, Due, Kind, Man, Preset, Setup, Square, Status, army};
use chaupat_core::{BySeat, Seat, SeatSet};
use chaupat_render::{Direction, Glyphs, Line, Marks, Size, View, chaturaji as drawn, words};
use proptest::prelude::*;
use unicode_width::UnicodeWidthChar;

fn at(text: &str) -> Square {
    text.parse().expect("the name of a square")
}

fn names() -> BySeat<String> {
    BySeat::from_fn(|army| army::name(army).to_owned())
}

fn page(setup: &Setup, view: View, marks: &Marks<Square>) -> String {
    let legend = drawn::legend(setup, view, &names());
    let legend: Vec<String> = legend.iter().map(Line::to_string).collect();
    let phase = words::chaturaji::phase(setup, &names()).join("\n");
    let board = drawn::board(setup, view, marks);
    format!("{board}\n{}\n\n{}\n", legend.join("\n"), view.glyphs.text(&phase))
}

/// A game under way: a pawn that waits, a boat triumph that lacks e5, one army out of time.
fn middle_game() -> Setup {
    let mut setup = Setup::empty(Preset::Classic.rules());
    let men = [
        "rKh4 rBd5 rPg1 rPf2 rPa3 rEg4",
        "gKd1 gBc3 gNb1 gPa2 gPb8 gPc4",
        "yBe4 yNa7 yEa6 yPc5 yPb6",
        "bKe8 bBd4 bEf8 bPe7 bPf6",
    ];
    for man in men.join(" ").split(' ') {
        let letters: Vec<char> = man.chars().collect();
        let (army, kind) = (
            army::from_letter(letters[0]).expect("the letter of an army"),
            Kind::from_letter(letters[1]).expect("the letter of a type"),
        );
        setup.put(at(&man[2..]), Man { army, kind });
    }
    setup.turn = Some(army::GREEN);
    setup.due = Due::Act;
    setup.dice = Dice::two(Class::Boat, Class::Pawn);
    setup.scores.0 = [7, 3, 0, 4];
    setup.taken[army::RED] = SeatSet::of(army::YELLOW);
    setup.status[army::BLACK] = Status::Flagged;
    setup.quiet = 3;
    setup
}

#[test]
fn the_start_and_a_game_under_way_in_all_sizes_and_glyphs() {
    let start = Setup::arrayed(Preset::Classic.rules());
    for (size, label) in Size::ALL.into_iter().zip(["compact", "normal", "large"]) {
        for (glyphs, set) in Glyphs::ALL.into_iter().zip(["unicode", "ascii"]) {
            let view = View::of(army::GREEN).with_glyphs(glyphs).with_size(size);
            let marks = Marks::none()
                .with_last([at("a6"), at("a7")])
                .with_movable([at("c3"), at("c4")])
                .with_targets([at("e5"), at("a1"), at("e1")])
                .with_cursor(at("a5"));
            insta::assert_snapshot!(format!("start_{label}_{set}"), page(&start, view, &Marks::none()));
            insta::assert_snapshot!(format!("{label}_{set}"), page(&middle_game(), view, &marks));
        }
    }
}

#[test]
fn j1_1_every_army_sees_itself_at_the_bottom() {
    for army in Seat::ALL {
        let start = Setup::arrayed(Preset::Classic.rules());
        let view = View::of(army).with_size(Size::Compact);
        insta::assert_snapshot!(
            format!("facing_{}", army::letter(army)),
            drawn::board(&start, view, &Marks::none())
        );
        let canvas = drawn::board(&start, view, &Marks::none());
        let rows: Vec<String> = canvas.to_string().lines().map(str::to_owned).collect();
        let own = army::letter(army);
        assert!(rows[8].contains(&format!("{own}B  {own}N  {own}E  {own}K")), "{canvas}");
        assert!(rows[7].contains(&format!("{own}▲  {own}▲  {own}▲  {own}▲")), "{canvas}");
    }
}

#[test]
fn j1_1_pawns_point_where_they_go() {
    let seen = |facing| Seat::ALL.map(|army| drawn::direction(army, facing));
    assert_eq!(seen(army::GREEN), [Direction::Left, Direction::Up, Direction::Right, Direction::Down]);
    assert_eq!(seen(army::RED), [Direction::Up, Direction::Right, Direction::Down, Direction::Left]);
}

#[test]
fn j9_3_forbes_shows_its_thrones_and_where_pawns_turn() {
    let mut setup = Setup::empty(Preset::Forbes.rules());
    setup.put(at("h4"), Man { army: army::RED, kind: Kind::King });
    insta::assert_snapshot!("forbes", page(&setup, View::of(army::RED), &Marks::none()));
}

#[test]
fn boards_fit_the_screens_they_are_made_for() {
    let fits = |size, rows, columns| {
        let (high, wide) = drawn::dimensions(size);
        high <= rows && wide <= columns
    };
    assert!(fits(Size::Compact, 18, 60));
    assert!(fits(Size::Normal, 22, 80));
    assert!(fits(Size::Large, 39, 80));
}

#[test]
fn no_two_squares_overlap() {
    for (size, facing) in Size::ALL.into_iter().flat_map(|size| Seat::ALL.map(|facing| (size, facing))) {
        let view = View::of(facing).with_size(size);
        let (rows, columns) = drawn::dimensions(size);
        let squares: Vec<Square> = Square::all().collect();
        let holders = |row, column| {
            squares.iter().filter(|&&square| drawn::area(view, square).contains(row, column)).count()
        };
        assert!((0..rows).all(|row| (0..columns).all(|column| holders(row, column) <= 1)));
    }
}

fn setups() -> impl Strategy<Value = Setup> {
    let man = prop::option::weighted(0.4, (0..4_usize, 0..5_usize));
    (0..5_usize, prop::collection::vec(man, 64)).prop_map(|(preset, men)| {
        let mut setup = Setup::empty(Preset::ALL[preset].rules());
        for (square, man) in Square::all().zip(men) {
            if let Some((army, kind)) = man {
                setup.put(square, Man { army: Seat::ALL[army], kind: Kind::ALL[kind] });
            }
        }
        setup
    })
}

proptest! {
    #[test]
    fn every_man_stands_on_his_square(setup in setups(), facing in 0..4_usize, size in 0..3_usize, set in 0..2_usize) {
        let view = View::of(Seat::ALL[facing]).with_glyphs(Glyphs::ALL[set]).with_size(Size::ALL[size]);
        let canvas = drawn::board(&setup, view, &Marks::none());
        for square in Square::all() {
            let area = drawn::area(view, square);
            let row = area.row + area.height / 2;
            let text: String = (area.column..area.column + area.width).filter_map(|column| canvas.get(row, column)).map(|cell| cell.glyph).collect();
            let text = text.replace(['◂', '▸'], "").replace(' ', "");
            match setup.man_at(square) {
                Some(man) => {
                    let kind = match man.kind {
                        Kind::Pawn => drawn::pawn_glyph(man.army, square, view),
                        kind => kind.letter(),
                    };
                    let shown = format!("{}{kind}", army::letter(man.army));
                    prop_assert!(text.contains(&shown), "{square} {text} {shown}");
                }
                None => prop_assert!(!text.contains(['P', 'B', 'N', 'E', 'K']), "{square} {text}"),
            }
        }
    }

    #[test]
    fn every_glyph_is_one_column_wide(setup in setups(), facing in 0..4_usize, size in 0..3_usize, set in 0..2_usize) {
        let view = View::of(Seat::ALL[facing]).with_glyphs(Glyphs::ALL[set]).with_size(Size::ALL[size]);
        let squares: Vec<Square> = Square::all().collect();
        let marks = Marks::none().with_last(squares[..20].to_vec()).with_movable(squares[20..40].to_vec()).with_targets(squares[40..].to_vec()).with_cursor(squares.first().copied());
        let text = page(&setup, view, &marks);
        prop_assert!(text.chars().filter(|&glyph| glyph != '\n').all(|glyph| glyph.width() == Some(1)), "{}", text);
        prop_assert!(set == 0 || text.is_ascii(), "{}", text);
    }
}
