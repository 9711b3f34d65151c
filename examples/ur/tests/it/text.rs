//! Positions, plies, rule sets and records in letters, typed by hand from the rule book.

use chaupat::{
    AnyRecord, Date, Match, Notation, Ply, Position as _, Record,
    notation::{read_rules, write_rules},
};
use ur::{Action, Fault, Position, Rules, RulesError, SetupError};

fn position(text: &str) -> Position {
    Position::read_position(text).unwrap()
}

fn refused(text: &str) -> String {
    Position::read_position(text).unwrap_err().to_string()
}

#[test]
fn u6_1_rule_sets() {
    assert_eq!(write_rules(&Rules::default()), "ur");
    for men in 1..=6 {
        let text = format!("ur(men={men})");
        let rules: Rules = read_rules(&text).unwrap();
        assert_eq!((rules.men(), write_rules(&rules)), (men, text));
    }
    assert_eq!(read_rules::<Rules>("ur.finkel(men=7)").unwrap(), Rules::default());
    let error = read_rules::<Rules>("ur(men=8)").unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 1: each side has 1 to 7 men, not 8 (U6.1)");
    assert!(error.fault::<RulesError>().is_some());
    let error = read_rules::<Rules>("ur(man=3)").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 1, column 4: expected a parameter of ur, such as men, found \"man=3\" (U6.1)"
    );
}

#[test]
fn u7_1_positions() {
    let text = "ur(men=3) ; L 0 4 15 ; D 0 0 7 ; L moves 3";
    assert_eq!(position(text).write_position(), text);
    assert_eq!(position("ur(men=3);D 7 0  0 ; L 15 4 0 ;L moves  3").write_position(), text);
    let start = "ur ; L 0 0 0 0 0 0 0 ; D 0 0 0 0 0 0 0 ; L throws";
    assert_eq!(Position::initial(&Rules::default()).write_position(), start);
    assert_eq!(position("ur(men=1) ; L 14 ; D 15 ; over").write_position(), "ur(men=1) ; L 14 ; D 15 ; over");
}

#[test]
fn u7_1_positions_that_are_none() {
    let expected = |column: u32, expected: &str, found: &str| {
        format!("line 1, column {column}: expected {expected}, found {found} (U7.1)")
    };
    assert_eq!(refused("ur(men=1) ; S 0"), expected(13, "a side, L or D", "\"S\""));
    assert_eq!(refused("ur(men=1) ; L 16"), expected(15, "a man's square, 0 in hand to 15 home", "\"16\""));
    assert_eq!(
        refused("ur(men=1) ; L 1 ; D 2"),
        expected(22, "\";\" and the next part of the position", "the end of the text")
    );
    assert_eq!(
        refused("ur(men=1) ; L 1 ; D 2 ; L waits"),
        expected(27, "\"throws\", or \"moves\" and a throw", "\"waits\"")
    );
    assert_eq!(
        refused("ur(men=1) ; L 1 ; D 2 ; over and out"),
        expected(30, "the end of the position", "\"and\"")
    );
    let says = |text: &str, says: &str| assert_eq!(refused(text), format!("line 1, column {says}"));
    says("ur(men=1) ; L 1 ; L 2", "19: the side stands here a second time (U7.1)");
    says("ur(men=1) ; L 1 ; D 2 3 ; L throws", "19: this rule set does not give a side 2 men (U1.1)");
    says(
        "ur(men=1) ; L 5 ; D 5 ; L throws",
        "19: square 5 is shared: men of both sides never stand there together (U3.3)",
    );
    says("ur(men=1) ; L 14 ; D 5 ; L moves 2", "26: nobody can use a 2 here, so no move is due (U3.7)");
    says(
        "ur(men=1) ; L 14 ; D 5 ; over",
        "26: the game is over when one side has all men home, and goes on until then (U5.1)",
    );
    let error = Position::read_position("ur(men=1) ; L 5 ; D 5 ; L throws").unwrap_err();
    assert_eq!(error.fault::<SetupError>().unwrap().faults().len(), 1);
}

