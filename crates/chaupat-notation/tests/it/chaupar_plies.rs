use crate::random;
use chaupar::{Parameters, Position, Preset, Rules};
use chaupat_core::Position as _;
use chaupat_notation::Notation;

fn position(text: &str) -> Position {
    Position::read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What a person types, written in full.
fn full(position_text: &str, ply: &str) -> String {
    let position = position(position_text);
    let ply = position.read_ply(ply).unwrap_or_else(|error| panic!("{position_text}: {ply}: {error}"));
    position.write_ply(ply)
}

fn error(position_text: &str, ply: &str) -> String {
    position(position_text).read_ply(ply).expect_err(ply).to_string()
}

const TWO: &str = "chaupar(players=2,opening=seat(0)) ; ";

#[test]
fn c19_1_throws() {
    let start =
        position("chaupar(opening=seat(0)) ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws");
    assert_eq!(start, Position::initial(start.rules()));
    let texts: Vec<_> = start.plies().into_iter().map(|ply| start.write_ply(ply)).collect();
    assert_eq!(texts.join(" "), "2 3 4 7 10 14 25 30");
    let pasa = "chaupar.pasa ; S 6 7 23 24 ; E 6 7 23 24 ; N 6 7 23 24 ; W 6 7 23 24 ; S throws";
    assert_eq!(full(pasa, "6-1-5"), "1-5-6");
}

#[test]
fn c19_1_uses_in_full_and_shortened() {
    let entering = format!("{TWO}S 0 0 4 29 ; N 0 0 0 0 ; S moves 3 25");
    for ply in ["25:0-4", "25:0", "25:S0-4", "25:0-S4"] {
        assert_eq!(full(&entering, ply), "25:0-4");
    }
    assert_eq!(full(&entering, "3:29"), "3:29-32");
    let pair = format!("{TWO}S 4 4 84 84 ; N 0 0 0 0 ; S moves +d 10");
    for ply in ["10:4-14=2", "10:4-14", "10:4", "10:4=2"] {
        assert_eq!(full(&pair, ply), "10:4-14=2");
    }
    assert_eq!(full(&pair, "+d:4"), "+d:4-5=2");
    let hunt = format!("{TWO}S 5 5 5 11 ; N 43 0 0 0 ; S moves 4");
    for ply in ["4:5-9x", "4:5-9", "4:5", "4:5x"] {
        assert_eq!(full(&hunt, ply), "4:5-9x");
    }
    let last = format!("{TWO}S 74 83 84 84 tod ; N 0 0 0 0 ; S moves +d 10");
    assert_eq!(full(&last, "10:74-84"), "10:74-84");
    assert_eq!(full(&last, "+d:83"), "+d:83-84");
}

#[test]
fn c12_1_waking_names_the_house() {
    let home = "chaupar.charkoni ; S 84 84 84 0 tod ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 25";
    for (ply, text) in [
        ("25:84-25", "25:84-25"),
        ("25:84-S25", "25:84-25"),
        ("25:84-E25", "25:84-E25"),
        ("25:84-W25", "25:84-W25"),
        ("25:0", "25:0-25"),
    ] {
        assert_eq!(full(home, ply), text);
    }
    assert_eq!(
        error(home, "25:84"),
        "line 1, column 4: this may be 25:84-25 or 25:84-E25 or 25:84-N25 or 25:84-W25 (C19.1)"
    );
    let idle = "chaupar.charkoni ; S 80 84 84 84 tod ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 25";
    assert_eq!(full(idle, "--"), "--");
    let out = "chaupar.charkoni ; S 84 84 84 W61! tod ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 10";
    assert_eq!(full(out, "10:W61!"), "10:W61!-W71");
    let near = "chaupar.charkoni ; S 84 84 80 W74 tod ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S moves 10";
    assert_eq!(full(near, "10:W74-84"), "10:W74-84");
}

fn error_free(position_text: &str, ply: &str) -> String {
    let position = position(position_text);
    let ply = position.read_ply(ply).map_err(|error| error.to_string());
    ply.map_or_else(|error| error, |ply| position.write_ply(ply))
}

#[test]
fn bad_plies_are_refused_in_words() {
    let throws = format!("{TWO}S 0 0 0 0 ; N 0 0 0 0 ; S throws");
    let moves = format!("{TWO}S 4 4 11 70 ; N 47 47 5 0 ; S moves 2 10");
    let over = format!("{TWO}S 84 84 84 84 tod done1 ; N 0 0 0 0 ; over won");
    for (position, ply, expected) in [
        (
            &throws,
            "",
            "line 1, column 1: expected a throw, such as 25 or 1-5-6, found the end of the text (C19.1)",
        ),
        (&throws, "x", "line 1, column 1: expected a throw, such as 25 or 1-5-6, found \"x\" (C19.1)"),
        (&throws, "25:0-4", "line 1, column 3: expected the end of the throw, found \":0-4\" (C19.1)"),
        (&throws, "300", "line 1, column 1: expected a throw, such as 25 or 1-5-6, found \"300\" (C19.1)"),
        (&throws, "5", "line 1, column 1: this throw cannot fall with the shells or dice of this game (C2)"),
        (
            &throws,
            "1-5-6",
            "line 1, column 1: this throw cannot fall with the shells or dice of this game (C2)",
        ),
        (
            &throws,
            "1-5",
            "line 1, column 4: expected \"-\" and the third die, found the end of the text (C19.1)",
        ),
        (
            &moves,
            "",
            "line 1, column 1: expected an action, such as 10:4-14, 25:0-4, +d:13-14 or --, found the end of the \
             text (C19.1)",
        ),
        (
            &moves,
            "pass",
            "line 1, column 1: expected an action, such as 10:4-14, 25:0-4, +d:13-14 or --, found \"pass\" (C19.1)",
        ),
        (
            &moves,
            "10",
            "line 1, column 3: expected \":\" and the man that is moved, found the end of the text (C19.1)",
        ),
        (
            &moves,
            "10:",
            "line 1, column 4: expected a man, such as 29 or W80, found the end of the text (C19.1)",
        ),
        (&moves, "10:four", "line 1, column 4: expected a man, such as 29 or W80, found \"four\" (C19.1)"),
        (
            &moves,
            "10:4-",
            "line 1, column 6: expected where the man arrives, such as 14 or W71, found the end of the text (C19.1)",
        ),
        (
            &moves,
            "10:4+14",
            "line 1, column 5: expected \"-\" and where the man arrives, \"=2\", \"x\", or the end of the action, \
             found \"+14\" (C19.1)",
        ),
        (
            &moves,
            "10:4-14=3",
            "line 1, column 8: expected \"=2\", \"x\", or the end of the action, found \"=3\" (C19.1)",
        ),
        (&moves, "--x", "line 1, column 3: expected the end of the action, found \"x\" (C19.1)"),
        (&moves, "10:4-15", "line 1, column 5: the man does not arrive there: the use is 10:4-14=2 (C6.1)"),
        (&moves, "2:4-6=2", "line 1, column 6: 2:4-6 moves one man, not two (C9.2)"),
        (&moves, "2:4-6x", "line 1, column 6: 2:4-6 knocks nobody out (C6.2)"),
        (&moves, "25:4", "line 1, column 1: a 25 is not in the pool (C4.2)"),
        (
            &moves,
            "2:5",
            "line 1, column 1: there is no such man at progress 5 among the men to be moved (C4)",
        ),
        (
            &moves,
            "2:11-13",
            "line 1, column 1: two or more men of one opponent on square 13 are safe: nobody lands there (C6.3)",
        ),
        (&moves, "--", "line 1, column 1: a throw that some man can use must be used (C4.4)"),
        (&over, "25", "line 1, column 1: the game is over (C11.1)"),
    ] {
        assert_eq!(error_free(position, ply), expected, "{ply}");
    }
}

#[test]
fn impossible_positions_are_refused_with_their_rule() {
    for (text, expected) in [
        (
            "chaupar(players=2) ; S 0 0 0 ; N 0 0 0 0 ; S throws",
            "line 1, column 22: seat S has 3 men, the game is played with 4 (C3.1)",
        ),
        (
            "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 1 ; S throws",
            "line 1, column 34: no man of seat N can stand at progress 1 (C1.4)",
        ),
        (
            "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 80 ; S throws",
            "line 1, column 34: a man of seat N is past the door, but the seat has no toḍ (C7.2)",
        ),
        (
            "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0 ; S moves 3",
            "line 1, column 46: no element of the pool has a use, so the moving is over (C4.0)",
        ),
        (
            "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0 ; E throws",
            "line 1, column 46: seat E has no turn now (C3.3)",
        ),
        (
            "chaupar(players=2) ; S 0 0 0 0 ; N 0 0 0 0 ; S throws 5",
            "line 1, column 46: 5 cannot fall with the shells or dice of this game (C2)",
        ),
    ] {
        assert_eq!(Position::read_position(text).expect_err(text).to_string(), expected);
    }
}

#[test]
fn c19_positions_and_plies_of_random_games_round_trip() {
    for preset in Preset::ALL {
        for players in [2, 3, 4] {
            if let Ok(rules) = Rules::new(Parameters { players, ..preset.parameters() }) {
                random::walk(Position::initial(&rules), u64::from(players), 1500);
            }
        }
    }
}
