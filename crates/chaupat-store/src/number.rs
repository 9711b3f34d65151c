//! Numbers of a database.

/// A number as databases hold it, with a sign; versions and times stay far below the limit.
pub(crate) fn number(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}