#[test]
fn u7_2_plies() {
    let moving = position("ur(men=3) ; L 0 4 6 ; D 0 0 10 ; L moves 4");
    let act = |from| Ply::Act(Action { from });
    let writes = |from, short: &str, long: &str| {
        assert_eq!(moving.write_ply(act(from)), short);
        assert_eq!(moving.record_ply(act(from)), [long]);
        assert_eq!((moving.read_ply(short), moving.read_ply(long)), (Ok(act(from)), Ok(act(from))));
    };
    writes(4, "4-8", "4-8*");
    writes(6, "6-10", "6-10x");
    let says = |text: &str, says: &str| {
        assert_eq!(moving.read_ply(text).unwrap_err().to_string(), format!("line 1, column {says}"));
    };
    says("4-7", "3: the throw takes this man to 8 (U3.1)");
    says("4-8x", "4: no man is taken on 8 (U3.3)");
    says("6-10*", "5: square 10 is no rosette (U1.3)");
    says("0-4", "1: a man of the mover stands on square 4 already (U3.2)");
    says("4", "1: a move is due now, not a throw (U2.2)");
    says("4-8**", "5: expected the end of the move, found \"*\" (U7.2)");
    says("8", "1: a move is due now, not a throw (U2.2)");
    says("up", "1: expected a throw, such as 3, or a move, such as 4-7, found \"up\" (U7.2)");
    assert_eq!(moving.read_ply("0-4").unwrap_err().fault(), Some(&Fault::OwnMan(4)));
}

#[test]
fn u7_2_idle_throws_are_told() {
    let throwing = position("ur(men=2) ; L 13 15 ; D 0 0 ; L throws");
    let words = |throw| throwing.record_ply(Ply::Throw(throw)).join(" ");
    assert_eq!([0, 1, 2, 3, 4].map(words), ["0 --", "1", "2", "3 --", "4 --"]);
    assert!(Position::is_remark("--") && !Position::is_remark("3"));
}

/// Played by hand: Dark brings a man in on the rosette 4, throws again and takes on square 6.
const RECORD: &str = r#"[Game "ur"]
[Rules "ur(men=2)"]
[Start "ur(men=2) ; L 6 14 ; D 0 0 ; L throws"]
[L "Asha"]
[D "bot:greedy"]
[Date "2026-11-30"]
[Result "L 1, D 2"]
[Ended "resigned D"]

1. L 0 --
2. D 4 0-4* {well thrown} 2 4-6x
3. L 1 14-15
4. D 0 --
5. L 3 0-3
D resigns
"#;

#[test]
fn records_go_round() {
    let record = &Record::<Position>::read(RECORD).unwrap()[0];
    assert_eq!(record.write(), RECORD);
    assert_eq!(record.game().turns(), 5);
    assert_eq!(record.game().current().write_position(), "ur(men=2) ; L 3 15 ; D 0 6 ; D throws");
    let refused =
        |from: &str, to: &str| Record::<Position>::read(&RECORD.replace(from, to)).unwrap_err().to_string();
    assert_eq!(refused("4-6x", "4-6*"), "line 11, column 32: square 6 is no rosette (U1.3)");
    assert_eq!(
        refused("3. L 1 14-15", "3. L 2 14-15"),
        "line 12, column 8: a man gets home by the exact throw only: this goes 1 too far (U3.5)"
    );
    assert_eq!(refused("L 0 --", "L 1 --"), "line 10, column 8: -- does not happen here");
    assert_eq!(refused("D resigns", "E resigns"), "line 15, column 1: 'E' is no seat in play; these are L D");
}

#[test]
fn a_record_of_a_stranger_is_none_of_the_products() {
    let error = AnyRecord::read(RECORD).unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 8: expected a game, chaupar or chaturaji, found \"ur\"");
    let mut record = Record::from(Match::<Position>::new(&Rules::default()));
    record.set_date(Some("2026".parse::<Date>().unwrap()));
    assert_eq!(Record::<Position>::read(&record.write()).unwrap(), [record]);
}
