use chaupat::render::{Line, Role};
use unicode_width::UnicodeWidthChar;

/// A line broken at blanks into lines of this many columns; all but the first begin with `indent` blanks. A word
/// that is longer than a line is cut, never between a letter and its marks.
pub(crate) fn wrap(line: &Line, width: usize, indent: usize) -> Vec<Line> {
    let letters: Vec<Letter> = line
        .spans()
        .iter()
        .flat_map(|span| span.text.chars().map(|glyph| Letter { glyph, role: span.role, bold: span.bold }))
        .collect();
    let width = width.max(1);
    let indent = if width > indent + 8 { indent } else { 0 };
    let mut lines = Vec::new();
    let mut rest = letters.as_slice();
    loop {
        let margin = if lines.is_empty() { 0 } else { indent };
        let room = fitting(rest, width - margin);
        if rest.len() == room {
            lines.push(collect(rest, margin));
            return lines;
        }
        let blank = rest[..=room].iter().rposition(|letter| letter.glyph == ' ');
        let end = blank.filter(|&blank| blank > 0).unwrap_or(room);
        lines.push(collect(&rest[..end], margin));
        let skipped = rest[end..].iter().take_while(|letter| letter.glyph == ' ').count();
        rest = &rest[end + skipped..];
        if rest.is_empty() {
            return lines;
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
struct Letter {
    glyph: char,
    role: Role,
    bold: bool,
}

/// How many letters fit into so many columns, with the marks that stand on them: one at least, so that there is an end.
fn fitting(letters: &[Letter], columns: usize) -> usize {
    let mut taken = 0;
    let beyond = letters.iter().enumerate().position(|(at, letter)| {
        let width = letter.glyph.width().unwrap_or(0);
        taken += width;
        at > 0 && width > 0 && taken > columns
    });
    beyond.unwrap_or(letters.len())
}

fn collect(letters: &[Letter], margin: usize) -> Line {
    let start = if margin > 0 { Line::plain(" ".repeat(margin)) } else { Line::new() };
    letters.chunk_by(|a, b| (a.role, a.bold) == (b.role, b.bold)).fold(start, |line, run| {
        let text: String = run.iter().map(|letter| letter.glyph).collect();
        if run[0].bold { line.with_bold(text, run[0].role) } else { line.with(text, run[0].role) }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrapped(text: &str, width: usize, indent: usize) -> Vec<String> {
        wrap(&Line::plain(text), width, indent).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lines_break_at_blanks() {
        assert_eq!(wrapped("one two three", 7, 0), ["one two", "three"]);
        assert_eq!(wrapped("one two three", 12, 2), ["one two", "  three"]);
        assert_eq!(wrapped("abcdefgh", 3, 0), ["abc", "def", "gh"]);
        assert_eq!(wrapped("", 3, 0), [""]);
        assert_eq!(wrapped("a b", 0, 5), ["a", "b"]);
    }

    /// Chinese characters are two columns wide, and the marks of Devanagari stand on their letters.
    #[test]
    fn columns_count_and_not_characters() {
        assert_eq!(wrapped("日本語 日本", 6, 0), ["日本語", "日本"]);
        assert_eq!(wrapped("日本語", 5, 0), ["日本", "語"]);
        assert_eq!(wrapped("日本", 1, 0), ["日", "本"]);
        assert_eq!(wrapped("e\u{301}e\u{301}e\u{301}", 2, 0), ["e\u{301}e\u{301}", "e\u{301}"]);
        assert_eq!(wrapped("राजेश्वरी", 7, 0), ["राजेश्वरी"]);
        assert_eq!(wrapped("e\u{301} e\u{301}", 3, 0), ["e\u{301} e\u{301}"]);
    }

    #[test]
    fn inks_stay() {
        let line = Line::plain("a ").with_bold("bc de", Role::Alert);
        let lines = wrap(&line, 4, 0);
        assert_eq!(lines[0], Line::plain("a ").with_bold("bc", Role::Alert));
        assert_eq!(lines[1], Line::new().with_bold("de", Role::Alert));
    }
}
