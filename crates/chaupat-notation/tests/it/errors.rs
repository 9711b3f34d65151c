//! What the rules object to arrives typed, and the place is told once.

use chaupat_core::Position;
use chaupat_notation::{AnyRecord, Notation, ReadError, ReadErrorKind, SyntaxError, json};
use std::error::Error;

fn refused<T: std::fmt::Debug>(read: Result<T, ReadError>, expected: &str) -> ReadError {
    let error = read.unwrap_err();
    assert_eq!(error.to_string(), expected);
    assert_eq!(error.to_string(), format!("{}: {}", error.at(), error.kind()));
    error
}

#[test]
fn a_ply_that_is_refused_keeps_its_fault() {
    let position = chaupar::Position::read_position(
        "chaupar(players=2) ; S 0 4 29 72 tod ; N 0 0 46 84 tod ; S moves 3",
    )
    .unwrap();
    let error = refused(position.read_ply("25:0-4"), "line 1, column 1: a 25 is not in the pool (C4.2)");
    assert_eq!(error.fault(), Some(&chaupar::Fault::NotInPool(chaupar::Element::Throw(25))));
    assert!(error.is_illegal() && error.source().is_some());

    let position = chaturaji::Position::initial(&chaturaji::Preset::Diceless.rules());
    let error =
        refused(position.read_ply("a1b1"), "line 1, column 1: the man on a1 belongs to another army (J2)");
    let a1 = chaturaji::Square::new(0, 0).unwrap();
    assert_eq!(error.fault(), Some(&chaturaji::Fault::NotYours(a1)));
    assert_eq!(error.fault::<chaupar::Fault>(), None);
}

/// Found through a record, and through JSON, and at the place in the whole text.
#[test]
fn a_fault_comes_through_every_form() {
    let record = "[Rules \"chaupar(players=2,opening=seat(0))\"]\n1. S 25 3 10:0-4";
    let fault = chaupar::Fault::NotInPool(chaupar::Element::Throw(10));
    let error = refused(AnyRecord::read(record), "line 2, column 11: a 10 is not in the pool (C4.2)");
    assert_eq!(error.fault(), Some(&fault));

    let record = "{\"rules\": \"chaupar(players=2,opening=seat(0))\",\n\
                  \"turns\": [{\"number\": 1, \"seat\": \"S\", \"plies\": [\"25\", \"3\", \"10:0-4\"]}]}";
    let error = refused(json::read(record), "line 2, column 60: a 10 is not in the pool (C4.2)");
    assert_eq!(error.fault(), Some(&fault));

    let event = "[Rules \"chaupar(players=2)\"]\nS claims";
    let error =
        refused(AnyRecord::read(event), "line 2, column 1: there is nothing to claim in chaupar (C11.1)");
    assert_eq!(error.fault(), Some(&chaupar::Fault::NoClaims));
}

#[test]
fn all_that_is_wrong_with_rules_and_setups_is_kept() {
    let rules = chaturaji::Position::read_rules("chaturaji(thrones=yes,exchange=yes)");
    let error = refused(
        rules,
        "line 1, column 1: thrones are a matter of teams: thrones=yes needs end=teams (J11.2)",
    );
    let all = error.fault::<chaturaji::RulesError>().unwrap();
    assert_eq!(all.conflicts().len(), 2);
    assert_eq!(
        all.to_string(),
        "thrones are a matter of teams: thrones=yes needs end=teams (J11.2); kings are exchanged between teams: \
         exchange=yes needs end=teams (J11.2)"
    );

    let setup = "chaupar(players=2) ; S 0 0 0 ; N 0 0 ; S throws";
    let error = refused(
        chaupar::Position::read_position(setup),
        "line 1, column 22: seat S has 3 men, the game is played with 4 (C3.1)",
    );
    let all = error.fault::<chaupar::SetupError>().unwrap();
    assert!(all.to_string().contains("2 men"), "{all}");
}

#[test]
fn what_is_badly_written_has_no_fault() {
    let error = refused(
        chaupar::Position::read_rules("chaupar(brn=no)"),
        "line 1, column 9: expected a parameter of chaupar, such as players, found \"brn=no\" (C16.0)",
    );
    assert!(!error.is_illegal() && error.source().is_none());
    let ReadErrorKind::Syntax(syntax) = error.kind() else { panic!("{error:?}") };
    assert_eq!((syntax.found(), syntax.rule()), ("brn=no", Some("C16.0")));
    assert_eq!(SyntaxError::new("an end", &"long ".repeat(9), None).found(), "long long long long long…");
}
