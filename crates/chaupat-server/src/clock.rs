//! The time.

use std::time::{SystemTime, UNIX_EPOCH};

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("the clock is set later than 1970");
    u64::try_from(since.as_millis()).expect("not before the year 500 million")
}
