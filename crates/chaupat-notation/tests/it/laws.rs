//! What must hold for any text whatever: nothing panics, and what is read is written canonically and read again as the
//! same. Shared by the bounded test on stable and the fuzz targets.

use chaupat_core::{Node, Position};
use chaupat_notation::{
    AnyRecord, Game, Notation, ReadError, Record, RulesText,
    chaturaji::{fen4, pgn4},
    json, read_rules, with_game, write_rules,
};

/// Rule sets of all games.
pub(crate) fn rules(text: &str) {
    for game in Game::ALL {
        with_game!(game, P => rule_set::<<P as Position>::Rules>(text));
    }
}

fn rule_set<R: RulesText>(text: &str) {
    let Some(rules) = told(read_rules::<R>(text)) else { return };
    let written = write_rules(&rules);
    let back = read_rules::<R>(&written);
    assert_eq!(back, Ok(rules), "{text:?} became {written:?}");
    assert_eq!(write_rules(&rules), written);
}

/// A position, of the game that it begins with, and all that may be played in it.
pub(crate) fn position(text: &str) {
    if let Ok(game) = Game::of(text) {
        with_game!(game, P => position_of::<P>(text));
    }
}

fn position_of<P: Notation>(text: &str) {
    let Some(position) = told(P::read_position(text)) else { return };
    let written = position.write_position();
    let back = P::read_position(&written).map_err(|error| error.to_string());
    assert_eq!(back.as_ref(), Ok(&position), "{text:?} became {written:?}");
    assert_eq!(back.map(|position| position.write_position()), Ok(written.clone()));
    assert_eq!(json::read_position(&json::write_position(&position)), Ok(position.clone()));
    for ply in position.plies().into_iter().take(40) {
        for word in [position.write_ply(ply), position.record_ply(ply).swap_remove(0)] {
            let back = position.read_ply(&word).map_err(|error| error.to_string());
            assert_eq!(back, Ok(ply), "{written}: {word}");
        }
    }
    if position.node() != Node::Over {
        assert!(!position.plies().is_empty(), "{written}: nothing to play");
    }
}

/// A position in the first line and a ply in the second.
pub(crate) fn ply(text: &str) {
    if let Ok(game) = Game::of(text) {
        with_game!(game, P => ply_of::<P>(text));
    }
}

fn ply_of<P: Notation>(text: &str) {
    let (position, ply) = text.split_once('\n').unwrap_or((text, ""));
    let Some(position) = told(P::read_position(position)) else { return };
    let Some(ply) = told(position.read_ply(ply)) else { return };
    assert!(position.plies().contains(&ply), "{text:?}: what was read is not legal");
    assert_eq!(position.read_ply(&position.write_ply(ply)), Ok(ply), "{text:?}");
    let mut next = position;
    next.play_unchecked(ply);
    let written = next.write_position();
    assert_eq!(P::read_position(&written).map_err(|error| error.to_string()), Ok(next), "{text:?}");
}

/// A file of records.
pub(crate) fn record(text: &str) {
    let Some(records) = told(AnyRecord::read(text)) else { return };
    same(&records);
}

/// A file of records in JSON.
pub(crate) fn json(text: &str) {
    for game in Game::ALL {
        with_game!(game, P => _ = told(json::read_position::<P>(text)));
    }
    let Some(records) = told(json::read(text)) else { return };
    same(&records);
}

/// In every form the records are the same.
fn same(records: &[AnyRecord]) {
    let plain: String = records.iter().map(AnyRecord::write).collect();
    let back = AnyRecord::read(&plain).map_err(|error| error.to_string());
    assert_eq!(back.as_deref(), Ok(records), "{plain}");
    let text = json::write(records);
    let back = json::read(&text).map_err(|error| error.to_string());
    assert_eq!(back.as_deref(), Ok(records), "{text}");
}

/// A file in PGN4, and a position in FEN4.
pub(crate) fn pgn4(text: &str) {
    if let Some(position) = told(fen4::read(text)) {
        let written = fen4::write(&position).expect("what was read has the right rules and goes on").text;
        assert_eq!(fen4::read(&written).map_err(|error| error.to_string()), Ok(position), "{text:?}");
    }
    for record in told(pgn4::read(text)).into_iter().flatten() {
        let written = pgn4::write(&record).expect("what was read can be written").text;
        let back = pgn4::read(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
        assert_eq!(back[0].game(), record.game(), "{written}");
        let plain = record.write();
        assert_eq!(Record::read(&plain).map_err(|error| error.to_string()), Ok(vec![record]), "{plain}");
    }
}

/// An error can be told, and points into the text.
fn told<T>(result: Result<T, ReadError>) -> Option<T> {
    result.inspect_err(|error| assert!(error.to_string().starts_with("line "))).ok()
}
