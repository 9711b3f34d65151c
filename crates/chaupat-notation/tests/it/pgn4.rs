use crate::random;
use chaturaji::{Position, Preset, Rules};
use chaupat_core::{Event, Match, Node, Position as _, Seat};
use chaupat_notation::{
    Notation, Record,
    chaturaji::{fen4, pgn4},
    read_rules,
};

const START: &str = "R-0,0,0,0-0,0,0,0-0,0,0,0-0,0,0,0-0-{'dim':'8x8'}-\
    x,x,x,x,x,x,x,x,x,x,x,x,x,x/x,x,x,x,x,x,x,x,x,x,x,x,x,x/x,x,x,x,x,x,x,x,x,x,x,x,x,x/\
    x,x,x,bR,bP,2,yK,yB,yN,yR,x,x,x/x,x,x,bN,bP,2,yP,yP,yP,yP,x,x,x/x,x,x,bB,bP,6,x,x,x/x,x,x,bK,bP,6,x,x,x/\
    x,x,x,6,gP,gK,x,x,x/x,x,x,6,gP,gB,x,x,x/x,x,x,rP,rP,rP,rP,2,gP,gN,x,x,x/x,x,x,rR,rN,rB,rK,2,gP,gR,x,x,x/\
    x,x,x,x,x,x,x,x,x,x,x,x,x,x/x,x,x,x,x,x,x,x,x,x,x,x,x,x/x,x,x,x,x,x,x,x,x,x,x,x,x,x";

fn rules() -> Rules {
    read_rules("chaturaji.ffa(first=green)").unwrap()
}

#[test]
fn j10_2_the_start_on_the_large_board() {
    let start = Position::initial(&rules());
    assert_eq!(fen4::write(&start).unwrap().text, START);
    assert_eq!(fen4::read(START).unwrap(), start);
    let lines = START.replace('/', "/\n").replace("}-", "}-\n");
    assert_eq!(fen4::read(&lines).unwrap(), start);
}

#[test]
fn j10_2_colours_are_those_of_the_site() {
    let text = START
        .replacen("R-0,0,0,0", "G-0,1,0,0", 1)
        .replace("0-0,0,0,0-0-{", "0-1,2,3,4-7-{")
        .replace("bR", "dbR");
    let position = fen4::read(&text).unwrap();
    assert!(
        position.write_position().contains(" r act - aasa 4,1,2,3 -,-,-,- 7"),
        "{}",
        position.write_position()
    );
}

#[test]
fn j10_2_a_game_of_the_site() {
    let text = r#"[GameNr "1"]
[Variant "FFA"]
[RuleVariants "Prom=11"]
[Red "ann"]
[Blue "bob"]
[Result "bob: 12 - ann: 10"]
[Date "2026-11"]

1. f5-f6 { clock=61000 } .. e9-f9 .. h10-h9 .. j6-i6
2. e5-e6 .. R .. Kh11-h10# .. *
"#;
    let mut records = pgn4::read(text).unwrap_or_else(|error| panic!("{error}"));
    let record = records.remove(0);
    assert_eq!(
        record.write(),
        r#"[Game "chaturaji"]
[Rules "chaturaji.ffa(first=green)"]
[g "ann"]
[y "bob"]
[Date "2026-11"]
[Result "*"]
[Ended "*"]
[GameNr "1"]
[RuleVariants "Prom=11"]
[SiteResult "bob: 12 - ann: 10"]

1. g c2-c3 {clock=61000}
2. y b6-c6
3. b e7-e6
4. r g3-f3
5. g b2-b3
y resigns
7. b e8-e7
"#
    );
}

#[test]
fn j10_2_random_games_go_there_and_back() {
    for seed in 1..8 {
        let game = random::game::<Position>(&rules(), seed, 200);
        let record = Record::from(game);
        let text = pgn4::write(&record).unwrap();
        let back = pgn4::read(&text.text).unwrap_or_else(|error| panic!("{error}\n{}", text.text));
        assert_eq!(back[0].game(), record.game(), "{}", text.text);
        let position = record.game().current();
        if position.node() != Node::Over {
            let fen = fen4::write(position).unwrap();
            let mut setup = position.to_setup();
            if !setup.history.is_empty() {
                assert_eq!(fen.lost[0], "the quiet moves that count for repetition");
            }
            (setup.history, setup.taken) = Default::default();
            assert_eq!(fen4::read(&fen.text).unwrap().to_setup(), setup, "{}", fen.text);
        }
    }
}

#[test]
fn j7_5_players_leave_in_their_own_turns() {
    for seed in 1..20 {
        let mut game = random::game::<Position>(&rules(), seed, 30);
        let turn = |game: &Match<Position>| game.current().turn().unwrap();
        game.happen(Event::Resigns(turn(&game))).unwrap();
        if let Some(&ply) = game.current().plies().first() {
            game.advance(ply, &mut |_| ());
        }
        if game.node() != Node::Over {
            game.happen(Event::Flagged(turn(&game))).unwrap();
        }
        let record = Record::from(game);
        let text = pgn4::write(&record).unwrap().text;
        let back = pgn4::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(back[0].game(), record.game(), "{text}");
    }
}

