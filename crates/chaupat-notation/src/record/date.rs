use crate::rules::digits;
use std::{fmt, str::FromStr};

/// A date as far as it is known: `2026-11-30`, `2026-11`, `2026` or `?`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Date {
    year: Option<u16>,
    month: Option<u8>,
    day: Option<u8>,
}

impl Date {
    /// A whole date, `None` when there is no such day in any year.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let last = match month {
            2 => 29,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let exists = year <= 9999 && (1..=12).contains(&month) && (1..=last).contains(&day);
        exists.then_some(Self { year: Some(year), month: Some(month), day: Some(day) })
    }
}

/// A text that is no date.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a date is written 2026-11-30, 2026-11, 2026 or ?")]
pub struct DateError;

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Self, DateError> {
        if text == "?" {
            return Ok(Self::default());
        }
        let parts: Vec<_> = text.split('-').collect();
        let number = |index: usize, length: usize| match parts.get(index) {
            Some(part) if part.len() == length => digits::<u16>(part).map(Some).ok_or(DateError),
            Some(_) => Err(DateError),
            None => Ok(None),
        };
        let (year, month, day) = (number(0, 4)?.ok_or(DateError)?, number(1, 2)?, number(2, 2)?);
        Self::new(year, month.unwrap_or(1) as u8, day.unwrap_or(1) as u8)
            .filter(|_| parts.len() <= 3)
            .ok_or(DateError)?;
        Ok(Self { year: Some(year), month: month.map(|month| month as u8), day: day.map(|day| day as u8) })
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(year) = self.year else { return f.write_str("?") };
        write!(f, "{year:04}")?;
        self.month.map_or(Ok(()), |month| write!(f, "-{month:02}"))?;
        self.day.map_or(Ok(()), |day| write!(f, "-{day:02}"))
    }
}
