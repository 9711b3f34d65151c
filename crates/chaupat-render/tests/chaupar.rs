//! The cross: what a person sees, and that nobody is missing.

use chaupar::board::{self, ColumnSquare, LoopSquare};
use chaupar::{Element, Man, Parameters, Phase, Place, Preset, Rules, SeatSetup, Setup};
use chaupat_core::{BySeat, RuleSet, Seat};
use chaupat_render::{Glyphs, Line, Marks, Palette, Size, View, chaupar as drawn, chaupar::Spot, words};
use proptest::prelude::*;
use std::collections::BTreeMap;
use unicode_width::UnicodeWidthChar;

const SOUTH: Seat = Seat::ALL[0];
const EAST: Seat = Seat::ALL[1];
const NORTH: Seat = Seat::ALL[2];
const WEST: Seat = Seat::ALL[3];

fn names() -> BySeat<String> {
    BySeat(["Asha", "Bela", "Charan", "Devi"].map(str::to_owned))
}

fn seat(owner: Seat, men: &[u8], tod: bool) -> SeatSetup {
    SeatSetup { men: men.iter().map(|&p| Man::new(p, owner)).collect(), tod, ..SeatSetup::default() }
}

/// The middle of a game: a shared flower, lying men, men in hand and at home.
fn middle_game() -> Setup {
    let phase = Phase::Moves {
        seat: SOUTH,
        pool: vec![Element::DoubleStep, Element::Throw(3), Element::Throw(10)],
        again: false,
        entered: false,
    };
    let seats = BySeat([
        seat(SOUTH, &[29, 29, 75, 84], true),
        seat(EAST, &[0, 0, 12, 20], false),
        seat(NORTH, &[63, 63, 74, 80], true),
        seat(WEST, &[0, 4, 46, 50], false),
    ]);
    Setup { rules: Preset::Cowrie.rules(), seats, phase }
}

fn at(square: u8) -> Spot {
    Spot::Loop(LoopSquare::new(square).expect("a square of the loop"))
}

fn start(rules: Rules) -> Setup {
    let seats = BySeat::from_fn(|owner| {
        let men = rules.start().progress().map_or(vec![0; rules.men().into()], |men| men.to_vec());
        if rules.seats().contains(owner) { seat(owner, &men, false) } else { SeatSetup::default() }
    });
    Setup { rules, seats, phase: Phase::Throws { seat: SOUTH, casts: Vec::new(), entered: false } }
}

fn page(setup: &Setup, view: View, marks: &Marks<Spot>) -> String {
    let legend = drawn::legend(setup, view, &names());
    let legend: Vec<String> = legend.iter().map(Line::to_string).collect();
    let phase = words::chaupar::phase(setup, &names()).join("\n");
    let board = drawn::board(setup, view, marks);
    format!("{board}\n{}\n\n{}\n", legend.join("\n"), view.glyphs.text(&phase))
}

#[test]
fn the_middle_of_a_game_in_all_sizes_and_glyphs() {
    for (size, label) in Size::ALL.into_iter().zip(["compact", "normal", "large"]) {
        for (glyphs, set) in Glyphs::ALL.into_iter().zip(["unicode", "ascii"]) {
            let view = View::of(SOUTH).with_glyphs(glyphs).with_size(size);
            insta::assert_snapshot!(format!("{label}_{set}"), page(&middle_game(), view, &Marks::none()));
        }
    }
}

#[test]
fn marks_as_another_seat_sees_them() {
    let marks = Marks::none()
        .with_last([at(38), Spot::Hand(WEST)])
        .with_movable([at(29)])
        .with_targets([at(39), at(46), Spot::Middle { arm: EAST, square: ColumnSquare::new(4).unwrap() }])
        .with_cursor(at(32));
    for (facing, label) in [(EAST, "east"), (NORTH, "north"), (WEST, "west")] {
        insta::assert_snapshot!(format!("marks_{label}"), page(&middle_game(), View::of(facing), &marks));
    }
    let coloured = drawn::board(&middle_game(), View::of(SOUTH), &marks).styled(Palette::Ansi256).to_string();
    insta::assert_snapshot!("marks_ansi256", coloured.replace('\x1b', "^"));
}

