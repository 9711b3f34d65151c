//! How wide text is on a terminal: names may be in any script.

use std::fmt;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// How many columns of a terminal a text takes: two for a Chinese character, none for a mark that stands on the letter
/// before it.
///
/// ```
/// use chaupat_render::columns;
///
/// assert_eq!(["Asha", "e\u{301}", "आशा", "日本"].map(columns), [4, 1, 3, 4]);
/// ```
pub fn columns(text: &str) -> usize {
    text.width()
}

/// How many columns the widest of several texts takes, 0 without any.
pub fn widest<'a>(texts: impl IntoIterator<Item = &'a str>) -> usize {
    texts.into_iter().map(columns).max().unwrap_or(0)
}

/// A text with blanks behind it, so that so many columns are taken. What is wider stays as it is.
///
/// ```
/// use chaupat_render::padded;
///
/// assert_eq!(format!("{}|{}|", padded("Asha", 6), padded("日本", 6)), "Asha  |日本  |");
/// ```
pub const fn padded(text: &str, columns: usize) -> Padded<'_> {
    Padded { text, columns }
}

/// A text that is printed with blanks behind it: see [`padded`].
#[derive(Clone, Copy, Debug)]
pub struct Padded<'a> {
    text: &'a str,
    columns: usize,
}

impl fmt::Display for Padded<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing = self.columns.saturating_sub(columns(self.text));
        write!(f, "{}{:missing$}", self.text, "")
    }
}

/// The longest start of a text that fits into so many columns. A mark is never parted from its letter.
///
/// ```
/// use chaupat_render::start_within;
///
/// assert_eq!([0, 1, 2].map(|columns| start_within("e\u{301}日", columns)), ["", "e\u{301}", "e\u{301}"]);
/// ```
pub fn start_within(text: &str, columns: usize) -> &str {
    let mut taken = 0;
    let end = text.char_indices().find(|&(_, letter)| {
        taken += letter.width().unwrap_or(0);
        taken > columns
    });
    end.map_or(text, |(end, _)| &text[..end])
}

/// The longest end of a text that fits into so many columns.
///
/// ```
/// use chaupat_render::end_within;
///
/// assert_eq!([0, 2, 3].map(|columns| end_within("日e\u{301}", columns)), ["", "e\u{301}", "日e\u{301}"]);
/// ```
pub fn end_within(text: &str, columns: usize) -> &str {
    let mut taken = 0;
    let mut start = text.len();
    for (at, letter) in text.char_indices().rev() {
        let width = letter.width().unwrap_or(0);
        taken += width;
        if taken > columns {
            break;
        }
        if width > 0 {
            start = at;
        }
    }
    &text[start..]
}
