//! Files of known counts of lines of play, `tests/data/*.perft`.
//!
//! ```text
//! # The start without dice (J12.9).
//! rules chaturaji(dice=none)
//! 1 9
//! 2 81
//!
//! # One throw is due: its weights sum to 128.
//! rules chaupar
//! position chaupar ; S 0 0 0 0 ; E 0 0 0 0 ; N 0 0 0 0 ; W 0 0 0 0 ; S throws
//! 1 8 128
//! ```
//!
//! A line `rules RULES` begins a case, which starts where a game of these rules starts, or at the position of a line
//! `position POSITION` right below. Each line after these is a depth in plies, the number of lines of exactly that many
//! plies, and, if the case has chance in it, the sum of the products of their weights. Depths ascend. Blank lines and
//! lines that begin with `#` say nothing.

use std::fmt;

/// A start and what is counted from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The line of the file where the case begins, from 1.
    pub line: usize,
    /// The rule set, as text.
    pub rules: String,
    /// The position to start from, as text; none for the start of a game.
    pub position: Option<String>,
    /// At least one, depths ascending.
    pub counts: Vec<Count>,
}

/// How many lines of play there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// Plies in each line.
    pub depth: u32,
    /// How many lines.
    pub lines: u64,
    /// The sum over the lines of the product of their throws' weights, where the file gives it.
    pub weight: Option<u128>,
}

/// A file that is not as described.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Malformed {
    /// The line of the file, from 1.
    pub line: usize,
    /// What should stand there.
    pub expected: &'static str,
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.expected)
    }
}

impl std::error::Error for Malformed {}

/// Reads the text of a file.
///
/// # Errors
/// Names the first line that is not as described, or the case that counts nothing.
pub fn parse(text: &str) -> Result<Vec<Case>, Malformed> {
    let mut cases: Vec<Case> = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let (number, line) = (index + 1, line.trim());
        if !line.is_empty() && !line.starts_with('#') {
            take(&mut cases, number, line).map_err(|expected| Malformed { line: number, expected })?;
        }
    }
    match cases.iter().find(|case| case.counts.is_empty()) {
        Some(case) => Err(Malformed { line: case.line, expected: "a case with a count" }),
        None => Ok(cases),
    }
}

/// Adds one line to the cases; an error says what was expected instead.
fn take(cases: &mut Vec<Case>, number: usize, line: &str) -> Result<(), &'static str> {
    if let Some(rules) = line.strip_prefix("rules ") {
        let rules = rules.trim().to_owned();
        cases.push(Case { line: number, rules, position: None, counts: Vec::new() });
        return Ok(());
    }
    let case = cases.last_mut().ok_or("`rules RULES` first")?;
    if let Some(position) = line.strip_prefix("position ") {
        let is_right_below = case.position.is_none() && case.counts.is_empty();
        case.position = Some(position.trim().to_owned());
        return is_right_below.then_some(()).ok_or("`position POSITION` right below `rules RULES`");
    }
    let count = count(line).ok_or("`rules RULES`, `position POSITION` or `DEPTH LINES [WEIGHT]`")?;
    let ascends = case.counts.last().is_none_or(|last| last.depth < count.depth);
    case.counts.push(count);
    ascends.then_some(()).ok_or("a greater depth than above")
}

fn count(line: &str) -> Option<Count> {
    let mut words = line.split_whitespace();
    let depth = words.next()?.parse().ok()?;
    let lines = words.next()?.parse().ok()?;
    let weight = words.next().map(str::parse).transpose().ok()?;
    words.next().is_none().then_some(Count { depth, lines, weight })
}

#[cfg(test)]
mod tests {
    use super::{Case, Count, Malformed, parse};

    fn refused(text: &str) -> (usize, &'static str) {
        let Malformed { line, expected } = parse(text).unwrap_err();
        (line, expected)
    }

    #[test]
    fn cases_start_at_the_start_or_at_a_position() {
        let text = "# two\nrules chaturaji.ffa\n1 20\n2 400 \n\nrules chaupar\nposition chaupar ; S throws\n1 8 128\n";
        let first = Case {
            line: 2,
            rules: "chaturaji.ffa".to_owned(),
            position: None,
            counts: vec![
                Count { depth: 1, lines: 20, weight: None },
                Count { depth: 2, lines: 400, weight: None },
            ],
        };
        let second = Case {
            line: 6,
            rules: "chaupar".to_owned(),
            position: Some("chaupar ; S throws".to_owned()),
            counts: vec![Count { depth: 1, lines: 8, weight: Some(128) }],
        };
        assert_eq!(parse(text).unwrap(), [first, second]);
    }

    #[test]
    fn faults_name_the_line_and_what_was_expected() {
        assert_eq!(refused("# x\n1 8\n"), (2, "`rules RULES` first"));
        assert_eq!(refused("rules a\n\nrules b\n1 1\n"), (1, "a case with a count"));
        assert_eq!(
            refused("rules a\n1 1\nposition p\n"),
            (3, "`position POSITION` right below `rules RULES`")
        );
        assert_eq!(
            refused("rules a\nposition p\nposition q\n"),
            (3, "`position POSITION` right below `rules RULES`")
        );
        assert_eq!(refused("rules a\n2 1\n2 1\n"), (3, "a greater depth than above"));
        for line in ["1", "one 8", "1 8 128 9", "1 8 x", "-1 8", "position", "rule b"] {
            let expected = "`rules RULES`, `position POSITION` or `DEPTH LINES [WEIGHT]`";
            assert_eq!(refused(&format!("rules a\n{line}\n")), (2, expected), "{line}");
        }
    }

    #[test]
    fn an_empty_file_has_no_case() {
        assert_eq!(parse("\n# nothing\n").unwrap(), []);
    }

    #[test]
    fn faults_are_told_in_a_sentence() {
        assert_eq!(parse("1 8").unwrap_err().to_string(), "line 1: expected `rules RULES` first");
    }
}
