use chaupar::{Element, End, Man, Parameters, Phase, Preset, Rules, SeatSetup, Setup, Throw};
use chaupat_core::{BySeat, RuleSet, Seat, SeatSet};
use chaupat_notation::chaupar::{read_setup, write_setup};
use proptest::prelude::*;

const EXAMPLE: &str =
    "chaupar(players=2,opening=seat(0)) ; S 0 4 29 72 tod ; N 0 0 46 84 tod ; S moves +d 3 10";

fn read(text: &str) -> Setup {
    read_setup(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn error(text: &str) -> String {
    read_setup(text).expect_err(text).to_string()
}

#[test]
fn c19_the_example_of_the_rule_book() {
    let setup = read(EXAMPLE);
    assert_eq!(write_setup(&setup), EXAMPLE);
    let (south, north) = (Seat::ALL[0], Seat::ALL[2]);
    assert_eq!(setup.seats[south].men, [0, 4, 29, 72].map(|progress| Man::new(progress, south)));
    assert_eq!(setup.seats[north].men, [0, 0, 46, 84].map(|progress| Man::new(progress, north)));
    assert!(setup.seats[south].tod && setup.seats[north].tod);
    let pool = vec![Element::DoubleStep, Element::Throw(3), Element::Throw(10)];
    assert_eq!(setup.phase, Phase::Moves { seat: south, pool, again: false, entered: false });
}

#[test]
fn c19_every_kind_of_line_is_its_own_canonical_text() {
    for text in [
        "chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; opening S E N W",
        "chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; opening S E N W 10",
        "chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; opening S N",
        "chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws",
        "chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; W throws 10 30",
        "chaupar ; S 84 84 84 84 tod done1 ; E 0 4 83 84 ; N 1 2 3 4 ; W 80 80 80 80 tod ; N moves +s 2 2 25",
        "chaupar(players=2) ; S 72 72 72 72 ; N 72 72 72 72 ; over dead",
        "chaupar(players=2) ; S 84 84 84 84 tod done1 ; N 0 0 0 0 ; over won",
        "chaupar.charkoni ; S 9 61! W61 W61! ; E 0 0 0 84 ; N 84 84 84 84 tod done1 miss5 ; W 0 0 0 0 ; S throws",
        "chaupar.pasa ; S 6 7 23 24 ; E 6 7 23 24 ; N 6 7 23 24 ; W 6 7 23 24 ; opening S E N W 1-5-6 1-1-1",
        "chaupar.pasa ; S 6 7 23 24 ; E 6 7 23 24 ; N 6 7 23 24 ; W 6 7 23 24 ; S moves 1 5 6",
        "chaupar.pachisi ; S 0 0 0 6 left ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 10 again",
        "chaupar(play=each,burn=no) ; S 4 4 4 4 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws entered",
        "chaupar(capture_throws_again=yes) ; S 4 4 4 4 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 3 again entered",
    ] {
        assert_eq!(write_setup(&read(text)), text);
    }
}

#[test]
fn c19_order_and_spaces_do_not_matter_when_reading() {
    let text =
        "chaupar.cowrie(opening=seat(0),players=2);N 84 0 46 0 tod;  S tod 72 S29 4 0  ; S moves 10 +d 3 ";
    assert_eq!(write_setup(&read(text)), EXAMPLE);
    let dice = "chaupar.pasa ; S 6 7 23 24 ; E 6 7 23 24 ; N 6 7 23 24 ; W 6 7 23 24 ; opening S E N W 6-1-5";
    assert!(write_setup(&read(dice)).ends_with("opening S E N W 1-5-6"));
    let together = dice.replace("opening S E N W", "opening SENW");
    assert_eq!(read(&together), read(dice), "the letters may stand together");
}

#[test]
fn bad_positions_are_refused_in_words() {
    let seats = "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0";
    let field =
        "expected a seat with its men, such as \"S 0 4 29 72 tod\", or what is due, such as \"S throws\"";
    for (text, expected) in [
        (
            "chaupar".to_owned(),
            "line 1, column 8: expected \" ; \" and the next field, found the end of the text (C19)".to_owned(),
        ),
        ("chaupar ;".to_owned(), format!("line 1, column 10: {field}, found the end of the text (C19)")),
        ("chaupar ; s 0".to_owned(), format!("line 1, column 11: {field}, found \"s\" (C19)")),
        ("chaupar ; X 0".to_owned(), format!("line 1, column 11: {field}, found \"X\" (C19)")),
        (
            "chaupar ; S 0 4 29 x ; S throws".to_owned(),
            "line 1, column 20: expected a man, such as 29 or W80, or a mark: tod, left, done1, miss5, found \"x\" \
             (C19)"
                .to_owned(),
        ),
        (
            "chaupar ; S 0 4 29 85 ; S throws".to_owned(),
            "line 1, column 20: expected a man, such as 29 or W80, found \"85\" (C19)".to_owned(),
        ),
        (
            "chaupar ; S 0 4 29 W ; S throws".to_owned(),
            "line 1, column 20: expected a man, such as 29 or W80, found \"W\" (C19)".to_owned(),
        ),
        (
            "chaupar ; S 0 99999999999999999999 ; S throws".to_owned(),
            "line 1, column 15: expected a man, such as 29 or W80, found \"99999999999999999999\" (C19)".to_owned(),
        ),
        (
            "chaupar ; S 29!! ; S throws".to_owned(),
            "line 1, column 16: expected a space or \" ; \", found \"!\" (C19)".to_owned(),
        ),
        (
            "chaupar ; S 29 tod tod ; S throws".to_owned(),
            "line 1, column 20: expected a man, such as 29 or W80, or a mark: tod, left, done1, miss5, found \"tod\" \
             (C19)"
                .to_owned(),
        ),
        (
            "chaupar ; S 84 done ; S throws".to_owned(),
            "line 1, column 20: expected a number from 1 to 255, found \" \" (C19)".to_owned(),
        ),
        (
            "chaupar ; S 84 done0 ; S throws".to_owned(),
            "line 1, column 20: expected a number from 1 to 255, found \"0\" (C19)".to_owned(),
        ),
        (
            "chaupar(players=2) ; S 0 0 0 0 ; E 0 0 0 0 ; S throws".to_owned(),
            "line 1, column 34: expected the men of each seat in play, N still to come, found \"E\" (C19)".to_owned(),
        ),
        (
            "chaupar(players=2) ; S 0 0 0 0 ; S 0 0 0 0 ; S throws".to_owned(),
            "line 1, column 34: expected the men of each seat in play, N still to come, found \"S\" (C19)".to_owned(),
        ),
        (
            "chaupar(players=2) ; S 0 0 0 0 ; S throws".to_owned(),
            "line 1, column 42: expected the men of each seat in play, N still to come, found the end of the text \
             (C19)"
                .to_owned(),
        ),
        (
            format!("{seats} ; S 0 0 0 0 ; S throws"),
            "line 1, column 46: expected what is due, such as \"S throws\": each seat has its men already, found \
             \"S\" (C19)"
                .to_owned(),
        ),
        (
            format!("{seats} ; S throws -3"),
            "line 1, column 55: expected a throw of shells, or entered, found \"-3\" (C19)".to_owned(),
        ),
        (
            format!("{seats} ; S throws 256"),
            "line 1, column 55: expected a throw of shells, or entered, found \"256\" (C19)".to_owned(),
        ),
        (
            format!("{seats} ; S moves +x"),
            "line 1, column 54: expected +d, +s or a throw, found \"+x\" (C19)".to_owned(),
        ),
        (
            format!("{seats} ; S moves 3 again 4"),
            "line 1, column 62: expected entered, or the end of the position, found \"4\" (C19)".to_owned(),
        ),
        (
            format!("{seats} ; S moves 3 entered 4"),
            "line 1, column 64: expected the end of the position, found \"4\" (C19)".to_owned(),
        ),
        (
            format!("{seats} ; opening"),
            "line 1, column 53: expected the seats that still cast for the first turn, found the end of the text (C19)"
                .to_owned(),
        ),
        (
            format!("{seats} ; opening S N 1-5"),
            "line 1, column 61: expected \"-\" and the third die, found the end of the text (C19)".to_owned(),
        ),
        (format!("{seats} ; over"), "line 1, column 50: expected won or dead, found the end of the text (C19)".to_owned()),
        (format!("{seats} ; over lost"), "line 1, column 51: expected won or dead, found \"lost\" (C19)".to_owned()),
        (
            format!("{seats} ; over won ; S throws"),
            "line 1, column 55: expected the end of the position, found \";\" (C19)".to_owned(),
        ),
        (
            format!("{seats}\n ; S throws"),
            "line 1, column 43: expected a space or \" ; \", found the end of the line (C19)".to_owned(),
        ),
        ("chaupar(players=7) ; S 0".to_owned(), "line 1, column 1: 2 to 4 people play, not 7 (C3.1)".to_owned()),
    ] {
        assert_eq!(error(&text), expected, "{text}");
    }
}

fn man() -> impl Strategy<Value = Man> {
    (0..=84_u8, 0..4_u8, any::<bool>()).prop_map(|(progress, house, alkhee)| {
        let man = Man::new(progress, Seat::new(house).unwrap());
        if alkhee { man.woken() } else { man }
    })
}

fn seat_setup(left: bool) -> impl Strategy<Value = SeatSetup> {
    let men = proptest::collection::vec(man(), 0..9);
    (men, any::<bool>(), any::<bool>(), proptest::option::of(1..=u8::MAX), any::<u8>()).prop_map(
        move |(mut men, tod, has_left, done, miss)| {
            men.sort_unstable();
            let done = done.and_then(std::num::NonZeroU8::new);
            SeatSetup { men, tod, left: has_left && left, done, miss }
        },
    )
}

fn phase() -> impl Strategy<Value = Phase> {
    let seat = || (0..4_u8).prop_map(|index| Seat::new(index).unwrap());
    let shells = any::<u8>().prop_map(Throw::Value);
    let dice = any::<[u8; 3]>().prop_map(|mut dice| {
        dice.sort_unstable();
        Throw::Dice(dice)
    });
    let element = prop_oneof![
        Just(Element::DoubleStep),
        Just(Element::SingleStep),
        any::<u8>().prop_map(Element::Throw)
    ];
    let casts = proptest::collection::vec(prop_oneof![shells, dice], 0..4);
    let contenders =
        proptest::collection::vec(seat(), 1..5).prop_map(|seats| seats.into_iter().collect::<SeatSet>());
    prop_oneof![
        (contenders, casts).prop_map(|(contenders, casts)| Phase::Opening { contenders, casts }),
        (seat(), proptest::collection::vec(any::<u8>(), 0..4), any::<bool>()).prop_map(
            |(seat, mut casts, entered)| {
                casts.sort_unstable();
                Phase::Throws { seat, casts, entered }
            }
        ),
        (seat(), proptest::collection::vec(element, 0..6), any::<bool>(), any::<bool>()).prop_map(
            |(seat, mut pool, again, entered)| {
                pool.sort_unstable();
                Phase::Moves { seat, pool, again, entered }
            }
        ),
        prop_oneof![Just(Phase::Over(End::Won)), Just(Phase::Over(End::Dead))],
    ]
}

fn setup() -> impl Strategy<Value = Setup> {
    let rules = prop_oneof![
        proptest::sample::select(&Preset::ALL).prop_map(Preset::rules),
        (2..=4_u8).prop_map(|players| {
            Rules::new(Parameters { players, ..Preset::Cowrie.parameters() }).unwrap()
        })
    ];
    rules.prop_flat_map(|rules| {
        let left = rules.entry() == chaupar::parameters::Entry::FirstFree;
        (Just(rules), [seat_setup(left), seat_setup(left), seat_setup(left), seat_setup(left)], phase())
            .prop_map(|(rules, seats, phase)| {
                let mut seats = BySeat(seats);
                for seat in Seat::ALL.into_iter().filter(|&seat| !rules.seats().contains(seat)) {
                    seats[seat] = SeatSetup::default();
                }
                Setup { rules, seats, phase }
            })
    })
}

proptest! {
    /// Possible or not, whatever can be said is read back as it was written (C19).
    #[test]
    fn c19_any_setup_is_read_back(setup in setup()) {
        let text = write_setup(&setup);
        prop_assert_eq!(read_setup(&text).map_err(|error| format!("{text}: {error}")), Ok(setup));
    }
}
