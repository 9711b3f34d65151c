use crate::random;
use chaupar::{Parameters, Position, Preset, Rules};
use chaupat_core::{Event, Match, Node, Position as _, Seat};
use chaupat_notation::{AnyRecord, Notation, Record};

type Chaupar = Record<Position>;

const GAME: &str = r#"[Game "chaupar"]
[Rules "chaupar(players=2)"]
[S "Asha \"the fox\" \\ co"]
[N "bot:greedy"]
[Date "2026-11-30"]
[Result "*"]
[Ended "*"]
[Throws "seed 42"]
[Event "Diwali"]
{played in the yard,
with seven shells}

opening 10 10 3 2
1. S 25 3 25:0-4 3:4-7 {a good start} {really}
2. N 2 2:--
3. S 10 25 30 burnt
4. N 10 4 10:0-4 4:4-8
5. S 30
"#;

fn read(text: &str) -> Chaupar {
    let mut records = Chaupar::read(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(records.len(), 1);
    records.remove(0)
}

fn error(text: &str) -> String {
    Chaupar::read(text).expect_err(text).to_string()
}

#[test]
fn a_record_is_its_own_canonical_text() {
    let record = read(GAME);
    assert_eq!(record.write(), GAME);
    assert_eq!(record.player(Seat::ALL[0]), Some("Asha \"the fox\" \\ co"));
    assert_eq!(record.tags().collect::<Vec<_>>(), [("Event", "Diwali")]);
    assert_eq!(record.game().turns(), 4);
    assert_eq!(
        record.game().current().write_position(),
        "chaupar(players=2) ; S 0 0 0 7 ; N 0 0 0 8 ; S throws 30"
    );
    assert_eq!(record.comments(0), ["played in the yard,\nwith seven shells"]);
    assert_eq!(record.comments(8), ["a good start", "really"]);
}

#[test]
fn reading_forgives_what_does_no_harm() {
    let short = r#"
[Rules "chaupar(players=2)"]
opening 10 10
opening {a tie} 3 2
1. S 25 3 {two throws} 25:0
1. S 3:4 {behind}
2. N 2 {nothing}
3.S 10 25 30
"#;
    let record = read(short);
    let expected = r#"[Game "chaupar"]
[Rules "chaupar(players=2)"]
[Result "*"]
[Ended "*"]

opening 10 10 {a tie} 3 2
1. S 25 3 {two throws} 25:0-4 3:4-7 {behind}
2. N 2 2:-- {nothing}
3. S 10 25 30 burnt
"#;
    assert_eq!(record.write(), expected);
    assert_eq!(read(&short.replace('\n', "\r\n")).write(), expected);
}

#[test]
fn events_and_endings_stand_on_their_lines() {
    let opening = chaupar::parameters::Opening::Seat(Seat::ALL[0]);
    let rules = Rules::new(Parameters { opening, ..Preset::Cowrie.parameters() }).unwrap();
    let mut game = Match::<Position>::new(&rules);
    game.play(chaupat_core::Ply::Throw(chaupar::Throw::Value(2))).unwrap();
    game.happen(Event::Resigns(Seat::ALL[2])).unwrap();
    let text = Chaupar::from(game.clone()).write();
    assert_eq!(
        text,
        r#"[Game "chaupar"]
[Rules "chaupar(opening=seat(0))"]
[Result "S 1, E 1, N 4 bay-thoree, W 1"]
[Ended "resigned N"]

1. S 2 2:--
N resigns
"#
        .replace("S 1, E 1, N 4 bay-thoree, W 1", &result_of(&text))
    );
    assert_eq!(read(&text).game(), &game);

    let mut left = Match::<Position>::new(&rules);
    left.abandon();
    let text = Chaupar::from(left.clone()).write();
    assert!(text.ends_with("[Ended \"abandoned\"]\n\nabandoned\n"), "{text}");
    assert_eq!(read(&text).game(), &left);
}

fn result_of(text: &str) -> String {
    let line = text.lines().find(|line| line.starts_with("[Result")).unwrap();
    line.trim_start_matches("[Result \"").trim_end_matches("\"]").to_owned()
}

#[test]
fn a_game_may_begin_anywhere_and_a_file_hold_several() {
    let start = "chaupar(players=2,opening=seat(0)) ; S 83 84 84 84 tod ; N 0 0 46 84 tod ; S throws";
    let text = format!(
        "[Game \"chaupar\"]\n[Start \"{start}\"]\n[Result \"S 1, N 2\"]\n[Ended \"won\"]\n\n1. S 10 2 +d:83-84\n"
    );
    let both = format!(
        "{text}\n[Game \"chaupar\"]\n[Rules \"chaupar\"]\n[Game \"chaupar\"]\n[Rules \"chaupar.pasa\"]\n"
    );
    let records = AnyRecord::read(&both).unwrap();
    assert_eq!(records.len(), 3);
    let AnyRecord::Chaupar(first) = &records[0] else { panic!("a game of chaupar") };
    assert_eq!(first.game().current().node(), Node::Over);
    let written: String = records.iter().map(AnyRecord::write).collect();
    assert_eq!(AnyRecord::read(&written).unwrap(), records);
}

#[test]
fn wrong_records_are_refused_where_they_are_wrong() {
    let head = "[Game \"chaupar\"]\n[Rules \"chaupar(players=2,opening=seat(0))\"]\n";
    let body = |line: &str| format!("{head}\n{line}\n");
    let tag = |line: &str| format!("{head}{line}\n");
    for (text, expected) in [
        (
            "1. S 25".to_owned(),
            "line 1, column 1: expected a record, which begins with a tag, such as [Game \"chaupar\"], found \"1.\"",
        ),
        (
            "{hm}".to_owned(),
            "line 1, column 5: expected a record, which begins with a tag, such as [Game \"chaupar\"], found the end of the text",
        ),
        (
            "[Game chaupar]".to_owned(),
            "line 1, column 7: expected the text of the tag in quotation marks, found \"chaupar]\"",
        ),
        (
            "[\"chaupar\"]".to_owned(),
            "line 1, column 2: expected the name of a tag, found \"\\\"chaupar\\\"]\"",
        ),
        (
            "[Game \"chaupar\n\"]".to_owned(),
            "line 1, column 15: expected a closing '\"', found the end of the line",
        ),
        (
            "[Game \"chaupar".to_owned(),
            "line 1, column 15: expected a closing '\"', found the end of the text",
        ),
        ("[Game \"a\\b\"]".to_owned(), "line 1, column 9: expected \\\\ or \\\", found \"\\\\b\\\"]\""),
        ("[Game \"chaupar\"".to_owned(), "line 1, column 16: expected \"]\", found the end of the text"),
        (
            "[Game \"chaupar\"]".to_owned(),
            "line 1, column 2: the record has no tag Rules, such as [Rules \"chaupar\"]",
        ),
        (
            "[Game \"chess\"]\n[Rules \"chaupar\"]".to_owned(),
            "line 1, column 8: expected the game \"chaupar\", found \"chess\"",
        ),
        ("[Rules \"chaupar(men=5)\"]".to_owned(), "line 1, column 9: a seat has 4 or 8 men, not 5 (C3.1)"),
        (
            "[Rules \"chaupar(man=4)\"]".to_owned(),
            "line 1, column 17: expected a parameter of chaupar, such as players, found \"man=4\" (C16.0)",
        ),
        (tag("[Rules \"chaupar\"]"), "line 3, column 2: the tag Rules stands here a second time"),
        (tag("[E \"Asha\"]"), "line 3, column 2: the seat E is not in play"),
        (
            tag("[Date \"yesterday\"]"),
            "line 3, column 8: expected a date, such as 2026-11-30, 2026-11, 2026 or ?, found \"yesterday\"",
        ),
        (
            tag("[Date \"2026-13-01\"]"),
            "line 3, column 8: expected a date, such as 2026-11-30, 2026-11, 2026 or ?, found \"2026-13-01\"",
        ),
        (
            tag("[Result \"S 1, N 2\"]"),
            "line 3, column 10: the tag Result must be \"*\", as the game was played, not \"S 1, N 2\"",
        ),
        (
            tag("[Ended \"won\"]"),
            "line 3, column 9: the tag Ended must be \"*\", as the game was played, not \"won\"",
        ),
        (
            tag("[Start \"chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws\"]"),
            "line 3, column 9: the position has another rule set than the tag Rules",
        ),
        (
            body("S 25"),
            "line 4, column 1: expected a turn, such as \"3. S\", \"opening\", an event, such as \"S resigns\", or a tag, found \"S\"",
        ),
        (
            body("resigns S"),
            "line 4, column 1: expected a turn, such as \"3. S\", \"opening\", an event, such as \"S resigns\", or a tag, found \"resigns\"",
        ),
        (body("1 S 25"), "line 4, column 2: expected \".\" behind the number of the turn, found \" \""),
        (body("1. 25"), "line 4, column 4: expected the letter of the seat whose turn it is, found \"25\""),
        (
            body("99999999999. S 25"),
            "line 4, column 1: expected the number of a turn, found \"99999999999.\"",
        ),
        (body("2. S 25"), "line 4, column 1: what is due is turn 1 of S: \"1. S\""),
        (body("1. N 25"), "line 4, column 4: what is due is turn 1 of S: \"1. S\""),
        (body("opening 25"), "line 4, column 1: what is due is turn 1 of S: \"1. S\""),
        (
            body("1. S 5"),
            "line 4, column 6: this throw cannot fall with the shells or dice of this game (C2)",
        ),
        (body("1. S 25 x"), "line 4, column 9: expected a throw, such as 25 or 1-5-6, found \"x\" (C19.1)"),
        (
            body("1. S 25 4 4:0-4"),
            "line 4, column 11: a 4 does not bring a man in from hand: that takes a whole 10, 25 or 30 (C5.1)",
        ),
        (body("1. S 25 4 25:0-4x"), "line 4, column 17: 25:0-4 knocks nobody out (C6.2)"),
        (body("1. S 2 3:--"), "line 4, column 8: what happens by itself here is 2:--, not 3:--"),
        (body("1. S 2 burnt"), "line 4, column 8: what happens by itself here is 2:--, not burnt"),
        (body("1. S 25 burnt"), "line 4, column 9: burnt does not happen here"),
        (body("1. S 10 25 30 burnt 2:--"), "line 4, column 21: 2:-- does not happen here"),
        (body("1. S 2 2:-- 3"), "line 4, column 13: what is due is turn 2 of N: \"2. N\""),
        (body("1. S 25 {oh"), "line 5, column 1: expected a closing '}', found the end of the text"),
        (body("E resigns"), "line 4, column 1: 'E' is no seat in play; these are S N"),
        (
            body("S resigns now"),
            "line 4, column 11: expected the end of the line, or a comment, found \"now\"",
        ),
        (body("S claims"), "line 4, column 1: there is nothing to claim in chaupar (C11.1)"),
        (body("S resigns\n1. S 25"), "line 5, column 1: the game is over: no more turns"),
        (body("S resigns\nabandoned"), "line 5, column 1: the game is over already"),
        (body("abandoned\nS resigns"), "line 5, column 1: the game is over"),
    ] {
        assert_eq!(error(&text), expected, "{text}");
    }
    assert_eq!(
        AnyRecord::read("[Site \"x\"]").unwrap_err().to_string(),
        "line 1, column 2: the record does not say its game, such as [Game \"chaupar\"]"
    );
    assert_eq!(
        AnyRecord::read("[Game \"ludo\"]").unwrap_err().to_string(),
        "line 1, column 8: expected a game, chaupar or chaturaji, found \"ludo\""
    );
}

#[test]
fn matches_of_all_presets_finished_or_not_are_read_back() {
    for preset in Preset::ALL {
        for players in [2, 3, 4] {
            let parameters = Parameters { players, turn_limit: 150, ..preset.parameters() };
            let Ok(rules) = Rules::new(parameters) else { continue };
            for (seed, plies) in [(1, 3), (2, 7), (3, 40), (4, 300), (5, 10_000)] {
                let game = random::game::<Position>(&rules, seed, plies);
                let record = Chaupar::from(game.clone());
                let text = record.write();
                let back = read(&text);
                assert_eq!(back.game(), &game, "{text}");
                assert_eq!(back.write(), text);
            }
        }
    }
}