#[test]
fn the_start_of_every_preset() {
    for preset in [Preset::Cowrie, Preset::Charkoni, Preset::Pasa, Preset::Pachisi] {
        let view = View::of(SOUTH).with_size(Size::Compact);
        insta::assert_snapshot!(
            format!("start_{}", preset.name()),
            page(&start(preset.rules()), view, &Marks::none())
        );
    }
}

#[test]
fn c12_1_an_alkhee_is_marked_and_his_house_written_out() {
    let mut setup = start(Preset::Charkoni.rules());
    setup.seats[SOUTH].men = vec![Man::new(61, WEST).woken(), Man::new(84, SOUTH), Man::new(84, SOUTH)];
    let page = page(&setup, View::of(SOUTH), &Marks::none());
    assert!(page.contains("●!"), "{page}");
    assert!(page.contains("North 10: ●!W"), "{page}");
}

#[test]
fn boards_fit_the_screens_they_are_made_for() {
    let fits = |size, rows, columns| {
        let (high, wide) = drawn::dimensions(size);
        high <= rows && wide <= columns
    };
    assert!(fits(Size::Compact, 19, 60));
    assert!(fits(Size::Normal, 22, 80));
    assert!(fits(Size::Large, 39, 80));
}

#[test]
fn c1_7_the_board_of_the_next_seat_is_a_quarter_turn() {
    let rules = Preset::Cowrie.rules();
    for size in Size::ALL {
        for spot in drawn::spots(&rules) {
            let next = next_arm(spot);
            for facing in Seat::ALL {
                let here = drawn::area(View::of(facing).with_size(size), spot);
                let there = drawn::area(View::of(facing.next()).with_size(size), next);
                assert_eq!(here, there, "{spot:?} {facing:?}");
            }
        }
    }
}

fn next_arm(spot: Spot) -> Spot {
    match spot {
        Spot::Loop(square) => Spot::Loop(square.after(board::ARM)),
        Spot::Middle { arm, square } => Spot::Middle { arm: arm.next(), square },
        Spot::Home(owner) => Spot::Home(owner.next()),
        Spot::Hand(owner) => Spot::Hand(owner.next()),
    }
}

#[test]
fn c1_7_seen_from_the_south_squares_lie_as_the_grid_says() {
    let view = View::of(SOUTH).with_size(Size::Compact);
    for square in LoopSquare::all() {
        let (row, column) = board::grid(Place::Loop(square)).unwrap();
        let area = drawn::area(view, Spot::Loop(square));
        assert_eq!((area.row, area.column), (row.into(), 1 + 2 * u16::from(column)));
    }
}

#[test]
fn no_two_spots_overlap() {
    for (size, facing) in Size::ALL.into_iter().flat_map(|size| Seat::ALL.map(|facing| (size, facing))) {
        let view = View::of(facing).with_size(size);
        let mut owners = BTreeMap::new();
        for spot in drawn::spots(&Preset::Cowrie.rules()) {
            let area = drawn::area(view, spot);
            for column in area.column..area.column + area.width {
                assert_eq!(owners.insert((area.row, column), spot), None, "{spot:?}");
            }
        }
    }
}

/// Who stands where, by owner and posture, as a person would read it off the board and the lines below it.
type Seen = BTreeMap<Spot, BTreeMap<(Seat, bool), usize>>;

fn seen(setup: &Setup, view: View) -> Seen {
    let canvas = drawn::board(setup, view, &Marks::none());
    let legend: Vec<String> = drawn::legend(setup, view, &names()).iter().map(ToString::to_string).collect();
    let mut seen = Seen::new();
    for spot in drawn::spots(&setup.rules) {
        let area = drawn::area(view, spot);
        let columns = area.column..area.column + area.width;
        let text: String =
            columns.filter_map(|column| canvas.get(area.row, column)).map(|cell| cell.glyph).collect();
        let written = format!("  {spot}:");
        let men = match legend.iter().find_map(|line| line.strip_prefix(&written)) {
            Some(list) if !matches!(spot, Spot::Hand(_) | Spot::Home(_)) => read(list, view.glyphs),
            _ => read(text.replace("hand", "").trim(), view.glyphs),
        };
        if !men.is_empty() {
            seen.insert(spot, men);
        }
    }
    seen
}

