//! A record as lines of bytes: nothing is decoded, so that every byte counts.

use super::deal::is_of_header;

/// A file that may be a record.
pub(super) struct File<'a> {
    /// Without their ends.
    pub(super) lines: Vec<&'a [u8]>,
    /// Whether the last line has an end.
    pub(super) ends: bool,
    /// How many lines stand before the first that is no tag.
    pub(super) head: usize,
}

/// A word of the movetext, and the number of its line.
#[derive(Clone, Copy)]
pub(super) struct Word<'a> {
    pub(super) line: usize,
    pub(super) text: &'a [u8],
}

impl<'a> File<'a> {
    pub(super) fn new(text: &'a [u8]) -> Self {
        let mut lines: Vec<&[u8]> = text.split(|&byte| byte == b'\n').collect();
        let ends = lines.last().is_some_and(|last| last.is_empty());
        if ends {
            lines.pop();
        }
        let head = lines.iter().take_while(|line| line.starts_with(b"[")).count();
        Self { lines, ends, head }
    }

    /// Whether anything says that the dice can be verified.
    pub(super) fn has_dice(&self) -> bool {
        let says = |line: &&[u8]| line.starts_with(b"[Throws \"dice/") || line.starts_with(b"[DiceGame \"");
        self.lines.iter().any(says)
    }

    /// The lines that go into the key, with their ends.
    pub(super) fn header(&self) -> Vec<u8> {
        let lines = self.lines.iter().take_while(|line| is_of_header(line));
        lines.flat_map(|line| line.iter().copied().chain([b'\n'])).collect()
    }

    /// The words of the turns and of the casts for the first turn, without numbers and letters at their beginning.
    pub(super) fn words(&self) -> Vec<Word<'a>> {
        let (mut words, mut turn, mut is_comment) = (Vec::new(), Vec::new(), false);
        for (index, text) in self.lines.iter().enumerate().skip(self.head) {
            is_comment = split(text, is_comment, |text| turn.push(Word { line: index + 1, text }));
            if !is_comment {
                let skipped = before_plies(&turn);
                words.extend(turn.drain(..).skip(skipped));
            }
        }
        words
    }
}

/// Hands over the words of a line that are in no comment; `is_comment` is whether the line begins in one, and what is
/// returned, whether it ends in one.
fn split<'a>(line: &'a [u8], mut is_comment: bool, mut word: impl FnMut(&'a [u8])) -> bool {
    let mut start = 0;
    let mut escaped = false;
    for (at, &byte) in line.iter().enumerate() {
        if is_comment {
            is_comment = byte != b'}' || escaped;
            escaped = byte == b'\\' && !escaped;
            start = at + 1;
        } else if byte == b' ' || byte == b'{' {
            if start < at {
                word(&line[start..at]);
            }
            is_comment = byte == b'{';
            start = at + 1;
        }
    }
    if !is_comment && start < line.len() {
        word(&line[start..]);
    }
    is_comment
}

/// How many words stand before the plies of a line: number and letter of a turn, `opening`, all of an event.
fn before_plies(line: &[Word<'_>]) -> usize {
    match line.first() {
        Some(first) if first.text.ends_with(b".") => 2,
        Some(first) if first.text == b"opening" => 1,
        _ => line.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<(usize, String)> {
        let file = File::new(text.as_bytes());
        let words = file.words().into_iter();
        words.map(|word| (word.line, String::from_utf8_lossy(word.text).into_owned())).collect()
    }

    #[test]
    fn plies_are_found_behind_what_a_line_begins_with() {
        let text = "[Game \"chaupar\"]\n{a 25}\n\nopening 10 3\n1. S 25 25:0-4\nN resigns\n";
        let expected = [(4, "10"), (4, "3"), (5, "25"), (5, "25:0-4")];
        assert_eq!(words(text), expected.map(|(line, word)| (line, word.to_owned())));
    }

    #[test]
    fn comments_are_left_out_and_may_go_over_lines() {
        let text = "1. S 25{one \\} 7 \\\\}3 {two\n[4 \\\n5} 10\n2. N 14 {open\n3. S 2\n";
        let expected = [(1, "25"), (1, "3"), (3, "10")];
        assert_eq!(words(text), expected.map(|(line, word)| (line, word.to_owned())));
    }

    #[test]
    fn the_end_of_the_last_line_is_looked_at() {
        assert!(File::new(b"a\n").ends && !File::new(b"a").ends);
        assert_eq!(File::new(b"[a\n[b\n\n[c\n").head, 2);
    }
}
