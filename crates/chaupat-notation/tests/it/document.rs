//! What `docs/notation.md` shows is true.

use chaupat_notation::{AnyRecord, Notation, json, read_rules, write_rules};

const DOCUMENT: &str = include_str!("../../../../docs/notation.md");

/// The block of code that begins so.
fn block(start: &str) -> &'static str {
    let at = DOCUMENT.find(&format!("```{start}")).unwrap_or_else(|| panic!("no block begins with {start}"));
    let block = DOCUMENT[at..].split_once('\n').unwrap().1;
    block.split_once("```").unwrap().0
}

/// Pieces of text in the way of code, on one line each.
fn code() -> impl Iterator<Item = &'static str> {
    DOCUMENT.lines().flat_map(|line| line.split('`').skip(1).step_by(2))
}

#[test]
fn the_record_is_the_same_in_both_forms() {
    let plain = block("\n[Game");
    let records = AnyRecord::read(plain).unwrap();
    assert_eq!(records[0].write(), plain);
    assert_eq!(json::read(block("json")).unwrap(), records);
}

#[test]
fn positions_and_rule_sets_are_read_back() {
    let mut count = 0;
    for text in code() {
        if text.starts_with("chaupar") && text.contains(" ; ") {
            assert_eq!(chaupar::Position::read_position(text).unwrap().write_position(), text);
        } else if text.starts_with("chaturaji") && text.contains(' ') {
            assert_eq!(chaturaji::Position::read_position(text).unwrap().write_position(), text);
        } else if text.starts_with("chaupar") {
            write_rules(
                &read_rules::<chaupar::Rules>(text).unwrap_or_else(|error| panic!("{text}: {error}")),
            );
        } else if text.starts_with("chaturaji") {
            write_rules(
                &read_rules::<chaturaji::Rules>(text).unwrap_or_else(|error| panic!("{text}: {error}")),
            );
        } else {
            continue;
        }
        count += 1;
    }
    assert!(count > 8, "{count} examples");
}
