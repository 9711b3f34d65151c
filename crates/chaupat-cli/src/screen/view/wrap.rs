use chaupat::render::{Ink, Line};

/// A line broken at blanks into lines of this many characters; all but the first begin with `indent` blanks. A word
/// that is longer than a line is cut.
pub(in crate::screen) fn wrap(line: &Line, width: usize, indent: usize) -> Vec<Line> {
    let letters: Vec<Letter> = line
        .spans()
        .iter()
        .flat_map(|span| span.text.chars().map(|glyph| Letter { glyph, ink: span.ink, strong: span.strong }))
        .collect();
    let width = width.max(1);
    let indent = if width > indent + 8 { indent } else { 0 };
    let mut lines = Vec::new();
    let mut rest = letters.as_slice();
    loop {
        let margin = if lines.is_empty() { 0 } else { indent };
        let room = width - margin;
        if rest.len() <= room {
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
    ink: Ink,
    strong: bool,
}

fn collect(letters: &[Letter], margin: usize) -> Line {
    let start = if margin > 0 { Line::plain(" ".repeat(margin)) } else { Line::new() };
    letters.chunk_by(|a, b| (a.ink, a.strong) == (b.ink, b.strong)).fold(start, |line, run| {
        let text: String = run.iter().map(|letter| letter.glyph).collect();
        if run[0].strong { line.with_strong(text, run[0].ink) } else { line.with(text, run[0].ink) }
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

    #[test]
    fn inks_stay() {
        let line = Line::plain("a ").with_strong("bc de", Ink::Alert);
        let lines = wrap(&line, 4, 0);
        assert_eq!(lines[0], Line::plain("a ").with_strong("bc", Ink::Alert));
        assert_eq!(lines[1], Line::new().with_strong("de", Ink::Alert));
    }
}