#[test]
fn what_the_site_cannot_say_is_refused() {
    let classic = Record::from(Match::<Position>::new(&Rules::default()));
    assert_eq!(
        pgn4::write(&classic).unwrap_err().to_string(),
        "the site plays ffa only, not this rule set (J10.2)"
    );
    let mut game = Match::<Position>::new(&Preset::Ffa.rules());
    game.happen(Event::Resigns(Seat::ALL[2])).unwrap();
    assert_eq!(
        pgn4::write(&game.into()).unwrap_err().to_string(),
        "PGN4 tells that a player leaves only in his own turn, and Yellow left in another's (J7.5)"
    );
    let mut named = Record::from(Match::<Position>::new(&rules()));
    named.set_player(Seat::ALL[0], Some("the \"fox\"".to_owned())).unwrap();
    named.add_comment(0, "a } b").unwrap();
    let exported = pgn4::write(&named).unwrap();
    assert_eq!(exported.lost, ["closing brackets in comments", "quotation marks in tags"]);
    assert!(exported.text.contains("[Green \"the 'fox'\"]"));
}

#[test]
fn bad_fen4_is_refused_in_words() {
    for (from, to, expected) in [
        ("R-0", "W-0", "line 1, column 1: expected the colour to move: R, B, Y or G, found \"W-0\" (J10.2)"),
        (
            "R-0,0,0,0",
            "R-0,0,0,2",
            "line 1, column 9: expected 0, or 1 for a dead army, found \"2-0\" (J10.2)",
        ),
        (
            "R-0,0,0,0",
            "R-0,0,0",
            "line 1, column 8: expected \",\" and the value of the next colour, found \"-0\" (J10.2)",
        ),
        (
            "'8x8'",
            "'14x14'",
            "line 1, column 44: expected '8x8', the size of our board, found \"'14x14'}-x\" (J10.2)",
        ),
        (
            "'dim'",
            "'bank':('rP'),'dim'",
            "line 1, column 39: expected an option that our rules can carry: dim, resigned or flagged, found \
             \"bank':\" (J10.2)",
        ),
        (
            "rK",
            "rQ",
            "line 1, column 326: expected a man: r, b, y or g, and P, N, B, R or K; d before it when dead, found \"rQ\" (J10.2)",
        ),
        (
            "rK,2",
            "rK,9",
            "line 1, column 329: expected a number of empty squares that fits the rank, found \"9\" (J10.2)",
        ),
        (
            "bR,bP,2",
            "x,bP,2",
            "line 1, column 141: expected a square of our board: from d4 to k11 none is missing, found \"x\" (J10.2)",
        ),
        (
            "-x,x,x,x",
            "-x,x,x,rP",
            "line 1, column 57: expected nobody outside d4 to k11, found \"rP\" (J10.2)",
        ),
    ] {
        let text = START.replacen(from, to, 1);
        assert_eq!(fen4::read(&text).expect_err(&text).to_string(), expected, "{to}");
    }
    let kings = START.replacen("rP,rP,rP", "rK,rK,rK", 1);
    assert_eq!(fen4::read(&kings).unwrap_err().rule(), Some("J3.2"));
    assert_eq!(
        fen4::read("").unwrap_err().to_string(),
        "line 1, column 1: expected the colour to move: R, B, Y or G, found the end of the text (J10.2)"
    );
}

#[test]
fn bad_pgn4_is_refused_in_words() {
    for (text, expected) in [
        (
            "[Variant \"Teams\"]",
            "line 1, column 11: the variant \"Teams\" is not played here: only FFA is (J10.2)",
        ),
        (
            "[StartFen4 \"4PC\"]",
            "line 1, column 13: the start named \"4PC\" is none of ours: it must be a FEN4 (J10.2)",
        ),
        (
            "[StartFen4 \"W-0\"]",
            "line 1, column 13: expected the colour to move: R, B, Y or G, found \"W-0\" (J10.2)",
        ),
        ("[StartFen4 \"W", "line 1, column 14: expected a closing '\"', found the end of the text (J10.2)"),
        (
            "1. O-O",
            "line 1, column 4: expected a move, such as f5-f6, Bf4-g5 or Nf6xRe8, or R, T or C, found \"O-O\" (J10.2)",
        ),
        (
            "1. c5-c6",
            "line 1, column 4: expected a move, such as f5-f6, Bf4-g5 or Nf6xRe8, or R, T or C, found \"c5-c6\" (J10.2)",
        ),
        (
            "1. Rc5-c6",
            "line 1, column 5: expected a square from d4 to k11, the part of the large board that is ours, found \"c5-c6\" (J10.2)",
        ),
        ("1. f5f6", "line 1, column 6: expected - or x, and where the man goes, found \"f6\" (J10.2)"),
        (
            "1. f5-f12",
            "line 1, column 7: expected a square from d4 to k11, the part of the large board that is ours, found \"f12\" (J10.2)",
        ),
        (
            "1. f5-f6=Q",
            "line 1, column 10: expected R: a pawn becomes a boat, the site's rook, found \"Q\" (J10.2)",
        ),
        ("1. f5-f6&@rQ", "line 1, column 9: expected the end of the move, found \"&@rQ\" (J10.2)"),
        ("1. Nf5-f6", "line 1, column 4: on c2 stands a pawn, not a horse (J2)"),
        ("1. f5xf6", "line 1, column 6: on c3 stands nobody, not a pawn (J2)"),
        ("1. f5-f7", "line 1, column 4: a pawn does not go from c2 to c4 (J2)"),
        (
            "1. (f5-f6)",
            "line 1, column 4: expected a move: a record has no variations, found \"(f5-f6\" (J10.2)",
        ),
        ("1. f5-f6 { oh", "line 1, column 14: expected a closing '}', found the end of the text (J10.2)"),
        (
            "1. C",
            "line 1, column 4: only one of the last two armies in play may claim the end of the game (J10.2)",
        ),
        ("1. R .. R .. R .. R", "line 1, column 19: the game is over: no more moves (J7.2)"),
    ] {
        assert_eq!(pgn4::read(text).expect_err(text).to_string(), expected, "{text}");
    }
}
