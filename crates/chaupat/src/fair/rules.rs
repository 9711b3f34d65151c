//! The last check, for which the rules of the game have to be known.

use super::{
    Check, Difference,
    tables::Tables,
    tags::{Claims, DRAWN, SEATS, TABLES},
};
use chaupat_core::RuleSet;
use chaupat_notation::{AnyRecord, Location, Notation, Record, with_record};

/// The record is a game by the rules, its seats are those of the rule set, and each throw was drawn from the table of
/// its position.
pub(super) fn check(text: &[u8], claims: &Claims<'_>) -> Result<(), Difference> {
    let text = std::str::from_utf8(text).map_err(|error| {
        let good = String::from_utf8_lossy(&text[..error.valid_up_to()]);
        fault(Location::START.after(&good).line(), "this is no text in UTF-8")
    })?;
    let records =
        AnyRecord::read(text).map_err(|error| fault(error.at().line(), error.kind().to_string()))?;
    let [record] = records.as_slice() else {
        return Err(fault(1, format!("the file holds {} records, not one", records.len())));
    };
    with_record!(record, record => check_record(record, claims))
}

fn fault(line: u32, reason: impl Into<std::borrow::Cow<'static, str>>) -> Difference {
    Difference::new(Check::Rules, line as usize, reason)
}

fn check_record<P: Notation>(record: &Record<P>, claims: &Claims<'_>) -> Result<(), Difference> {
    let seats = record.game().start().rules().seats();
    if !seats.iter().map(|seat| (P::seat_letter(seat), seat)).eq(claims.seats.iter().copied()) {
        return Err(fault(claims.line(SEATS) as u32, "the seats are not those of the rule set"));
    }
    let tables = Tables::of(record.game());
    if !tables.tables.iter().eq(claims.tables.iter().map(|table| table.text)) {
        return Err(fault(claims.line(TABLES) as u32, "the tables are not those of the rule set"));
    }
    let drawn = claims.drawn.iter().map(|&(seat, table)| (claims.seats[seat].1, table + 1));
    if !tables.drawn.iter().copied().eq(drawn) {
        return Err(fault(
            claims.line(DRAWN) as u32,
            "the seats and tables of the throws are not those of the game",
        ));
    }
    Ok(())
}