/// Reads `●2`, `●▲`, `●!W` and the like.
fn read(text: &str, glyphs: Glyphs) -> BTreeMap<(Seat, bool), usize> {
    let mut men = BTreeMap::new();
    let (mut last, mut house) = (None, false);
    for glyph in text.chars() {
        let man = Seat::ALL
            .into_iter()
            .flat_map(|owner| [(owner, false), (owner, true)])
            .find(|&(owner, lying)| drawn::man_glyph(owner, lying, glyphs) == glyph);
        match (man, glyph.to_digit(10), last) {
            (Some(_), _, _) if house => house = false,
            (Some(man), _, _) => {
                *men.entry(man).or_default() += 1;
                last = Some(man);
            }
            (None, Some(count), Some(man)) => *men.entry(man).or_default() += count as usize - 1,
            _ => house = glyph == '!',
        }
    }
    men
}

fn expected(setup: &Setup) -> Seen {
    let mut seen = Seen::new();
    for (owner, seat) in setup.seats.iter() {
        for man in &seat.men {
            let lying = setup.rules.has_door() && man.progress() > 72 && man.progress() < 84;
            let spot = Spot::of(&setup.rules, owner, *man);
            *seen.entry(spot).or_default().entry((owner, lying)).or_default() += 1;
        }
    }
    seen
}

/// Men of one seat: often bunched together, sometimes awake.
fn men(owner: Seat, alkhee: bool, count: usize) -> impl Strategy<Value = Vec<Man>> {
    let progress = prop_oneof![0..=84_u8, Just(0), Just(12), Just(29), Just(46), Just(84)];
    let man = (progress, 0..8_usize).prop_map(move |(progress, wake)| match Seat::ALL.get(wake) {
        Some(&house) if alkhee && (8..=72).contains(&progress) => Man::new(progress, house).woken(),
        _ => Man::new(progress, owner),
    });
    prop::collection::vec(man, count)
}

fn setups() -> impl Strategy<Value = Setup> {
    let preset = prop::sample::select(&Preset::ALL);
    (preset, prop_oneof![Just(4_u8), Just(8)]).prop_flat_map(move |(preset, count)| {
        let eight = Rules::new(Parameters { men: count, ..preset.parameters() });
        let rules = eight.unwrap_or_else(|_| preset.rules());
        let seats = Seat::ALL.map(|owner| men(owner, rules.has_alkhee(), rules.men().into()));
        (seats, 0..4_usize).prop_map(move |(men, due)| {
            let seats = BySeat(men.map(|men| SeatSetup { men, ..SeatSetup::default() }));
            let phase = Phase::Throws { seat: Seat::ALL[due], casts: vec![10, 25], entered: false };
            Setup { rules, seats, phase }
        })
    })
}

proptest! {
    #[test]
    fn every_man_is_seen_exactly_once(setup in setups(), facing in 0..4_usize, size in 0..3_usize, set in 0..2_usize) {
        let view = View::of(Seat::ALL[facing]).with_glyphs(Glyphs::ALL[set]).with_size(Size::ALL[size]);
        prop_assert_eq!(seen(&setup, view), expected(&setup));
    }

    #[test]
    fn every_glyph_is_one_column_wide(setup in setups(), facing in 0..4_usize, size in 0..3_usize, set in 0..2_usize) {
        let view = View::of(Seat::ALL[facing]).with_glyphs(Glyphs::ALL[set]).with_size(Size::ALL[size]);
        let spots = drawn::spots(&setup.rules);
        let marks = Marks::none().with_last(spots[..20].to_vec()).with_movable(spots[20..40].to_vec()).with_targets(spots[40..].to_vec()).with_cursor(spots.first().copied());
        let text = page(&setup, view, &marks);
        prop_assert!(text.chars().filter(|&glyph| glyph != '\n').all(|glyph| glyph.width() == Some(1)), "{}", text);
        prop_assert!(set == 0 || text.is_ascii(), "{}", text);
    }
}
